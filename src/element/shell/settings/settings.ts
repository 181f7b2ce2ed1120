import { BACK_NAMES, DECK_NAMES, type BackName, type DeckName } from '../../../deck/deck.js';
import type { Lesson } from '../../../lessons/lesson.js';
import type { PersonId } from '../../../people/index.js';
import { LEVELS, type Level } from '../../../players/level.js';
import { OPTION_VALUES, type RuleOptions } from '../../../rules/options.js';
import { VARIANT_IDS, type VariantId } from '../../../rules/variants.js';
import type { SeatPlayer } from '../../../session/session.js';
import {
  flag,
  milliseconds,
  numberOf,
  oneOf,
  percentage,
  peopleBySeat,
  playerName,
  playerNames,
  ruleOptions,
  seatPlayers,
  settingNames,
  text,
  type Check,
} from './checks.js';

export type { BackName, DeckName };

/** The surfaces of the table: boards of larch or dark walnut, or felt in a wooden rim. */
const SURFACE_NAMES = ['larch', 'walnut', 'felt'] as const;
export type SurfaceName = (typeof SURFACE_NAMES)[number];

/** Size of the index in the cards' corners; `auto` depends on the cards' size. */
export type IndexMode = 'auto' | 'off' | 'small' | 'large';

/** Whether the hand is sorted by Schlag and Trumpf, as far as the visitor knows them. */
export type Sorting = 'on' | 'off';

/** Whether the visitor plays with the right or left hand; the fan of cards leans towards that side. */
export type Handed = 'right' | 'left';

/** Whether a card needs a second tap to be played: only on touch screens, always or never. */
export type Confirming = 'touch' | 'always' | 'never';

/** Speed of the computer players and the moving cards. */
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

/** Definition of a setting, apart from its name and documentation. */
export interface Setting<T> {
  /** Default value. Setting null or undefined, or removing the attribute, restores the default. */
  readonly initial: T;
  readonly check: Check<NonNullable<T>>;
  /** The attribute's name; if it is missing, the setting is only a property. */
  readonly attribute?: string;
  readonly takesEffect: 'at-once' | 'next-game';
}

// The type argument is explicit because custom-elements.json is generated from the source text.
const setting = <T>(all: Setting<T>): Setting<T> => all;

