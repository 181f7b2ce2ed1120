import { cacheByArguments, cachePerObject } from '../../../deck/cache.js';
import { drawCardFace } from '../../../deck/canvas.js';
import type { Deck } from '../../../deck/deck.js';
import { backDocument, cardFaceDocument } from '../../../deck/svg.js';
import { detailFor, indicesFor, type Detail, type Indices } from '../../../deck/level.js';
import { HEIGHT, WIDTH } from '../../../deck/shape.js';
import type { Messages } from '../../../i18n/de/table.js';
import type { Card } from '../../../rules/card.js';
import type { IndexMode } from '../../shell/settings/settings.js';

/** How the cards are to look. */
export interface FaceSettings {
  readonly indices: IndexMode;
  readonly colourAid: boolean;
  readonly deck: Deck;
  /** For what the cards are called. */
  readonly messages: Pick<Messages, 'card'>;
}

/** The cards as pictures: for the stage, and for the DOM. */
export interface Faces {
  draw(
    context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
    face: Card | null,
    widthInPixels: number,
  ): void;
  /** Where a face is metal, as shares of its width and height. */
  metal(face: Card | null): { readonly x: number; readonly y: number } | null;
  /** SVG source of a face, or with null of the back. `widthInPixels`: how wide it is shown, in device pixels. */
  svg(face: Card | null, widthInPixels: number): string;
}

/** @param settings asked anew for every card */
export const createFaces = (settings: () => FaceSettings): Faces => {
  const sourcesOf = cachePerObject((deck: Deck) =>
    cacheByArguments((face: Card | null, indices: Indices, detail: Detail, colourAid: boolean, name: string): string =>
      face === null
        ? backDocument('Kartenrücken', 'leder')
        : cardFaceDocument(name, face, deck, { indices, colourAid, detail }),
    ),
  );
  return {
    draw(context, face, width) {
      drawCardFace(context, face, { ...settings(), width });
    },
    metal(face) {
      const { metal } = settings().deck;
      return metal && face === metal.card ? { x: metal.at[0] / WIDTH, y: metal.at[1] / HEIGHT } : null;
    },
    svg(face, width) {
      const { indices, colourAid, deck, messages } = settings();
      const name = face === null ? '' : messages.card(face);
      return sourcesOf(deck)(face, indicesFor(indices, width), detailFor(width), colourAid, name);
    },
  };
};
