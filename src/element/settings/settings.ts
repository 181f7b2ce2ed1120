import { checkOption, OPTION_VALUES, type RuleOptions } from '../../rules/options.js';
import { isVariant, VARIANT_IDS, type VariantId } from '../../rules/variants.js';
import { choiceOf, shown } from '../../rules/input-error.js';
import type { Level } from '../../players/level.js';
import { LEVELS } from '../../players/level.js';
import { DECK_NAMES, type DeckName } from '../../deck/deck.js';
import type { HostPlayer, SeatPlayer } from '../../session/session.js';
import { SPEEDS, type Speed } from '../play/pacing.js';

export type { DeckName };
export type IndexMode = 'auto' | 'off' | 'small' | 'large';

/** What a page can set; attributes and properties of the same name. */
export interface Settings {
  variant: VariantId;
  players: RuleOptions['players'] | null;
  target: RuleOptions['target'] | null;
  level: Level;
  deck: DeckName;
  indices: IndexMode;
  colourAid: boolean;
  seat: number;
  seed: string | null;
  autostart: boolean;
  loading: 'lazy' | 'eager';
  speed: Speed;
  persist: string | null;
  rules: Partial<RuleOptions>;
  seats: readonly SeatPlayer[] | null;
  decideTimeout: number | null;
  hints: boolean;
}

export const DEFAULT_SETTINGS: Readonly<Settings> = {
  variant: 'suedtirol',
  players: null,
  target: null,
  level: 'medium',
  deck: 'salzburg',
  indices: 'auto',
  colourAid: false,
  seat: 0,
  seed: null,
  autostart: false,
  loading: 'lazy',
  speed: 'normal',
  persist: null,
  rules: {},
  seats: null,
  decideTimeout: null,
  hints: false,
};

/** A value that a page gave and that cannot be used. */
export interface Refusal {
  readonly message: string;
}

type Check<T> = (value: unknown) => T | Refusal;

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 1 && 'message' in value;

const refuse = (name: string, value: unknown, right: string): Refusal => ({
  message: `'${name}' cannot be ${shown(value)}; it can be ${right}.`,
});

const oneOf =
  <T>(name: string, values: readonly T[]): Check<T> =>
  (value) =>
    values.includes(value as T) ? (value as T) : refuse(name, value, choiceOf(values));

/** Attributes are text: '4' means 4. */
const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;

const numberOf =
  <T>(name: string, values: readonly T[]): Check<T> =>
  (value) =>
    oneOf(name, values)(asNumber(value));

const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value) =>
    value === null || value === undefined ? null : check(value);

const text =
  (name: string): Check<string | null> =>
  (value) => {
    if (value === null || value === undefined) return null;
    return typeof value === 'string' && value !== '' ? value : refuse(name, value, 'any text that is not empty');
  };

const isPlayer = (value: unknown): value is SeatPlayer =>
  value === 'human' || value === 'computer' || typeof (value as HostPlayer | null)?.decide === 'function';

const seats: Check<readonly SeatPlayer[] | null> = (value) => {
  if (value === null || value === undefined) return null;
  const right = "a list with 'human', 'computer' or a player with decide() for each seat, and at most one 'human'";
  if (!Array.isArray(value) || !value.every(isPlayer)) return refuse('seats', value, right);
  return value.filter((player) => player === 'human').length <= 1 ? [...value] : refuse('seats', value, right);
};

const overrides: Check<Partial<RuleOptions>> = (value) => {
  if (value === null || value === undefined) return {};
  if (typeof value !== 'object' || Array.isArray(value))
    return refuse('rules', value, 'an object of rule options such as { refusal: 3 }');
  try {
    for (const [name, option] of Object.entries(value)) if (option !== undefined) checkOption(name, option);
  } catch (error) {
    return { message: (error as Error).message };
  }
  return { ...value };
};

const timeout: Check<number | null> = (value) => {
  if (value === null || value === undefined) return null;
  return typeof value === 'number' && value > 0
    ? value
    : refuse('decideTimeout', value, 'a number of milliseconds above 0, or null for no limit');
};

const listed = (name: 'players' | 'target'): readonly number[] =>
  (OPTION_VALUES[name] as { readonly oneOf: readonly number[] }).oneOf;

/** What each setting accepts. A value of null takes an attribute away: the default holds again. */
export const SETTING_CHECKS: { readonly [Name in keyof Settings]: Check<Settings[Name]> } = {
  variant: (value) =>
    value === null
      ? DEFAULT_SETTINGS.variant
      : isVariant(value)
        ? value
        : refuse('variant', value, choiceOf(VARIANT_IDS)),
  players: orNull(numberOf('players', listed('players') as readonly RuleOptions['players'][])),
  target: orNull(numberOf('target', listed('target') as readonly RuleOptions['target'][])),
  level: (value) => oneOf('level', LEVELS)(value ?? DEFAULT_SETTINGS.level),
  deck: (value) => oneOf<DeckName>('deck', DECK_NAMES)(value ?? DEFAULT_SETTINGS.deck),
  indices: (value) => oneOf<IndexMode>('indices', ['auto', 'off', 'small', 'large'])(value ?? DEFAULT_SETTINGS.indices),
  colourAid: (value) => value === true,
  seat: (value) => numberOf('seat', [0, 1, 2, 3])(value ?? DEFAULT_SETTINGS.seat),
  seed: text('seed'),
  autostart: (value) => value === true,
  loading: (value) => oneOf<Settings['loading']>('loading', ['lazy', 'eager'])(value ?? DEFAULT_SETTINGS.loading),
  speed: (value) => oneOf('speed', SPEEDS)(value ?? DEFAULT_SETTINGS.speed),
  persist: text('persist'),
  rules: overrides,
  seats,
  decideTimeout: timeout,
  hints: (value) => value === true,
};

/** Settings that take effect with the next game. */
export const NEXT_GAME_SETTINGS: readonly (keyof Settings)[] = [
  'variant',
  'players',
  'target',
  'level',
  'seat',
  'seed',
  'rules',
  'seats',
  'decideTimeout',
];
