/**
 * Lets two players meet over duplicate deals: every deal twice, the sides changed.
 *
 *   npm run arena -- strong greedyL                             4,000 deals of hands without bids
 *   npm run arena -- strong never --games --players 2           whole games with bids
 *   npm run arena -- strong greedyL+equity>.8 --games --target 11
 *   npm run arena -- medium random --variant bayrisch --players 3 --deals 500
 *   npm run arena -- strong greedyL --rules '{"follow":"none"}' --range held-out
 *   npm run arena -- --table --quick                            the table of targets, a tenth of the deals
 *   npm run arena -- --table --share 0.02                       a fiftieth of them
 *   npm run arena -- --table --line 4-greedyL --line 'level-*'  some lines of it, by their names
 *
 * `--cores` (default: all) changes the time and nothing else. With three players a deal is played once with the first as
 * the forehand, alone, and once as the two others; a game once with him at each seat. `bench/roster.ts` knows the players.
 */
import { parseArgs } from 'node:util';
import { availableParallelism } from 'node:os';
import type { RuleOptions } from '../src/rules/options.js';
import { defineRules, type VariantId } from '../src/rules/variants.js';
import { crewOf } from './crew.js';
import { resultOf } from './duel.js';
import { playerCalled } from './roster.js';
import { table } from './table.js';
import { tell } from './tell.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    deals: { type: 'string' },
    games: { type: 'boolean', default: false },
    range: { type: 'string', default: 'arena' },
    variant: { type: 'string', default: 'suedtirol' },
    players: { type: 'string', default: '4' },
    target: { type: 'string' },
    rules: { type: 'string', default: '{}' },
    cores: { type: 'string', default: String(availableParallelism()) },
    table: { type: 'boolean', default: false },
    share: { type: 'string', default: '1' },
    quick: { type: 'boolean', default: false },
    line: { type: 'string', multiple: true, default: [] },
  },
});

const USUAL_DEALS = { hands: 4000, games: 400 };

const duel = async (): Promise<void> => {
  const [one = 'strong', other = 'greedyL'] = positionals;
  // Names and rules are checked before any work is handed out.
  for (const name of [one, other]) playerCalled(name);
  const rules = {
    ...(JSON.parse(values.rules) as Partial<RuleOptions>),
    players: Number(values.players),
    ...(values.target !== undefined && { target: Number(values.target) }),
  } as Partial<RuleOptions>;
  const variant = values.variant as VariantId;
  defineRules(variant, rules);
  const kind = values.games ? 'games' : 'hands';
  const deals = Number(values.deals ?? USUAL_DEALS[kind]);
  const crew = crewOf(Number(values.cores));
  try {
    const { percent, margin, pointsPerHand, forehand } = resultOf(await crew.run({ kind, one, other, variant, rules, range: values.range }, deals));
    const where = [variant, ...Object.entries(rules).map(([name, value]) => `${name} ${String(value)}`)].join(', ');
    const share = `${percent.toFixed(1)} % ± ${margin.toFixed(1)}`;
    tell(`${where}: ${one} wins ${share} of the ${kind} against ${other} (${deals} deals, seats changed), ${kind === 'games' ? `${pointsPerHand.toFixed(2)} points a hand` : `the forehand ${forehand.toFixed(1)} %`}`);
  } finally {
    crew.leave();
  }
};

await (values.table ? table({ cores: Number(values.cores), share: values.quick ? 0.1 : Number(values.share), lines: values.line }) : duel());
