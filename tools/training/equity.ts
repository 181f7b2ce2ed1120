/**
 * Makes the match equity tables: from the end of the game backwards, every score is played with hands written down by
 * hands.ts, our own bidding on both sides, and the equities found so far decide about the bids. Writes
 * src/players/trained/equities.ts, and how hands end in general, from which tables of other rules are reckoned when they
 * are needed, into src/players/trained/hand-outcomes.ts.
 *
 *   node --import tsx tools/training/equity.ts --two hands-2.json --four hands-4.json --hands 4500
 */
import { writeFileSync } from 'node:fs';
import { command, wholeNumber, UsageError } from '../shared/command.js';
import { encodeEquities, equityKey, type GameEquity } from '../../src/players/bidding/equity.js';
import { scoreAfter, CERTAIN, type Pair } from '../../src/players/bidding/equity-model.js';
import { defineRules, type RuleSet, type VariantId } from '../../src/rules/variants.js';
import { emptyConduct, ours, playHand, type Table } from './betting.js';
import { mulberry32 } from '../../src/deck/mulberry32.js';
import { calibrated, readHands, type Hand } from './instants.js';

const SEED = 11;
/** One variant of every family that shares a table. */
const SHIPPED: readonly (readonly [VariantId, Partial<RuleSet>])[] = [
  ['suedtirol', {}],
  ['tirol', {}],
  ['normal', {}],
  ['bayrisch', {}],
  ['bayrisch-11', {}],
];

/** Returns every pair of points below the target, nearest to the end first. */
const scoresDescending = (target: number): readonly Pair[] =>
  Array.from({ length: target * target }, (_, place): Pair => [Math.floor(place / target), place % target]).sort(
    (one, other) => other[0] + other[1] - one[0] - one[1],
  );

/** The equities of the forehand's party, in the order of its own, then the others' points; from the first `most` of the hands. */
const tableFor = (rules: RuleSet, hands: readonly Hand[], most: number): readonly number[] => {
  const { target } = rules;
  const found = new Float64Array(target * target);
  const equity: GameEquity = ([one, other], leads) => {
    if (one >= target) return CERTAIN;
    if (other >= target) return 0;
    return leads ? found[one * target + other] : CERTAIN - found[other * target + one];
  };
  const count = Math.min(hands.length, most);
  for (const score of scoresDescending(target)) {
    const luck = mulberry32(SEED);
    let sum = 0;
    for (const hand of hands.slice(0, count)) {
      const table: Table = {
        rules,
        equity,
        bettors: [ours(), ours()],
        conduct: [emptyConduct(), emptyConduct()],
        luck,
      };
      const { winner, points } = playHand(table, hand, 0, score);
      sum += equity(scoreAfter(score, winner, points), false);
    }
    found[score[0] * target + score[1]] = Math.round(sum / count);
  }
  return [...found];
};

const HIGHEST_LISTED = 5;

/** How hands end if these may bid, of 1024: won by the forehand's party, or the dealer's, for 2, 3, 4, 5 and more. */
const endsOf = (
  hands: readonly Hand[],
  players: 2 | 4,
  forehandBids: boolean,
  dealerBids: boolean,
): readonly number[] => {
  // Who may not bid is gestrichen; the equity is that of the beginning, where a point is a point.
  const rules = defineRules('suedtirol', { players });
  const even: GameEquity = ([one, other]) => CERTAIN / 2 + Math.round((CERTAIN * (one - other)) / 64);
  const counts = Array.from({ length: 2 * (HIGHEST_LISTED - 1) }, () => 0);
  const bettor = ours();
  const silent = { ...bettor, bids: () => false };
  const luck = mulberry32(SEED);
  for (const hand of hands) {
    const bettors = [forehandBids ? bettor : silent, dealerBids ? bettor : silent] as const;
    const { winner, points } = playHand(
      { rules, equity: even, bettors, conduct: [emptyConduct(), emptyConduct()], luck },
      hand,
      0,
      [0, 0],
    );
    counts[winner * (HIGHEST_LISTED - 1) + Math.min(points, HIGHEST_LISTED) - 2]++;
  }
  const shares = counts.map((number) => Math.round((1024 * number) / hands.length));
  // What rounding left goes to the commonest end.
  const most = shares.indexOf(Math.max(...shares));
  return shares.map((share, place) =>
    place === most ? share + 1024 - shares.reduce((sum, one) => sum + one, 0) : share,
  );
};

