/**
 * What blind seats find out: how likely they take the truth to be after each trick, and what they win by it against seats
 * that conclude nothing from the tricks.
 *
 *   node --import tsx bench/blind.ts                        2,000 hands, then a duel over 4,000 deals
 *   node --import tsx bench/blind.ts --deals 200 --variant ladinisch --cores 2
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { VariantId } from '../src/rules/variants.js';
import { crewOf } from './crew.js';
import { resultOf } from './duel.js';
import { truthAfter } from './figure.js';
import { tell } from './tell.js';

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '2000' },
    variant: { type: 'string', default: 'suedtirol-blind' },
    range: { type: 'string', default: 'arena' },
    cores: { type: 'string', default: String(availableParallelism()) },
  },
});

const crew = crewOf(Number(values.cores));
const table = { variant: values.variant as VariantId, rules: { players: 4 }, range: values.range } as const;
const deals = Number(values.deals);
const outcomes = await crew.run({ kind: 'blind', one: 'strong', other: 'strong', ...table }, deals);
for (const tricks of [0, 1, 2, 3]) {
  const { percent, margin } = truthAfter(outcomes, tricks);
  tell(`${values.variant}: the truth has ${percent.toFixed(1)} % ± ${margin.toFixed(1)} after ${tricks} tricks`);
}
const { percent, margin } = resultOf(await crew.run({ kind: 'hands', one: 'strong', other: 'blindfold', ...table }, 2 * deals));
crew.leave();
tell(`${values.variant}: who concludes wins ${percent.toFixed(1)} % ± ${margin.toFixed(1)} of the hands against who does not (${2 * deals} deals, seats changed)`);
