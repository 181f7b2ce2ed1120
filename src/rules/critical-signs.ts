import { deckOf, type Card } from './card.js';
import type { RuleOptions } from './options.js';

/**
 * The signs for the first, second and third card of `critical` (section 9), named after the Bavarian Kritische. A table
 * with other Kritische uses the same signs for its own cards.
 */
export const CRITICAL_SIGNS = ['max', 'belli', 'spitz'] as const;
export type CriticalSign = (typeof CRITICAL_SIGNS)[number];

const isOneOf = (signs: readonly string[], sign: string): boolean => signs.includes(sign);

export const isCriticalSign = <Sign extends string>(sign: Sign): sign is Sign & CriticalSign =>
  isOneOf(CRITICAL_SIGNS, sign);

/** Returns the Kritischer that a sign stands for, or null if the sign does not stand for a Kritischer in the pack. */
export const kritischerOfSign = (
  { critical, pack }: Pick<RuleOptions, 'critical' | 'pack'>,
  sign: string,
): Card | null => {
  const card = isCriticalSign(sign) ? critical[CRITICAL_SIGNS.indexOf(sign)] : undefined;
  return card !== undefined && deckOf(pack).includes(card) ? card : null;
};
