import type { Phase } from '../game/phase.js';
import type { Game } from '../game/game.js';
import { seatsOf, type Seat } from '../rules/seats.js';

/** Phases in which one seat answers for all seats that must act. */
const PHASES_ONE_SEAT_ANSWERS: readonly Phase[] = ['decide', 'answer', 'hand-over', 'game-over'];

/**
 * Returns the seats to ask now, in order, until one of them acts. Seats that can act but need not act come first, so
 * that a bid at any time precedes the next card. The seats that the game waits for follow. If one seat answers for
 * several seats and one of these is human, the human answers. The list excludes humans, because they act through their
 * connection.
 */
export const seatsToAsk = (
  game: Pick<Game, 'phase' | 'toAct' | 'rules' | 'legalActions' | 'view'>,
  isHuman: (seat: Seat) => boolean,
): readonly Seat[] => {
  const { phase, toAct } = game;
  const optionalSeats = seatsOf(game.rules.players).filter(
    (seat) => !isHuman(seat) && !toAct.includes(seat) && game.legalActions(seat).length > 0,
  );
  const leftToHuman = PHASES_ONE_SEAT_ANSWERS.includes(phase) && toAct.some(isHuman);
  if (leftToHuman) return optionalSeats;
  const dueSeats = toAct.filter((seat) => !isHuman(seat));
  // At the start of a hand, the announcers decide, because they have looked at their cards.
  if (phase === 'decide') dueSeats.sort((one, other) => game.view(other).hand.length - game.view(one).hand.length);
  return [...optionalSeats, ...dueSeats];
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
