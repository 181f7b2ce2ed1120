import type { Phase } from '../game/phase.js';
import type { Game } from '../game/game.js';
import { isBlind } from '../rules/announce.js';
import { randomFrom } from '../rules/random.js';
import { isAnnouncer, seatsOf, type Seat } from '../rules/seats.js';

/** Phases in which one seat answers for all seats that must act. */
const PHASES_ONE_SEAT_ANSWERS: readonly Phase[] = ['decide', 'answer', 'hand-over', 'game-over'];

/** A seat to ask. */
export interface SeatToAsk {
  readonly seat: Seat;
  /** Whether the seat can leave the answer to a bid to its partner, who is asked next. */
  readonly mayDefer: boolean;
}

type AskedGame = Pick<Game, 'phase' | 'toAct' | 'rules' | 'legalActions' | 'view'>;

/**
 * Returns the seats of one side in the order in which they answer. In blind play, the announcer answers. Otherwise, the
 * order is random, but depends only on the seats, the hand and the seed, so that it reveals nothing about the cards.
 */
const inAnswerOrder = ({ rules, view }: AskedGame, seats: readonly Seat[], seed: string): readonly Seat[] => {
  const { dealer, gameNumber, handNumber } = view(null);
  if (dealer === null) return seats;
  if (isBlind(rules)) {
    const announces = (seat: Seat): boolean => isAnnouncer(rules, dealer, seat);
    return [...seats.filter(announces), ...seats.filter((seat) => !announces(seat))];
  }
  const first = randomFrom('answer', seed, gameNumber, handNumber)(seats.length);
  return [...seats.slice(first), ...seats.slice(0, first)];
};

/**
 * Returns the seats to ask now, in order, until one of them acts. Seats that can act but need not act come first, so
 * that a bid at any time precedes the next card. The seats that the game waits for follow. If one seat answers for
 * several seats and one of these is human, the human answers. The list excludes humans, because they act through their
 * connection.
 * @param seed seed for the order in which the seats of one side answer
 */
export const seatsToAsk = (game: AskedGame, isHuman: (seat: Seat) => boolean, seed = ''): readonly SeatToAsk[] => {
  const { phase, toAct } = game;
  const optionalSeats = seatsOf(game.rules.players).filter(
    (seat) => !isHuman(seat) && !toAct.includes(seat) && game.legalActions(seat).length > 0,
  );
  const ask = (seats: readonly Seat[], canDefer = false): readonly SeatToAsk[] =>
    seats.map((seat, index) => ({ seat, mayDefer: canDefer && index < seats.length - 1 }));
  const leftToHuman = PHASES_ONE_SEAT_ANSWERS.includes(phase) && toAct.some(isHuman);
  if (leftToHuman) return ask(optionalSeats);
  const dueSeats = toAct.filter((seat) => !isHuman(seat));
  if ((phase !== 'answer' && phase !== 'decide') || dueSeats.length < 2)
    return [...ask(optionalSeats), ...ask(dueSeats)];
  const ordered = [...inAnswerOrder(game, dueSeats, seed)];
  // At the start of a hand, the announcers decide, because they have looked at their cards.
  if (phase === 'decide') ordered.sort((one, other) => game.view(other).hand.length - game.view(one).hand.length);
  return [...ask(optionalSeats), ...ask(ordered, phase === 'answer' && !isBlind(game.rules))];
};

/**
 * Returns the seats that reveal their cards after every human who played the hand has done so, or an empty list if no human
 * played it.
 */
export const seatsToReveal = (
  game: Pick<Game, 'phase' | 'rules' | 'legalActions' | 'view'>,
  isHuman: (seat: Seat) => boolean,
): readonly Seat[] => {
  if (game.phase !== 'hand-over' && game.phase !== 'game-over') return [];
  const seats = seatsOf(game.rules.players);
  const mayReveal = seats.filter((seat) => game.legalActions(seat).some(({ type }) => type === 'reveal'));
  const { resting } = game.view(null);
  const hasHumanPlayed = seats.some((seat) => isHuman(seat) && seat !== resting);
  return hasHumanPlayed && !mayReveal.some(isHuman) ? mayReveal : [];
};
