import type { Action } from '../../src/game/action.js';
import { createGame, type Game, type GameOptions } from '../../src/game/game.js';
import type { View } from '../../src/game/view.js';
import type { Seat } from '../../src/rules/seats.js';
import {
  createSession,
  type HostPlayer,
  type SeatPlayer,
  type Session,
  type SessionError,
  type SessionOptions,
} from '../../src/session/session.js';
import { createFakeClock, type FakeClock } from './fake-clock.js';

/** Creates a game after the announcement. Seat 3 is the dealer, and seat 0 leads. */
export const announcedGame = ({ setup, ...options }: GameOptions = {}): Game => {
  const game = createGame({ seed: 'stube', ...options, setup: { dealer: 3, ...setup } });
  game.act({ type: 'cut', seat: 2 });
  game.act({ type: 'announce-schlag', seat: 0, schlag: 'K' });
  game.act({ type: 'announce-trumpf', seat: 3, trumpf: 'E' });
  return game;
};

const ifMustAct = (view: View, action: Action | undefined): Action | null =>
  view.toAct.includes(view.seat as Seat) ? (action ?? null) : null;

/** Chooses the first legal action: holds bids, plays forced hands and never bids. */
export const quietChoice = (view: View): Action | null => ifMustAct(view, view.legal[0]);
/** Chooses the last legal action: asks and bids if possible, and refuses requests. */
export const boldChoice = (view: View): Action | null => ifMustAct(view, view.legal.at(-1));

export const quietPlayer: HostPlayer = { decide: async (view) => quietChoice(view) };
export const boldPlayer: HostPlayer = { decide: async (view) => boldChoice(view) };

/** A question to a host player that the test answers later. */
export interface Question {
  readonly seat: Seat;
  readonly view: View;
  readonly signal: AbortSignal;
  readonly answer: (action: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/** Creates a player that records its questions in a list. Several players can share the list. */
export const recordingPlayer = (questions: Question[]): HostPlayer => ({
  decide: (view, { signal }) =>
    new Promise((resolve, reject) => {
      questions.push({
        seat: view.seat as Seat,
        view,
        signal,
        answer: resolve as (action: unknown) => void,
        fail: reject,
      });
    }),
});

export interface RunningSession {
  readonly session: Session;
  readonly game: Game;
  readonly seats: readonly SeatPlayer[];
  readonly clock: FakeClock;
  readonly errors: SessionError[];
}

/** Starts a session without pacing. */
export const runSession = (
  game: Game,
  seats: readonly SeatPlayer[],
  options: Partial<SessionOptions> = {},
): RunningSession => {
  const clock = createFakeClock();
  const errors: SessionError[] = [];
  const session = createSession({
    game,
    seats,
    playerSeed: 'luck',
    clock,
    ready: async () => {},
    onError: (error) => errors.push(error),
    ...options,
  });
  session.start();
  return { session, game, seats, clock, errors };
};

/** Plays until the game is over. `choice` acts for the humans. */
export const playGame = async (
  { session, game, seats }: RunningSession,
  choice: (view: View) => Action | null = quietChoice,
): Promise<void> => {
  // Without a human, the table would continue to the next game.
  session.connection(null).subscribe((update) => {
    if ('view' in update && update.view.phase === 'game-over') session.stop();
  });
  for (;;) {
    await session.settled();
    if (game.phase === 'game-over') return;
    const seat = game.toAct.find((due) => seats[due] === 'human') as Seat;
    await session.connection(seat).act(choice(game.view(seat)) as Action);
  }
};