/** All settings. Accessors, attributes, checks and custom-elements.json are generated from this table. */
export const SETTINGS = {
  /** The variant of the rules. Takes effect with the next game. */
  variant: setting<VariantId>({
    initial: 'suedtirol',
    check: oneOf(VARIANT_IDS),
    attribute: 'variant',
    takesEffect: 'next-game',
  }),
  /** Number of players; null means four. Takes effect with the next game. */
  players: setting<RuleOptions['players'] | null>({
    initial: null,
    check: numberOf(OPTION_VALUES.players.oneOf),
    attribute: 'players',
    takesEffect: 'next-game',
  }),
  /** Number of points that wins a game; null means the variant's default. Takes effect with the next game. */
  target: setting<RuleOptions['target'] | null>({
    initial: null,
    check: numberOf(OPTION_VALUES.target.oneOf),
    attribute: 'target',
    takesEffect: 'next-game',
  }),
  /** Skill of the computer players. Takes effect with the next game. */
  level: setting<Level>({ initial: 'medium', check: oneOf(LEVELS), attribute: 'level', takesEffect: 'next-game' }),
  /** The deck of cards to show. */
  deck: setting<DeckName>({
    initial: 'salzburg',
    check: oneOf(DECK_NAMES),
    attribute: 'deck',
    takesEffect: 'at-once',
  }),
  /** The back of the cards. The visitor's preference overrides this setting. */
  back: setting<BackName>({
    initial: 'rosette',
    check: oneOf(BACK_NAMES),
    attribute: 'back',
    takesEffect: 'at-once',
  }),
  /**
   * The surface of the table: boards of larch or walnut, or felt in a wooden rim. The visitor's preference overrides this
   * setting.
   */
  surface: setting<SurfaceName>({
    initial: 'larch',
    check: oneOf(SURFACE_NAMES),
    attribute: 'surface',
    takesEffect: 'at-once',
  }),
  /** Index in the cards' corners; `auto` depends on the cards' size. */
  indices: setting<IndexMode>({
    initial: 'auto',
    check: oneOf(['auto', 'off', 'small', 'large']),
    attribute: 'indices',
    takesEffect: 'at-once',
  }),
  /** Whether the suit Laub is teal, for visitors with red-green colour blindness. */
  colourAid: setting<boolean>({ initial: false, check: flag, attribute: 'colour-aid', takesEffect: 'at-once' }),
  /**
   * The visitor's seat; with `none`, the visitor is a spectator and computers play every seat. Takes effect with the next
   * game.
   */
  seat: setting<number | 'none'>({
    initial: 0,
    check: numberOf<number | 'none'>([0, 1, 2, 3, 'none']),
    attribute: 'seat',
    takesEffect: 'next-game',
  }),
  /**
   * Seed of the game: the same seed and actions give the same game. Null means a random seed. Takes effect with the next
   * game.
   */
  seed: setting<string | null>({ initial: null, check: text, attribute: 'seed', takesEffect: 'next-game' }),
  /** Whether a game begins without a press on the start button. */
  autostart: setting<boolean>({ initial: false, check: flag, attribute: 'autostart', takesEffect: 'at-once' }),
  /**
   * When to load: `lazy` loads the poster's cards once the table is visible and the game once the page is idle; `eager`
   * loads both immediately.
   */
  loading: setting<'lazy' | 'eager'>({
    initial: 'lazy',
    check: oneOf(['lazy', 'eager']),
    attribute: 'loading',
    takesEffect: 'at-once',
  }),
  /** Speed of the computer players and the moving cards. */
  speed: setting<Speed>({
    initial: 'normal',
    check: oneOf(['slow', 'normal', 'fast', 'instant']),
    attribute: 'speed',
    takesEffect: 'at-once',
  }),
  /** Whether the hand is sorted by Schlag and Trumpf, as far as the visitor knows them, or stays as dealt. */
  sort: setting<Sorting>({ initial: 'on', check: oneOf(['on', 'off']), attribute: 'sort', takesEffect: 'at-once' }),
  /** Whether the visitor plays with the right or left hand; the fan of cards leans towards that side. */
  handed: setting<Handed>({
    initial: 'right',
    check: oneOf(['right', 'left']),
    attribute: 'handed',
    takesEffect: 'at-once',
  }),
  /** Whether the first tap lifts a card and the second plays it: only on touch screens, always or never. */
  confirm: setting<Confirming>({
    initial: 'touch',
    check: oneOf(['touch', 'always', 'never']),
    attribute: 'confirm',
    takesEffect: 'at-once',
  }),
  /** Name under which the table stores the running game, so that the game survives a reload; null stores nothing. */
  persist: setting<string | null>({ initial: null, check: text, attribute: 'persist', takesEffect: 'at-once' }),
  /** The lesson to show, by its id; an empty string means the first lesson. Null closes an open lesson. */
  lesson: setting<string | null>({ initial: null, check: String, attribute: 'lesson', takesEffect: 'at-once' }),
  /**
   * The puzzle to show, by its id; `daily` is the puzzle of the day, the same for all visitors. Null closes an open
   * puzzle.
   */
  puzzle: setting<string | null>({ initial: null, check: String, attribute: 'puzzle', takesEffect: 'at-once' }),
  /**
   * Additional lessons from the page; a lesson with a built-in lesson's id replaces that lesson. The table checks them when
   * a lesson begins; if a lesson is invalid, `watten-error` fires with code `invalid-lesson`.
   */
  lessons: setting<readonly Lesson[]>({
    initial: [],
    check: (value) => value as readonly Lesson[],
    takesEffect: 'at-once',
  }),
  /** Whether a button offers hints. A hint is the action that a strong player would choose, with the reason. */
  hints: setting<boolean>({ initial: false, check: flag, attribute: 'hints', takesEffect: 'at-once' }),
  /**
   * Whether the visitor can take back their last card until another seat acts. Only for games against the table's computer
   * players. Statistics ignore a game in which a card was taken back.
   */
  undo: setting<boolean>({ initial: false, check: flag, attribute: 'undo', takesEffect: 'at-once' }),
  /**
   * Whether the trainer warns the visitor about a mistake before the action counts. Only for local games: with a
   * `connection`, the table fires `watten-error` with code `trainer-not-alone`.
   */
  trainer: setting<boolean>({ initial: false, check: flag, attribute: 'trainer', takesEffect: 'at-once' }),
  /**
   * Whether the table explains the current question; `fading` explains less with each hand. The visitor's preference
   * overrides this setting.
   */
  help: setting<'off' | 'fading' | 'on'>({
    initial: 'off',
    check: oneOf(['off', 'fading', 'on']),
    attribute: 'help',
    takesEffect: 'at-once',
  }),
  /** Whether the table plays sounds. The visitor's preference overrides this setting. */
  sound: setting<boolean>({ initial: false, check: flag, attribute: 'sound', takesEffect: 'at-once' }),
  /** Volume of the sounds and voices, in percent, from 0 to 100. The visitor's preference overrides this setting. */
  volume: setting<number>({ initial: 100, check: percentage, attribute: 'volume', takesEffect: 'at-once' }),
  /** Whether the browser speaks the players' calls, if the device has a voice in the table's language. */
  voice: setting<boolean>({ initial: false, check: flag, attribute: 'voice', takesEffect: 'at-once' }),
  /**
   * Whether the device vibrates briefly when the visitor's turn begins and when the table refuses their card. The visitor's
   * preference overrides this setting.
   */
  haptics: setting<boolean>({ initial: false, check: flag, attribute: 'haptics', takesEffect: 'at-once' }),
  /**
   * The settings that the visitor can change: `none`, or attribute names separated by spaces, such as `speed sound lang`.
   * For all other settings, the page's value applies. Null allows all settings.
   */
  settings: setting<string | null>({
    initial: null,
    check: settingNames,
    attribute: 'settings',
    takesEffect: 'at-once',
  }),
  /** Whether computer players talk beyond the calls of the game: `some` or `none`. */
  talk: setting<'some' | 'none'>({
    initial: 'some',
    check: oneOf(['some', 'none']),
    attribute: 'talk',
    takesEffect: 'at-once',
  }),
  /**
   * Rule options that override the variant's. The attribute takes JSON, such as `{"farbe":true}`, or words, such as `farbe
   * refusal=3 strike=no critical=HK,S7`: a name without a value means true, and `no` means false. Takes effect with the next game.
   */
  rules: setting<Partial<RuleOptions>>({
    initial: {},
    check: ruleOptions,
    attribute: 'rules',
    takesEffect: 'next-game',
  }),
  /**
   * The player at each seat; null means the visitor at `seat` and computers at all other seats. Takes effect with the next
   * game.
   */
  seats: setting<readonly SeatPlayer[] | null>({ initial: null, check: seatPlayers, takesEffect: 'next-game' }),
  /** The players' names, by seat; null, for one seat or for all, means the default name. */
  names: setting<readonly (string | null)[] | null>({ initial: null, check: playerNames, takesEffect: 'at-once' }),
  /**
   * The drawn people who play the computers' seats, by seat; null, for one seat or for all, means by chance. The attribute
   * lists the people, separated by spaces, such as `any resi vinz`, where `any` means by chance. A computer has the
   * temperament of its person. The visitor's preference overrides this setting. Takes effect with the next game.
   */
  companions: setting<readonly (PersonId | null)[] | null>({
    initial: null,
    check: peopleBySeat,
    attribute: 'companions',
    takesEffect: 'next-game',
  }),
  /** The visitor's name at this table; null addresses them as "you". */
  playerName: setting<string | null>({
    initial: null,
    check: playerName,
    attribute: 'player-name',
    takesEffect: 'at-once',
  }),
  /**
   * URL of a server for online tables: the table shows a lobby, and its games run on that server. Null selects a local game.
   * If the page's address ends in "#watten-table=" and a table's id, as in invitations, the lobby invites the visitor to
   * that table.
   */
  server: setting<string | null>({ initial: null, check: text, attribute: 'server', takesEffect: 'at-once' }),
  /** The online table to join, by its id or code; null lets the visitor open a table or enter a code. */
  tableId: setting<string | null>({ initial: null, check: text, attribute: 'table-id', takesEffect: 'at-once' }),
  /** With `tableId`: the key of the visitor's reserved seat; null takes the key in the page's address, if any. */
  seatKey: setting<string | null>({ initial: null, check: text, takesEffect: 'at-once' }),
  /** With `tableId`: whether the visitor joins as a spectator at once, without a form. */
  watch: setting<boolean>({ initial: false, check: flag, takesEffect: 'at-once' }),
  /**
   * Whether the lobby has a button with which visitors play with strangers: the button takes a seat at an open table with the
   * rules of this page, or opens one. Requires a `server` with open tables.
   */
  openTables: setting<boolean>({ initial: false, check: flag, attribute: 'open-tables', takesEffect: 'at-once' }),
  /** Time limit, in ms, for `decide()` of the page's own players; null means no limit. */
  decideTimeout: setting<number | null>({ initial: null, check: milliseconds, takesEffect: 'next-game' }),
} as const;

export type SettingName = keyof typeof SETTINGS;

/** The values of all settings. */
export type Settings = {
  -readonly [Name in SettingName]: (typeof SETTINGS)[Name] extends Setting<infer T> ? T : never;
};
