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

/** What a value must be. */
interface Kind {
  readonly words: string;
  readonly fits: (value: unknown) => boolean;
}

type Fields = Readonly<Record<string, Kind>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TEXT: Kind = { words: 'a text', fits: (value) => typeof value === 'string' };
const NUMBER: Kind = { words: 'a number', fits: (value) => Number.isFinite(value) };
const WHOLE: Kind = {
  words: 'a whole number from 0',
  fits: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
};
const YES_OR_NO: Kind = { words: 'true or false', fits: (value) => typeof value === 'boolean' };
const PLAYERS = { words: '2, 3 or 4', fits: (value: unknown) => value === 2 || value === 3 || value === 4 };
const OBJECT: Kind = { words: 'an object', fits: isObject };
const ENTRY: Kind = { words: 'an object with a type', fits: (value) => isObject(value) && TEXT.fits(value.type) };

const oneOf = (...values: readonly string[]): Kind => ({
  words: listWithOr(values),
  fits: (value) => values.some((each) => each === value),
});
// Spread, since `every` does not see the holes of a list.
const listOf = ({ words, fits }: Kind): Kind => ({
  words: `a list of which each is ${words}`,
  fits: (value) => Array.isArray(value) && [...(value as unknown[])].every(fits),
});
const orNull = ({ words, fits }: Kind): Kind => ({
  words: `${words} or null`,
  fits: (value) => value === null || fits(value),
});
const orLeftOut = ({ words, fits }: Kind): Kind => ({
  words: `${words} or left out`,
  fits: (value) => value === undefined || fits(value),
});

const wrongField = (payload: object, fields: Fields): string | undefined =>
  Object.keys(fields).find((name) => !fields[name]?.fits(payload[name as never]));

const withFields = (words: string, fields: Fields): Kind => ({
  words,
  fits: (value) => isObject(value) && wrongField(value, fields) === undefined,
});

const [NUMBERS, TEXTS, OBJECTS, ENTRIES] = [NUMBER, TEXT, OBJECT, ENTRY].map(listOf) as [Kind, Kind, Kind, Kind];
/** The keys of a view, as deep as a page needs in order not to fall over one. A view has more when its host is newer. */
const VIEW = withFields(
  'part of a view',
  Object.fromEntries(
    Object.entries({
      phase: TEXT,
      toAct: NUMBERS,
      seat: orNull(WHOLE),
      players: PLAYERS,
      rules: OBJECT,
      dealer: orNull(WHOLE),
      forehand: orNull(WHOLE),
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
      lastBidder: orNull(WHOLE),
      score: NUMBERS,
      gestrichen: listOf(YES_OR_NO),
      bummerl: NUMBERS,
      bummerlKinds: listOf(TEXTS),
      games: OBJECTS,
      peeked: TEXT,
      legal: ENTRIES,
      gameNumber: WHOLE,
      handNumber: WHOLE,
      pending: orNull(OBJECT),
      called: YES_OR_NO,
      result: orNull(OBJECT),
      gameResult: orNull(OBJECT),
    } satisfies { readonly [Key in keyof View]?: Kind }).map(([key, kind]) => [key, orLeftOut(kind)]),
  ),
);

const BOARD_SEAT = withFields('a seat', {
  by: orNull(oneOf('human', 'computer')),
  name: orNull(TEXT),
  here: YES_OR_NO,
  ready: YES_OR_NO,
  standIn: YES_OR_NO,
});
const PERSON = withFields('a person', {
  by: oneOf('human', 'computer'),
  name: orNull(TEXT),
  here: YES_OR_NO,
  face: orNull(TEXT),
});

