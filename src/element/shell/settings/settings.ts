import { DECK_NAMES, type DeckName } from '../../../deck/deck.js';
import type { Lesson } from '../../../lessons/lesson.js';
import { LEVELS, type Level } from '../../../players/level.js';
import { OPTION_VALUES, type RuleOptions } from '../../../rules/options.js';
import { VARIANT_IDS, type VariantId } from '../../../rules/variants.js';
import type { SeatPlayer } from '../../../session/session.js';
import {
  flag,
  milliseconds,
  numberOf,
  oneOf,
  playerName,
  playerNames,
  ruleOptions,
  seatPlayers,
  text,
  type Check,
} from './checks.js';

export type { DeckName };

/** Whether cards have an index in the corner; `auto`: by their size. */
export type IndexMode = 'auto' | 'off' | 'small' | 'large';

/** Whether the cards in hand are sorted by what their player knows. */
export type Sorting = 'on' | 'off';

/** The hand that plays a card: the fan leans towards it. */
export type Handed = 'right' | 'left';

/** Whether a card is played by a second tap on it: where it is touched, always or never. */
export type Confirming = 'touch' | 'always' | 'never';

/** How fast the table plays. */
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

/** All there is to know of a setting besides its name and its documentation. */
export interface Setting<T> {
  /** Its value until a page sets one. Null, undefined and taking the attribute away return to it. */
  readonly initial: T;
  readonly check: Check<NonNullable<T>>;
  /** Its attribute; without it the setting is a property alone. */
  readonly attribute?: string;
  readonly takesEffect: 'at-once' | 'next-game';
}

// The type stands in brackets for custom-elements.json, which is made of the source as it is written.
const setting = <T>(all: Setting<T>): Setting<T> => all;

/**
 * What a page can set, each setting declared here alone: accessors, attributes, checks and custom-elements.json are
 * made of this table.
 */
