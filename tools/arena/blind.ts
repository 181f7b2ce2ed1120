/**
 * Measures the inferences of blind seats: the probability that they assign to the real announcement after each trick, and
 * the gain over seats that infer nothing from tricks.
 *
 *   node --import tsx tools/arena/blind.ts                        2,000 hands, then a duel over 4,000 deals
 *   node --import tsx tools/arena/blind.ts --deals 200 --variant ladinisch --cores 2
 */
import { availableParallelism } from 'node:os';
import { isBlind } from '../../src/rules/announce.js';
import { defineRules } from '../../src/rules/variants.js';
import { command, wholeNumber, UsageError } from '../shared/command.js';
import { tableFrom } from './table-switches.js';
import { createCrew } from './crew.js';
import { resultOf } from './duel.js';
import { truthShareAfter } from './measured-figure.js';
import { printLine } from '../shared/print-line.js';

await command(
  import.meta.url,
  {
    options: {
      deals: { type: 'string', default: '2000' },
      variant: { type: 'string', default: 'suedtirol-blind' },
      range: { type: 'string', default: 'arena' },
      cores: { type: 'string', default: String(availableParallelism()) },
    },
  },
  async ({ values }) => {
    const deals = wholeNumber('--deals', values.deals);
    const { variant, rules } = tableFrom({ ...values, players: '4' });
    if (!isBlind(defineRules(variant, rules))) throw new UsageError(`${variant} is not played blind.`);
    const table = { variant, rules, range: values.range };
    const crew = createCrew(wholeNumber('--cores', values.cores));
    try {
      const outcomes = await crew.run({ kind: 'blind', one: 'strong', other: 'strong', ...table }, deals);
      for (const tricks of [0, 1, 2, 3]) {
        const { percent, margin } = truthShareAfter(outcomes, tricks);
        printLine(`${variant}: the truth has ${percent.toFixed(1)} % ± ${margin.toFixed(1)} after ${tricks} tricks`);
      }
      const { percent, margin } = resultOf(
        await crew.run({ kind: 'hands', one: 'strong', other: 'blindfold', ...table }, 2 * deals),
      );
      printLine(
        `${variant}: a player that infers wins ${percent.toFixed(1)} % ± ${margin.toFixed(1)} of the hands against one that does not (${2 * deals} deals, sides changed)`,
      );
    } finally {
      crew.end();
    }
  },
);
