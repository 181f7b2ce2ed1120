import type { Action } from '../game/action.js';
import type { Person } from '../game/connect.js';
import type { Fact } from '../game/fact.js';
import type { View } from '../game/view.js';
import { listWithOr, InputError, quoted } from '../rules/input-error.js';
import type { PlayerCount, Seat } from '../rules/seats.js';
import type { ViewDelta } from './delta.js';

/** The version of the frames. New frame types do not change this version, because receivers ignore unknown types. */
export const WIRE_VERSION = 1;

/**
 * An update of a seat: the update's number `n`, the action `a` (null if the update contains a whole view), the facts `h`
 * (omitted if empty) and the delta to the new view. The delta omits `t` if the history grows by exactly the action and the
 * facts.
 */
export interface UpdatePayload extends ViewDelta {
  readonly n: number;
  readonly a: Action | null;
  readonly h?: readonly Fact[];
}

/** A guest's command to an online table, in addition to game actions. */
export type LobbyCommand =
  /** Takes a seat or, with `seat` null, leaves the seat. */
  | { readonly do: 'sit'; readonly seat: Seat | null }
  /** For the table's host only: lets a computer play a free seat or, with `by` null, frees the seat again. */
  | { readonly do: 'fill'; readonly seat: Seat; readonly by: 'computer' | null }
  /** Agrees to the next game, or withdraws the agreement. `salt` is this seat's part of the game's random seed. */
  | { readonly do: 'ready'; readonly on: boolean; readonly salt?: string }
  | { readonly do: 'name'; readonly name: string }
  /** Starts or ends a stand-in at the guest's seat. */
  | { readonly do: 'stand-in'; readonly on: boolean }
  /** For the table's host only: removes the guest at a seat. */
  | { readonly do: 'remove'; readonly seat: Seat }
  /** Only at open tables, with a seat: votes to send the guest at a seat away, or withdraws the vote. */
  | { readonly do: 'vote'; readonly seat: Seat; readonly on: boolean }
  /**
   * For the table's host only: puts people, computers and free seats in a random order, so that partners are drawn by lot.
   * `seed` is the host's part of the seed.
   */
  | { readonly do: 'draw-seats'; readonly seed: string }
  /** For the table's host only: sets the time limit for a turn, in ms. Null removes the limit. */
  | { readonly do: 'time'; readonly turn: number | null }
  | { readonly do: 'leave' };

/** The public state of a seat at an online table. */
export interface BoardSeat {
  /** The type of player at the seat, or null if the seat is free. */
  readonly by: 'human' | 'computer' | null;
  readonly name: string | null;
  readonly here: boolean;
  readonly ready: boolean;
  /** Whether a stand-in plays because the guest is away or has requested a stand-in. */
  readonly standIn: boolean;
  /** Whether the seat is reserved for one person. Omitted if it is not reserved. */
  readonly reserved?: boolean;
  /** Only at open tables: number of the person at this table. Omitted if no person has the seat. */
  readonly guest?: number;
  /** Only at open tables: number of votes to send the person away. Omitted if 0. */
  readonly votes?: number;
  /** Whether this guest has voted to send the person away. Omitted if false. */
  readonly voted?: boolean;
  /** Only at open tables: name of the person who waits to take the computer's seat after the hand. Omitted if no person waits. */
  readonly next?: string;
}

/** An online table with its settings and people, as seen by one guest. */
export interface Board {
  /** `sitting` means before the first game, and `over` means between two games. */
  readonly stage: 'sitting' | 'playing' | 'over';
  readonly variant: string;
  readonly players: PlayerCount;
  readonly target: number;
  readonly level: string;
  /** Whether the table allows spectators. */
  readonly spectators: boolean;
  /** Time limit for a turn, in ms, or null for no limit. */
  readonly turnTimeout: number | null;
  readonly seats: readonly BoardSeat[];
  /** Names of the connected guests without a seat. */
  readonly others: readonly string[];
  /** Whether this guest is the table's host: the guest who opened the table, or their successor. */
  readonly opener: boolean;
  /** Whether this guest joined as a spectator and has not taken a seat since. Omitted if false. */
  readonly watches?: boolean;
  /** Whether the current or finished game is the table's last one. Omitted if false. */
  readonly lastGame?: boolean;
  /** Only at a table of an evening's match: number of games that each side has won. Omitted at other tables. */
  readonly wins?: readonly number[];
  /** Whether strangers can join: the table is in the server's list while seats are free. Omitted if false. */
  readonly open?: boolean;
  /** The seat that this guest takes after the hand. Omitted if the guest does not wait for a seat. */
  readonly waits?: Seat;
}

