/**
 * Lets two players meet over duplicate deals: every deal twice, the sides changed.
 *
 *   npm run arena -- medium greedyL                        4,000 deals of hands without bids
 *   npm run arena -- medium caller --games 200             whole games with bids
 *   npm run arena -- medium random --variant bayrisch --players 3
 *
 * With three players a deal is played once with the first as the forehand, alone, and once as the two others; a game once
 * with him at each seat.
 */
import { parseArgs } from 'node:util';
import { defineRules, type VariantId } from '../src/rules/variants.js';
import type { PlayerCount } from '../src/rules/seats.js';
import { greedy, greedyL, greedyT, random, type Player } from './baselines.js';
import { caller, maniac, never, ours, stubborn } from './bettors.js';
import { duelGames, duelHands } from './duel.js';

const PLAYERS: Readonly<Record<string, Player>> = {
  easy: ours('easy'),
  medium: ours('medium'),
  strong: ours('strong'),
  random,
  greedy,
  greedyT,
  greedyL,
  never: never('medium'),
  caller: caller('medium'),
  stubborn: stubborn('medium'),
  maniac: maniac('medium'),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    deals: { type: 'string', default: '4000' },
    games: { type: 'string' },
    range: { type: 'string', default: 'arena' },
    variant: { type: 'string', default: 'suedtirol' },
    players: { type: 'string', default: '4' },
  },
});

const playerCalled = (name: string): Player => {
  const player = PLAYERS[name];
  if (!player) throw new Error(`There is no player '${name}'; there are ${Object.keys(PLAYERS).join(', ')}.`);
  return player;
};

const [one = 'medium', other = 'greedyL'] = positionals;
const rules = defineRules(values.variant as VariantId, { players: Number(values.players) as PlayerCount });
const table = `${rules.variant}, ${rules.players} players`;
const tell = (text: string): void => void process.stdout.write(`${text}\n`);

if (values.games) {
  const { percent, margin, pointsPerHand } = await duelGames(playerCalled(one), playerCalled(other), Number(values.games), values.range, rules);
  tell(`${table}: ${one} wins ${percent.toFixed(1)} +- ${margin.toFixed(1)} % of the games against ${other} (${values.games} deals), ${pointsPerHand.toFixed(2)} points a hand`);
} else {
  const { percent, margin } = await duelHands(playerCalled(one), playerCalled(other), Number(values.deals), values.range, rules);
  tell(`${table}: ${one} wins ${percent.toFixed(1)} +- ${margin.toFixed(1)} % of the hands against ${other} (${values.deals} deals twice)`);
}
