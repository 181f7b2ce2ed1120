import type { SeatConnection } from '../../game/connect.js';
import type { SavedGame } from './own-game/saved-game.js';

/** State without a game, in which the table shows its poster. */
interface Empty {
  readonly name: 'empty';
}

/** State of a game that another tab is playing. */
interface Elsewhere {
  readonly name: 'elsewhere';
}

/** State of a local game. */
interface Playing {
  readonly name: 'playing';
  readonly isPaused: boolean;
  /** Whether the last attempt to store the game failed. */
  readonly isUnsaved: boolean;
  /** Whether a setting for the next game has changed since this game began. */
  readonly hasNewSettings: boolean;
}

/** State of a local game after the table has left the page. The game returns with the table. */
interface Saved {
  readonly name: 'saved';
  readonly saved: SavedGame;
  readonly isPaused: boolean;
}

/** State of a connection to a seat in a game that runs elsewhere. */
interface Connected {
  readonly name: 'connected';
  readonly connection: SeatConnection;
  /** State to restore when the page sets the connection to null. */
  readonly before: Empty | Saved;
}

export type Game = Empty | Elsewhere | Playing | Saved | Connected;

/** State while a lesson, a puzzle or a replay is visible or about to appear. */
interface Resting {
  readonly name: 'resting';
  readonly game: Game;
  /** Whether the table looks for a game to open when the rest ends. */
  readonly isArrivalDue: boolean;
}

/**
 * Origin of a request: the page or visitor, the table (a stored game, `autostart`), or the table's return to the page.
 */
export type OpenedBy = 'page' | 'table' | 'return';

interface Opening {
  readonly name: 'opening';
  readonly by: OpenedBy;
}

/** State after the requested game's code could not be loaded. */
interface Failed {
  readonly name: 'failed';
}

/** State after the table has entered the page, before it looks for a game to open. */
interface Arriving {
  readonly name: 'arriving';
  /** Whether the visitor has pressed the poster's button. */
  readonly isPressed: boolean;
  /** The earlier request for a game, or its failure; null if none. */
  readonly over: Opening | Failed | null;
}

/** The table's current game and the pending request. A running game stays until the requested game has loaded. */
export interface TableState {
  readonly isPresent: boolean;
  /** Number of the latest request. Only that request's game can replace the current one. */
  readonly request: number;
  readonly current: Game | Resting;
  readonly pending: Arriving | Opening | Failed | null;
}

/** Event data, by event type. */
interface EventData {
  /** `isWanted` is true if the page requests a lesson or a puzzle. */
  readonly enter: { readonly isWanted: boolean };
  /** `saved` is the saved state of the running game; null if no game is running. */
  readonly leave: { readonly saved: SavedGame | null };
  /** `isWanted` is true if the page requests a lesson or a puzzle. */
  readonly rest: { readonly isWanted: boolean };
  readonly wake: object;
  readonly press: object;
  /** The page has had time to make its first request since the table entered the page. */
  readonly arrived: object;
  readonly open: { readonly by: OpenedBy };
  /** The requested game is about to be shown. */
  readonly opened: { readonly request: number };
  /** The requested game's code could not be loaded. */
  readonly failed: { readonly request: number };
  /** The requested game is visible, was refused or was cancelled. */
  readonly done: { readonly request: number };
  /** Requests the code that shows the current game. */
  readonly show: object;
  readonly connect: { readonly connection: SeatConnection | null };
  /** The page pauses or resumes the game. */
  readonly pause: { readonly isPaused: boolean };
  readonly stop: object;
  /** Another tab takes over the game. */
  readonly takeOver: object;
  readonly takeBack: object;
  readonly change: { readonly to: Partial<Pick<Playing, 'isUnsaved' | 'hasNewSettings'>> };
}
type EventType = keyof EventData;
type EventOf<Type extends EventType> = { readonly type: Type } & EventData[Type];
export type TableEvent = { readonly [Type in EventType]: EventOf<Type> }[EventType];

const EMPTY: Empty = { name: 'empty' };
const ARRIVING: Arriving = { name: 'arriving', isPressed: false, over: null };

export const INITIAL_STATE: TableState = { isPresent: false, request: 0, current: EMPTY, pending: null };

/** Returns the table's game, whether visible or resting. */
export const gameOf = ({ current }: TableState): Game => (current.name === 'resting' ? current.game : current);

export const isResting = ({ current }: TableState): boolean => current.name === 'resting';

export const isPaused = (state: TableState): boolean => {
  const game = gameOf(state);
  return 'isPaused' in game && game.isPaused;
};

/** Returns the pending local game. */
export const openingOf = ({ pending }: TableState): Opening | null => {
  const request = pending?.name === 'arriving' ? pending.over : pending;
  return request?.name === 'opening' ? request : null;
};

/** Replaces the game. If the old game is resting, the new game also rests. */
const replaceGame = ({ current }: TableState, game: Game): TableState['current'] =>
  current.name === 'resting' ? { ...current, game } : game;

