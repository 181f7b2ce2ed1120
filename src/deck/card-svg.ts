import { knownCard, type Card } from './card.js';
import { DECK_NAMES, type DeckName } from './deck.js';
import { FRENCH } from './french/french.js';
import { LETTERS, type Letters } from './french/signs.js';
import { SALZBURG } from './salzburg.js';
import { faceSvg, oneOf, type FaceSvgOptions } from './svg.js';

/** How a card is to be drawn as SVG. */
export interface CardSvgOptions extends FaceSvgOptions {
  /** Which deck; `salzburg` if not given. */
  readonly deck?: DeckName;
  /** The letters of the French deck: Bube, Dame, König, Ass, which is the default, or Jack, Queen, King, Ace. */
  readonly letters?: Letters;
}

/**
 * A card's face as a standalone SVG document of 1000 x 1768 units, corners transparent, its German name as title.
 * It has neither ids nor style attributes: many may stand in one page, under any CSP.
 * Throws an Error for an unknown card or option value.
 */
export function cardSvg(card: Card, { deck, letters, ...options }: CardSvgOptions = {}): string {
  const known = knownCard(card);
  const name = oneOf('deck', deck ?? 'salzburg', DECK_NAMES);
  const lettering = oneOf('letters', letters ?? 'BDKA', LETTERS);
  return faceSvg(known, name === 'french' ? FRENCH[lettering] : SALZBURG, options);
}
