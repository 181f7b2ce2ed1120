import type { Person, SeatConnection } from '../game/connect.js';
import { createNotices } from '../game/notices.js';
import { InputError, quoted } from '../rules/input-error.js';
import type { Seat } from '../rules/seats.js';
import { ConnectionError, connectionClosed } from './connection-error.js';
import {
  readHostFrame,
  WIRE_VERSION,
  type Board,
  type Frame,
  type LobbyCommand,
  type Payloads,
  type SentFrame,
} from './frame.js';
import { openServerSocket, type Socket, type TableRequest } from './server-socket.js';
import { randomNumber } from './random-number.js';
import { followSeat, type FollowedSeat } from './seat-over.js';
import { machineClock, type WireClock } from './wire-clock.js';

/** Settings of a new online table. Omitted settings get the server's defaults. */
export interface TableToOpen {
  readonly variant?: string;
  readonly rules?: object;
  readonly players?: 2 | 3 | 4;
  readonly target?: number;
  /** Level of the computer players. */
  readonly level?: 'easy' | 'medium' | 'strong';
  /** Whether the table allows spectators, who see no hands. */
  readonly spectators?: boolean;
  /** Time limit for a turn, in ms, or null for no limit. */
  readonly turnTimeout?: number | null;
  /**
   * Whether strangers can find the table in the server's list while seats are free. Requires a server with open tables, and a
   * time limit from 30 to 60 s.
   */
  readonly open?: boolean;
}

export interface OpenTableOptions {
  /** Key from an earlier `Seating` at this table. The key restores the guest's seat. */
  readonly key?: string | undefined;
  /** Name that other guests see: 1 to 20 visible characters. */
  readonly name?: string | undefined;
  /** Whether to join as a spectator. */
  readonly watch?: boolean | undefined;
  /**
   * Before the table is open, an abort rejects the promise with the signal's reason. Later, an abort closes the connection.
   */
  readonly signal?: AbortSignal | undefined;
  /**
   * Called when the server temporarily refuses the request, for example with code `too-many`. The client repeats the request
   * after `error.retryAfter` ms, with no limit on the number of tries.
   */
  readonly onWait?: ((error: ConnectionError) => void) | undefined;
  /** Once the table is open, called with the error for each malformed frame from the server. Such frames are ignored. */
  readonly onError?: ((error: Error) => void) | undefined;
  readonly clock?: WireClock | undefined;
  /** Creates a socket. Needed on platforms without WebSocket, such as Node before 22. */
  readonly openSocket?: ((address: string) => Socket) | undefined;
}

/** Data for checking the deals of a finished game with the engine's `verify(record, { hash, salts })`. */
export type Proof = Required<Payloads['h']>;

/** A change at an online table. */
export type SeatingUpdate =
  /** The table's people or settings have changed. */
  | { readonly board: Board }
  /** The people at the seats, as shown in the game, have changed. */
  | { readonly people: readonly Person[] }
  | { readonly seat: Seat | null }
  /** The connection for playing or watching has changed, because a game has started or the seat has changed. */
  | { readonly connection: SeatConnection | null }
  | { readonly status: 'open' | 'lost' }
  /** The player at this seat has knocked to hurry the player whose turn it is. */
  | { readonly knock: Seat }
  | { readonly promise: string | null }
  | { readonly proof: Proof | null }
  /**
   * The seating has ended and does not reconnect: the guest left, was removed or opened the table elsewhere, or the table
   * does not exist.
   */
  | { readonly ended: ConnectionError };

