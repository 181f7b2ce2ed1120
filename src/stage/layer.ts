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
  // Pointers must reach the buttons, not the canvas.
  style.pointerEvents = 'none';
  return canvas;
}

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

/** The table top, below the cards. */
export interface TableTop {
  readonly canvas: HTMLCanvasElement;
  /** Draws the table top for a size. Does nothing if the size is 0. */
  paint(space: Space): void;
  /** Fades in the painted table top, or shows it immediately if the visitor prefers reduced motion. */
  fadeIn(view: Window): void;
  destroy(): void;
}

const FADE_MS = 350;

/** @param stain called for each painting; returns the CSS colour of the stain, or undefined for natural wood */
export function createTableTop(page: Document, stain: () => string | undefined): TableTop {
  const canvas = styleAsLayer(page.createElement('canvas'));
  return {
    canvas,
    paint({ width, height, pixels }) {
      if (pixels.width < 1 || pixels.height < 1) return;
      canvas.width = pixels.width;
      canvas.height = pixels.height;
      // The grain has thousands of strokes. If the GPU is emulated, drawing them in software takes a tenth of the time.
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
