import type { Person, SeatConnection, Update } from '../../game/connect.js';
import type { View } from '../../game/view.js';
import type { Seat } from '../../rules/seats.js';
import { isKnownUpdate } from './connection-check.js';
import { WattenPeopleEvent } from '../shell/events.js';
import type { CustomState } from '../shell/host.js';
import { createCountdown } from './countdown.js';
import { eventsOf, phaseEventOf, turnEventOf } from './fact-events.js';
import { peopleTold } from './people/read-people.js';

/** An action and what followed, or the whole view anew. */
export type ViewUpdate = Extract<Update, { readonly view: View }>;

/** What comes over a connection: what is the case there now, and events of it for the page. */
export interface Incoming {
  /** What the viewer may know now, shown or not. */
  readonly view: View;
  /** Who plays a game that runs elsewhere, by seat; null: nobody has told. */
  readonly persons: readonly Person[] | null;
  /** By seat, whether who sits there is away. Whoever looks is here. */
  readonly away: readonly boolean[];
  readonly isLost: boolean;
  /** Whole seconds left to act, 0 when the time is over; null: no limit. */
  readonly secondsLeft: number | null;
  /** How much of that time is left, from 1 to 0; null: no limit. */
  readonly timeShare: number | null;
  /** Begins to listen, and to tell the page: once, when the game is at the table. */
  open(): void;
  close(): void;
}

export interface IncomingOptions {
  readonly connection: SeatConnection;
  /** The seed told at the end of a game. */
  readonly knownSeed: string | undefined;
  readonly setState: (state: CustomState, on: boolean) => void;
  /** Tells the page what happens in the game. */
  readonly tell: (event: Event) => void;
  /** After each accepted action, before the page hears of it. */
  readonly changed: (update: ViewUpdate) => void;
  /** The page has heard of it. */
  readonly told: (update: ViewUpdate) => void;
  /** Others sit there, or some of them have gone away or come back; before the page hears of it. */
  readonly seated: (cameOrWent: readonly { readonly seat: Seat; readonly isAway: boolean }[]) => void;
  /** The connection is lost, or is back. */
  readonly lost: (isLost: boolean) => void;
  /** Another second of the time to act has passed, or there is another deadline. */
  readonly ticked: () => void;
  /** The time to act grows short. */
  readonly timeIsShort: (secondsLeft: number) => void;
}

export const createIncoming = (options: IncomingOptions): Incoming => {
  const { connection, knownSeed, setState, tell } = options;
  const countdown = createCountdown({ changed: options.ticked, warn: options.timeIsShort });
  let view = connection.view;
  /** The view by which the page was told last whose turn it is. */
  let toldView: View | null = null;
  let persons: readonly Person[] | null = null;
  let isLost = false;
  let isClosed = false;
  let unsubscribe = (): void => {};

  const away = (): readonly boolean[] => persons?.map(({ here }, seat) => !here && seat !== view.seat) ?? [];

  const tellWhoseTurn = (): void => {
    const [phase, turn] = [phaseEventOf(toldView, view), turnEventOf(view)];
    toldView = view;
    if (phase) tell(phase);
    setState('my-turn', turn !== null);
    if (turn) tell(turn);
  };
  const seated = (update: Extract<Update, { readonly people: unknown }>): void => {
    const now = peopleTold(update, view.handSizes.length);
    if (!now) return;
    const before = away();
    persons = now;
    options.seated(away().flatMap((isAway, seat) => (isAway === (before[seat] ?? false) ? [] : [{ seat, isAway }])));
    tell(new WattenPeopleEvent(now));
  };
  const setLost = (now: boolean): void => {
    if (now === isLost) return;
    isLost = now;
    options.lost(now);
  };
  const hear = (update: Update): void => {
    if (isClosed || !isKnownUpdate(update)) return;
    if ('people' in update) return seated(update);
    if ('deadline' in update) {
      if (update.deadline === null || Number.isFinite(update.deadline)) countdown.set(update.deadline);
      return;
    }
    if ('status' in update) return setLost(update.status === 'lost');
    setLost(false);
    ({ view } = update);
    options.changed(update);
    if (update.action) for (const event of eventsOf(update.action, update.happened, knownSeed)) tell(event);
    tellWhoseTurn();
    options.told(update);
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
      // A connection may tell at once what is the case, and a page that hears it may close the game.
      const stop = connection.subscribe(hear);
      if (isClosed) return stop();
      unsubscribe = stop;
      if (!toldView) tellWhoseTurn();
    },
    close() {
      isClosed = true;
      unsubscribe();
      countdown.close();
      setState('my-turn', false);
    },
  };
};
