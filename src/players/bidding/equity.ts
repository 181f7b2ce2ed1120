import { cacheByOptions, type OptionsIn } from '../../rules/cache-by-options.js';
import { DEFAULT_OPTIONS } from '../../rules/options.js';
import { CERTAIN, createEquityModel, type Pair } from './equity-model.js';
import { packEquities, unpackEquities } from './equity-text.js';
import { EQUITY_TABLES } from '../trained/equities.js';

/**
 * Returns the chance that the first of two sides wins the game from the start of a hand, as a share of `CERTAIN`. The other
 * side has the remaining chance.
 * @param leads whether the first side has the forehand in that hand
 */
export type GameEquity = (score: Pair, leads: boolean) => number;

/** Fixed-point value of the chance 1 in the tables. */
const TABLE_CERTAIN = 4096;

/** The options that affect a side's chance of winning the game. */
export const EQUITY_OPTIONS = [
  'players',
  'target',
  'gestrichen',
  'gestrichenAt',
  'refusal',
  'bidWhen',
  'jumpToFour',
] as const;
export type EquityRules = OptionsIn<typeof EQUITY_OPTIONS>;

/**
 * Returns the key of the shipped equity table for these rules: the options that differ from the defaults, such as
 * `players=2 target=9`. A new option does not change existing keys.
 */
export const equityKey = (rules: EquityRules): string => {
  // Rules that do not affect a side's chances share a table.
  const plain: EquityRules = {
    ...rules,
    refusal: rules.gestrichen === 'four' ? rules.refusal : DEFAULT_OPTIONS.refusal,
    bidWhen: rules.bidWhen === 'never' ? 'never' : DEFAULT_OPTIONS.bidWhen,
  };
  return EQUITY_OPTIONS.filter((name) => plain[name] !== DEFAULT_OPTIONS[name])
    .map((name) => `${name}=${plain[name]}`)
    .join(' ');
};

/** Encodes a table of equities, ordered by the side's own points, then by the opponents' points. */
export const encodeEquities = (equities: readonly number[]): string =>
  packEquities(equities.map((equity) => Math.min(TABLE_CERTAIN - 1, Math.round((equity * TABLE_CERTAIN) / CERTAIN))));

const trainedEquity = (rules: EquityRules): GameEquity | null => {
  const text = EQUITY_TABLES[equityKey(rules)];
  if (text === undefined) return null;
  const { target } = rules;
  const equities = unpackEquities(text).map((number) => (number * CERTAIN) / TABLE_CERTAIN);
  /** Returns the equity of the party with the forehand. */
  const equityAt = (ours: number, theirs: number): number => {
    if (ours >= target) return CERTAIN;
    return theirs >= target ? 0 : equities[ours * target + theirs];
  };
  return ([ours, theirs], leads) => (leads ? equityAt(ours, theirs) : CERTAIN - equityAt(theirs, ours));
};

/** Returns the equity of a game from the shipped table for these rules, or else from a newly computed model. */
export const gameEquityFor = cacheByOptions(
  EQUITY_OPTIONS,
  (rules) => trainedEquity(rules) ?? createEquityModel(rules),
);

/** Returns the equity of a game if the second side never bids. */
export const silentEquityFor = cacheByOptions(EQUITY_OPTIONS, (rules) => createEquityModel(rules, false));
