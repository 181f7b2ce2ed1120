import type { Action } from '../game/action.js';
import type { Person } from '../game/connect.js';
import type { Fact } from '../game/fact.js';
import type { View } from '../game/view.js';
import { listWithOr, InputError, quoted } from '../rules/input-error.js';
import type { PlayerCount, Seat } from '../rules/seats.js';
import type { ViewDelta } from './delta.js';

/** The version of the frames. Kinds may be added within it: who does not know one passes it over. */
export const WIRE_VERSION = 1;

/**
 * An update of the seat: its number, the action (null: the view is whole, not a change), the facts (left out: none), and what
 * makes the new view. Its `t` is left out where the history grows by just the action and the facts.
 */
export interface UpdatePayload extends ViewDelta {
  readonly n: number;
  readonly a: Action | null;
  readonly h?: readonly Fact[];
}

/** What somebody at a table of a server wants of it, beside the game. A name left out stays as it was. */
export type LobbyCommand =
  /** Sits down; null: stands up. */
  | { readonly do: 'sit'; readonly seat: Seat | null }
  /** Opener: has a computer play a seat that nobody has; null: nobody again. */
  | { readonly do: 'fill'; readonly seat: Seat; readonly by: 'computer' | null }
  /** Agrees to begin the next game; `salt` is what this seat adds to its seed. */
  | { readonly do: 'ready'; readonly on: boolean; readonly salt?: string }
  | { readonly do: 'name'; readonly name: string }
  /** A computer plays this seat until its own player is back. */
  | { readonly do: 'stand-in'; readonly on: boolean }
  /** Opener: sends somebody away from a seat. */
  | { readonly do: 'remove'; readonly seat: Seat }
  /** Opener: how long a turn may take, in ms; null: as long as one likes. */
  | { readonly do: 'time'; readonly turn: number | null }
  | { readonly do: 'leave' };

/** A seat as all at the table see it. */
export interface BoardSeat {
  /** Null: nobody yet. */
  readonly by: 'human' | 'computer' | null;
  readonly name: string | null;
  readonly here: boolean;
  readonly ready: boolean;
  /** A computer plays for its player, who is away or wants it so. */
  readonly standIn: boolean;
  /** Only one person can have it; left out: anybody can. */
  readonly reserved?: boolean;
}

/** What a table of a server is, and who is there, as one of those who are there sees it. */
export interface Board {
  /** `sitting`: before the first game; `over`: between two games. */
  readonly stage: 'sitting' | 'playing' | 'over';
  readonly variant: string;
  readonly players: PlayerCount;
  readonly target: number;
  readonly level: string;
  /** Whether others may look on. */
  readonly spectators: boolean;
  /** How long a turn may take, in ms; null: as long as one likes. */
  readonly turnTimeout: number | null;
  readonly seats: readonly BoardSeat[];
  /** Names of those who are there without a seat. */
  readonly others: readonly string[];
  /** Whether this is the one who opened the table, or who has taken that one's place. */
  readonly opener: boolean;
  /** Whether this guest came to look on, and has not sat down since; left out: no. */
  readonly watches?: boolean;
  /** Whether no game follows the one that is played or over; left out: others may. */
  readonly lastGame?: boolean;
}

/** What each kind of frame carries. `j`, `a`, `l` and `k` go to the host; it sends all others, and `k`, too. */
export interface Payloads {
  /**
   * Joins or comes back; `last` is the number of the last update that was received. A server is told which table it is,
   * and either by which key somebody is known there, or what to call him. `fresh`: the key is one that he has just drawn
   * himself, and by which he wants to be known; asked for again, since no answer came, he is the same one.
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
  /** A wish at a table of a server, numbered by who has it. */
  readonly l: readonly [id: number, command: LobbyCommand];
  /** Knocks: whoever is due may go on. Comes with the seat that did. */
  readonly k: { readonly seat?: Seat };
  /** A table of a server: who is there and what is to be played. */
  readonly b: Board;
  /**
   * Of the next deal: the hash of the server's secret, told before anybody has named a salt. When the game is over it
   * comes with the salts of the seats and the record, for anybody to check.
   */
  readonly h: { readonly hash: string; readonly salts?: readonly (string | null)[]; readonly record?: unknown };
  /** An action, numbered by who does it. */
  readonly a: readonly [id: number, action: Action];
  /**
   * Welcome: an id of this serving, by which a host that began anew is known; whether its own connection is open. From a
   * server with what it calls the table, where one sits, and the key by which one comes back; without a serving while there
   * is no game.
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
  /** The answer to an action: done, or refused with a code and a message. */
  readonly r: readonly [id: number, code?: string, message?: string];
  readonly p: readonly Person[];
  /** Time left to act, in ms, since clocks differ; null: no limit. */
  readonly t: { readonly left: number | null };
  /**
   * The host ends (`closed`), or cannot do anything with a frame it got. `retryAfter`: when to come back, in ms from now,
   * after the socket has been closed.
   */
  readonly x: { readonly code: string; readonly message?: string; readonly retryAfter?: number };
}