/** A guest's connection to an online table. Its methods reject with a ConnectionError that has the server's code. */
export interface Seating {
  /** Id of the table. Anyone who knows the id can join. */
  readonly table: string;
  /** Short code of the table that people can speak or type. */
  readonly code: string;
  readonly seat: Seat | null;
  /** Secret key with which the guest can rejoin. Store the key and keep it private. */
  readonly key: string;
  readonly board: Board;
  readonly people: readonly Person[];
  /** Connection to the game, or null before the first game, and for guests without a seat if spectators are not allowed. */
  readonly connection: SeatConnection | null;
  readonly status: 'open' | 'lost';
  /** Hash of the server's secret in the seed of the current or next game. */
  readonly promise: string | null;
  /** This seat's part of the seed, from the last agreement to a game, or null before the first agreement. */
  readonly salt: string | null;
  /** Data for checking the deals of the last finished game, or null before the first one. */
  readonly proof: Proof | null;
  /** Calls the listener immediately with the current state, then with each change. Returns a function that unsubscribes. */
  subscribe(listener: (update: SeatingUpdate) => void): () => void;
  /**
   * Takes a seat or, with null, leaves the seat. Not possible during a game, except at open tables: a guest without a seat
   * takes a computer's seat after the hand.
   */
  sit(seat: Seat | null): Promise<void>;
  /** For the table's host only: lets a computer play a free seat or, with null, frees the seat again. */
  fill(seat: Seat, by: 'computer' | null): Promise<void>;
  /** Agrees to the next game, or withdraws the agreement. The game starts when all seated guests have agreed. */
  ready(on: boolean): Promise<void>;
  /** Agrees to another game. Same as `ready(true)`. */
  rematch(): Promise<void>;
  rename(name: string): Promise<void>;
  /** Hurries the player whose turn it is. Has an effect only once per turn. */
  knock(): void;
  /** Starts or ends a stand-in at this seat. The stand-in also ends when the guest acts. */
  standIn(on: boolean): Promise<void>;
  /** For the table's host only: removes the guest at a seat. During a game, a computer takes the seat. */
  remove(seat: Seat): Promise<void>;
  /** Only at open tables: votes to send the guest at a seat away, or withdraws the vote. Two votes send the guest away. */
  vote(seat: Seat, on: boolean): Promise<void>;
  /** For the table's host only: puts people and computers in a random order. Not possible during a game. */
  drawSeats(): Promise<void>;
  /** For the table's host only: sets the time limit for a turn, in ms. Null removes the limit. */
  limitTurns(turnTimeout: number | null): Promise<void>;
  /** Leaves the table and gives up the seat. During a game, a computer takes the seat. */
  leave(): Promise<void>;
  /** Closes the connection. The guest keeps the seat. */
  close(): void;
}

/**
 * Creates a list of commands that the server has not answered. A reconnect resends these commands. A repeated command is
 * harmless.
 */
const createPendingCommands = (send: (frame: Frame) => boolean) => {
  interface PendingCommand {
    readonly frame: Frame;
    readonly resolve: () => void;
    readonly reject: (error: Error) => void;
  }
  const pending = new Map<number, PendingCommand>();
  let nextId = randomNumber();
  return {
    request: (command: LobbyCommand): Promise<void> =>
      new Promise((resolve, reject) => {
        const id = nextId++;
        const frame: Frame = ['l', [id, command]];
        pending.set(id, { frame, resolve, reject });
        send(frame);
      }),
    settle([id, code, message = '']: Payloads['r']): void {
      const command = pending.get(id);
      pending.delete(id);
      if (code === undefined) command?.resolve();
      else command?.reject(new ConnectionError(code, message));
    },
    resend(): void {
      for (const { frame } of pending.values()) send(frame);
    },
    fail(error: Error): void {
      for (const { reject } of pending.values()) reject(error);
      pending.clear();
    },
  };
};

/** Returns 128 random bits as a hexadecimal string, for a salt or a key. */
const randomHex = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The state of a seating. */
interface SeatingData {
  table: string;
  code: string;
  key: string;
  seat: Seat | null;
  /**
   * The table's people and settings, or null until the server has sent the first board. The caller does not receive the
   * seating before this board.
   */
  board: Board | null;
  people: readonly Person[];
  connection: SeatConnection | null;
  status: 'open' | 'lost';
  promise: string | null;
  salt: string | null;
  proof: Proof | null;
  ended: ConnectionError | null;
}

/** The state of a seating after the server's first board. */
type WelcomedState = SeatingData & { readonly board: Board };

const isWelcomed = (state: SeatingData): state is WelcomedState => state.board !== null;

/** Creates a follower that converts the frames of the current seat's game to a connection. */
const createSeatFollower = (
  send: (frame: SentFrame) => boolean,
  clock: WireClock,
  setConnection: (connection: SeatConnection | null) => void,
) => {
  let seat: FollowedSeat | null = null;
  return {
    get last() {
      return seat?.last;
    },
    onMessage: (frame: Frame): void => seat?.onMessage(frame),
    open(): void {
      // `close()` does nothing, because the socket belongs to the seating.
      seat ??= followSeat({ send, close() {} }, { clock }, { onReady: () => setConnection(seat), onError: () => {} });
    },
    close(): void {
      if (!seat) return;
      seat.close();
      seat = null;
      setConnection(null);
    },
    onCut: (): void => seat?.onCut(),
  };
};

