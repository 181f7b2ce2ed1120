import { createGame, type Game } from '../src/game/game.js';
import type { RuleSet } from '../src/rules/variants.js';
import { sideOf } from '../src/rules/seats.js';
import type { Player } from './baselines.js';

/** Lets the players of a table act once: the first of the seats due that wants to. */
const step = async (game: Game, playerOf: (seat: number) => Player, seed: string): Promise<void> => {
  for (const seat of game.toAct) {
    const action = await playerOf(seat)(game.view(seat), seed);
    if (!action) continue;
    game.act(action);
    return;
  }
  throw new Error(`Nobody of ${game.toAct.join(', ')} acts in the phase ${game.phase}.`);
};

/** Two players, one a side. */
export type Pair = readonly [Player, Player];

/** Plays one hand; the side that won it. */
export const playHand = async (rules: Partial<RuleSet>, pair: Pair, seed: string, dealer: number): Promise<number> => {
  const game = createGame({ rules, seed, setup: { dealer } });
  while (game.phase !== 'hand-over' && game.phase !== 'game-over') await step(game, (seat) => pair[sideOf(game.rules.players, seat)], seed);
  const { result } = game.view(null);
  if (!result) throw new Error('A hand is over without a result.');
  return result.side;
};

/** Plays one game to the target; the side that won it and the number of hands. */
export const playGame = async (rules: Partial<RuleSet>, pair: Pair, seed: string, dealer: number): Promise<{ side: number; hands: number; points: number }> => {
  const game = createGame({ rules, seed, setup: { dealer } });
  while (game.phase !== 'game-over') await step(game, (seat) => pair[sideOf(game.rules.players, seat)], seed);
  const view = game.view(null);
  if (!view.gameResult) throw new Error('A game is over without a result.');
  return { side: view.gameResult.side, hands: view.handNumber, points: view.score[0] + view.score[1] };
};

/** A share with the half-width of its 95 % interval, both in percent. */
export interface Share {
  readonly percent: number;
  readonly margin: number;
}

/** The share of the first player, every deal played twice with the sides changed. Deals are the unit of chance. */
export const shareOf = (pairs: readonly (readonly [number, number])[]): Share => {
  const shares = pairs.map(([one, other]) => (one + other) / 2);
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (shares.length - 1);
  return { percent: mean * 100, margin: 196 * Math.sqrt(variance / shares.length) };
};

/** Cards alone: no bids, no Four. */
export const WITHOUT_BIDS: Partial<RuleSet> = { bidWhen: 'never', gestrichen: 'no-bid' };

/** How many of the hands the first player wins. */
export const duelHands = async (one: Player, other: Player, deals: number, range: string, rules: Partial<RuleSet> = WITHOUT_BIDS): Promise<Share> => {
  const pairs: [number, number][] = [];
  for (let deal = 0; deal < deals; deal++) {
    const seed = `${range}-${deal}`;
    const dealer = deal % (rules.players ?? 4);
    const first = await playHand(rules, [one, other], seed, dealer);
    const second = await playHand(rules, [other, one], seed, dealer);
    pairs.push([first === 0 ? 1 : 0, second === 1 ? 1 : 0]);
  }
  return shareOf(pairs);
};

/** How many of the games the first player wins; a deal is the seed of a whole game here. */
export const duelGames = async (one: Player, other: Player, games: number, range: string, rules: Partial<RuleSet> = {}): Promise<Share & { readonly pointsPerHand: number }> => {
  const pairs: [number, number][] = [];
  let hands = 0;
  let points = 0;
  for (let number = 0; number < games; number++) {
    const seed = `${range}-${number}`;
    const dealer = number % (rules.players ?? 4);
    const first = await playGame(rules, [one, other], seed, dealer);
    const second = await playGame(rules, [other, one], seed, dealer);
    hands += first.hands + second.hands;
    points += first.points + second.points;
    pairs.push([first.side === 0 ? 1 : 0, second.side === 1 ? 1 : 0]);
  }
  return { ...shareOf(pairs), pointsPerHand: points / hands };
};
