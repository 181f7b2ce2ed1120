import { RANKS, ranksOf, type Rank, type Suit } from '../rules/card.js';
import type { RuleOptions } from '../rules/options.js';

/** The meaning of a signal (section 9): a suit, a rank, only bad cards, or "I win this alone". */
export type Sign = Suit | Rank | 'bad' | 'alone';

/** All signals. */
export const SIGNS: readonly Sign[] = ['E', 'L', 'H', 'S', ...RANKS, 'bad', 'alone'];

const isRank = (sign: Sign): sign is Rank => (RANKS as readonly Sign[]).includes(sign);

/** Returns the signals at a table: all except the signs of ranks that are not in the pack. */
export const signsOf = ({ pack }: Pick<RuleOptions, 'pack'>): readonly Sign[] =>
  SIGNS.filter((sign) => !isRank(sign) || ranksOf(pack).includes(sign));
