import type { Size } from './pose.js';

/** The size of the host in CSS pixels. */
export interface Space extends Size {
  /** The size in device pixels of a canvas that fills the host. */
  readonly pixels: Size;
}

/** Maximum device pixels per CSS pixel. A ratio of 3 costs more than twice as much as 2 and looks the same. */
const MAX_PIXEL_RATIO = 2;

const ratioOf = (view: Window): number => Math.min(MAX_PIXEL_RATIO, view.devicePixelRatio || 1);

function spaceOf({ width, height }: Size, ratio: number): Space {
  return { width, height, pixels: { width: Math.round(width * ratio), height: Math.round(height * ratio) } };
}

/** Measures the host by its computed style, which has fractions and, unlike a client rect, ignores transforms. */
export function spaceIn(host: HTMLElement, view: Window): Space {
  const { width, height } = view.getComputedStyle(host);
  return spaceOf({ width: parseFloat(width) || 0, height: parseFloat(height) || 0 }, ratioOf(view));
}

export const sameSpace = (a: Space, b: Space): boolean =>
  a.width === b.width &&
  a.height === b.height &&
  a.pixels.width === b.pixels.width &&
  a.pixels.height === b.pixels.height;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1;

/**
 * Until `signal` is aborted: calls `onChange` when the size of the host or the size of its pixels (zoom, another screen)
 * changes.
 */
export function watchSpace(
  host: HTMLElement,
  view: Window & typeof globalThis,
  onChange: (space: Space) => void,
  signal: AbortSignal,
): void {
  let last = spaceIn(host, view);
  const notify = (space: Space): void => {
    if (signal.aborted || sameSpace(space, last)) return;
    last = space;
    onChange(space);
  };

  const exact = 'devicePixelContentBoxSize' in view.ResizeObserverEntry.prototype;
  const observer = new view.ResizeObserver((entries) => {
    const entry = entries.at(-1);
    if (!entry) return;
    const { width, height } = entry.contentRect;
    const expected = spaceOf({ width, height }, ratioOf(view));
    const box = entry.devicePixelContentBoxSize?.[0];
    // Only the browser knows how it rounds a box to pixels, and a canvas that is one pixel off would be blurred. A larger
    // difference is not rounding: the ratio is capped or simulated (the device mode of developer tools).
    const rounded =
      box && isNear(box.inlineSize, expected.pixels.width) && isNear(box.blockSize, expected.pixels.height);
    notify(rounded ? { ...expected, pixels: { width: box.inlineSize, height: box.blockSize } } : expected);
  });
  observer.observe(host, exact ? { box: 'device-pixel-content-box' } : {});
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });

  // A query matches only the ratio it was created for, so each change needs a new query.
  const watchPixelRatio = (): void => {
    if (signal.aborted) return;
    const query = view.matchMedia(`(resolution: ${view.devicePixelRatio}dppx)`);
    query.addEventListener(
      'change',
      () => {
        notify(spaceOf(last, ratioOf(view)));
        watchPixelRatio();
      },
      { once: true, signal },
    );
  };
  watchPixelRatio();
}
