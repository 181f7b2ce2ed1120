import type { Size } from './pose.js';

/** The room the host gives. */
export interface Space extends Size {
  /** Of a canvas that fills it, in device pixels. */
  readonly pixels: Size;
}

/** Three device pixels a CSS pixel would cost more than twice what two cost, and nobody sees it. */
const FINEST = 2;

const ratioOf = (view: Window): number => Math.min(FINEST, view.devicePixelRatio || 1);

function spaceOf({ width, height }: Size, ratio: number): Space {
  return { width, height, pixels: { width: Math.round(width * ratio), height: Math.round(height * ratio) } };
}

/** The room as it is now. Unlike `clientWidth` the style knows fractions, unlike a rectangle no transforms. */
export function spaceIn(host: HTMLElement, view: Window): Space {
  const { width, height } = view.getComputedStyle(host);
  return spaceOf({ width: parseFloat(width) || 0, height: parseFloat(height) || 0 }, ratioOf(view));
}

export const sameSpace = (a: Space, b: Space): boolean =>
  a.width === b.width &&
  a.height === b.height &&
  a.pixels.width === b.pixels.width &&
  a.pixels.height === b.pixels.height;

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1;

/** Tells of every change of the host's size and of the pixels' size (zoom, another screen) until `signal` aborts. */
export function watchSpace(
  host: HTMLElement,
  view: Window & typeof globalThis,
  changed: (space: Space) => void,
  signal: AbortSignal,
): void {
  let last = spaceIn(host, view);
  const tell = (space: Space): void => {
    if (signal.aborted || sameSpace(space, last)) return;
    last = space;
    changed(space);
  };

  const exact = 'devicePixelContentBoxSize' in view.ResizeObserverEntry.prototype;
  const observer = new view.ResizeObserver((entries) => {
    const entry = entries.at(-1);
    if (!entry) return;
    const { width, height } = entry.contentRect;
    const expected = spaceOf({ width, height }, ratioOf(view));
    const box = entry.devicePixelContentBoxSize?.[0];
    // Only the browser knows how it rounds a box onto pixels; a canvas one pixel off would be blurred. More than one
    // pixel is no rounding: the ratio is capped, or only pretended (the device mode of developer tools).
    const rounded = box && near(box.inlineSize, expected.pixels.width) && near(box.blockSize, expected.pixels.height);
    tell(rounded ? { ...expected, pixels: { width: box.inlineSize, height: box.blockSize } } : expected);
  });
  observer.observe(host, exact ? { box: 'device-pixel-content-box' } : {});
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });

  // Such a query only ever leaves the one ratio it was made for, so it is made anew each time.
  const arm = (): void => {
    if (signal.aborted) return;
    const query = view.matchMedia(`(resolution: ${view.devicePixelRatio}dppx)`);
    query.addEventListener(
      'change',
      () => {
        tell(spaceOf(last, ratioOf(view)));
        arm();
      },
      { once: true, signal },
    );
  };
  arm();
}
