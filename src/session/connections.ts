import { connect, type SeatConnection, type Update } from '../game/connect.js';
import type { Action } from '../game/action.js';
import type { Game } from '../game/game.js';
import { InputError, quoted } from '../rules/input-error.js';
import { seatsOf, type Seat } from '../rules/seats.js';
import type { SessionErrorCode } from './options.js';
import type { Status } from './status.js';
import { errorText } from './turn.js';

export type Report = (code: SessionErrorCode, message: string, seat: Seat | null) => void;

export type SubmitAction = (action: Action) => Promise<void>;

/** @throws InputError `invalid-seat` */
export const checkSeat = (game: Game, seat: unknown): void => {
  const { players } = game.rules;
  if (!seatsOf(players).some((each) => each === seat))
    throw new InputError('invalid-seat', `Unknown seat ${quoted(seat)}. Valid seats: 0 to ${players - 1}.`);
};

/** Connects every seat and a spectator to the game. All actions pass through `submit`. */
export const connectSeats = (game: Game, submit: SubmitAction): ((seat: Seat | null) => SeatConnection) => {
  const seatConnections = new Map<Seat | null, SeatConnection>(
    [...seatsOf(game.rules.players), null].map((seat) => [seat, connect(game, seat, submit)]),
  );
  return (seat) => {
    if (!seatConnections.has(seat)) checkSeat(game, seat);
    return seatConnections.get(seat) as SeatConnection;
  };
};

export type Listener = (update: Update) => void;

/** Wraps a listener so that its errors are reported and do not affect other listeners. */
const guardListener =
  (listener: Listener, seat: Seat | null, report: Report): Listener =>
  (update) => {
    try {
      listener(update);
    } catch (error) {
      const whose = seat === null ? 'a spectator' : `seat ${seat}`;
      report('listener-failed', `A listener of ${whose} failed. ${errorText(error)}`, seat);
    }
  };

interface ConnectionsOptions {
  readonly connectionOf: (seat: Seat | null) => SeatConnection;
  readonly status: Status;
  readonly report: Report;
  /** Unsubscribe functions to call when the table stops. */
  readonly subscriptions: Set<() => void>;
  /** Adds a listener for updates that do not concern the game. Returns the unsubscribe function. */
  readonly subscribeToNotices: (listener: Listener) => () => void;
}

/** Creates the public connections of seats and spectators. */
export const createConnections =
  ({
    connectionOf,
    status,
    report,
    subscriptions,
    subscribeToNotices,
  }: ConnectionsOptions): ((seat: Seat | null) => SeatConnection) =>
  (seat) => {
    const link = connectionOf(seat);
    return {
      get view() {
        return link.view;
      },
      async act(action) {
        status.check(action);
        await link.act(action);
      },
      subscribe(listener) {
        if (status.isStopped) return () => {};
        const notify = guardListener(listener, seat, report);
        const unsubscribes = [link.subscribe(notify), subscribeToNotices(notify)];
        const unsubscribe = (): void => {
          subscriptions.delete(unsubscribe);
          for (const end of unsubscribes) end();
        };
        subscriptions.add(unsubscribe);
        return unsubscribe;
      },
    };
  };