/** Cancels the pending request, and sets the current game and the next request. */
const cancel = (
  state: TableState,
  current: TableState['current'],
  pending: TableState['pending'] = null,
): TableState => ({ ...state, request: state.request + 1, current, pending });

/** Ends the pending request, or replaces it with its failure. */
const settle = (state: TableState, over: Failed | null): TableState => {
  const { pending } = state;
  return { ...state, pending: pending?.name === 'arriving' ? { ...pending, over } : over };
};

const isGameShown = ({ current: { name } }: TableState): boolean => name === 'playing' || name === 'connected';

/** Shows the table's game, or starts looking for a game to open if that is due. */
const arrive = (state: TableState, isDue: boolean): TableState => {
  const { current, pending } = state;
  if (current.name !== 'empty' && current.name !== 'elsewhere') return cancel(state, current);
  if (!isDue || pending?.name === 'arriving') return state;
  return { ...state, pending: { ...ARRIVING, over: pending } };
};

const NEXT: {
  readonly [Type in EventType]: (state: TableState, event: EventOf<Type>) => TableState;
} = {
  enter(state, { isWanted }) {
    if (state.isPresent) return state;
    const entered = { ...state, isPresent: true };
    if (isResting(state)) return entered;
    // A requested lesson or puzzle does not replace an existing game.
    return isWanted && state.current.name === 'empty'
      ? cancel(entered, { name: 'resting', game: EMPTY, isArrivalDue: true })
      : arrive(entered, true);
  },
  leave(state, { saved }) {
    if (!state.isPresent) return state;
    let game = gameOf(state);
    if (game.name === 'playing' && saved) game = { name: 'saved', saved, isPaused: game.isPaused };
    else if (game.name === 'playing' || game.name === 'elsewhere') game = EMPTY;
    return { ...cancel(state, replaceGame(state, game)), isPresent: false };
  },
  rest: (state, { isWanted }) =>
    isResting(state)
      ? state
      : cancel(state, {
          name: 'resting',
          game: gameOf(state),
          isArrivalDue: isWanted || (state.pending !== null && state.pending.name !== 'failed'),
        }),
  wake(state) {
    const { current, isPresent } = state;
    if (current.name !== 'resting') return state;
    const awake = { ...state, current: current.game };
    return isPresent ? arrive(awake, current.isArrivalDue) : awake;
  },
  press(state) {
    const { pending } = state;
    return pending?.name === 'arriving' ? { ...state, pending: { ...pending, isPressed: true } } : state;
  },
  arrived(state) {
    const { pending } = state;
    return pending?.name === 'arriving' ? { ...state, pending: pending.over } : state;
  },
  open: (state, { by }) =>
    gameOf(state).name === 'connected' ? state : cancel(state, state.current, { name: 'opening', by }),
  opened(state, { request }) {
    const opening = openingOf(state);
    if (request !== state.request || !opening || !state.isPresent) return state;
    const paused = opening.by === 'return' && isPaused(state);
    const current: Playing = { name: 'playing', isPaused: paused, isUnsaved: false, hasNewSettings: false };
    return { ...state, current, pending: opening };
  },
  failed: (state, { request }) =>
    request === state.request && (openingOf(state) || (isGameShown(state) && !state.pending))
      ? settle(state, { name: 'failed' })
      : state,
  done: (state, { request }) => (request === state.request && openingOf(state) ? settle(state, null) : state),
  show: (state) => (isGameShown(state) ? cancel(state, state.current) : state),
  connect(state, { connection }) {
    const game = gameOf(state);
    const isConnected = game.name === 'connected';
    const before = isConnected ? game.before : game.name === 'saved' ? game : EMPTY;
    if (connection) return cancel(state, { name: 'connected', connection, before });
    return isConnected ? cancel(state, before) : state;
  },
  pause(state, event) {
    const game = gameOf(state);
    return 'isPaused' in game && game.isPaused !== event.isPaused
      ? { ...state, current: replaceGame(state, { ...game, isPaused: event.isPaused }) }
      : state;
  },
  stop: (state) => (gameOf(state).name === 'connected' ? state : cancel(state, EMPTY)),
  takeOver: (state) =>
    gameOf(state).name === 'playing' ? cancel(state, replaceGame(state, { name: 'elsewhere' })) : state,
  takeBack: (state) =>
    gameOf(state).name === 'elsewhere' && state.isPresent ? cancel(state, replaceGame(state, EMPTY), ARRIVING) : state,
  change(state, { to }) {
    const game = gameOf(state);
    return game.name === 'playing' ? { ...state, current: replaceGame(state, { ...game, ...to }) } : state;
  },
};

/** Returns the next state, or the same object if the event has no effect. */
export const nextState = <Type extends EventType>(state: TableState, event: EventOf<Type>): TableState =>
  NEXT[event.type](state, event);
