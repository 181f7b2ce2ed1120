import { discard, fadeIn, styleAsLayer, tableTopSteps } from './layer.js';
import { sameSpace, spaceIn, watchSpace, type Space } from './space.js';
import { loadPainter, surfaceNameOf, watchSurfaceName } from './table-top-painter.js';

/** Maximum time for painting without a pause, so that the page stays responsive: half a frame. */
const SLICE_MS = 8;

/** A table top that is painted before its table shows a game. */
interface PreparedTableTop {
  readonly host: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly space: Space;
  readonly stain: string | undefined;
  readonly surface: string | undefined;
  readonly closing: AbortController;
  isPainted: boolean;
  /** Whether the canvas has been cleared and will be replaced, because the size changes or the page is hidden. */
  isCleared: boolean;
}

/** The only prepared table top. Pages can have many tables, and preparing each of them would cost time and memory. */
let prepared: PreparedTableTop | null = null;

const drop = (): void => {
  if (!prepared) return;
  prepared.closing.abort();
  discard(prepared.canvas);
  prepared = null;
};

/** Delay, in ms, between the last size change and the painting at the new size. */
const RESIZE_DELAY_MS = 300;

const clear = (own: PreparedTableTop): void => {
  own.isPainted = false;
  own.isCleared = true;
  discard(own.canvas);
};

/** Maximum time, in ms, to wait for an idle moment before the painting continues anyway. */
const IDLE_TIMEOUT_MS = 200;

/** Resolves when the page is idle. Safari lacks `requestIdleCallback`. */
const idle = (view: Window & typeof globalThis): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in view) view.requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, 4);
  });

/**
 * Paints the table top of a host in short slices and shows it, so that a game can begin sooner. Does nothing if another host
 * on the page has a prepared table top. Paints the table top again when the size of the host changes or the host names another
 * surface. Clears it while the page is hidden.
 * @param stain the CSS colour of the stain, or undefined for natural wood
 * @param signal drops the table top
 */
export async function prepareTableTop(
  host: HTMLElement,
  stain: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  const page = host.ownerDocument;
  const view = page.defaultView;
  if (prepared || !view || page.hidden || signal.aborted) return;
  const closing = new AbortController();
  const canvas = styleAsLayer(page.createElement('canvas'));
  const space = spaceIn(host, view);
  const surface = surfaceNameOf(host);
  const own: PreparedTableTop = { host, canvas, space, stain, surface, closing, isPainted: false, isCleared: false };
  prepared = own;
  signal.addEventListener('abort', () => prepared === own && drop(), { signal: closing.signal });
  const repaint = (): void => {
    // A hidden page is painted when it is visible again.
    if (prepared !== own || page.hidden) return;
    drop();
    void prepareTableTop(host, stain, signal);
  };
  let resizing: ReturnType<typeof setTimeout> | undefined;
  const repaintLater = (): void => {
    clear(own);
    clearTimeout(resizing);
    resizing = setTimeout(repaint, RESIZE_DELAY_MS);
  };
  page.addEventListener('visibilitychange', () => (page.hidden ? clear(own) : repaint()), { signal: closing.signal });
  watchSpace(host, view, repaintLater, closing.signal);
  watchSurfaceName(host, repaint, closing.signal);
  const painter = await loadPainter(surface);
  const steps = tableTopSteps(canvas, space, stain, painter);
  for (let isDone = false; !isDone;) {
    // oxlint-disable-next-line no-await-in-loop -- the pauses are the purpose of the loop
    await idle(view);
    if (prepared !== own || own.isCleared) return;
    const start = performance.now();
    do isDone = steps.next().done === true;
    while (!isDone && performance.now() - start < SLICE_MS);
  }
  own.isPainted = true;
  host.prepend(canvas);
  fadeIn(canvas, view);
}

/** Hands over the canvas of a host's prepared table top. Returns null if it does not fit or is not painted yet. */
export function takeTableTop(host: HTMLElement, space: Space, stain: string | undefined): HTMLCanvasElement | null {
  if (prepared?.host !== host) return null;
  const { canvas, isPainted, closing } = prepared;
  if (
    !isPainted ||
    !sameSpace(space, prepared.space) ||
    stain !== prepared.stain ||
    surfaceNameOf(host) !== prepared.surface
  ) {
    drop();
    return null;
  }
  closing.abort();
  prepared = null;
  return canvas;
}
