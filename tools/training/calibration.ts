/**
 * Fits real chances to stated chances, by number of players, trick, lead or not, and seat to play. Writes
 * src/players/trained/calibration.ts. A curve is logistic in a cubic polynomial of the log odds of the share of worlds won,
 * corrected to be non-decreasing.
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
import { calibrated, readHands, type Hand } from '../betting/instants.js';

const KNOTS = [0, 10, 25, 50, 100, 175, 250, 350, 450, 550, 650, 750, 825, 900, 950, 975, 990, 1000];
const GROUPS = 20;

const logOdds = (chance: number): number => {
  const share = Math.min(0.992, Math.max(0.008, chance / 1000));
  return Math.log(share / (1 - share));
};

const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Returns the powers of log odds for a curve, scaled to a similar size. */
const powersOf = (odds: number): readonly number[] => [1, odds, odds ** 2 / 4, odds ** 3 / 16];
/** Prior of a curve (the stated chance) and its strength. With few cases, the curve stays close to the prior. */
const PRIOR = [0, 1, 0, 0];
const PRIOR_STRENGTH = [0.5, 5, 5, 5];

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

/** Fits a curve by Newton's method, with a weak prior at the stated chance. */
const fitCurve = (cases: readonly Case[]): readonly number[] => {
  let curve: readonly number[] = PRIOR;
  for (let round = 0; round < 25; round++) {
    const gradient = curve.map((value, index) => -PRIOR_STRENGTH[index] * (value - PRIOR[index]));
    const hessian = PRIOR_STRENGTH.map((strength, index) =>
      PRIOR_STRENGTH.map((_, other) => (other === index ? strength : 0)),
    );
    for (const [powers, won] of cases) {
      const chance = logistic(product(curve, powers));
      const weight = chance * (1 - chance);
      for (let one = 0; one < powers.length; one++) {
        gradient[one] += (won - chance) * powers[one];
        for (let other = 0; other < powers.length; other++) hessian[one][other] += weight * powers[one] * powers[other];
      }
    }
    const step = solveLinear(hessian, gradient);
    curve = curve.map((value, index) => value + step[index]);
  }
  return curve;
};

/** Returns the nearest non-decreasing row. Neighbours in the wrong order are replaced by their mean. */
const nonDecreasing = (row: readonly number[]): readonly number[] =>
  nonIncreasing(row.map((value) => -value)).map((value) => -value);

const curvesOf = (hands: readonly Hand[]): readonly (readonly number[])[] =>
  casesOf(hands).map((cases) => {
    const curve = fitCurve(cases);
    return nonDecreasing(KNOTS.map((knot) => 1000 * logistic(product(curve, powersOf(logOdds(knot)))))).map(Math.round);
  });

/** Prints stated and real chances in bins of ten percent, and the largest deviation of bins with enough cases. */
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
  printLine(`stated/real in percent; largest deviation: ${worst.toFixed(1)} points`);
};

const tableText = (files: readonly string[]): string =>
  curvesOf(readHands(files))
    .map((curve) => `    '${encodeDigits(curve)}',`)
    .join('\n');

const moduleText = (
  two: readonly string[],
  four: readonly string[],
): string => `/** Generated by tools/training/calibration.ts; do not edit. */

/** Stated chances in thousandths. */
export const KNOTS: readonly number[] = [${KNOTS.join(', ')}];

/**
 * Real chances of hands with these stated chances, by number of players (three use the table for four), trick, lead or not,
 * due or not. Each is two base-64 digits.
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
    if (!two || !four) throw new UsageError('Give both --two and --four, or --check.');
    writeFileSync(new URL('../../src/players/trained/calibration.ts', import.meta.url), moduleText(two, four));
  },
);
