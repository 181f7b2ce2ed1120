import type { Person, SeatConnection } from '../game/connect.js';
import { createNotices } from '../game/notices.js';
import { InputError, quoted } from '../rules/input-error.js';
import type { Seat } from '../rules/seats.js';
import { ConnectionError, connectionClosed } from './connection-error.js';
import { readHostFrame, WIRE_VERSION, type Board, type Frame, type LobbyCommand, type Payloads } from './frame.js';
import { openLine, type Socket, type TableRequest } from './line-to-server.js';
import { randomNumber } from './random-number.js';
import { follow, type FollowedSeat } from './seat-over.js';
import { machineClock, type WireClock } from './wire-clock.js';

/** What a table is to be that is opened; left out: as the server has it. */
export interface TableToOpen {
  readonly variant?: string;
  readonly rules?: object;
  readonly players?: 2 | 3 | 4;
  readonly target?: number;
  /** How well the computers play. */
  readonly level?: 'easy' | 'medium' | 'strong';
  /** Whether others may look on; they see no hand. */
  readonly spectators?: boolean;
  /** How long a turn may take, in ms; null: as long as one likes. */
  readonly turnTimeout?: number | null;
}

export interface OpenTableOptions {
  /** The key of somebody who was at this table before: he gets his seat. */
  readonly key?: string | undefined;
  /** What others see: 1 to 20 visible characters. */
  readonly name?: string | undefined;
  /** To look on, without a seat. */
  readonly watch?: boolean | undefined;
  /** Gives it up before it is open. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Called when the server refuses for now, as with code `too-many`: it is asked again by itself `error.retryAfter` ms
   * later, however often.
   */
  readonly onWait?: ((error: ConnectionError) => void) | undefined;
  /** Called with each malformed frame of the server once the table is open. The frame is ignored. */
  readonly onError?: ((error: Error) => void) | undefined;
  readonly clock?: WireClock | undefined;
  /** Makes a socket where the platform has no WebSocket: Node before 22. */
  readonly openSocket?: ((address: string) => Socket) | undefined;
}

/** How the deals of a game that is over can be checked: `verify(record, { hash, salts })` of the engine. */
export type Proof = Required<Payloads['h']>;

/** What is new at a table of a server. */
export type SeatingUpdate =
  /** Who is there, what is to be played. */
  | { readonly board: Board }
  /** Who sits where, as the game shows it. */
  | { readonly people: readonly Person[] }
  | { readonly seat: Seat | null }
  /** The game begins, or the seat is another: what is to be played through from now on. */
  | { readonly connection: SeatConnection | null }
  | { readonly status: 'open' | 'lost' }
  /** Somebody knocked: whoever is due may go on. */
  | { readonly knock: Seat }
  | { readonly promise: string | null }
  | { readonly proof: Proof | null }
  /** It is over and does not come back by itself: left, sent away, taken over elsewhere, no such table. */
  | { readonly ended: ConnectionError };

/** A place at a table of a server. What is asked of it rejects with ConnectionError, with what the server says. */
export interface Seating {
  /** What the table is asked for by; whoever knows it may join. */
  readonly table: string;
  /** The same, short, to be spoken; while people are sitting down. */
  readonly code: string;
  readonly seat: Seat | null;
  /** Kept to come back by; to be told to nobody. */
  readonly key: string;
  readonly board: Board;
  readonly people: readonly Person[];
  /** Null while people are still sitting down, and where one may not look on. */
  readonly connection: SeatConnection | null;
  readonly status: 'open' | 'lost';
  /** The hash of what the server adds to the next game's seed, or has added to this one's. */
  readonly promise: string | null;
  /** What this seat has added to the seed when it last agreed to a game; null: it has not. */
  readonly salt: string | null;
  /** What the deals of the last game that is over can be checked by. */
  readonly proof: Proof | null;
  /** Tells what is new, until the function returned is called; the state as it is now at once. */
  subscribe(listener: (update: SeatingUpdate) => void): () => void;
  /** Null: stands up. Before the first game, and between two. */
  sit(seat: Seat | null): Promise<void>;
  /** Opener: a seat that nobody has is a computer's; null: nobody's again. */
  fill(seat: Seat, by: 'computer' | null): Promise<void>;
  /** The game begins when all who sit have agreed. */
  ready(on: boolean): Promise<void>;
  /** The same after a game. */
  rematch(): Promise<void>;
  rename(name: string): Promise<void>;
  /** Go on! Once a turn. */
  knock(): void;
  /** A computer plays this seat until its player acts or switches it off. */
  standIn(on: boolean): Promise<void>;
  /** Opener: sends away who sits there; a computer plays on. */
  remove(seat: Seat): Promise<void>;
  /** Opener: how long a turn may take, in ms; null: as long as one likes. */
  limitTurns(turnTimeout: number | null): Promise<void>;
  /** Gives the seat up: a computer plays on. */
  leave(): Promise<void>;
  /** Ends it at this end; the seat stays held. */
  close(): void;
}