/** The payloads by frame type. Clients send `j`, `a`, `l` and `k`. Hosts and servers send `k` and all other types. */
export interface Payloads {
  /**
   * Joins or rejoins. `last` is the number of the last update received. The other fields are only for servers. `table` is
   * the table's id, `key` identifies the guest, and `name` is the name of a new guest. `fresh` marks a newly generated key:
   * the server adds a guest with this key, unless an earlier try has already added the guest.
   */
  readonly j: {
    readonly v: number;
    readonly last?: number | undefined;
    readonly table?: string | undefined;
    readonly key?: string | undefined;
    readonly fresh?: boolean | undefined;
    readonly name?: string | undefined;
    readonly watch?: boolean | undefined;
  };
  /** A command to an online table, with an id chosen by the client. */
  readonly l: readonly [id: number, command: LobbyCommand];
  /** A knock that hurries the player whose turn it is. A server adds the number of the seat that knocked. */
  readonly k: { readonly seat?: Seat };
  /** An online table with its people and settings. */
  readonly b: Board;
  /**
   * The hash of the server's secret for the next game, sent before any seat sends its salt. After the game, the frame also
   * contains the seats' salts and the record, so that every guest can check the deals.
   */
  readonly h: { readonly hash: string; readonly salts?: readonly (string | null)[]; readonly record?: unknown };
  /** An action, with an id chosen by the client. */
  readonly a: readonly [id: number, action: Action];
  /**
   * A welcome. `serving` is a random id per host that reveals a restart. `status` is the state of the host's own
   * connection. A server adds the table's id and code, the guest's seat, and the key with which the guest can rejoin. A
   * server omits `serving` while there is no game.
   */
  readonly s: {
    readonly serving?: string;
    readonly status?: 'open' | 'lost';
    readonly table?: string;
    readonly code?: string;
    readonly seat?: Seat | null;
    readonly key?: string;
  };
  readonly u: UpdatePayload;
  /** The answer to an action or a command. A refusal has a code and a message. */
  readonly r: readonly [id: number, code?: string, message?: string];
  readonly p: readonly Person[];
  /** Time left to act, in ms, or null for no limit. The time is relative, because clocks differ. */
  readonly t: { readonly left: number | null };
  /**
   * The reason why the host has stopped serving (code `closed`), has rejected a frame or is closing the socket. In the last
   * case, `retryAfter` is the time to wait before reconnecting, in ms.
   */
  readonly x: { readonly code: string; readonly message?: string; readonly retryAfter?: number };
}

export type FrameType = keyof Payloads;
export type FrameOf<Type extends FrameType> = readonly [type: Type, payload: Payloads[Type]];
/** A message on the wire, as JSON. */
export type Frame = { readonly [Type in FrameType]: FrameOf<Type> }[FrameType];
/**
 * A frame sent by a client. If an action cannot be serialized as JSON, the frame contains null instead, which the host
 * refuses.
 */
export type SentFrame = Frame | readonly [type: 'a', payload: readonly [id: number, action: null]];

/** A check of a value, with a label for error messages. */
interface ValueCheck {
  readonly label: string;
  readonly test: (value: unknown) => boolean;
}

type Fields = Readonly<Record<string, ValueCheck>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TEXT: ValueCheck = { label: 'a string', test: (value) => typeof value === 'string' };
const NUMBER: ValueCheck = { label: 'a number', test: (value) => Number.isFinite(value) };
const WHOLE_NUMBER: ValueCheck = {
  label: 'a non-negative whole number',
  test: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
};
const BOOLEAN: ValueCheck = { label: 'true or false', test: (value) => typeof value === 'boolean' };
const PLAYERS = { label: '2, 3 or 4', test: (value: unknown) => value === 2 || value === 3 || value === 4 };
const OBJECT: ValueCheck = { label: 'an object', test: isObject };
const ENTRY: ValueCheck = {
  label: 'an object with a type',
  test: (value) => isObject(value) && TEXT.test(value.type),
};