const initialData = ({ key = randomHex() }: OpenTableOptions): SeatingData => ({
  ...{ table: '', code: '', key, seat: null, board: null, people: [] },
  ...{ connection: null, status: 'open', promise: null, salt: null, proof: null, ended: null },
});

/**
 * Returns the payload that joins a table. Without `table`, returns the payload of a ping that requests missed updates.
 * `fresh` marks a new key, so that a repeated join does not add another guest.
 */
const joinPayloadOf = (
  state: SeatingData,
  { key: givenKey, name, watch }: OpenTableOptions,
  last: number | undefined,
  table?: string,
): Payloads['j'] => ({
  v: WIRE_VERSION,
  last,
  ...(table !== undefined && { table, key: state.key }),
  ...(table !== undefined && givenKey === undefined && state.table === '' && { fresh: true, name, watch }),
});

const checkRequest = (request: TableRequest): void => {
  const { table, create } = (request ?? {}) as { readonly table?: unknown; readonly create?: unknown };
  if (typeof table === 'string' || (typeof create === 'object' && create !== null)) return;
  throw new InputError(
    'invalid-option',
    `The table must be { table: 'its id or code' } or { create: {} }, not ${quoted(request)}.`,
  );
};

/** Treats `wrong-key` as success, because a repeated `leave` fails with this code if the first one succeeded. */
const ignoreWrongKey = (answer: Promise<void>): Promise<void> =>
  answer.catch((error) => {
    if ((error as ConnectionError).code !== 'wrong-key') throw error;
  });

/** An update that changes the state of the seating: any update except a knock. */
type StateUpdate = Exclude<SeatingUpdate, { readonly knock: Seat }>;

/** Creates a function that applies an update to the state and, if a value has changed, notifies listeners. */
const createSetter =
  (state: SeatingData, notify: (update: SeatingUpdate) => void) =>
  (update: StateUpdate): void => {
    const previous: Readonly<Record<string, unknown>> = { ...state };
    Object.assign(state, update);
    if (Object.entries(update).some(([name, value]) => value !== previous[name])) notify(update);
  };

/** Parses a message as JSON. Returns an invalid message unchanged. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Creates a function that reads the server's messages as frames. */
const createFrameReader =
  (onFrame: (frame: Frame) => void, onError: (error: Error) => void) =>
  (text: string): void => {
    let frame: Frame | null;
    try {
      frame = readHostFrame(parseJson(text));
    } catch (error) {
      return onError(error as Error);
    }
    return frame ? onFrame(frame) : undefined;
  };

/**
 * Opens a seating.
 * @param callbacks.resolve called when the server has sent the first board
 * @returns a function that closes the seating
 */
