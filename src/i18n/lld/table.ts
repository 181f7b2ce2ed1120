import type { Messages } from '../de/table.js';
import { tableIn as italianIn } from '../it/table.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { WORDS } from './words.js';

/** All that is said at the table, in these words: the game is called by its Ladin name, the sentences are Italian. */
export const tableIn = (words: Words): Messages => ({
  ...italianIn(words),
  title: 'Batadù',
  'label-table': 'Tavolo da batadù',
  learn: 'Batadù in cinque minuti',
});

/** All that is said at the table, in Ladin as far as it is known. */
export const table: ByDeck<Messages> = byDeck(WORDS, tableIn);
