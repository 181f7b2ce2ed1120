import type { Card } from '../card.js';
import type { Deck, Letters } from '../deck.js';
import { artOf } from '../salzburg/whole-deck.js';
import { frenchDeck } from './deck.js';

const courtOf = (card: Card) => artOf(card).court;

/** The complete French deck, by its letters. */
export const FRENCH: Readonly<Record<Letters, Deck>> = {
  BDKA: frenchDeck('BDKA', courtOf),
  JQKA: frenchDeck('JQKA', courtOf),
};
