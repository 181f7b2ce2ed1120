import { cacheByOptions, type OptionsIn } from '../../rules/cache-by-options.js';
import { itemAt } from '../../rules/item-at.js';
import { DEFAULT_OPTIONS } from '../../rules/options.js';
import { CERTAIN, createEquityModel, type KnownEquity, type Pair } from './equity-model.js';
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
  'ceiling',
] as const;
export type EquityRules = OptionsIn<typeof EQUITY_OPTIONS>;

/**
 * The options that a shipped table depends on, in addition to the points that each side still needs. Games to any target
 * share a table.
 */
export const TABLE_OPTIONS = ['players', 'gestrichen', 'gestrichenAt', 'refusal', 'ceiling'] as const;

/** Most points that a side can still need in a shipped table. */
export const MAX_NEEDED = 15;

/**
 * Returns the key of the shipped equity table for these rules: the options that differ from the defaults, such as
 * `players=2 ceiling=none`. A new option does not change existing keys.
 */
export const equityKey = (rules: OptionsIn<typeof TABLE_OPTIONS>): string =>
  TABLE_OPTIONS.filter((name) => rules[name] !== DEFAULT_OPTIONS[name])
    .map((name) => `${name}=${rules[name]}`)
    .join(' ');

/** Encodes a table of equities, ordered by the points that the side needs, then by those that the opponents need. */
export const encodeEquities = (equities: readonly number[]): string =>
  packEquities(equities.map((equity) => Math.min(TABLE_CERTAIN - 1, Math.round((equity * TABLE_CERTAIN) / CERTAIN))));

/** Returns the equity from the shipped table for these rules, where the table has one. */
const trainedEquity = (rules: EquityRules): KnownEquity => {
  const text = rules.bidWhen === 'never' ? undefined : EQUITY_TABLES[equityKey(rules)];
  if (text === undefined) return () => undefined;
  const equities = unpackEquities(text).map((number) => (number * CERTAIN) / TABLE_CERTAIN);
  /** Returns the equity of the party with the forehand. */
  const equityAt = (ours: number, theirs: number): number => itemAt(equities, (ours - 1) * MAX_NEEDED + theirs - 1);
  return ([ours, theirs], leads) => {
    const [weNeed, theyNeed] = [rules.target - ours, rules.target - theirs];
    if (weNeed > MAX_NEEDED || theyNeed > MAX_NEEDED) return undefined;
    return leads ? equityAt(weNeed, theyNeed) : CERTAIN - equityAt(theyNeed, weNeed);
  };
};

/**
 * Returns the equity of a game: from the shipped table for these rules, or else from a newly computed model, which uses the
 * table for the end of the game.
 */
export const gameEquityFor = cacheByOptions(EQUITY_OPTIONS, (rules) =>
  createEquityModel(rules, { known: trainedEquity(rules) }),
);

/** Returns the equity of a game if the second side never bids. */
export const silentEquityFor = cacheByOptions(EQUITY_OPTIONS, (rules) =>
  createEquityModel(rules, { othersBid: false }),
);
