import { createCardNames } from '../card-names.js';
import type { ByDeck, Words } from '../words.js';
import { card, RANKS, WORDS as ITALIAN, wordsWith } from '../it/words.js';

/** The game is called batadù in the Val Badia; all other words of these names are Italian. */
const inLadin = (words: Words): Words => ({
  ...words,
  variant: (id) => words.variant(id).replace('Watten', 'Batadù'),
});

/**
 * What things are called in Ladin, as in the Val Badia: the game, suits, ace and courts. No other Ladin words of this game
 * are known from any source; those are Italian, as are all names of French cards.
 */
export const WORDS: ByDeck<Words> = {
  salzburg: inLadin(
    wordsWith(
      createCardNames({
        suits: { E: 'rô', L: 'föia', H: 'cöce', S: 'sampügn' },
        ranks: { ...RANKS, A: 'scro', K: 're', O: 'fant', U: 'zòt' },
        card,
      }),
    ),
  ),
  french: inLadin(ITALIAN.french),
};
