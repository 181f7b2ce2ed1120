import { artOf } from './salzburg/cards.js';
import { salzburgDeck } from './salzburg/deck.js';

/** The whole German deck of the Alps. */
export const SALZBURG = salzburgDeck(artOf);
