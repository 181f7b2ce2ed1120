import { createGame, type Game } from '../../src/game/game.js';
import type { RuleSet } from '../../src/rules/variants.js';
import { forehandOf, playTogether, seatsOf, sideOf, type Seat } from '../../src/rules/seats.js';
import { seatsToAsk } from '../../src/session/seats-to-ask.js';
import type { Player } from './player.js';
import { shareOf, type Share } from './share.js';

type Rules = Partial<RuleSet>;

const noHumans = (): false => false;

/**
 * Plays one action of a game. Asks the players in the order that a session uses, until one acts: first the seats with
 * optional actions, then those that must act.
 */
export const playOneAction = (game: Game, playerOf: (seat: Seat) => Player, seed: string): void => {
  for (const { seat, mayDefer } of seatsToAsk(game, noHumans, seed)) {
    const action = playerOf(seat)(game.view(seat), seed, game, mayDefer);
    if (!action) continue;
    game.act(action);
    return;
  }
  throw new Error(`No player acts in the phase ${game.phase}; seats that must act: ${game.toAct.join(', ')}.`);
};

/** The two players of a duel. */
export type Pair = readonly [Player, Player];

/** Returns which of the two players sits at a seat. */
type Seating = (seat: Seat) => 0 | 1;

/** The first player's wins, the forehand's wins and the points, summed over all seatings of one deal. */
export interface DealOutcome {
  readonly wins: number;
  readonly forehandWins: number;
  /** Number of games or hands played with the deal. The first player's share of wins is `wins / rounds`. */
  readonly rounds: number;
  readonly hands: number;
  readonly points: number;
}

/** Plays one hand, with one player of the pair on each side. */
const playHand = (
  rules: Rules,
  pair: Pair,
  seed: string,
  dealer: Seat,
): { readonly winner: 0 | 1; readonly points: number; readonly forehandWon: boolean } => {
  const game = createGame({ rules, seed, setup: { dealer } });
  const { players } = game.rules;
  const forehand = forehandOf(game.rules, dealer);
  // With three players, the first player of the pair is the forehand and plays without a partner.
  const playerIndex: Seating = (seat) => (playTogether(game.rules, dealer, seat, players === 3 ? forehand : 0) ? 0 : 1);
  while (game.phase !== 'hand-over' && game.phase !== 'game-over')
    playOneAction(game, (seat) => pair[playerIndex(seat)], seed);
  const { result } = game.view(null);
  if (!result) throw new Error('A hand is over without a result.');
  const winning = seatsOf(players).find((seat) => sideOf(players, seat) === result.side) as Seat;
  return {
    winner: playerIndex(winning),
    points: result.points,
    forehandWon: playTogether(game.rules, dealer, winning, forehand),
  };
};

interface GameOutcome {
  /** Whether the first player of the pair won. With three players, two seats can win together. */
  readonly won: boolean;
  readonly hands: number;
  readonly points: number;
}

/** Plays one game to the target. */
const playGame = (rules: Rules, pair: Pair, seed: string, dealer: Seat, playerIndex: Seating): GameOutcome => {
  const game = createGame({ rules, seed, setup: { dealer } });
  const { players } = game.rules;
  while (game.phase !== 'game-over') playOneAction(game, (seat) => pair[playerIndex(seat)], seed);
  const { gameResult, handNumber, history } = game.view(null);
  if (!gameResult) throw new Error('A game is over without a result.');
  const { side, sides = [side] } = gameResult;
  const won = seatsOf(players).some((seat) => sides.includes(sideOf(players, seat)) && playerIndex(seat) === 0);
  const points = history.reduce((sum, event) => sum + (event.type === 'hand' ? event.points : 0), 0);
  return { won, hands: handNumber, points };
};

const seedOf = (range: string, deal: number): string => `${range}-${deal}`;

/**
 * Plays the first hand of a game, with bids, twice, with the sides swapped.
 * @returns the points of the first player less those of the second, per hand
 */