export type FrameType = keyof Payloads;
export type FrameOf<Type extends FrameType> = readonly [type: Type, payload: Payloads[Type]];
/** One message on the wire: a JSON value. */
export type Frame = { readonly [Type in FrameType]: FrameOf<Type> }[FrameType];
/** A frame as a client sends it. The action is null if it could not be serialized as JSON: the host refuses it. */
export type SentFrame = Frame | readonly [type: 'a', payload: readonly [id: number, action: null]];

/** A check of a value, with a label for error messages. */
interface ValueCheck {
  readonly label: string;
  readonly test: (value: unknown) => boolean;
}

type Fields = Readonly<Record<string, ValueCheck>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TEXT: ValueCheck = { label: 'a text', test: (value) => typeof value === 'string' };
const NUMBER: ValueCheck = { label: 'a number', test: (value) => Number.isFinite(value) };
const WHOLE_NUMBER: ValueCheck = {
  label: 'a whole number from 0',
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
// Spread, since `every` does not see the holes of a list.
const listOf = ({ label, test }: ValueCheck): ValueCheck => ({
  label: `a list of which each is ${label}`,
  test: (value) => Array.isArray(value) && [...(value as unknown[])].every(test),
});
const orNull = ({ label, test }: ValueCheck): ValueCheck => ({
  label: `${label} or null`,
  test: (value) => value === null || test(value),
});
const optional = ({ label, test }: ValueCheck): ValueCheck => ({
  label: `${label} or left out`,
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
/** The keys of a view, checked deeply enough that a page can use them. A newer host may send more keys. */
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
});
const PERSON = objectWith('a person', {
  by: oneOf('human', 'computer'),
  name: orNull(TEXT),
  here: BOOLEAN,
  face: orNull(TEXT),
});

/** The payloads that a host sends, by frame type: an object with these fields, or a list with these items. */
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
/** The payloads of hosts and clients. */
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
  a: { 0: WHOLE_NUMBER, 1: { label: 'there', test: (value) => value !== undefined } },
  l: {
    0: WHOLE_NUMBER,
    1: { label: 'an object that says what to do', test: (value) => isObject(value) && TEXT.test(value.do) },
  },
});
// Bundles of pages that only play omit them.
const ALL_PAYLOADS = /* @__PURE__ */ allPayloads();
/** The frame types whose payload is a list. All others have an object. */
const LIST_PAYLOADS: readonly string[] = ['a', 'r', 'l'];
const PEOPLE = listOf(PERSON);

const rejectFrame = (message: string): never => {
  throw new InputError('malformed-frame', message);
};

const checkFields = (type: string, payload: unknown, fields: Fields): void => {
  const isList = LIST_PAYLOADS.includes(type);
  if (isList ? !Array.isArray(payload) : !isObject(payload))
    return rejectFrame(`A frame '${type}' carries ${isList ? 'a list' : 'an object'}, not ${quoted(payload)}.`);
  const invalid = invalidField(payload as object, fields);
  if (invalid === undefined) return undefined;
  const value = (payload as Fields)[invalid];
  return rejectFrame(`'${invalid}' of a frame '${type}' must be ${fields[invalid]?.label}, not ${quoted(value)}.`);
};

/** Everywhere a table has as many seats as players. */
const checkSeats = ({ players, seats }: Board): void => {
  if (seats.length !== players) rejectFrame(`A frame 'b' has ${seats.length} seats for ${players} players.`);
};

const readFrameWith = (payloads: Readonly<Record<string, Fields>>, data: unknown): Frame | null => {
  if (!Array.isArray(data) || typeof data[0] !== 'string')
    return rejectFrame(`A frame is a list such as ['j', { "v": 1 }], not ${quoted(data)}.`);
  const [type, payload] = data as unknown as readonly [string, unknown];
  if (type === 'p') {
    if (!PEOPLE.test(payload)) rejectFrame(`A frame 'p' carries ${PEOPLE.label}, not ${quoted(payload)}.`);
  } else if (Object.hasOwn(payloads, type)) {
    checkFields(type, payload, payloads[type] ?? {});
    if (type === 'b') checkSeats(payload as Board);
  } else {
    return null;
  }
  return [type, payload] as unknown as Frame;
};

/**
 * Reads what came over a wire as a frame; null: its kind is unknown to this version, so ignore it.
 * @throws InputError `malformed-frame`, naming what is wrong
 */
export const readFrame = (data: unknown): Frame | null => readFrameWith(ALL_PAYLOADS, data);

/**
 * The same for a client. Null also for a frame that only clients send: others may be on the same wire.
 * @throws InputError `malformed-frame`
 */
export const readHostFrame = (data: unknown): Frame | null => readFrameWith(HOST_PAYLOADS, data);
