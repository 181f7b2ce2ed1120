import type { ExplainMessages } from '../de/rules.js';
import { rulesIn } from '../it/rules.js';
import { byDeck, type ByDeck } from '../words.js';
import { WORDS } from './words.js';

export { rulesIn };

/** The rules in Italian, with the Ladin names of cards. */
export const rules: ByDeck<ExplainMessages> = byDeck(WORDS, rulesIn);
