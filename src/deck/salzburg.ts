import { artOf } from './salzburg/whole-deck.js';
import { salzburgDeck } from './salzburg/deck.js';

/** The complete Salzburg deck. */
export const SALZBURG = salzburgDeck(artOf);
