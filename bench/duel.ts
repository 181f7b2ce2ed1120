import { createGame, type Game } from '../src/game/game.js';
import type { RuleSet } from '../src/rules/variants.js';
import { forehandOf, playTogether, seatsOf, sideOf, type Seat } from '../src/rules/seats.js';
import type { Player } from './baselines.js';

type Rules = Partial<RuleSet>;

/** Lets the players of a table act once: the first of the seats due that wants to. */
const step = async (game: Game, playerOf: (seat: Seat) => Player, seed: string): Promise<void> => {
  for (const seat of game.toAct) {
    const action = await playerOf(seat)(game.view(seat), seed);
    if (!action) continue;
    game.act(action);
    return;
  }
  throw new Error(`Nobody of ${game.toAct.join(', ')} acts in the phase ${game.phase}.`);
};

/** Two players who meet. */
export type Pair = readonly [Player, Player];

/** Which of the two sits at a seat. */
type Seating = (seat: Seat) => 0 | 1;

/** Plays one hand, those who play together played by the same; who won it. */
export const playHand = async (rules: Rules, pair: Pair, seed: string, dealer: Seat): Promise<0 | 1> => {
  const game = createGame({ rules, seed, setup: { dealer } });
  const { players } = game.rules;
  const forehand = forehandOf(players, dealer);
  // With three players the first of the two is the forehand, who plays alone.
  const seated: Seating = (seat) => (playTogether(players, dealer, seat, players === 3 ? forehand : 0) ? 0 : 1);
  while (game.phase !== 'hand-over' && game.phase !== 'game-over') await step(game, (seat) => pair[seated(seat)], seed);
  const { result } = game.view(null);
  if (!result) throw new Error('A hand is over without a result.');
  return seated(seatsOf(players).find((seat) => sideOf(players, seat) === result.side) as Seat);
};

interface GameOutcome {
  /** Whether a player with this number in the pair won: of three players two may win together. */
  readonly won: readonly [boolean, boolean];
  readonly hands: number;
  readonly points: number;
}

/** Plays one game to the target. */
const playGame = async (rules: Rules, pair: Pair, seed: string, dealer: Seat, seated: Seating): Promise<GameOutcome> => {
  const game = createGame({ rules, seed, setup: { dealer } });
  const { players } = game.rules;
  while (game.phase !== 'game-over') await step(game, (seat) => pair[seated(seat)], seed);
  const { gameResult, handNumber, history } = game.view(null);
  if (!gameResult) throw new Error('A game is over without a result.');
  const { side, sides = [side] } = gameResult;
  const winners = seatsOf(players).filter((seat) => sides.includes(sideOf(players, seat))).map(seated);
  const points = history.reduce((sum, event) => sum + (event.type === 'hand' ? event.points : 0), 0);
  return { won: [winners.includes(0), winners.includes(1)], hands: handNumber, points };
};

/** A share with the half-width of its 95 % interval, both in percent. */
export interface Share {
  readonly percent: number;
  readonly margin: number;
}

/** The mean of shares, each of one deal played with the seats changed: deals are the unit of chance. */
const shareOf = (shares: readonly number[]): Share => {
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (shares.length - 1);
  return { percent: mean * 100, margin: 196 * Math.sqrt(variance / shares.length) };
};

/** Cards alone: no bids, no Four. */
export const WITHOUT_BIDS: Rules = { bidWhen: 'never', gestrichen: 'no-bid' };

/** How many of the hands the first player wins. */
export const duelHands = async (one: Player, other: Player, deals: number, range: string, rules: Rules = {}): Promise<Share> => {
  const cardsAlone = { ...rules, ...WITHOUT_BIDS };
  const shares: number[] = [];
  for (let deal = 0; deal < deals; deal++) {
    const seed = `${range}-${deal}`;
    const dealer = deal % (rules.players ?? 4);
    const first = await playHand(cardsAlone, [one, other], seed, dealer);
    const second = await playHand(cardsAlone, [other, one], seed, dealer);
    shares.push((Number(first === 0) + Number(second === 1)) / 2);
  }
  return shareOf(shares);
};

/** How the two sit in turn: sides changed, or with three players the first one alone at each seat. */
const seatings = (players: number): readonly Seating[] =>
  players === 3
    ? [0, 1, 2].map((alone) => (seat) => (seat === alone ? 0 : 1))
    : [(seat) => (seat % 2 === 0 ? 0 : 1), (seat) => (seat % 2 === 0 ? 1 : 0)];

/**
 * How many of the games the first player wins; a deal is the seed of a whole game here. With three players he meets two
 * of the others, and a third of the games is what equals win.
 */
export const duelGames = async (
  one: Player,
  other: Player,
  games: number,
  range: string,
  rules: Rules = {},
): Promise<Share & { readonly pointsPerHand: number }> => {
  const shares: number[] = [];
  let hands = 0;
  let points = 0;
  for (let number = 0; number < games; number++) {
    const seed = `${range}-${number}`;
    const players = rules.players ?? 4;
    const outcomes: GameOutcome[] = [];
    for (const seated of seatings(players)) outcomes.push(await playGame(rules, [one, other], seed, number % players, seated));
    for (const outcome of outcomes) {
      hands += outcome.hands;
      points += outcome.points;
    }
    shares.push(outcomes.filter(({ won }) => won[0]).length / outcomes.length);
  }
  return { ...shareOf(shares), pointsPerHand: points / hands };
};
