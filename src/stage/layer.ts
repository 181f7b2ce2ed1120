import type { Space } from './space.js';
import { paintWood } from './wood.js';

/** Styles a canvas as a layer over its host. */
export function styleAsLayer(canvas: HTMLCanvasElement): HTMLCanvasElement {
  canvas.setAttribute('aria-hidden', 'true');
  const { style } = canvas;
  style.position = 'absolute';
  style.inset = '0';
  style.width = '100%';
  style.height = '100%';
  style.display = 'block';
  // The buttons that lie over the canvas are what is touched.
  style.pointerEvents = 'none';
  return canvas;
}

/** Takes a canvas away. One of no size holds no memory while it waits to be swept up. */
export const discard = (canvas: HTMLCanvasElement): void => {
  canvas.remove();
  canvas.width = canvas.height = 0;
};

/** A copy of what was drawn on a canvas in this task. */
export function copyCanvas(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = styleAsLayer(canvas.ownerDocument.createElement('canvas'));
  copy.width = canvas.width;
  copy.height = canvas.height;
  // Kept apart from the graphics card, which may lose what it has.
  copy.getContext('2d', { willReadFrequently: true })?.drawImage(canvas, 0, 0);
  return copy;
}

/** The table top, below the cards. */
export interface TableTop {
  readonly canvas: HTMLCanvasElement;
  /** Draws it for a size, unless that is nothing. */
  paint(space: Space): void;
  /** Fades in once it is painted; at once if the visitor prefers reduced motion. */
  fadeIn(view: Window): void;
  destroy(): void;
}

const FADE_MS = 350;

/** @param stain the CSS colour the wood is dyed with, asked whenever it is painted; undefined: as it grew. */
export function createTableTop(page: Document, stain: () => string | undefined): TableTop {
  const canvas = styleAsLayer(page.createElement('canvas'));
  return {
    canvas,
    paint({ width, height, pixels }) {
      if (pixels.width < 1 || pixels.height < 1) return;
      canvas.width = pixels.width;
      canvas.height = pixels.height;
      // Grain is thousands of strokes: without the graphics card they take a tenth of the time where it is emulated.
      const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
      if (context) paintWood(context, width, height, pixels.width / width, stain());
    },
    fadeIn(view) {
      if (view.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      canvas.animate({ opacity: [0, 1] }, { duration: FADE_MS, easing: 'ease-out' });
    },
    destroy: () => discard(canvas),
  };
}
