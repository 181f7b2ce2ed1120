import { knownCard, type Card } from './card.js';
import { DECK_NAMES, LETTERS, type DeckName, type Letters } from './deck.js';
import { oneOf, type CardFaceSvgOptions } from './card-face-svg.js';

/** Options for the SVG of a card. */
export interface CardSvgOptions extends CardFaceSvgOptions {
  /** The deck; `salzburg` by default. */
  readonly deck?: DeckName;
  /** The letters of the French deck: Bube, Dame, König, Ass (the default), or Jack, Queen, King, Ace. */
  readonly letters?: Letters;
}

/** A requested card and its deck, checked and completed with defaults. */
export interface CardLook {
  readonly card: Card;
  readonly deck: DeckName;
  readonly letters: Letters;
  /** Options that only `cardFaceSvg` checks. */
  readonly svgOptions: CardFaceSvgOptions;
}

/** @throws DeckError `unknown-card` or `invalid-option` */
export const cardLook = (card: Card, { deck, letters, ...svgOptions }: CardSvgOptions): CardLook => ({
  card: knownCard(card),
  deck: oneOf('deck', deck ?? 'salzburg', DECK_NAMES),
  letters: oneOf('letters', letters ?? 'BDKA', LETTERS),
  svgOptions,
});
