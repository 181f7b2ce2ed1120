/**
 * Fits what stated chances are really worth, by number of players, trick, lead or not, and whose card is due, and writes
 * src/players/trained/calibration.ts. A curve is logistic in a cubic of the log odds of the share of worlds won, made never to
 * fall.
 *
 *   node --import tsx tools/training/calibration.ts --two hands-2.json --four hands-4.json
 *   node --import tsx tools/training/calibration.ts --check hands-2b.json --players 2    stated against real, in bins of ten
 */
import { writeFileSync } from 'node:fs';
import { command, UsageError } from '../shared/command.js';
import { playersFrom } from '../arena/table-switches.js';
import { printLine } from '../shared/print-line.js';
import { encodeDigits } from '../../src/players/bidding/base64-digits.js';
import { nonIncreasing } from './non-increasing.js';
import { calibrated, readHands, type Hand } from './instants.js';

const KNOTS = [0, 10, 25, 50, 100, 175, 250, 350, 450, 550, 650, 750, 825, 900, 950, 975, 990, 1000];
const GROUPS = 20;

const logOdds = (chance: number): number => {
  const share = Math.min(0.992, Math.max(0.008, chance / 1000));
  return Math.log(share / (1 - share));
};

const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** The powers of log odds that a curve is made of, scaled so that all weigh alike. */
const powersOf = (odds: number): readonly number[] => [1, odds, odds ** 2 / 4, odds ** 3 / 16];
/** A curve before anything was seen, the chance as stated, and how firmly it is held: where there are few cases it stays. */
const BEFORE = [0, 1, 0, 0];
const FIRMNESS = [0.5, 5, 5, 5];

/** The powers of a stated chance, and whether the hand was won. */
type Case = readonly [powers: readonly number[], won: number];

const casesOf = (hands: readonly Hand[]): readonly (readonly Case[])[] => {
  const groups: Case[][] = Array.from({ length: GROUPS }, () => []);
  for (const { winner, instants } of hands) {
    for (const { trick, lead, party, own, other } of instants) {
      const group = (trick * 2 + (lead ? 0 : 1)) * 2;
      groups[group].push([powersOf(logOdds(own)), winner === party ? 1 : 0]);
      groups[group + 1].push([powersOf(logOdds(other)), winner === party ? 0 : 1]);
    }
  }
  return groups;
};

const product = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, index) => sum + value * other[index], 0);

/** Solves a linear system with a positive definite matrix by Gaussian elimination. */
const solveLinear = (matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] => {
  const rows = matrix.map((row, index) => [...row, right[index]]);
  rows.forEach((pivot, at) => {
    for (const row of rows) {
      if (row === pivot) continue;
      const times = row[at] / pivot[at];
      pivot.forEach((value, column) => (row[column] -= times * value));
    }
  });
  return rows.map((row, at) => row[row.length - 1] / row[at]);
};

/** Fits a curve by Newton's method, with a mild pull towards the stated chance. */
const fitCurve = (cases: readonly Case[]): readonly number[] => {
  let curve: readonly number[] = BEFORE;
  for (let round = 0; round < 25; round++) {
    const slope = curve.map((value, index) => -FIRMNESS[index] * (value - BEFORE[index]));
    const bend = FIRMNESS.map((firmness, index) => FIRMNESS.map((_, other) => (other === index ? firmness : 0)));
    for (const [powers, won] of cases) {
      const chance = logistic(product(curve, powers));
      const weight = chance * (1 - chance);
      for (let one = 0; one < powers.length; one++) {
        slope[one] += (won - chance) * powers[one];
        for (let other = 0; other < powers.length; other++) bend[one][other] += weight * powers[one] * powers[other];
      }
    }
    const step = solveLinear(bend, slope);
    curve = curve.map((value, index) => value + step[index]);
  }
  return curve;
};

/** The nearest row that never falls: neighbours in the wrong order share their mean. */
const rising = (row: readonly number[]): readonly number[] =>
  nonIncreasing(row.map((value) => -value)).map((value) => -value);

const curvesOf = (hands: readonly Hand[]): readonly (readonly number[])[] =>
  casesOf(hands).map((cases) => {
    const curve = fitCurve(cases);
    return rising(KNOTS.map((knot) => 1000 * logistic(product(curve, powersOf(logOdds(knot)))))).map(Math.round);
  });

/** Stated against real in bins of ten, over all moments of a kind, and the worst bin with enough cases to tell. */
const check = (hands: readonly Hand[]): void => {
  let worst = 0;
  for (const isOwn of [true, false]) {
    for (const early of [true, false]) {
      const bins = Array.from({ length: 10 }, () => ({ cases: 0, stated: 0, won: 0 }));
      for (const { winner, instants } of hands) {
        for (const { trick, party, own, other } of instants) {
          if (trick < 2 !== early) continue;
          const stated = isOwn ? own : other;
          const bin = bins[Math.min(9, Math.floor(stated / 100))];
          bin.cases++;
          bin.stated += stated / 10;
          if ((winner === party) === isOwn) bin.won += 100;
        }
      }
      const cells = bins.map(({ cases, stated, won }) => {
        if (cases < 60) return '-';
        worst = Math.max(worst, Math.abs(stated - won) / cases);
        return `${(stated / cases).toFixed(0)}/${(won / cases).toFixed(0)}`;
      });
      printLine(
        `${isOwn ? 'due' : 'not due'}, tricks ${early ? '1-2' : '3-5'}`.padEnd(20) +
          cells.map((cell) => cell.padStart(8)).join(''),
      );
    }
  }
  printLine(`stated/real in percent; the worst bin is ${worst.toFixed(1)} points off`);
};

const tableText = (files: readonly string[]): string =>
  curvesOf(readHands(files))
    .map((curve) => `    '${encodeDigits(curve)}',`)
    .join('\n');

const moduleText = (
  two: readonly string[],
  four: readonly string[],
): string => `/** Generated by tools/training/calibration.ts; do not edit. */

/** Stated chances, in 1000. */
export const KNOTS: readonly number[] = [${KNOTS.join(', ')}];

/**
 * By players (three are taken as four): what hands so stated are really worth, by trick, lead or not, due or not; two digits
 * to the base of 64 for each.
 */
export const CALIBRATION: Readonly<Record<2 | 4, readonly string[]>> = {
  2: [
${tableText(two)}
  ],
  4: [
${tableText(four)}
  ],
};
`;

await command(
  import.meta.url,
  {
    options: {
      two: { type: 'string', multiple: true },
      four: { type: 'string', multiple: true },
      check: { type: 'string', multiple: true },
      players: { type: 'string', default: '2' },
    },
  },
  ({ values: { check: toCheck, two, four, players } }) => {
    if (toCheck) return check(calibrated(readHands(toCheck), playersFrom(players)));
    if (!two || !four) throw new UsageError('Both --two and --four are needed, or --check.');
    writeFileSync(new URL('../../src/players/trained/calibration.ts', import.meta.url), moduleText(two, four));
  },
);
