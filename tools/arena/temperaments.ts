/**
 * Measures the effect and cost of temperaments: how often players with each temperament bid, fold and signal, and their win
 * rate against the same level without a temperament.
 *
 *   node --import tsx tools/arena/temperaments.ts                                  strong, two players, 100 deals per line
 *   node --import tsx tools/arena/temperaments.ts --variant deuten --players 4     where partners signal
 *   node --import tsx tools/arena/temperaments.ts --level medium --deals 20 bold sly
 *
 * Uses one core. Plays whole games, every deal twice with the sides swapped. Frequencies are counted for one side, per
 * hundred hands.
 */
import type { ActionType } from '../../src/game/action.js';
import { TEMPERAMENTS, type Temperament } from '../../src/players/bidding/temperament.js';
import { skillOf, type Level } from '../../src/players/level.js';
import { defineRules, type RuleSet } from '../../src/rules/variants.js';
import { command, wholeNumber, UsageError } from '../shared/command.js';
import { tableFrom } from './table-switches.js';
import { playDealOfGames, resultOf, type DealOutcome } from './duel.js';
import { ownPlayer, type Player } from './player.js';
import { printLine } from '../shared/print-line.js';

/** Number of actions by type. */
type Counts = Partial<Record<ActionType, number>>;

/** Returns a player that counts its actions. */
const withCounts =
  (player: Player, counts: Counts): Player =>
  (...question) => {
    const action = player(...question);
    if (action) counts[action.type] = (counts[action.type] ?? 0) + 1;
    return action;
  };

const columns = (name: string, ...figures: string[]): string =>
  name.padEnd(12) + figures.map((figure) => figure.padStart(15)).join('');

/** The measurement, the same for each temperament. */
interface Plan {
  readonly level: Level;
  readonly rules: RuleSet;
  readonly deals: number;
  readonly range: string;
}

const rowFor = ({ level, rules, deals, range }: Plan, temperament?: Temperament): string => {
  const counts: Counts = {};
  const pair = [withCounts(ownPlayer(level, temperament), counts), ownPlayer(level)] as const;
  const outcomes = Array.from({ length: deals }, (_, deal): DealOutcome => playDealOfGames(pair, deal, range, rules));
  const hands = outcomes.reduce((sum, outcome) => sum + outcome.hands, 0);
  const { percent, margin, pointsPerHand } = resultOf(outcomes);
  const perHundred = (...types: ActionType[]): string =>
    ((100 * types.reduce((sum, type) => sum + (counts[type] ?? 0), 0)) / hands).toFixed(1);
  return columns(
    temperament ?? 'none',
    `${percent.toFixed(1)} ± ${margin.toFixed(1)}`,
    perHundred('bid'),
    perHundred('fold'),
    perHundred('hold'),
    perHundred('signal'),
    pointsPerHand.toFixed(2),
  );
};

await command(
  import.meta.url,
  {
    allowPositionals: true,
    options: {
      level: { type: 'string', default: 'strong' },
      variant: { type: 'string', default: 'suedtirol' },
      players: { type: 'string', default: '2' },
      deals: { type: 'string', default: '100' },
      range: { type: 'string', default: 'arena' },
    },
  },
  ({ values, positionals }) => {
    const level = values.level as Level;
    skillOf(level);
    const { variant, rules } = tableFrom(values);
    const unknown = positionals.filter((name) => !(TEMPERAMENTS as readonly string[]).includes(name));
    if (unknown.length > 0)
      throw new UsageError(`Unknown temperament ${unknown.join(', ')}. Valid: ${TEMPERAMENTS.join(', ')}.`);
    const named = TEMPERAMENTS.filter((temperament) => positionals.includes(temperament));
    const plan: Plan = {
      level,
      rules: defineRules(variant, rules),
      deals: wholeNumber('--deals', values.deals),
      range: values.range,
    };
    printLine(`${variant}, ${values.players} players, ${level}, ${plan.deals} deals, per hundred hands:`);
    printLine(columns('', 'wins, %', 'bids', 'folds', 'holds', 'signs', 'points per hand'));
    for (const temperament of named.length > 0 ? named : [undefined, ...TEMPERAMENTS])
      printLine(rowFor(plan, temperament));
  },
);
