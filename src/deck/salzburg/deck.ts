import { type Card, WELI } from '../card.js';
import type { Deck } from '../deck.js';
import type { CardArt } from './card-art.js';
import { framed } from './shared/ground.js';
import { acorn, bell, heart, leaf } from './shared/pips.js';
import { DISC } from './weli-disc.js';

/** Returns the Salzburg deck, single-headed, from the pictures of its cards. */
export const salzburgDeck = (artOf: (card: Card) => CardArt): Deck => ({
  name: 'salzburg',
  signs: { E: acorn, L: leaf, H: heart, S: bell },
  picture: (card) => framed(artOf(card).content()),
  letter: (rank) => rank,
  metal: { card: WELI, at: DISC },
});