/** Wishes under way, asked for again on a line that was cut; none of them does harm twice. */
const createPendingCommands = (send: (frame: Frame) => boolean) => {
  interface Wish {
    readonly frame: Frame;
    readonly resolve: () => void;
    readonly reject: (error: Error) => void;
  }
  const open = new Map<number, Wish>();
  let nextId = randomNumber();
  return {
    wish: (command: LobbyCommand): Promise<void> =>
      new Promise((resolve, reject) => {
        const id = nextId++;
        const frame: Frame = ['l', [id, command]];
        open.set(id, { frame, resolve, reject });
        send(frame);
      }),
    answered([id, code, message = '']: Payloads['r']): void {
      const wish = open.get(id);
      open.delete(id);
      if (code === undefined) wish?.resolve();
      else wish?.reject(new ConnectionError(code, message));
    },
    askAgain(): void {
      for (const { frame } of open.values()) send(frame);
    },
    fail(error: Error): void {
      for (const { reject } of open.values()) reject(error);
      open.clear();
    },
  };
};

/** 128 bits, as text: a salt, or a key. */
const newBits = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

interface State {
  table: string;
  code: string;
  key: string;
  seat: Seat | null;
  /** Null until the server's first board, and so until the caller has the seating. */
  board: Board | null;
  people: readonly Person[];
  connection: SeatConnection | null;
  status: 'open' | 'lost';
  promise: string | null;
  salt: string | null;
  proof: Proof | null;
  ended: ConnectionError | null;
}

/** A state that a caller can have: the server has sent the first board. */
type WelcomedState = State & { readonly board: Board };

const isWelcomed = (state: State): state is WelcomedState => state.board !== null;

/** Has the part of the line that belongs to the seat followed, for as long as it is this seat. */
const createSeatFollower = (
  send: (frame: Frame) => boolean,
  clock: WireClock,
  set: (connection: SeatConnection | null) => void,
) => {
  let followed: FollowedSeat | null = null;
  return {
    get last() {
      return followed?.last;
    },
    hear: (frame: Frame): void => followed?.hear(frame),
    open(): void {
      // The line is another's to close.
      followed ??= follow({ send, close() {} }, { clock }, { arrived: () => set(followed), failed: () => {} });
    },
    close(): void {
      if (!followed) return;
      followed.close();
      followed = null;
      set(null);
    },
    cut: (): void => followed?.cut(),
  };
};

const firstState = ({ key = newBits() }: OpenTableOptions): State => ({
  ...{ table: '', code: '', key, seat: null, board: null, people: [] },
  ...{ connection: null, status: 'open', promise: null, salt: null, proof: null, ended: null },
});

/** With a key from before the server knows the rest. Else the key is newly drawn: a join repeated for lack of an answer is the same person's. */
const whoIs = ({ key, table }: State, { key: given, name, watch }: OpenTableOptions): Partial<Payloads['j']> =>
  given === undefined && table === '' ? { key, fresh: true, name, watch } : { key };

const checkRequest = (request: TableRequest): void => {
  const { table, create } = (request ?? {}) as { readonly table?: unknown; readonly create?: unknown };
  if (typeof table === 'string' || (typeof create === 'object' && create !== null)) return;
  throw new InputError(
    'invalid-option',
    `A table is { table: 'its id or code' } or { create: {} }, not ${quoted(request)}.`,
  );
};

/** A `leave` repeated on a new line is answered `wrong-key` if the first one was done: that is success. */
const left = (answer: Promise<void>): Promise<void> =>
  answer.catch((error) => {
    if ((error as ConnectionError).code !== 'wrong-key') throw error;
  });

/** Changes a field of the state and tells what has changed. */
const setterOf =
  (state: State, tell: (update: SeatingUpdate) => void) =>
  <Name extends keyof SeatingState>(name: Name, value: SeatingState[Name]): void => {
    if (state[name] === value) return;
    Object.assign(state, { [name]: value });
    tell({ [name]: value } as unknown as SeatingUpdate);
  };

/** A message as it is, where it is no JSON: no frame either. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Takes messages of a server as frames. */
const frameReader =
  (took: (frame: Frame) => void, failed: (error: Error) => void) =>
  (text: string): void => {
    let frame: Frame | null;
    try {
      frame = readHostFrame(parsed(text));
    } catch (error) {
      return failed(error as Error);
    }
    return frame ? took(frame) : undefined;
  };

/**
 * Opens a seating.
 * @param ends.welcomed the server has sent the first board
 * @returns closes it
 */