const oneOf = (...values: readonly string[]): ValueCheck => ({
  label: listWithOr(values),
  test: (value) => values.some((allowed) => allowed === value),
});
// The array is spread, because `every()` skips the holes of a sparse array.
const listOf = ({ label, test }: ValueCheck): ValueCheck => ({
  label: `a list in which each entry is ${label}`,
  test: (value) => Array.isArray(value) && [...(value as unknown[])].every(test),
});
const orNull = ({ label, test }: ValueCheck): ValueCheck => ({
  label: `${label} or null`,
  test: (value) => value === null || test(value),
});
const optional = ({ label, test }: ValueCheck): ValueCheck => ({
  label: `${label} or omitted`,
  test: (value) => value === undefined || test(value),
});

const invalidField = (payload: object, fields: Fields): string | undefined =>
  Object.keys(fields).find((name) => !fields[name]?.test(payload[name as never]));

const objectWith = (label: string, fields: Fields): ValueCheck => ({
  label,
  test: (value) => isObject(value) && invalidField(value, fields) === undefined,
});

const [NUMBERS, TEXTS, OBJECTS, ENTRIES] = [NUMBER, TEXT, OBJECT, ENTRY].map(listOf) as [
  ValueCheck,
  ValueCheck,
  ValueCheck,
  ValueCheck,
];
/** The keys of a view, checked deeply enough for safe use by a page. A newer host can send additional keys. */
const VIEW = objectWith(
  'part of a view',
  Object.fromEntries(
    Object.entries({
      phase: TEXT,
      toAct: NUMBERS,
      seat: orNull(WHOLE_NUMBER),
      players: PLAYERS,
      rules: OBJECT,
      dealer: orNull(WHOLE_NUMBER),
      forehand: orNull(WHOLE_NUMBER),
      resting: orNull(WHOLE_NUMBER),
      hand: TEXTS,
      partnerHand: TEXTS,
      revealed: orNull(listOf(TEXTS)),
      handSizes: NUMBERS,
      announcement: OBJECT,
      trick: OBJECTS,
      lastTrick: orNull(OBJECT),
      openTrick: orNull(OBJECT),
      allies: NUMBERS,
      tricks: NUMBERS,
      value: NUMBER,
      lastBidder: orNull(WHOLE_NUMBER),
      score: NUMBERS,
      gestrichen: listOf(BOOLEAN),
      bummerl: NUMBERS,
      bummerlKinds: listOf(TEXTS),
      games: OBJECTS,
      stockTop: orNull(TEXT),
      stockSeen: TEXTS,
      peeked: TEXT,
      legal: ENTRIES,
      gameNumber: WHOLE_NUMBER,
      handNumber: WHOLE_NUMBER,
      pending: orNull(OBJECT),
      called: BOOLEAN,
      result: orNull(OBJECT),
      gameResult: orNull(OBJECT),
    } satisfies { readonly [Key in keyof View]?: ValueCheck }).map(([key, check]) => [key, optional(check)]),
  ),
);

const BOARD_SEAT = objectWith('a seat', {
  by: orNull(oneOf('human', 'computer')),
  name: orNull(TEXT),
  here: BOOLEAN,
  ready: BOOLEAN,
  standIn: BOOLEAN,
  guest: optional(WHOLE_NUMBER),
  votes: optional(WHOLE_NUMBER),
  next: optional(TEXT),
});
const PERSON = objectWith('a person', {
  by: oneOf('human', 'computer'),
  name: orNull(TEXT),
  here: BOOLEAN,
  face: orNull(TEXT),
});

/**
 * The payloads that hosts and servers send, by frame type: each is an object with these fields or a list with these entries.
 */
