/**
 * How our bidding fares against others with the same cards, over thousands of games in which only the bidding is played.
 * Every game twice, the sides changed.
 *
 *   node --import tsx scripts/players/matches.ts hands-2b.json --players 2 --games 2000
 */
import { parseArgs } from 'node:util';
import { TEMPERAMENTS } from '../../src/players/bidding/temper.js';
import { wholeEquityFor } from '../../src/players/bidding/equity.js';
import type { RuleSet } from '../../src/rules/variants.js';
import { defineRules, type VariantId } from '../../src/rules/variants.js';
import type { PlayerCount } from '../../src/rules/seats.js';
import { above, caller, maniac, never, noConduct, ours, playHand, stubborn, type Bettor } from './betting.js';
import { calibrated, luckFrom, readHands, type Of } from './instants.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    variant: { type: 'string', default: 'suedtirol' },
    target: { type: 'string' },
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
  },
});

const players = Number(values.players) as PlayerCount;
const rules = defineRules(values.variant as VariantId, { players, ...(values.target && { target: Number(values.target) as RuleSet['target'] }) });
const equity = wholeEquityFor(rules);
const hands = calibrated(readHands(positionals), players);

interface Tally {
  hands: number;
  points: number;
}

const playGame = (bettors: readonly [Bettor, Bettor], seed: number, tally: Tally): Of => {
  const deck = luckFrom(seed);
  const table = { rules, equity, bettors, conduct: [noConduct(), noConduct()] as const, luck: luckFrom(seed + 0x5bd1e995) };
  const score: [number, number] = [0, 0];
  let fore: Of = deck() < 0.5 ? 0 : 1;
  for (;;) {
    const { winner, points } = playHand(table, hands[Math.floor(deck() * hands.length)], fore, score);
    tally.hands++;
    tally.points += points;
    score[winner] += points;
    if (score[winner] >= rules.target) return winner;
    fore = fore === 0 ? 1 : 0;
  }
};

const meet = (name: string, one: Bettor, other: Bettor): void => {
  const games = Number(values.games);
  const tally: Tally = { hands: 0, points: 0 };
  const shares: number[] = [];
  for (let game = 0; game < games; game++) {
    const seed = Number(values.seed) * 7919 * 1000 + game;
    shares.push((Number(playGame([one, other], seed, tally) === 0) + Number(playGame([other, one], seed, tally) === 1)) / 2);
  }
  const mean = shares.reduce((sum, share) => sum + share, 0) / games;
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (games - 1);
  process.stdout.write(`${name.padEnd(24)}${(100 * mean).toFixed(1).padStart(6)} +- ${(196 * Math.sqrt(variance / games)).toFixed(1)} %  ${(tally.points / tally.hands).toFixed(2)} points a hand\n`);
};

const us = ours();
process.stdout.write(`${rules.variant}, ${players} players, to ${rules.target}; our bids against\n`);
meet('ourselves', us, us);
meet('never', us, never(us));
meet('caller', us, caller);
meet('stubborn', us, stubborn(us));
meet('maniac', us, maniac);
for (const percent of [50, 60, 70, 80, 90]) meet(`above ${percent} %`, us, above(percent * 10));
for (const temperament of TEMPERAMENTS) meet(`us, ${temperament}, against us`, ours(temperament), us);
