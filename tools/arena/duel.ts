import { createGame, type Game } from '../../src/game/game.js';
import type { RuleSet } from '../../src/rules/variants.js';
import { forehandOf, playTogether, seatsOf, sideOf, type Seat } from '../../src/rules/seats.js';
import { seatsToAsk } from '../../src/session/seats-to-ask.js';
import type { Player } from './player.js';
import { shareOf, type Share } from './share.js';

type Rules = Partial<RuleSet>;

const noHumans = (): false => false;

/**
 * Plays one action of a game. Asks the players in the order of a session: first optional seats, then those that must act,
 * until one of them acts.
 */
export const playOneAction = (game: Game, playerOf: (seat: Seat) => Player, seed: string): void => {
  for (const seat of seatsToAsk(game, noHumans)) {
    const action = playerOf(seat)(game.view(seat), seed, game);
    if (!action) continue;
    game.act(action);
    return;
  }
  throw new Error(`Nobody of seats ${game.toAct.join(', ')} acts in the phase ${game.phase}.`);
};

/** Two players who meet. */
export type Pair = readonly [Player, Player];

/** Which of the two sits at a seat. */
type Seating = (seat: Seat) => 0 | 1;

/** How often the first of a pair won, how often the forehand, and what for: one deal with all its changes of seats. */
export interface DealOutcome {
  readonly wins: number;
  readonly forehandWins: number;
  /** Games or hands played with it: the share of the first is `wins / rounds`. */
  readonly rounds: number;
  readonly hands: number;
  readonly points: number;
}

/** Plays one hand, those who play together played by the same; who won it. */
const playHand = (
  rules: Rules,
  pair: Pair,
  seed: string,
  dealer: Seat,
): { readonly winner: 0 | 1; readonly points: number; readonly forehandWon: boolean } => {
  const game = createGame({ rules, seed, setup: { dealer } });
  const { players } = game.rules;
  const forehand = forehandOf(players, dealer);
  // With three players the first of the two is the forehand, who plays alone.
  const seated: Seating = (seat) => (playTogether(players, dealer, seat, players === 3 ? forehand : 0) ? 0 : 1);
  while (game.phase !== 'hand-over' && game.phase !== 'game-over')
    playOneAction(game, (seat) => pair[seated(seat)], seed);
  const { result } = game.view(null);
  if (!result) throw new Error('A hand is over without a result.');
  const winning = seatsOf(players).find((seat) => sideOf(players, seat) === result.side) as Seat;
  return {
    winner: seated(winning),
    points: result.points,
    forehandWon: playTogether(players, dealer, winning, forehand),
  };
};

interface GameOutcome {
  /** Whether the first of the pair won: of three players two may win together. */
  readonly won: boolean;
  readonly hands: number;
  readonly points: number;
}

/** Plays one game to the target. */
const playGame = (rules: Rules, pair: Pair, seed: string, dealer: Seat, seated: Seating): GameOutcome => {
  const game = createGame({ rules, seed, setup: { dealer } });
  const { players } = game.rules;
  while (game.phase !== 'game-over') playOneAction(game, (seat) => pair[seated(seat)], seed);
  const { gameResult, handNumber, history } = game.view(null);
  if (!gameResult) throw new Error('A game is over without a result.');
  const { side, sides = [side] } = gameResult;
  const won = seatsOf(players).some((seat) => sides.includes(sideOf(players, seat)) && seated(seat) === 0);
  const points = history.reduce((sum, event) => sum + (event.type === 'hand' ? event.points : 0), 0);
  return { won, hands: handNumber, points };
};

/** Cards alone: no bids, no Four. */
export const WITHOUT_BIDS: Rules = { bidWhen: 'never', gestrichen: 'no-bid' };

const seedOf = (range: string, deal: number): string => `${range}-${deal}`;

/** Plays one hand without bids twice, with the sides changed. */
export const playDealOfHands = (pair: Pair, deal: number, range: string, rules: Rules): DealOutcome => {
  const cardsAlone = { ...rules, ...WITHOUT_BIDS };
  const dealer = deal % (rules.players ?? 4);
  const first = playHand(cardsAlone, pair, seedOf(range, deal), dealer);
  // Against himself the same hand would be played again, and the same seats would win it.
  const second = pair[0] === pair[1] ? first : playHand(cardsAlone, [pair[1], pair[0]], seedOf(range, deal), dealer);
  return {
    wins: Number(first.winner === 0) + Number(second.winner === 1),
    forehandWins: Number(first.forehandWon) + Number(second.forehandWon),
    rounds: 2,
    hands: 2,
    points: first.points + second.points,
  };
};

/** How the two sit in turn: sides changed, or with three players the first one alone at each seat. */
const seatings = (players: number): readonly Seating[] =>
  players === 3
    ? [0, 1, 2].map((alone) => (seat) => (seat === alone ? 0 : 1))
    : [(seat) => (seat % 2 === 0 ? 0 : 1), (seat) => (seat % 2 === 0 ? 1 : 0)];

/** Plays a whole game with bids once per seating. */
export const playDealOfGames = (pair: Pair, deal: number, range: string, rules: Rules): DealOutcome => {
  const players = rules.players ?? 4;
  const outcomes = seatings(players).map((seated) =>
    playGame(rules, pair, seedOf(range, deal), deal % players, seated),
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

/** What a player reached over some deals. */
export interface Result extends Share {
  readonly pointsPerHand: number;
  /** The share of hands, in percent, that the forehand's side won; of hands without bids only. */
  readonly forehand: number;
}

/** All deals together; the deals, not the hands, are the unit of chance. */
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

/** How many of the hands without bids the first player wins, on this core alone. */
export const duelHands = async (
  one: Player,
  other: Player,
  deals: number,
  range: string,
  rules: Rules = {},
): Promise<Result> => resultOverDeals(deals, (deal) => playDealOfHands([one, other], deal, range, rules));

/**
 * How many of the games the first player wins, on this core alone; a deal is the seed of a whole game here. With three
 * players he meets two of the others, and a third of the games is what equals win.
 */
export const duelGames = async (
  one: Player,
  other: Player,
  games: number,
  range: string,
  rules: Rules = {},
): Promise<Result> => resultOverDeals(games, (deal) => playDealOfGames([one, other], deal, range, rules));