const HOST_PAYLOADS: { readonly [Type in Exclude<FrameType, 'p' | 'j' | 'a' | 'l'>]: Fields } = {
  k: { seat: optional(WHOLE_NUMBER) },
  b: {
    stage: oneOf('sitting', 'playing', 'over'),
    variant: TEXT,
    players: PLAYERS,
    target: WHOLE_NUMBER,
    level: TEXT,
    spectators: BOOLEAN,
    turnTimeout: orNull(NUMBER),
    seats: listOf(BOARD_SEAT),
    others: TEXTS,
    opener: BOOLEAN,
    waits: optional(WHOLE_NUMBER),
    wins: optional(listOf(WHOLE_NUMBER)),
  },
  h: { hash: TEXT, salts: optional(listOf(orNull(TEXT))), record: optional(OBJECT) },
  s: {
    serving: optional(TEXT),
    status: optional(oneOf('open', 'lost')),
    table: optional(TEXT),
    code: optional(TEXT),
    seat: optional(orNull(WHOLE_NUMBER)),
    key: optional(TEXT),
  },
  u: {
    n: WHOLE_NUMBER,
    a: orNull(ENTRY),
    h: optional(ENTRIES),
    k: WHOLE_NUMBER,
    t: optional(ENTRIES),
    v: VIEW,
    g: optional(TEXTS),
  },
  r: { 0: WHOLE_NUMBER, 1: optional(TEXT), 2: optional(TEXT) },
  t: { left: orNull(NUMBER) },
  x: { code: TEXT, message: optional(TEXT), retryAfter: optional(NUMBER) },
};
/** Returns the payloads that hosts, servers and clients send, by frame type. */
const allPayloads = (): { readonly [Type in Exclude<FrameType, 'p'>]: Fields } => ({
  ...HOST_PAYLOADS,
  j: {
    v: WHOLE_NUMBER,
    last: optional(WHOLE_NUMBER),
    table: optional(TEXT),
    key: optional(TEXT),
    fresh: optional(BOOLEAN),
    name: optional(TEXT),
    watch: optional(BOOLEAN),
  },
  a: { 0: WHOLE_NUMBER, 1: { label: 'present', test: (value) => value !== undefined } },
  l: {
    0: WHOLE_NUMBER,
    1: { label: "an object with a string 'do'", test: (value) => isObject(value) && TEXT.test(value.do) },
  },
});
// The call is marked as pure, so that client bundles omit the payloads that only hosts and servers read.
const ALL_PAYLOADS = /* @__PURE__ */ allPayloads();
/** Frame types whose payload is a list. The payload of all other types is an object. */
const LIST_PAYLOADS: readonly string[] = ['a', 'r', 'l'];
const PEOPLE = listOf(PERSON);

const rejectFrame = (message: string): never => {
  throw new InputError('malformed-frame', message);
};

const checkFields = (type: string, payload: unknown, fields: Fields): void => {
  const isList = LIST_PAYLOADS.includes(type);
  if (isList ? !Array.isArray(payload) : !isObject(payload))
    return rejectFrame(
      `The payload of frame '${type}' must be ${isList ? 'a list' : 'an object'}, not ${quoted(payload)}.`,
    );
  const invalid = invalidField(payload as object, fields);
  if (invalid === undefined) return undefined;
  const value = (payload as Fields)[invalid];
  return rejectFrame(`'${invalid}' of frame '${type}' must be ${fields[invalid]?.label}, not ${quoted(value)}.`);
};

/** Checks that a board has as many seats as players. */
const checkSeats = ({ players, seats }: Board): void => {
  if (seats.length !== players) rejectFrame(`Frame 'b' has ${seats.length} seats for ${players} players.`);
};

const readFrameWith = (payloads: Readonly<Record<string, Fields>>, data: unknown): Frame | null => {
  if (!Array.isArray(data) || typeof data[0] !== 'string')
    return rejectFrame(`A frame must be a list such as ['j', { "v": 1 }], not ${quoted(data)}.`);
  const [type, payload] = data as unknown as readonly [string, unknown];
  if (type === 'p') {
    if (!PEOPLE.test(payload)) rejectFrame(`The payload of frame 'p' must be ${PEOPLE.label}, not ${quoted(payload)}.`);
  } else if (Object.hasOwn(payloads, type)) {
    checkFields(type, payload, payloads[type] ?? {});
    if (type === 'b') checkSeats(payload as Board);
  } else {
    return null;
  }
  return [type, payload] as unknown as Frame;
};

/**
 * Reads a received message as a frame. Returns null for an unknown frame type, which the receiver ignores.
 * @throws InputError `malformed-frame`, naming the invalid field
 */
export const readFrame = (data: unknown): Frame | null => readFrameWith(ALL_PAYLOADS, data);

/**
 * Reads a message as a frame for a client. Also returns null for frames of other clients on the same wire.
 * @throws InputError `malformed-frame`
 */
export const readHostFrame = (data: unknown): Frame | null => readFrameWith(HOST_PAYLOADS, data);
