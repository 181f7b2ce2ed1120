import { connect, type SeatConnection, type Update } from '../game/connect.js';
import type { Action } from '../game/action.js';
import type { Game } from '../game/game.js';
import { InputError, quoted } from '../rules/input-error.js';
import { seatsOf, type Seat } from '../rules/seats.js';
import type { SessionErrorCode } from './options.js';
import type { Status } from './status.js';
import { textOf } from './turn.js';

export type Report = (code: SessionErrorCode, message: string, seat: Seat | null) => void;

export type Pass = (action: Action) => Promise<void>;

/** @throws InputError `invalid-seat` */
export const checkSeat = (game: Game, seat: unknown): void => {
  const { players } = game.rules;
  if (!seatsOf(players).some((each) => each === seat))
    throw new InputError('invalid-seat', `There is no seat ${quoted(seat)}; seats are 0 to ${players - 1}.`);
};

/** The connection of each seat and of spectators; each action passes the gate. */
export const connectionsTo = (game: Game, pass: Pass): ((seat: Seat | null) => SeatConnection) => {
  const links = new Map<Seat | null, SeatConnection>(
    [...seatsOf(game.rules.players), null].map((seat) => [seat, connect(game, seat, pass)]),
  );
  return (seat) => {
    if (!links.has(seat)) checkSeat(game, seat);
    return links.get(seat) as SeatConnection;
  };
};

export type Listener = (update: Update) => void;

/** Lets a listener fail without harm to others. */
const guarded =
  (listener: Listener, seat: Seat | null, report: Report): Listener =>
  (update) => {
    try {
      listener(update);
    } catch (error) {
      const whose = seat === null ? 'a spectator' : `seat ${seat}`;
      report('listener-failed', `A listener of ${whose} failed. ${textOf(error)}`, seat);
    }
  };

interface Connecting {
  readonly linkOf: (seat: Seat | null) => SeatConnection;
  readonly status: Status;
  readonly report: Report;
  /** All that ends with the table. */
  readonly subscriptions: Set<() => void>;
  /** Lets a listener hear what there is beside the game. */
  readonly alsoHeard: (listener: Listener) => () => void;
}

/** The connections of seats and spectators as others get them. */
export const createConnections =
  ({ linkOf, status, report, subscriptions, alsoHeard }: Connecting): ((seat: Seat | null) => SeatConnection) =>
  (seat) => {
    const link = linkOf(seat);
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
        const hear = guarded(listener, seat, report);
        const unsubscribes = [link.subscribe(hear), alsoHeard(hear)];
        const unsubscribe = (): void => {
          subscriptions.delete(unsubscribe);
          for (const end of unsubscribes) end();
        };
        subscriptions.add(unsubscribe);
        return unsubscribe;
      },
    };
  };
