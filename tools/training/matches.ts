/**
 * Measures the built-in bidding against other bettors with the same cards, over thousands of games in which only the bidding
 * is played. Every game is played twice, with the sides swapped.
 *
 *   node --import tsx tools/training/matches.ts hands-2b.json --players 2 --games 2000
 */
import { command, wholeNumber, UsageError } from '../shared/command.js';
import { tableFrom } from '../arena/table-switches.js';
import { shareOf } from '../arena/share.js';
import { printLine } from '../shared/print-line.js';
import { gameEquityFor, type GameEquity } from '../../src/players/bidding/equity.js';
import { TEMPERAMENTS } from '../../src/players/bidding/temperament.js';
import { defineRules, type RuleSet } from '../../src/rules/variants.js';
import { emptyConduct, playHand } from '../betting/play-bids.js';
import { above, caller, maniac, never, ours, stubborn, type Bettor } from '../betting/bettors.js';
import { mulberry32 } from '../../src/deck/mulberry32.js';
import { calibrated, readHands, type Hand, type Of } from '../betting/instants.js';

/** Settings of the games, including the hands to use. */
interface Plan {
  readonly rules: RuleSet;
  readonly equity: GameEquity;
  readonly hands: readonly Hand[];
  readonly games: number;
  readonly seed: number;
}

interface Tally {
  hands: number;
  points: number;
}

const playGame = (
  { rules, equity, hands }: Plan,
  bettors: readonly [Bettor, Bettor],
  seed: number,
  tally: Tally,
): Of => {
  const deck = mulberry32(seed);
  const table = {
    rules,
    equity,
    bettors,
    conduct: [emptyConduct(), emptyConduct()] as const,
    random: mulberry32(seed + 0x5bd1e995),
  };
  const score: [number, number] = [0, 0];
  let fore: Of = deck() < 0.5 ? 0 : 1;
  while (Math.max(...score) < rules.target) {
    const { winner, points } = playHand(table, hands[Math.floor(deck() * hands.length)], fore, score);
    tally.hands++;
    tally.points += points;
    score[winner] += points;
    fore = fore === 0 ? 1 : 0;
  }
  return score[0] >= rules.target ? 0 : 1;
};

const printMatch = (plan: Plan, name: string, one: Bettor, other: Bettor): void => {
  const tally: Tally = { hands: 0, points: 0 };
  const shares = Array.from({ length: plan.games }, (_, game) => {
    const seed = plan.seed * 7919 * 1000 + game;
    return (
      (Number(playGame(plan, [one, other], seed, tally) === 0) +
        Number(playGame(plan, [other, one], seed, tally) === 1)) /
      2
    );
  });
  const { percent, margin } = shareOf(shares);
  printLine(
    `${name.padEnd(24)}${percent.toFixed(1).padStart(6)} ± ${margin.toFixed(1)} %  ${(tally.points / tally.hands).toFixed(2)} points per hand`,
  );
};

await command(
  import.meta.url,
  {
    allowPositionals: true,
    options: {
      variant: { type: 'string', default: 'suedtirol' },
      target: { type: 'string' },
      players: { type: 'string', default: '2' },
      games: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '1' },
    },
  },
  ({ values, positionals }) => {
    const table = tableFrom(values);
    const rules = defineRules(table.variant, table.rules);
    if (rules.players === 3) throw new UsageError('--players must be 2 or 4, because two parties play.');
    const plan: Plan = {
      rules,
      equity: gameEquityFor(rules),
      hands: calibrated(readHands(positionals), rules.players),
      games: wholeNumber('--games', values.games),
      seed: wholeNumber('--seed', values.seed, 0),
    };
    const us = ours();
    printLine(`${rules.variant}, ${rules.players} players, to ${rules.target}; our bids against`);
    printMatch(plan, 'ourselves', us, us);
    printMatch(plan, 'never', us, never(us));
    printMatch(plan, 'caller', us, caller);
    printMatch(plan, 'stubborn', us, stubborn(us));
    printMatch(plan, 'maniac', us, maniac);
    for (const percent of [50, 60, 70, 80, 90]) printMatch(plan, `above ${percent} %`, us, above(percent * 10));
    for (const temperament of TEMPERAMENTS) printMatch(plan, `us, ${temperament}, against us`, ours(temperament), us);
  },
);
