import type { HelpMessages } from '../de/help.js';
import { helpIn } from '../it/help.js';
import { byDeck, type ByDeck } from '../words.js';
import { WORDS } from './words.js';

/** A table's Italian explanations, with the Ladin names of cards. */
export const help: ByDeck<HelpMessages> = byDeck(WORDS, helpIn);
