import type { Person, SeatConnection, Update } from '../../game/connect.js';
import type { View } from '../../game/view.js';
import type { Seat } from '../../rules/seats.js';
import { isKnownUpdate } from './connection-check.js';
import { WattenPeopleEvent, type GameEndDetails } from '../shell/events.js';
import type { CustomState } from '../shell/host.js';
import { createCountdown } from './countdown.js';
import { eventsOf, phaseEventOf, turnEventOf } from './fact-events.js';
import { readPeople } from './people/read-people.js';

/** An update with a view: an action and its facts, or a whole view. */
export type ViewUpdate = Extract<Update, { readonly view: View }>;

/** The state of a connection. The connection's updates fire events for the page. */
export interface Incoming {
  /** The current view. The picture can still show an older one. */
  readonly view: View;
  /** The people in a game that runs elsewhere, by seat; null if the connection has not sent them. */
  readonly persons: readonly Person[] | null;
  /** Whether the player at each seat is away. The viewer is always present. */
  readonly away: readonly boolean[];
  readonly isLost: boolean;
  /** Whole seconds left to act, 0 when the time is up; null means no limit. */
  readonly secondsLeft: number | null;
  /** The remaining share of the time to act, from 1 to 0; null means no limit. */
  readonly timeShare: number | null;
  /** Subscribes to the connection and fires events from then on. */
  open(): void;
  close(): void;
}

export interface IncomingOptions {
  readonly connection: SeatConnection;
  /** Returns the details to report in the event at the end of the game. */
  readonly endDetails: () => GameEndDetails;
  readonly setState: (state: CustomState, on: boolean) => void;
  /** Fires an event for the page. */
  readonly dispatch: (event: Event) => void;
  /** Runs after each accepted action, before its events fire. */
  readonly onUpdate: (update: ViewUpdate) => void;
  /** Runs after an update's events have fired. */
  readonly afterEvents?: ((update: ViewUpdate) => void) | undefined;
  /** Runs when the people change, leave or return, before the event fires. */
  readonly onPeople: (changes: readonly { readonly seat: Seat; readonly isAway: boolean }[]) => void;
  /** Runs when the connection is lost or restored. */
  readonly onConnection: (isLost: boolean) => void;
  /** Runs once per second while the time to act is limited, and when the deadline changes. */
  readonly onTick: () => void;
  /** Runs once per deadline, when little time is left. */
  readonly onTimeShort: (secondsLeft: number) => void;
}

export const createIncoming = (options: IncomingOptions): Incoming => {
  const { connection, endDetails, setState, dispatch } = options;
  const countdown = createCountdown({ changed: options.onTick, warn: options.onTimeShort });
  let view = connection.view;
  /** The view of the last turn event. */
  let firedView: View | null = null;
  let persons: readonly Person[] | null = null;
  let isLost = false;
  let isClosed = false;
  let unsubscribe = (): void => {};

  const away = (): readonly boolean[] => persons?.map(({ here }, seat) => !here && seat !== view.seat) ?? [];

  const fireTurn = (): void => {
    const [phase, turn] = [phaseEventOf(firedView, view), turnEventOf(view)];
    firedView = view;
    if (phase) dispatch(phase);
    setState('my-turn', turn !== null);
    if (turn) dispatch(turn);
  };
  const updatePeople = (update: Extract<Update, { readonly people: unknown }>): void => {
    const now = readPeople(update, view.handSizes.length);
    if (!now) return;
    const before = away();
    persons = now;
    options.onPeople(away().flatMap((isAway, seat) => (isAway === (before[seat] ?? false) ? [] : [{ seat, isAway }])));
    dispatch(new WattenPeopleEvent(now));
  };
  const setLost = (now: boolean): void => {
    if (now === isLost) return;
    isLost = now;
    options.onConnection(now);
  };
  const receive = (update: Update): void => {
    if (isClosed || !isKnownUpdate(update)) return;
    if ('people' in update) return updatePeople(update);
    if ('deadline' in update) {
      if (update.deadline === null || Number.isFinite(update.deadline)) countdown.set(update.deadline);
      return;
    }
    if ('status' in update) return setLost(update.status === 'lost');
    setLost(false);
    ({ view } = update);
    options.onUpdate(update);
    if (update.action) for (const event of eventsOf(update.action, update.happened, endDetails())) dispatch(event);
    fireTurn();
    options.afterEvents?.(update);
  };

  return {
    get view() {
      return view;
    },
    get persons() {
      return persons;
    },
    get away() {
      return away();
    },
    get isLost() {
      return isLost;
    },
    get secondsLeft() {
      return countdown.secondsLeft;
    },
    get timeShare() {
      return countdown.share;
    },
    open() {
      // A connection can send updates during `subscribe()`, and a listener for the resulting events can close the game.
      const stop = connection.subscribe(receive);
      if (isClosed) return stop();
      unsubscribe = stop;
      if (!firedView) fireTurn();
    },
    close() {
      isClosed = true;
      unsubscribe();
      countdown.close();
      setState('my-turn', false);
    },
  };
};
