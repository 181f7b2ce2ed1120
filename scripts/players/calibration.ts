/**
 * Fits what stated chances are really worth, by number of players, trick, lead or not, and whose card is due, and writes
 * src/players/tables/calibration.ts. A curve is logistic in the log odds of the share of worlds won: it cannot fall.
 *
 *   node --import tsx scripts/players/calibration.ts --two hands-2.json --four hands-4.json
 *   node --import tsx scripts/players/calibration.ts --check hands-2b.json --players 2    stated against real, in bins of ten
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { calibrated, readHands, type Hand } from './instants.js';

const { values } = parseArgs({
  options: {
    two: { type: 'string', multiple: true },
    four: { type: 'string', multiple: true },
    check: { type: 'string', multiple: true },
    players: { type: 'string', default: '2' },
  },
});

const KNOTS = [0, 10, 25, 50, 100, 175, 250, 350, 450, 550, 650, 750, 825, 900, 950, 975, 990, 1000];
const GROUPS = 20;

const logOdds = (chance: number): number => {
  const share = Math.min(0.992, Math.max(0.008, chance / 1000));
  return Math.log(share / (1 - share));
};

const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** A stated chance and whether the hand was won. */
type Case = readonly [odds: number, won: number];

const casesOf = (hands: readonly Hand[]): readonly (readonly Case[])[] => {
  const groups: Case[][] = Array.from({ length: GROUPS }, () => []);
  for (const { winner, instants } of hands) {
    for (const { trick, lead, party, own, other } of instants) {
      const group = (trick * 2 + (lead ? 0 : 1)) * 2;
      groups[group].push([logOdds(own), winner === party ? 1 : 0]);
      groups[group + 1].push([logOdds(other), winner === party ? 0 : 1]);
    }
  }
  return groups;
};

/** Newton's method, with a mild pull towards the chance as stated where there are few cases. */
const fitted = (cases: readonly Case[]): readonly [shift: number, slope: number] => {
  let [shift, slope] = [0, 1];
  for (let round = 0; round < 25; round++) {
    let [byShift, bySlope] = [-shift / 2, -5 * (slope - 1)];
    let [shiftShift, shiftSlope, slopeSlope] = [0.5, 0, 5];
    for (const [odds, won] of cases) {
      const chance = logistic(shift + slope * odds);
      const weight = chance * (1 - chance);
      byShift += won - chance;
      bySlope += (won - chance) * odds;
      shiftShift += weight;
      shiftSlope += weight * odds;
      slopeSlope += weight * odds * odds;
    }
    const determinant = shiftShift * slopeSlope - shiftSlope * shiftSlope;
    shift += (slopeSlope * byShift - shiftSlope * bySlope) / determinant;
    slope += (shiftShift * bySlope - shiftSlope * byShift) / determinant;
  }
  return [shift, Math.max(0.05, slope)];
};

const curvesOf = (hands: readonly Hand[]): readonly (readonly number[])[] =>
  casesOf(hands).map((cases) => {
    const [shift, slope] = fitted(cases);
    return KNOTS.map((knot) => Math.round(1000 * logistic(shift + slope * logOdds(knot))));
  });

const tell = (text: string): void => void process.stdout.write(`${text}\n`);

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
      tell(`${isOwn ? 'due' : 'not due'}, tricks ${early ? '1-2' : '3-5'}`.padEnd(20) + cells.map((cell) => cell.padStart(8)).join(''));
    }
  }
  tell(`stated/real in percent; the worst bin is ${worst.toFixed(1)} points off`);
};

if (values.check) {
  check(calibrated(readHands(values.check), Number(values.players)));
} else {
  const table = (files: readonly string[] | undefined): string => {
    if (!files) throw new Error('Both --two and --four are needed.');
    return curvesOf(readHands(files)).map((curve) => `    [${curve.join(', ')}],`).join('\n');
  };
  const text = `/** Made by scripts/players/calibration.ts; see there. */

/** Stated chances, in 1000. */
export const KNOTS: readonly number[] = [${KNOTS.join(', ')}];

/** By players (three are taken as four): what hands so stated are really worth, by trick, lead or not, due or not. */
export const CALIBRATION: Readonly<Record<2 | 4, readonly (readonly number[])[]>> = {
  2: [
${table(values.two)}
  ],
  4: [
${table(values.four)}
  ],
};
`;
  writeFileSync(new URL('../../src/players/tables/calibration.ts', import.meta.url), text);
}
