import { HEIGHT_MESSAGE, REQUEST_MESSAGE, WORDPRESS_REQUEST } from './message-types.js';
import { naturalHeight, screenHeight } from './natural-height.js';

/** Period, in ms, in which a height that alternates with another is ignored. */
const ALTERNATION_MS = 1000;

/** The secret that WordPress adds to the frame's address, as in `#?secret=AbC123`. */
const SECRET = /[#?&]secret=(?<secret>[a-z\d]+)/i;

/** Returns the messages for a parent page with `host.js`, WordPress and AMP. */
export const heightMessages = (height: number, hash: string): readonly object[] => {
  const { secret } = SECRET.exec(hash)?.groups ?? {};
  return [
    { type: HEIGHT_MESSAGE, height },
    ...(secret === undefined ? [] : [{ message: 'height', value: height, secret }]),
    { sentinel: 'amp', type: 'embed-size', height },
  ];
};

/**
 * Returns whether to report a height. A parent page's scroll bar can change the frame's width, and the new height can remove
 * the scroll bar again. The returned function ends this alternation.
 */
export const createHeightFilter = (now: () => number): ((height: number) => boolean) => {
  let current: number | null = null;
  let previous: number | null = null;
  let since = -Infinity;
  return (height) => {
    if (height === current || (height === previous && now() - since < ALTERNATION_MS)) return false;
    [previous, current, since] = [current, height, now()];
    return true;
  };
};

/** A message of the parent page. */
interface ParentMessage {
  readonly type?: unknown;
  readonly message?: unknown;
}

/** Posts the page's height to its parent whenever the height changes and when the parent requests it. */
export function reportHeight(page: HTMLElement): void {
  const { parent } = window;
  if (parent === window) return;
  const isNew = createHeightFilter(() => performance.now());
  const currentHeight = (): number => naturalHeight(page.clientWidth, screenHeight());
  const post = (height: number): void => {
    // The parent can have any origin. The messages contain no secrets.
    for (const message of heightMessages(height, location.hash)) parent.postMessage(message, '*');
  };
  const update = (): void => {
    // A hidden frame has no width.
    if (page.clientWidth === 0) return;
    const height = currentHeight();
    if (isNew(height)) post(height);
  };
  new ResizeObserver(update).observe(page);
  addEventListener('message', ({ data, source }: MessageEvent<ParentMessage | null>) => {
    const isRequest = data?.type === REQUEST_MESSAGE || data?.message === WORDPRESS_REQUEST;
    if (source === parent && isRequest && page.clientWidth > 0) post(currentHeight());
  });
}
