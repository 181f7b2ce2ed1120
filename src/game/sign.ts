import type { Suit } from '../rules/card.js';

/** The meaning of a signal (section 9): a suit, a rank, only bad cards, or "I win this alone". */
export type Sign = Suit | 'A' | 'K' | 'O' | 'U' | '10' | '9' | '8' | '7' | 'bad' | 'alone';

/** All signals. */
export const SIGNS: readonly Sign[] = ['E', 'L', 'H', 'S', 'A', 'K', 'O', 'U', '10', '9', '8', '7', 'bad', 'alone'];
