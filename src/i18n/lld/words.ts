import { createCardNames } from '../card-names.js';
import type { ByDeck, Words } from '../words.js';
import { card, RANKS, WORDS as ITALIAN, wordsWith } from '../it/words.js';

/** The game is called batadù in Val Badia. All other words of these names are Italian. */
const inLadin = (words: Words): Words => ({
  ...words,
  variant: (id) => words.variant(id).replace('Watten', 'Batadù'),
});

/**
 * The words of the game in Ladin, as in Val Badia: the game, suits, ace and courts. Since no source gives other Ladin words
 * for this game, all other words are Italian, including all names of French cards.
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
