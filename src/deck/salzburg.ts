import { artOf } from './salzburg/whole-deck.js';
import { salzburgDeck } from './salzburg/deck.js';

/** The whole German deck of the Alps. */
export const SALZBURG = salzburgDeck(artOf);
