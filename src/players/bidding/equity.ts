import type { RuleSet } from '../../rules/variants.js';
import { asDigits, fromDigits } from './base64-digits.js';
import { CERTAIN, modelOf, type Pair } from './equity-model.js';
import { EQUITY_TABLES } from '../tables/equity-tables.js';

/**
 * How likely the first of two is to win the game from the start of a hand, of `CERTAIN`; the other has the rest.
 * @param leads whether his party has the forehand in that hand
 */
export type GameEquity = (score: Pair, leads: boolean) => number;

/** What the numbers in the tables are shares of. */
const FINE = 4096;

/** What of the rules decides about the games to come, and nothing else. */
export const equityKey = ({
  players,
  target,
  gestrichen,
  gestrichenAt,
  refusal,
  bidWhen,
  jumpToFour,
}: RuleSet): string =>
  [
    players,
    target,
    gestrichen,
    gestrichenAt,
    gestrichen === 'four' ? refusal : 0,
    bidWhen === 'never' ? 'never' : 'bids',
    jumpToFour ? 'jump' : 'none',
  ].join('/');

/** A table as text: equities in the order of one's own, then the others' points. */
export const asText = (equities: readonly number[]): string =>
  asDigits(equities.map((equity) => Math.min(FINE - 1, Math.round((equity * FINE) / CERTAIN))));

const shippedFor = (rules: RuleSet): GameEquity | null => {
  const text = EQUITY_TABLES[equityKey(rules)];
  if (text === undefined) return null;
  const { target } = rules;
  const equities = fromDigits(text).map((number) => (number * CERTAIN) / FINE);
  /** For the party with the forehand. */
  const look = (ours: number, theirs: number): number => {
    if (ours >= target) return CERTAIN;
    return theirs >= target ? 0 : equities[ours * target + theirs];
  };
  return ([ours, theirs], leads) => (leads ? look(ours, theirs) : CERTAIN - look(theirs, ours));
};

/** By content, not by object: a view that came over a wire brings rules of its own. */
const keptByContent = (make: (rules: RuleSet) => GameEquity): ((rules: RuleSet) => GameEquity) => {
  const known = new Map<string, GameEquity>();
  return (rules) => {
    const key = equityKey(rules);
    let equity = known.get(key);
    if (!equity) known.set(key, (equity = make(rules)));
    return equity;
  };
};

/** How likely the first of two wins the game: from the table shipped for these rules, else from a model made on the spot. */
export const gameEquityFor = keptByContent((rules) => shippedFor(rules) ?? modelOf(rules));

/** The same if the second never bids. */
export const silentEquityFor = keptByContent((rules) => modelOf(rules, false));
