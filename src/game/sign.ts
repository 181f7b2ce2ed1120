import { RANKS, ranksOf, type Rank, type Suit } from '../rules/card.js';
import { CRITICAL_SIGNS, isCriticalSign, kritischerOfSign, type CriticalSign } from '../rules/critical-signs.js';
import type { RuleOptions } from '../rules/options.js';

/**
 * The meaning of a signal (section 9): a suit, a rank, only bad cards, "I win this alone", or the first, second or third
 * card of `critical`.
 */
export type Sign = Suit | Rank | 'bad' | 'alone' | CriticalSign;

/** All signals. */
export const SIGNS: readonly Sign[] = ['E', 'L', 'H', 'S', ...RANKS, 'bad', 'alone', ...CRITICAL_SIGNS];

const isRank = (sign: Sign): sign is Rank => (RANKS as readonly Sign[]).includes(sign);

/** Returns the signals at a table: all except the signs of ranks and Kritische that the table does not have. */
export const signsOf = (rules: Pick<RuleOptions, 'critical' | 'pack'>): readonly Sign[] =>
  SIGNS.filter((sign) => {
    if (isCriticalSign(sign)) return kritischerOfSign(rules, sign) !== null;
    return !isRank(sign) || ranksOf(rules.pack).includes(sign);
  });