export const playDealOfFirstHands = (pair: Pair, deal: number, range: string, rules: Rules): number => {
  const dealer = deal % (rules.players ?? 4);
  const [first, second] = [pair, [pair[1], pair[0]] as const].map((seated) =>
    playHand(rules, seated, seedOf(range, deal), dealer),
  );
  return (
    ((first.winner === 0 ? first.points : -first.points) + (second.winner === 1 ? second.points : -second.points)) / 2
  );
};

/** Rules that compare only cards: no bids, no Four. */
export const WITHOUT_BIDS: Rules = { bidWhen: 'never', gestrichen: 'no-bid' };

/** Plays one hand without bids twice, with the sides swapped. */
export const playDealOfHands = (pair: Pair, deal: number, range: string, rules: Rules): DealOutcome => {
  const cardRules = { ...rules, ...WITHOUT_BIDS };
  const dealer = deal % (rules.players ?? 4);
  const first = playHand(cardRules, pair, seedOf(range, deal), dealer);
  // If a player plays against itself, the second hand would be identical.
  const second = pair[0] === pair[1] ? first : playHand(cardRules, [pair[1], pair[0]], seedOf(range, deal), dealer);
  return {
    wins: Number(first.winner === 0) + Number(second.winner === 1),
    forehandWins: Number(first.forehandWon) + Number(second.forehandWon),
    rounds: 2,
    hands: 2,
    points: first.points + second.points,
  };
};

/** Returns all seatings of a pair: both assignments of sides or, at a table for three, the first player at each seat. */
const seatings = (players: number): readonly Seating[] =>
  players === 3
    ? [0, 1, 2].map((first) => (seat) => (seat === first ? 0 : 1))
    : [(seat) => (seat % 2 === 0 ? 0 : 1), (seat) => (seat % 2 === 0 ? 1 : 0)];

/** Plays a whole game with bids once per seating. */
export const playDealOfGames = (pair: Pair, deal: number, range: string, rules: Rules): DealOutcome => {
  const players = rules.players ?? 4;
  const outcomes = seatings(players).map((playerIndex) =>
    playGame(rules, pair, seedOf(range, deal), deal % players, playerIndex),
  );
  const sum = (of: (outcome: GameOutcome) => number): number =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0);
  return {
    wins: sum(({ won }) => Number(won)),
    forehandWins: 0,
    rounds: outcomes.length,
    hands: sum(({ hands }) => hands),
    points: sum(({ points }) => points),
  };
};

/** A player's result over several deals. */
export interface Result extends Share {
  readonly pointsPerHand: number;
  /** The share of hands that the forehand's side won, in percent. Only for hands without bids. */
  readonly forehand: number;
}

/** Combines the outcomes of all deals. The sampling unit is the deal, not the hand. */
export const resultOf = (outcomes: readonly DealOutcome[]): Result => {
  const sum = (of: keyof DealOutcome): number => outcomes.reduce((total, outcome) => total + outcome[of], 0);
  return {
    ...shareOf(outcomes.map(({ wins, rounds }) => wins / rounds)),
    pointsPerHand: sum('points') / sum('hands'),
    forehand: (100 * sum('forehandWins')) / sum('hands'),
  };
};

const resultOverDeals = (deals: number, outcomeOf: (deal: number) => DealOutcome): Result =>
  resultOf(Array.from({ length: deals }, (_, deal) => outcomeOf(deal)));

/** Measures the share of hands without bids that the first player wins, on one core. */
export const duelHands = async (
  one: Player,
  other: Player,
  deals: number,
  range: string,
  rules: Rules = {},
): Promise<Result> => resultOverDeals(deals, (deal) => playDealOfHands([one, other], deal, range, rules));

/**
 * Measures the share of games that the first player wins, on one core. A deal is the seed of a whole game. With three
 * players, the first player meets two copies of the second, so equal players win a third of the games.
 */
export const duelGames = async (
  one: Player,
  other: Player,
  games: number,
  range: string,
  rules: Rules = {},
): Promise<Result> => resultOverDeals(games, (deal) => playDealOfGames([one, other], deal, range, rules));
