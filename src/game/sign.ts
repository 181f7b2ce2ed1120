import type { Suit } from '../rules/card.js';

/** What can be signalled (section 9): a suit, a rank, only bad cards, "I win this alone". */
export type Sign = Suit | 'A' | 'K' | 'O' | 'U' | '10' | '9' | '8' | '7' | 'bad' | 'alone';

/** Everything that can be signalled. */
export const SIGNS: readonly Sign[] = ['E', 'L', 'H', 'S', 'A', 'K', 'O', 'U', '10', '9', '8', '7', 'bad', 'alone'];
