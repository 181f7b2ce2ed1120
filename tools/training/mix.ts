/**
 * Solves the bidding of hands that were played, and writes src/players/tables/bidding-tables.ts: how often to bid, fold and
 * raise, by trick, lead or not, value and chance. Against opponents like ourselves and against a field of odd ones, so that
 * what is found loses little against good bidders and wins from the others. Score counts for nothing here; how the game
 * stands comes in when the tables are read. For hands that are not given the tables stay as they are.
 *
 *   node --import tsx tools/training/mix.ts --two hands-2.json --four hands-4.json --rounds 200000
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { command, wholeNumber } from '../shared/command.js';
import { DIGITS } from '../../src/players/bidding/base64-digits.js';
import { FREQUENCIES, type Frequencies } from '../../src/players/tables/bidding-tables.js';
import { calibrated, readHands } from './instants.js';
import { falling } from './falling.js';
import { EDGES, PLACES, solve, type Field, type Solution } from './solution.js';

const SEED = 7;
/** Whom we expect to meet; who never folds; who bids on anything. */
const USUAL: Field = { alike: 10, caller: 25, never: 25, stubborn: 20, maniac: 2, sound: 15, eager: 3 };
const HOLDERS: Field = { alike: 10, caller: 60, stubborn: 30 };
const WILD: Field = { alike: 15, maniac: 60, eager: 25 };
/** The same where one party may not bid: whom the bidder meets, and whom the other. */
const ANSWERERS: Field = { alike: 60, caller: 40 };
const BIDDERS: Field = { alike: 50, sound: 25, eager: 25 };

const MOST = 63;
/** Frequencies so near never and always are the solution's noise. */
const NOISE = 0.06;
const BUCKETS = EDGES.length + 1;

/** A row whose gaps, where nobody ever came, are filled from the nearest bucket; nobody came at all: never. */
const filled = (row: readonly number[]): readonly number[] =>
  row.map((share, place) => {
    if (!Number.isNaN(share)) return share;
    const nearest = row
      .map((_, other) => other)
      .filter((other) => !Number.isNaN(row[other]))
      .sort((one, other) => Math.abs(one - place) - Math.abs(other - place))[0];
    return nearest === undefined ? 0 : row[nearest];
  });

const asText = (shares: Float64Array, smooth = filled): string => {
  let text = '';
  for (let start = 0; start < PLACES; start += BUCKETS) {
    for (const share of smooth([...shares.subarray(start, start + BUCKETS)])) {
      text += DIGITS[share < NOISE ? 0 : share > 1 - NOISE ? MOST : Math.round(share * MOST)];
    }
  }
  return text;
};

const tablesFor = (files: readonly string[], players: 2 | 4, rounds: number): Frequencies => {
  if (files.length === 0) return FREQUENCIES[players];
  const hands = calibrated(readHands(files), players);
  const both = (field: Field): Solution =>
    solve(hands, { bothBid: true, fields: [field, field], rounds, seed: SEED })[0];
  const oneSided = (bidder: Field, other: Field): readonly [Solution, Solution] =>
    solve(hands, { bothBid: false, fields: [bidder, other], rounds, seed: SEED });
  const [usual, holders, wild] = [both(USUAL), both(HOLDERS), both(WILD)];
  const [bidder, answerer] = oneSided(ANSWERERS, BIDDERS);
  const [againstHolders, againstWild] = oneSided(HOLDERS, WILD);
  return {
    bids: [
      [bidder, usual],
      [againstHolders, holders],
    ].map((pair) => pair.map(({ bid }) => asText(bid))),
    // Better cards never fold more often.
    folds: [
      [answerer, usual],
      [againstWild, wild],
    ].map((pair) => pair.map(({ fold }) => asText(fold, (row) => falling(filled(row))))),
    raises: [usual, wild].map(({ raise }) => [asText(raise)]),
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
): string => `/** Made by tools/training/mix.ts; see there. */

/** Where a new bucket of chances begins, in 1000. */
export const EDGES: readonly number[] = [${EDGES.join(', ')}];

/**
 * How often to do what, a digit to the base of 64 for each trick, lead or not, value before the bid (2, 3, 4 and more) and
 * bucket. \`bids\`: against usual opponents and those who always hold, each while the others may not raise, and may.
 * \`folds\`: against usual and wild bidders, each while one may not raise oneself, and may. \`raises\`: against the same, where
 * one may.
 */
export interface Frequencies {
  readonly bids: readonly (readonly string[])[];
  readonly folds: readonly (readonly string[])[];
  readonly raises: readonly (readonly string[])[];
}

/** By players; three are taken as four. */
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
      rounds: { type: 'string', default: '200000' },
      out: {
        type: 'string',
        default: fileURLToPath(new URL('../../src/players/tables/bidding-tables.ts', import.meta.url)),
      },
    },
  },
  ({ values: { two, four, rounds, out } }) =>
    writeFileSync(out, moduleText(two, four, wholeNumber('--rounds', rounds))),
);
