/**
 * Compares strong players' stated chances of winning a hand with the share of hands won, in bins of ten percentage points.
 *
 *   node --import tsx tools/arena/calibration.ts                    4 players, 4,000 hands without bids
 *   node --import tsx tools/arena/calibration.ts --players 2 --deals 1000 --variant bayrisch --cores 2
 */
import { availableParallelism } from 'node:os';
import { command, wholeNumber } from '../shared/command.js';
import { tableFrom } from './table-switches.js';
import { createCrew } from './crew.js';
import { binsOf, largestDeviation } from './measured-figure.js';
import type { Statements } from './stated-deal.js';
import { printLine } from '../shared/print-line.js';

const report = (outcomes: readonly Statements[], where: string): void => {
  for (const [title, bins] of [
    ['with all cards open', binsOf(outcomes, ({ open }) => open)],
    ['as used for bids', binsOf(outcomes, ({ stated }) => stated)],
  ] as const) {
    const off = largestDeviation(bins);
    printLine(
      `\nchance ${title}, ${where}: ${off === null ? 'too few hands' : `at most ${off.toFixed(1)} points off`}`,
    );
    printLine('    bin   count  stated     won     off');
    for (const { from, count, stated, won } of bins) {
      printLine(
        `${String(from).padStart(3)}-${String(from + 10).padEnd(3)}${String(count).padStart(8)}${[stated, won, stated - won].map((value) => value.toFixed(1).padStart(8)).join('')}`,
      );
    }
  }
};

await command(
  import.meta.url,
  {
    options: {
      players: { type: 'string', default: '4' },
      deals: { type: 'string', default: '4000' },
      variant: { type: 'string', default: 'suedtirol' },
      range: { type: 'string', default: 'arena' },
      cores: { type: 'string', default: String(availableParallelism()) },
    },
  },
  async ({ values }) => {
    const deals = wholeNumber('--deals', values.deals);
    const table = tableFrom(values);
    const crew = createCrew(wholeNumber('--cores', values.cores));
    try {
      const outcomes = await crew.run(
        { kind: 'stated', one: 'strong', other: 'strong', ...table, range: values.range },
        deals,
      );
      report(outcomes, `${table.variant}, ${values.players} players`);
    } finally {
      crew.end();
    }
  },
);
