import type { Space } from './space.js';
import {
  loadedPainter,
  loadPainter,
  surfaceNameOf,
  watchSurfaceName,
  type TableTopPainter,
} from './table-top-painter.js';

/** Styles a canvas as a layer over its host. */
export function styleAsLayer(canvas: HTMLCanvasElement): HTMLCanvasElement {
  canvas.setAttribute('aria-hidden', 'true');
  const { style } = canvas;
  style.position = 'absolute';
  style.inset = '0';
  style.width = '100%';
  style.height = '100%';
  style.display = 'block';
  // Pointers must reach the buttons, not the canvas.
  style.pointerEvents = 'none';
  return canvas;
}

const FADE_MS = 350;

/** Removes a canvas. Setting its size to 0 frees the memory before the next garbage collection. */
export const discard = (canvas: HTMLCanvasElement): void => {
  canvas.remove();
  canvas.width = canvas.height = 0;
};

/** Returns a copy of a canvas. Call it in the same task as the drawing. */
export function copyCanvas(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = styleAsLayer(canvas.ownerDocument.createElement('canvas'));
  copy.width = canvas.width;
  copy.height = canvas.height;
  // The copy stays in main memory, because the graphics card can lose its contents.
  copy.getContext('2d', { willReadFrequently: true })?.drawImage(canvas, 0, 0);
  return copy;
}

/** Creates a canvas of this size for a table top. Returns a null context if the space is empty. */
function openTableTop(canvas: HTMLCanvasElement, { pixels }: Space): CanvasRenderingContext2D | null {
  if (pixels.width < 1 || pixels.height < 1) return null;
  canvas.width = pixels.width;
  canvas.height = pixels.height;
  // The grain has thousands of strokes. If the GPU is emulated, drawing them in software takes a tenth of the time.
  return canvas.getContext('2d', { alpha: false, willReadFrequently: true });
}

/** Paints a table top in short steps. */
export function* tableTopSteps(
  canvas: HTMLCanvasElement,
  space: Space,
  stain: string | undefined,
  painter: TableTopPainter,
): Generator<undefined, void> {
  const context = openTableTop(canvas, space);
  if (context) yield* painter(context, space.width, space.height, space.pixels.width / space.width, stain);
}

/** Fades in a layer, or shows it immediately if the visitor prefers reduced motion. */
export function fadeIn(canvas: HTMLCanvasElement, view: Window): void {
  if (view.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  canvas.animate({ opacity: [0, 1] }, { duration: FADE_MS, easing: 'ease-out' });
}

/** The table top, below the cards. The host's `data-surface` names its surface. */
export interface TableTop {
  readonly canvas: HTMLCanvasElement;
  /** Loads the code that draws the surface. Call it before the first painting. */
  load(): Promise<void>;
  /** Whether the code that paints the surface has loaded. */
  readonly isLoaded: boolean;
  /** Draws the table top for a size. Does nothing if the size is 0. */
  paint(space: Space): void;
  destroy(): void;
}

/**
 * @param host the host of the canvas; another surface in its `data-surface` repaints the table top
 * @param stain called for each painting; returns the CSS colour of the stain, or undefined for the natural surface
 */
export function createTableTop(
  host: HTMLElement,
  canvas: HTMLCanvasElement,
  space: Space,
  stain: () => string | undefined,
): TableTop {
  const closing = new AbortController();
  let latest = space;
  let painter = loadedPainter(surfaceNameOf(host));
  const load = async (): Promise<void> => {
    const name = surfaceNameOf(host);
    const loaded = await loadPainter(name);
    // The host can name another surface in the meantime.
    if (name !== surfaceNameOf(host)) return load();
    painter = loaded;
  };
  const paint = (now: Space): void => {
    latest = now;
    if (!painter || closing.signal.aborted) return;
    const steps = tableTopSteps(canvas, now, stain(), painter);
    while (!steps.next().done);
  };
  watchSurfaceName(host, () => void load().then(() => paint(latest)), closing.signal);
  return {
    canvas,
    load,
    get isLoaded() {
      return painter !== null;
    },
    paint,
    destroy() {
      closing.abort();
      discard(canvas);
    },
  };
}