/** The payload of each kind that a host sends: an object with these fields, or a list with these items. */
const FROM_HOST: { readonly [Type in Exclude<FrameType, 'p' | 'j' | 'a' | 'l'>]: Fields } = {
  k: { seat: orLeftOut(WHOLE) },
  b: {
    stage: oneOf('sitting', 'playing', 'over'),
    variant: TEXT,
    players: PLAYERS,
    target: WHOLE,
    level: TEXT,
    spectators: YES_OR_NO,
    turnTimeout: orNull(NUMBER),
    seats: listOf(BOARD_SEAT),
    others: TEXTS,
    opener: YES_OR_NO,
  },
  h: { hash: TEXT, salts: orLeftOut(listOf(orNull(TEXT))), record: orLeftOut(OBJECT) },
  s: {
    serving: orLeftOut(TEXT),
    status: orLeftOut(oneOf('open', 'lost')),
    table: orLeftOut(TEXT),
    code: orLeftOut(TEXT),
    seat: orLeftOut(orNull(WHOLE)),
    key: orLeftOut(TEXT),
  },
  u: {
    n: WHOLE,
    a: orNull(ENTRY),
    h: orLeftOut(ENTRIES),
    k: WHOLE,
    t: orLeftOut(ENTRIES),
    v: VIEW,
    g: orLeftOut(TEXTS),
  },
  r: { 0: WHOLE, 1: orLeftOut(TEXT), 2: orLeftOut(TEXT) },
  t: { left: orNull(NUMBER) },
  x: { code: TEXT, message: orLeftOut(TEXT), retryAfter: orLeftOut(NUMBER) },
};
/** The same with those of a client. */
const allPayloads = (): { readonly [Type in Exclude<FrameType, 'p'>]: Fields } => ({
  ...FROM_HOST,
  j: {
    v: WHOLE,
    last: orLeftOut(WHOLE),
    table: orLeftOut(TEXT),
    key: orLeftOut(TEXT),
    fresh: orLeftOut(YES_OR_NO),
    name: orLeftOut(TEXT),
    watch: orLeftOut(YES_OR_NO),
  },
  a: { 0: WHOLE, 1: { words: 'there', fits: (value) => value !== undefined } },
  l: {
    0: WHOLE,
    1: { words: 'an object that says what to do', fits: (value) => isObject(value) && TEXT.fits(value.do) },
  },
});
// A page that only plays does not need them: its bundler leaves them out.
const ALL = /* @__PURE__ */ allPayloads();
/** These carry a list, the others an object. */
const LISTS: readonly string[] = ['a', 'r', 'l'];
const PEOPLE = listOf(PERSON);

const malformed = (message: string): never => {
  throw new InputError('malformed-frame', message);
};

const checkFields = (type: string, payload: unknown, fields: Fields): void => {
  const isList = LISTS.includes(type);
  if (isList ? !Array.isArray(payload) : !isObject(payload))
    return malformed(`A frame '${type}' carries ${isList ? 'a list' : 'an object'}, not ${quoted(payload)}.`);
  const wrong = wrongField(payload as object, fields);
  if (wrong === undefined) return undefined;
  const value = (payload as Fields)[wrong];
  return malformed(`'${wrong}' of a frame '${type}' must be ${fields[wrong]?.words}, not ${quoted(value)}.`);
};

/** Everywhere a table has as many seats as players. */
const checkSeats = ({ players, seats }: Board): void => {
  if (seats.length !== players) malformed(`A frame 'b' has ${seats.length} seats for ${players} players.`);
};

const readAs = (payloads: Readonly<Record<string, Fields>>, data: unknown): Frame | null => {
  if (!Array.isArray(data) || typeof data[0] !== 'string')
    return malformed(`A frame is a list such as ['j', { "v": 1 }], not ${quoted(data)}.`);
  const [type, payload] = data as unknown as readonly [string, unknown];
  if (type === 'p') {
    if (!PEOPLE.fits(payload)) malformed(`A frame 'p' carries ${PEOPLE.words}, not ${quoted(payload)}.`);
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
export const readFrame = (data: unknown): Frame | null => readAs(ALL, data);

/**
 * The same for a client. Null also for a frame that only clients send: others may be on the same wire.
 * @throws InputError `malformed-frame`
 */
export const readHostFrame = (data: unknown): Frame | null => readAs(FROM_HOST, data);
