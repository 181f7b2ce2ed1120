/**
 * Solves the bidding of recorded hands and writes src/players/trained/bid-frequencies.ts: how often to bid, fold and raise,
 * by trick, lead or not, value and chance. Most of the opponents are copies of the bettor, so that an opponent that knows the
 * result gains little from it (`npm run arena -- --exploit`). The others are unusual bettors, so that the result still wins
 * against them. The solution ignores the score, which the players apply when they read the tables. Tables without given hands
 * do not change.
 *
 *   node --import tsx tools/training/mix.ts --two hands-2.json --four hands-4.json --rounds 150
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { command, wholeNumber } from '../shared/command.js';
import { DIGITS } from '../../src/players/bidding/base64-digits.js';
import { FREQUENCIES, type Frequencies } from '../../src/players/trained/bid-frequencies.js';
import { calibrated, readHands, type Hand } from '../betting/instants.js';
import { nonIncreasing } from './non-increasing.js';
import { BUCKETS, TABLE_SIZE, tableIndex } from '../../src/players/bidding/chance-buckets.js';
import { above, caller, maniac, type Bettor } from '../betting/bettors.js';
import { EVEN_EQUITIES, policyInFirstHand } from '../betting/first-hand.js';
import type { BidPolicy, PolicyTable } from '../betting/hand-values.js';
import { solve, type Field } from '../betting/solution.js';

/** Opponents that ignore everything but their chance of winning the hand. */
const simple = (bettor: Bettor): BidPolicy => policyInFirstHand(bettor, 4, EVEN_EQUITIES);
const SOUND = simple(above(800));
const EAGER = simple(above(600));
const CALLER = simple(caller);
const MANIAC = simple(maniac);

/**
 * The usual field, by number of players. With more copies of the bettor, an opponent that knows the tables gains less, and the
 * bettor wins less from opponents that hold too much or bid only with sure hands.
 */
const USUAL: Readonly<Record<2 | 4, Field>> = {
  2: [
    [62, 'alike'],
    [15, CALLER],
    [5, 'never'],
    [1, 'stubborn'],
    [17, SOUND],
  ],
  4: [
    [72, 'alike'],
    [10, CALLER],
    [8, 'stubborn'],
    [10, SOUND],
  ],
};
/** Fields of opponents that never fold, and of opponents that bid with any cards. */
const HOLDERS: Field = [
  [10, 'alike'],
  [60, CALLER],
  [30, 'stubborn'],
];
const WILD: Field = [
  [15, 'alike'],
  [60, MANIAC],
  [25, EAGER],
];
/** Fields for the case that only one party can bid: opponents of the bidder, and opponents of the answerer. */
const ANSWERERS: Field = [
  [60, 'alike'],
  [40, CALLER],
];
const BIDDERS: Field = [
  [50, 'alike'],
  [25, SOUND],
  [25, EAGER],
];

/** One value for each kind of value that the tables distinguish. */
const TABLE_VALUES = [2, 3, 4] as const;
const MAX_DIGIT = 63;
/**
 * Distance from 0 and 1 within which a frequency is rounded. Rare actions are mostly noise of the solution. Without them, an
 * opponent that knows the tables gains no more, and opponents that hold too much lose more (two players: 0.14 instead of 0.11
 * points per hand against bettors that bid above 80 %).
 */
const RARE = 0.15;

/** Fills buckets without cases from the nearest bucket of the row. A row without cases is filled with 0. */
const filled = (row: readonly number[]): readonly number[] =>
  row.map((share, index) => {
    if (!Number.isNaN(share)) return share;
    const nearest = row
      .map((_, other) => other)
      .filter((other) => !Number.isNaN(row[other]))
      .sort((one, other) => Math.abs(one - index) - Math.abs(other - index))[0];
    return nearest === undefined ? 0 : row[nearest];
  });

/** Number of recorded cases below which a frequency is not trusted, but copied from the nearest bucket of the row. */
const MIN_CASES = 50;

/** By table index: the number of recorded cases of seats that can bid, and of seats that answer. */
interface Cases {
  readonly bids: readonly number[];
  readonly answers: readonly number[];
}