const openSeating = (
  server: string,
  request: TableRequest,
  options: OpenTableOptions,
  callbacks: { readonly resolve: (seating: Seating) => void; readonly reject: (error: Error) => void },
): (() => void) => {
  const { onError = () => {}, onWait = () => {}, clock = machineClock } = options;
  const { openSocket = (address) => new WebSocket(address) } = options;
  const notices = createNotices<SeatingUpdate>();
  const state = initialData(options);
  const set = createSetter(state, notices.notify);
  const send = (frame: SentFrame): boolean => socket.send(frame);
  const commands = createPendingCommands(send);
  const seatFollower = createSeatFollower(send, clock, (connection) => set({ connection }));
  let isWelcome = false;
  /** The server's reason for closing the socket. */
  let closeReason: ConnectionError | null = null;

  const updateIdentity = ({ table, code = '', seat = null, key = state.key }: Payloads['s']): void => {
    if (table === undefined) return;
    closeReason = null;
    Object.assign(state, { table, code, key });
    if (seat !== state.seat) seatFollower.close();
    set({ seat });
    set({ status: 'open' });
  };
  const updateDeals = ({ hash, salts, record }: Payloads['h']): void =>
    salts === undefined ? set({ promise: hash }) : set({ proof: { hash, salts, record } });
  const onFrame = (frame: Frame): void => {
    const [type, payload] = frame;
    if (type === 's') updateIdentity(payload);
    else if (type === 'b') set({ board: payload });
    else if (type === 'h') updateDeals(payload);
    else if (type === 'p') set({ people: payload });
    else if (type === 'r') commands.settle(payload);
    else if (type === 'x') closeReason = new ConnectionError(payload.code, payload.message ?? '', payload.retryAfter);
    else if (type === 'k' && payload.seat !== undefined) notices.notify({ knock: payload.seat });
    // Opens the follower only at the first update, because an open follower requests a view until it receives one.
    else if (type === 'u') seatFollower.open();
    seatFollower.onMessage(frame);
    if (type !== 'b') return;
    commands.resend();
    if (isWelcome || !isWelcomed(state)) return;
    isWelcome = true;
    callbacks.resolve(createSeating(state, notices, commands.request, { knock, leave, close }));
  };
  const onEnd = (error: ConnectionError): void => {
    seatFollower.close();
    commands.fail(error);
    if (!isWelcome) return callbacks.reject(error);
    return set({ ended: state.ended ?? error });
  };

  const onMalformed = (error: Error): void => {
    if (isWelcome) return onError(error);
    socket.close();
    seatFollower.close();
    return callbacks.reject(error);
  };

  const socket = openServerSocket({
    ...{ server, request, clock, openSocket },
    joinPayload: (table) => joinPayloadOf(state, options, seatFollower.last, table),
    onMessage: createFrameReader(onFrame, onMalformed),
    onLost() {
      seatFollower.onCut();
      set({ status: 'lost' });
    },
    closeReason: () => closeReason,
    onWait,
    onEnd,
  });

  const knock = (): void => void send(['k', {}]);
  const close = (): void => {
    socket.close();
    onEnd(connectionClosed());
  };
  const leave = async (): Promise<void> => {
    await ignoreWrongKey(commands.request({ do: 'leave' }));
    close();
  };
  return close;
};

const createSeating = (
  state: WelcomedState,
  notices: { subscribe: (listener: (update: SeatingUpdate) => void) => () => void },
  request: (command: LobbyCommand) => Promise<void>,
  otherMethods: Pick<Seating, 'knock' | 'leave' | 'close'>,
): Seating => {
  const ready = (on: boolean): Promise<void> => {
    if (!on) return request({ do: 'ready', on });
    const salt = randomHex();
    state.salt = salt;
    return request({ do: 'ready', on, salt });
  };
  const methods: Omit<Seating, keyof SeatingData> = {
    subscribe(listener) {
      listener({ board: state.board });
      listener({ people: state.people });
      listener({ seat: state.seat });
      listener({ connection: state.connection });
      listener({ status: state.status });
      listener({ promise: state.promise });
      listener({ proof: state.proof });
      if (state.ended) listener({ ended: state.ended });
      return notices.subscribe(listener);
    },
    sit: (seat) => request({ do: 'sit', seat }),
    fill: (seat, by) => request({ do: 'fill', seat, by }),
    ready,
    rematch: () => ready(true),
    rename: (name) => request({ do: 'name', name }),
    standIn: (on) => request({ do: 'stand-in', on }),
    remove: (seat) => request({ do: 'remove', seat }),
    vote: (seat, on) => request({ do: 'vote', seat, on }),
    drawSeats: () => request({ do: 'draw-seats', seed: randomHex() }),
    limitTurns: (turn) => request({ do: 'time', turn }),
    ...otherMethods,
  };
  // Adds the methods to the state object itself, so that the seating's fields are always up to date.
  return Object.assign(state, methods);
};

/**
 * Joins an online table by its id or code, or creates a new one. Resolves when the server has sent the first board. After a
 * lost connection, the seating reconnects automatically and receives the missed updates.
 * @throws InputError `invalid-option`, or `malformed-frame` for a malformed frame before the first board; ConnectionError
 *   `unreachable`, `no-such-table`, `wrong-key`, `not-welcome`, `busy` or another code of the server; the signal's reason;
 *   all as rejections. A refusal with `retryAfter`, such as `too-many`, does not reject: see `onWait`
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
    const close = openSeating(server, request, options, { resolve, reject });
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
