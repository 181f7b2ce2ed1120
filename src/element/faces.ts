import { drawFace } from '../deck/canvas.js';
import type { Deck } from '../deck/deck.js';
import { backSvg, faceSvg } from '../deck/svg.js';
import { detailFor, indicesFor } from '../deck/level.js';
import type { Card } from '../rules/card.js';
import type { IndexMode } from './settings.js';

/** How the cards are to look. */
export interface FaceSettings {
  readonly indices: IndexMode;
  readonly colourAid: boolean;
  readonly deck: Deck;
}

/** The cards as pictures: for the stage, and for the DOM. */
export interface Faces {
  draw(context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D, face: Card | null, widthInPixels: number): void;
  /** SVG source of a face, or with null of the back. `widthInPixels`: how wide it is shown, in device pixels. */
  svg(face: Card | null, widthInPixels: number): string;
}

/** @param settings asked anew for every card */
export const createFaces = (settings: () => FaceSettings): Faces => {
  const sources = new WeakMap<Deck, Map<string, string>>();
  return {
    draw(context, face, width) {
      drawFace(context, face, { ...settings(), width });
    },
    svg(face, width) {
      const { indices, colourAid, deck } = settings();
      const known = sources.get(deck) ?? new Map<string, string>();
      sources.set(deck, known);
      const index = indicesFor(indices, width);
      const detail = detailFor(width);
      const key = `${face} ${index} ${detail} ${colourAid}`;
      let source = known.get(key);
      if (source === undefined) {
        source = face === null ? backSvg() : faceSvg(face, deck, { indices: index, colourAid, detail });
        known.set(key, source);
      }
      return source;
    },
  };
};