const openSeating = (
  server: string,
  request: TableRequest,
  options: OpenTableOptions,
  ends: { readonly welcomed: (seating: Seating) => void; readonly failed: (error: Error) => void },
): (() => void) => {
  const { onError = () => {}, onWait = () => {}, clock = machineClock } = options;
  const { openSocket = (address) => new WebSocket(address) } = options;
  const notices = createNotices<SeatingUpdate>();
  const state = firstState(options);
  const set = setterOf(state, notices.notify);
  const send = (frame: Frame): boolean => line.send(frame);
  const wishes = createPendingCommands(send);
  const game = createSeatFollower(send, clock, (connection) => set('connection', connection));
  let isWelcome = false;
  /** Why the socket is closed next, as the server said. */
  let said: ConnectionError | null = null;

  const welcome = ({ table, code = '', seat = null, key = state.key }: Payloads['s']): void => {
    if (table === undefined) return;
    said = null;
    Object.assign(state, { table, code, key });
    if (seat !== state.seat) game.close();
    set('seat', seat);
    set('status', 'open');
  };
  const dealt = ({ hash, salts, record }: Payloads['h']): void =>
    salts === undefined ? set('promise', hash) : set('proof', { hash, salts, record });
  const took = (frame: Frame): void => {
    const [type, payload] = frame;
    if (type === 's') welcome(payload);
    else if (type === 'b') set('board', payload);
    else if (type === 'h') dealt(payload);
    else if (type === 'p') set('people', payload);
    else if (type === 'r') wishes.answered(payload);
    else if (type === 'x') said = new ConnectionError(payload.code, payload.message ?? '', payload.retryAfter);
    else if (type === 'k' && payload.seat !== undefined) notices.notify({ knock: payload.seat });
    // Only when there is something to follow: it asks for it until it comes.
    else if (type === 'u') game.open();
    game.hear(frame);
    if (type !== 'b') return;
    wishes.askAgain();
    if (isWelcome || !isWelcomed(state)) return;
    isWelcome = true;
    ends.welcomed(seatingOf(state, notices, wishes.wish, { knock, leave, close }));
  };
  const end = (error: ConnectionError): void => {
    game.close();
    wishes.fail(error);
    if (!isWelcome) return ends.failed(error);
    return set('ended', state.ended ?? error);
  };

  const malformed = (error: Error): void => {
    if (isWelcome) return onError(error);
    line.close();
    game.close();
    return ends.failed(error);
  };

  const refresh = (): Payloads['j'] => ({ v: WIRE_VERSION, last: game.last });
  const line = openLine({
    ...{ server, request, clock, openSocket, refresh },
    join: (table) => ({ ...refresh(), table, ...whoIs(state, options) }),
    heard: frameReader(took, malformed),
    lost() {
      game.cut();
      set('status', 'lost');
    },
    said: () => said,
    waiting: onWait,
    ended: end,
  });

  const knock = (): void => void send(['k', {}]);
  const close = (): void => {
    line.close();
    end(connectionClosed());
  };
  const leave = async (): Promise<void> => {
    await left(wishes.wish({ do: 'leave' }));
    close();
  };
  return close;
};

/** What listeners are told of. */
type SeatingState = Omit<State, 'table' | 'code' | 'key' | 'salt'>;
/** What a new listener is told at once. */
const TOLD = ['board', 'people', 'seat', 'connection', 'status', 'promise', 'proof'] as const;

const seatingOf = (
  state: WelcomedState,
  notices: { subscribe: (listener: (update: SeatingUpdate) => void) => () => void },
  wish: (command: LobbyCommand) => Promise<void>,
  others: Pick<Seating, 'knock' | 'leave' | 'close'>,
): Seating => {
  const ready = (on: boolean): Promise<void> => {
    if (!on) return wish({ do: 'ready', on });
    const salt = newBits();
    state.salt = salt;
    return wish({ do: 'ready', on, salt });
  };
  const methods: Omit<Seating, keyof State> = {
    subscribe(listener) {
      for (const name of TOLD) listener({ [name]: state[name] } as unknown as SeatingUpdate);
      if (state.ended) listener({ ended: state.ended });
      return notices.subscribe(listener);
    },
    sit: (seat) => wish({ do: 'sit', seat }),
    fill: (seat, by) => wish({ do: 'fill', seat, by }),
    ready,
    rematch: () => ready(true),
    rename: (name) => wish({ do: 'name', name }),
    standIn: (on) => wish({ do: 'stand-in', on }),
    remove: (seat) => wish({ do: 'remove', seat }),
    limitTurns: (turn) => wish({ do: 'time', turn }),
    ...others,
  };
  // The state itself becomes the seating, so its fields are always those of now.
  return Object.assign(state, methods);
};

/**
 * A place at a table of a server: at one that others have opened, by its id or code, or at a new one. Resolves when the
 * server has said who one is there. A line that is cut is taken up again by itself, with what was missed.
 * @throws InputError `invalid-option`, or `malformed-frame` for a malformed frame before that; ConnectionError `unreachable`, `no-such-table`, `wrong-key`, `not-welcome`, `busy`,
 *   or what else the server has to say; the signal's reason; all as a rejection. A refusal with `retryAfter`, such as
 *   `too-many`, is no rejection: see `onWait`
 */
export const openTable = async (
  server: string,
  request: { readonly table: string } | { readonly create: TableToOpen },
  options: OpenTableOptions = {},
): Promise<Seating> => {
  checkRequest(request);
  const { signal } = options;
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const close = openSeating(server, request, options, { welcomed: resolve, failed: reject });
    signal?.addEventListener(
      'abort',
      () => {
        reject(signal.reason as Error);
        close();
      },
      { once: true },
    );
  });
};
