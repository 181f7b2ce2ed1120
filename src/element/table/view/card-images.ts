import { cacheByArguments, cachePerObject } from '../../../deck/cache.js';
import type { Back } from '../../../deck/back.js';
import { drawCardFace } from '../../../deck/canvas.js';
import type { Deck } from '../../../deck/deck.js';
import { backDocument, cardFaceDocument } from '../../../deck/svg.js';
import { detailFor, indicesFor, type Detail, type Indices } from '../../../deck/level.js';
import { HEIGHT, WIDTH } from '../../../deck/shape.js';
import type { Messages } from '../../../i18n/de/table.js';
import type { Card } from '../../../rules/card.js';
import type { IndexMode } from '../../shell/settings/settings.js';

/** The appearance of the cards. */
export interface CardImageSettings {
  readonly indices: IndexMode;
  readonly colourAid: boolean;
  readonly deck: Deck;
  readonly back: Back;
  /** The messages with the card names. */
  readonly messages: Pick<Messages, 'card'>;
}

/** Draws the cards for the stage and for the DOM. A null card shows the back. */
export interface CardImages {
  draw(
    context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
    card: Card | null,
    widthInPixels: number,
  ): void;
  /** The position of a card's metal as shares of its width and height; null if the card has no metal. */
  metal(card: Card | null): { readonly x: number; readonly y: number } | null;
  /** A card's SVG source. `widthInPixels` is the width of the card's image in device pixels. */
  svg(card: Card | null, widthInPixels: number): string;
}

/** @param settings called for each image, because the page can change the appearance */
export const createCardImages = (settings: () => CardImageSettings): CardImages => {
  const sourcesOf = cachePerObject((deck: Deck) =>
    cacheByArguments((card: Card, indices: Indices, detail: Detail, colourAid: boolean, name: string): string =>
      cardFaceDocument(name, card, deck, { indices, colourAid, detail }),
    ),
  );
  const backs = cachePerObject((back: Back) => ({ svg: backDocument('Kartenrücken', back) }));
  return {
    draw(context, card, width) {
      drawCardFace(context, card, { ...settings(), width });
    },
    metal(card) {
      const { metal } = settings().deck;
      return metal && card === metal.card ? { x: metal.at[0] / WIDTH, y: metal.at[1] / HEIGHT } : null;
    },
    svg(card, width) {
      const { back, indices, colourAid, deck, messages } = settings();
      if (card === null) return backs(back).svg;
      return sourcesOf(deck)(card, indicesFor(indices, width), detailFor(width), colourAid, messages.card(card));
    },
  };
};
