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

/** Commands that the server has not answered. They are sent again after a reconnect: repeating them is harmless. */
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

/** 128 random bits as hexadecimal text, for a salt or a key. */
const randomHex = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The data of a seating. */
interface SeatingData {
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
type WelcomedState = SeatingData & { readonly board: Board };

const isWelcomed = (state: SeatingData): state is WelcomedState => state.board !== null;

/** Creates a follower that turns the frames of the current seat's game into a connection. */
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
      // The line is another's to close.
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
 * The payload that joins a table, or without `table` one that asks for missed updates. `fresh` marks a new key, so that a
 * repeated join does not add another guest.
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
    `A table is { table: 'its id or code' } or { create: {} }, not ${quoted(request)}.`,
  );
};

/** Treats `wrong-key` as success: a repeated `leave` gets it if the first one was done. */
const ignoreWrongKey = (answer: Promise<void>): Promise<void> =>
  answer.catch((error) => {
    if ((error as ConnectionError).code !== 'wrong-key') throw error;
  });

/** An update that changes the state of the seating: every update except a knock. */
type StateUpdate = Exclude<SeatingUpdate, { readonly knock: Seat }>;

/** Creates a function that applies an update to the state, and notifies listeners if a value has changed. */
const createSetter =
  (state: SeatingData, notify: (update: SeatingUpdate) => void) =>
  (update: StateUpdate): void => {
    const previous: Readonly<Record<string, unknown>> = { ...state };
    Object.assign(state, update);
    if (Object.entries(update).some(([name, value]) => value !== previous[name])) notify(update);
  };

/** Parses a message; returns text that is not JSON unchanged. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Creates a function that reads messages of the server as frames. */
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
 * @returns a function that closes it
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
    // Only when there is something to follow: it asks for it until it comes.
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
    limitTurns: (turn) => request({ do: 'time', turn }),
    ...otherMethods,
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
