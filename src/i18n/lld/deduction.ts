import type { DeductionMessages } from '../de/deduction.js';
import { deductionIn } from '../it/deduction.js';
import { byDeck, type ByDeck } from '../words.js';
import { WORDS } from './words.js';

/** The Italian texts for deductions in blind play, with the Ladin names of cards. */
export const deduction: ByDeck<DeductionMessages> = byDeck(WORDS, deductionIn);