const LEVELS = 16;

/** The chances before the first lead, as so many equally frequent ones. */
const chancesOf = (hands: readonly Hand[], forehand: boolean): readonly number[] => {
  if (hands.length < LEVELS)
    throw new UsageError(`From ${hands.length} hands no ${LEVELS} chances can be told; it takes more of them.`);
  const chances = hands
    .map(({ instants: [{ own, other }] }) => (forehand ? own : other))
    .sort((one, other) => one - other);
  return Array.from({ length: LEVELS }, (_, level) => {
    const part = chances.slice(
      Math.floor((level * chances.length) / LEVELS),
      Math.floor(((level + 1) * chances.length) / LEVELS),
    );
    return Math.round(part.reduce((sum, chance) => sum + chance, 0) / part.length);
  });
};

const outcomes = (hands: readonly Hand[], players: 2 | 4): string =>
  `{
    ends: [${[0, 1, 2, 3].map((who) => `[${endsOf(hands, players, (who & 1) === 1, (who & 2) === 2).join(', ')}]`).join(', ')}],
    forehandChances: [${chancesOf(hands, true).join(', ')}],
    dealerChances: [${chancesOf(hands, false).join(', ')}],
  }`;

type Banks = Readonly<Record<2 | 4, readonly Hand[]>>;

const outcomesText = (banks: Banks): string => `/** Generated by tools/training/equity.ts; do not edit. */

/** How hands end at a table with so many seats. */
export interface HandsOf {
  /**
   * By who may bid (nobody, the forehand's party, the dealer's, both): how many of 1024 hands end so. The first half won
   * by the forehand's party for 2, 3, 4, 5 points, the second by the dealer's.
   */
  readonly ends: readonly (readonly number[])[];
  /** The chance to win the hand before the first lead as the forehand's party sees it, in 1000; all equally frequent. */
  readonly forehandChances: readonly number[];
  /** The same for the dealer's party. */
  readonly dealerChances: readonly number[];
}

/** By players; three are taken as four. */
export const HANDS: Readonly<Record<2 | 4, HandsOf>> = {
  2: ${outcomes(banks[2], 2)},
  4: ${outcomes(banks[4], 4)},
};
`;

const tablesText = (banks: Banks, most: number): string => {
  const tables = ([2, 4] as const).flatMap((players) =>
    SHIPPED.map(([variant, options]) => {
      const rules = defineRules(variant, { ...options, players });
      return `  '${equityKey(rules)}':\n    '${encodeEquities(tableFor(rules, banks[players], most))}',`;
    }),
  );
  return `/** Generated by tools/training/equity.ts; do not edit. */

/**
 * Match equity tables, packed as in bidding/equity-text.ts: 4096 for a certain win, for the party with the forehand in the
 * next hand; in the order of its own, then the others' points.
 */
export const EQUITY_TABLES: Readonly<Record<string, string>> = {
${tables.join('\n')}
};
`;
};

await command(
  import.meta.url,
  {
    options: {
      two: { type: 'string', multiple: true },
      four: { type: 'string', multiple: true },
      hands: { type: 'string', default: '4500' },
    },
  },
  ({ values: { two, four, hands } }) => {
    if (!two || !four) throw new UsageError('Both --two and --four are needed.');
    const most = wholeNumber('--hands', hands);
    const banks: Banks = { 2: calibrated(readHands(two), 2), 4: calibrated(readHands(four), 4) };
    const folder = new URL('../../src/players/trained/', import.meta.url);
    writeFileSync(new URL('hand-outcomes.ts', folder), outcomesText(banks));
    writeFileSync(new URL('equities.ts', folder), tablesText(banks, most));
  },
);