const casesIn = (hands: readonly Hand[]): Cases => {
  const [bids, answers] = [0, 1].map(() => Array.from({ length: TABLE_SIZE }, () => 0));
  for (const { trick, lead, own, other } of hands.flatMap(({ instants }) => instants)) {
    for (const value of TABLE_VALUES) {
      bids[tableIndex(trick, lead, value, own)]++;
      answers[tableIndex(trick, lead, value, own)]++;
      answers[tableIndex(trick, lead, value, other)]++;
    }
  }
  return { bids, answers };
};

/** Returns the frequencies with enough cases. The others are NaN. */
const trusted = (shares: readonly number[], cases: readonly number[]): readonly number[] =>
  shares.map((share, index) => (cases[index] < MIN_CASES ? NaN : share));

const asText = (shares: readonly number[], smooth = filled): string => {
  let text = '';
  for (let start = 0; start < TABLE_SIZE; start += BUCKETS) {
    for (const share of smooth(shares.slice(start, start + BUCKETS))) {
      text += DIGITS[share < RARE ? 0 : share > 1 - RARE ? MAX_DIGIT : Math.round(share * MAX_DIGIT)];
    }
  }
  return text;
};

const tablesFor = (files: readonly string[], players: 2 | 4, rounds: number): Frequencies => {
  if (files.length === 0) return FREQUENCIES[players];
  const hands = calibrated(readHands(files), players);
  const cases = casesIn(hands);
  const both = (field: Field): PolicyTable => solve(hands, { canBid: [true, true], fields: [field, field], rounds })[0];
  const oneSided = (bidder: Field, other: Field): readonly [PolicyTable, PolicyTable] =>
    solve(hands, { canBid: [true, false], fields: [bidder, other], rounds });
  const [usual, holders, wild] = [both(USUAL[players]), both(HOLDERS), both(WILD)];
  const [bidder, answerer] = oneSided(ANSWERERS, BIDDERS);
  const [againstHolders, againstWild] = oneSided(HOLDERS, WILD);
  return {
    bids: [
      [bidder, usual],
      [againstHolders, holders],
    ].map((pair) => pair.map(({ bids }) => asText(trusted(bids, cases.bids)))),
    // Better cards never fold more often.
    folds: [
      [answerer, usual],
      [againstWild, wild],
    ].map((pair) =>
      pair.map(({ folds }) => asText(trusted(folds, cases.answers), (row) => nonIncreasing(filled(row)))),
    ),
    raises: [usual, wild].map(({ raises }) => [asText(trusted(raises, cases.answers))]),
  };
};

const shown = (table: readonly (readonly string[])[]): string =>
  `[${table.map((pair) => `[${pair.map((text) => `\n      '${text}'`).join(',')},\n    ]`).join(', ')}]`;
const section = ({ bids, folds, raises }: Frequencies): string =>
  `{\n    bids: ${shown(bids)},\n    folds: ${shown(folds)},\n    raises: ${shown(raises)},\n  }`;

const moduleText = (
  two: readonly string[],
  four: readonly string[],
  rounds: number,
): string => `/** Generated by tools/training/mix.ts; do not edit. */

/**
 * Frequencies of bids, folds and raises, one base-64 digit per trick, lead or not, value before the bid (2, 3, 4 and more)
 * and bucket. \`bids\`: against usual opponents and against those who always hold, each if the others cannot raise, and if
 * they can. \`folds\`: against usual and against wild bidders, each if a raise is not allowed, and if it is. \`raises\`:
 * against the same bidders, if a raise is allowed.
 */
export interface Frequencies {
  readonly bids: readonly (readonly string[])[];
  readonly folds: readonly (readonly string[])[];
  readonly raises: readonly (readonly string[])[];
}

/** By number of players. Three players use the table for four. */
export const FREQUENCIES: Readonly<Record<2 | 4, Frequencies>> = {
  2: ${section(tablesFor(two, 2, rounds))},
  4: ${section(tablesFor(four, 4, rounds))},
};
`;

await command(
  import.meta.url,
  {
    options: {
      two: { type: 'string', multiple: true, default: [] },
      four: { type: 'string', multiple: true, default: [] },
      rounds: { type: 'string', default: '150' },
      out: {
        type: 'string',
        default: fileURLToPath(new URL('../../src/players/trained/bid-frequencies.ts', import.meta.url)),
      },
    },
  },
  ({ values: { two, four, rounds, out } }) =>
    writeFileSync(out, moduleText(two, four, wholeNumber('--rounds', rounds))),
);
