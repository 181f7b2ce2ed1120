import { drawFace } from '../deck/canvas.js';
import { backSvg, cardSvg } from '../deck/svg.js';
import { detailFor, indicesFor } from '../deck/level.js';
import type { Card } from '../rules/card.js';
import type { IndexMode } from './settings.js';

/** How the cards are to look. */
export interface FaceSettings {
  readonly indices: IndexMode;
  readonly colourAid: boolean;
}

/** The cards as pictures: for the stage, and for the DOM. */
export interface Faces {
  draw(context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D, face: Card | null, widthInPixels: number): void;
  /** SVG source of a face, or with null of the back. `widthInPixels`: how wide it is shown, in device pixels. */
  svg(face: Card | null, widthInPixels: number): string;
}

/** @param settings asked anew for every card */
export const createFaces = (settings: () => FaceSettings): Faces => {
  const known = new Map<string, string>();
  return {
    draw(context, face, width) {
      const { indices, colourAid } = settings();
      drawFace(context, face, { width, indices, colourAid });
    },
    svg(face, width) {
      const { indices, colourAid } = settings();
      const index = indicesFor(indices, width);
      const detail = detailFor(width);
      const key = `${face} ${index} ${detail} ${colourAid}`;
      let source = known.get(key);
      if (source === undefined) {
        source = face === null ? backSvg() : cardSvg(face, { indices: index, colourAid, detail });
        known.set(key, source);
      }
      return source;
    },
  };
};