export const SETTINGS = {
  /** Which rules are played. Takes effect with the next game. */
  variant: setting<VariantId>({
    initial: 'suedtirol',
    check: oneOf(VARIANT_IDS),
    attribute: 'variant',
    takesEffect: 'next-game',
  }),
  /** How many play; null: four. Takes effect with the next game. */
  players: setting<RuleOptions['players'] | null>({
    initial: null,
    check: numberOf(OPTION_VALUES.players.oneOf),
    attribute: 'players',
    takesEffect: 'next-game',
  }),
  /** Points that win a game; null: the variant's. Takes effect with the next game. */
  target: setting<RuleOptions['target'] | null>({
    initial: null,
    check: numberOf(OPTION_VALUES.target.oneOf),
    attribute: 'target',
    takesEffect: 'next-game',
  }),
  /** How well the computers play. Takes effect with the next game. */
  level: setting<Level>({ initial: 'medium', check: oneOf(LEVELS), attribute: 'level', takesEffect: 'next-game' }),
  /** Which deck is shown. */
  deck: setting<DeckName>({
    initial: 'salzburg',
    check: oneOf(DECK_NAMES),
    attribute: 'deck',
    takesEffect: 'at-once',
  }),
  /** Whether cards have an index in the corner; `auto`: by their size. */
  indices: setting<IndexMode>({
    initial: 'auto',
    check: oneOf(['auto', 'off', 'small', 'large']),
    attribute: 'indices',
    takesEffect: 'at-once',
  }),
  /** Whether Laub is teal, for eyes that confuse red and green. */
  colourAid: setting<boolean>({ initial: false, check: flag, attribute: 'colour-aid', takesEffect: 'at-once' }),
  /** The human's seat; `none`: a spectator, computers play every seat. Takes effect with the next game. */
  seat: setting<number | 'none'>({
    initial: 0,
    check: numberOf<number | 'none'>([0, 1, 2, 3, 'none']),
    attribute: 'seat',
    takesEffect: 'next-game',
  }),
  /** Same seed, same actions: same game; null: a random one. Takes effect with the next game. */
  seed: setting<string | null>({ initial: null, check: text, attribute: 'seed', takesEffect: 'next-game' }),
  /** Whether a game begins without anybody pressing start. */
  autostart: setting<boolean>({ initial: false, check: flag, attribute: 'autostart', takesEffect: 'at-once' }),
  /** Whether the poster's cards wait until the table comes into sight and the game until the page is idle, or nothing waits. */
  loading: setting<'lazy' | 'eager'>({
    initial: 'lazy',
    check: oneOf(['lazy', 'eager']),
    attribute: 'loading',
    takesEffect: 'at-once',
  }),
  /** How fast computers play and cards move. */
  speed: setting<Speed>({
    initial: 'normal',
    check: oneOf(['slow', 'normal', 'fast', 'instant']),
    attribute: 'speed',
    takesEffect: 'at-once',
  }),
  /** Whether the cards in hand are sorted by what their player knows; else they lie as they were dealt. */
  sort: setting<Sorting>({ initial: 'on', check: oneOf(['on', 'off']), attribute: 'sort', takesEffect: 'at-once' }),
  /** The hand that plays the cards: the fan leans towards it. */
  handed: setting<Handed>({
    initial: 'right',
    check: oneOf(['right', 'left']),
    attribute: 'handed',
    takesEffect: 'at-once',
  }),
  /** Whether a first tap lifts a card and a second plays it: where it is touched, always or never. */
  confirm: setting<Confirming>({
    initial: 'touch',
    check: oneOf(['touch', 'always', 'never']),
    attribute: 'confirm',
    takesEffect: 'at-once',
  }),
  /** The name under which the running game survives a reload of the page; null: it does not. */
  persist: setting<string | null>({ initial: null, check: text, attribute: 'persist', takesEffect: 'at-once' }),
  /** The lesson that the table begins with; empty: the first. Null: none; one that is shown closes. */
  lesson: setting<string | null>({ initial: null, check: String, attribute: 'lesson', takesEffect: 'at-once' }),
  /** The puzzle that the table shows, by its id; `daily`: the one of this day, the same for everybody. Null: none; one that is shown closes. */
  puzzle: setting<string | null>({ initial: null, check: String, attribute: 'puzzle', takesEffect: 'at-once' }),
  /**
   * Lessons of the page's own, besides the package's; one with the same id takes the place of that one. They are checked
   * when a lesson begins: what is wrong with them raises `watten-error` `invalid-lesson`.
   */
  lessons: setting<readonly Lesson[]>({
    initial: [],
    check: (value) => value as readonly Lesson[],
    takesEffect: 'at-once',
  }),
  /** Whether a button says what a strong player would do, and why. */
  hints: setting<boolean>({ initial: false, check: flag, attribute: 'hints', takesEffect: 'at-once' }),
  /**
   * Whether the table tells, before a choice counts, what would be better: in games of the table's own. With a `connection`
   * it raises `watten-error` `trainer-not-alone`.
   */
  trainer: setting<boolean>({ initial: false, check: flag, attribute: 'trainer', takesEffect: 'at-once' }),
  /** Whether the table explains what is going on; `fading`: less from hand to hand. What the guest chooses at the table beats it. */
  help: setting<'off' | 'fading' | 'on'>({
    initial: 'off',
    check: oneOf(['off', 'fading', 'on']),
    attribute: 'help',
    takesEffect: 'at-once',
  }),
  /** Whether the table can be heard. What the guest chooses at the table beats it. */
  sound: setting<boolean>({ initial: false, check: flag, attribute: 'sound', takesEffect: 'at-once' }),
  /** Whether the browser says what is called out at the table, where it has a voice of the table's language on the device. */
  voice: setting<boolean>({ initial: false, check: flag, attribute: 'voice', takesEffect: 'at-once' }),
  /** What computers say beside the calls of the game. */
  talk: setting<'some' | 'none'>({
    initial: 'some',
    check: oneOf(['some', 'none']),
    attribute: 'talk',
    takesEffect: 'at-once',
  }),
  /** Rule options set on top of the variant's. Takes effect with the next game. */
  rules: setting<Partial<RuleOptions>>({ initial: {}, check: ruleOptions, takesEffect: 'next-game' }),
  /** Who plays each seat; null: the human at `seat`, computers elsewhere. Takes effect with the next game. */
  seats: setting<readonly SeatPlayer[] | null>({ initial: null, check: seatPlayers, takesEffect: 'next-game' }),
  /** What the players are called, by seat; null, for one or for all: as they are called without it. */
  names: setting<readonly (string | null)[] | null>({ initial: null, check: playerNames, takesEffect: 'at-once' }),
  /** What the human is called at this table; null: is spoken to as "you". */
  playerName: setting<string | null>({
    initial: null,
    check: playerName,
    attribute: 'player-name',
    takesEffect: 'at-once',
  }),
  /**
   * Address of a server of tables: the table shows the way in, and plays there. Null: the table's own game. A page that is opened
   * with "#watten-table=" and a table's id, as invitations are, leads to that table.
   */
  server: setting<string | null>({ initial: null, check: text, attribute: 'server', takesEffect: 'at-once' }),
  /** The table of that server, by its id or its code; null: one can be opened or asked for. */
  tableId: setting<string | null>({ initial: null, check: text, attribute: 'table-id', takesEffect: 'at-once' }),
  /** How long a player of the page's own may take, in ms; null: as long as it likes. */
  decideTimeout: setting<number | null>({ initial: null, check: milliseconds, takesEffect: 'next-game' }),
} as const;

export type SettingName = keyof typeof SETTINGS;

/** The values of all settings. */
export type Settings = {
  -readonly [Name in SettingName]: (typeof SETTINGS)[Name] extends Setting<infer T> ? T : never;
};
