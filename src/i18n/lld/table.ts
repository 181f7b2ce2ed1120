import type { Messages } from '../de/table.js';
import { tableIn as italianIn } from '../it/table.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { WORDS } from './words.js';

/** Creates the messages of the table with these words: Ladin names of the game and its cards, Italian sentences. */
export const tableIn = (words: Words): Messages => ({
  ...italianIn(words),
  title: 'Batadù',
  'label-table': 'Tavolo da batadù',
  learn: 'Batadù in cinque minuti',
});

/** The messages of the table, in Ladin as far as words are known. */
export const table: ByDeck<Messages> = byDeck(WORDS, tableIn);
