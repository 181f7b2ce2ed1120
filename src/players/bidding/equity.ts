import type { RuleSet } from '../../rules/variants.js';
import { CERTAIN, modelOf, type Pair } from './equity-model.js';
import { packed, unpacked } from './equity-text.js';
import { EQUITY_TABLES } from '../tables/equity-tables.js';

/**
 * How likely the first of two sides wins the game from the start of a hand, of `CERTAIN`; the other side has the rest.
 * @param leads whether the first side has the forehand in that hand
 */
export type GameEquity = (score: Pair, leads: boolean) => number;

/** A chance of 1 in the tables, as fixed point. */
const TABLE_CERTAIN = 4096;

/** The rules that equity depends on, as a key. */
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
  packed(equities.map((equity) => Math.min(TABLE_CERTAIN - 1, Math.round((equity * TABLE_CERTAIN) / CERTAIN))));

const fromTables = (rules: RuleSet): GameEquity | null => {
  const text = EQUITY_TABLES[equityKey(rules)];
  if (text === undefined) return null;
  const { target } = rules;
  const equities = unpacked(text).map((number) => (number * CERTAIN) / TABLE_CERTAIN);
  /** For the party with the forehand. */
  const look = (ours: number, theirs: number): number => {
    if (ours >= target) return CERTAIN;
    return theirs >= target ? 0 : equities[ours * target + theirs];
  };
  return ([ours, theirs], leads) => (leads ? look(ours, theirs) : CERTAIN - look(theirs, ours));
};

/** Caches by the content of the rules: a view that came as JSON has a rule set object of its own. */
const cachedByRules = (make: (rules: RuleSet) => GameEquity): ((rules: RuleSet) => GameEquity) => {
  const known = new Map<string, GameEquity>();
  return (rules) => {
    const key = equityKey(rules);
    let equity = known.get(key);
    if (!equity) known.set(key, (equity = make(rules)));
    return equity;
  };
};

/** The equity of a game: from the table for these rules if the package has one, else from a model computed here. */
export const gameEquityFor = cachedByRules((rules) => fromTables(rules) ?? modelOf(rules));

/** The same if the second side never bids. */
export const silentEquityFor = cachedByRules((rules) => modelOf(rules, false));
