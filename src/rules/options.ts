import { choiceOf, InputError, shown } from './input-error.js';
import type { Pack } from './card.js';
import type { PlayerCount } from './seats.js';

/** Kinds of cards that need never be given up when trump is called for. */
export type Exempt = 'rechter' | 'guter' | 'linke';

/** What can be settled about a table (RULES.md sections 3 to 8 and 11). */
export interface RuleOptions {
  /** Cards in the pack: 33 has 7 to Ass in four suits and the Weli. Section 1. */
  readonly pack: Pack;
  /** Whether the trump one rank above the Schlag is the highest card. Section 4.2. */
  readonly guter: boolean;
  /** Whether there is a Guter, the trump 7, when the Weli is the Schlag. Section 4.2. */
  readonly guterOnWeli: boolean;
  /** Whether a Guter that is led calls for trump. Section 5. */
  readonly guterCalls: boolean;
  /** What the Weli is when it is not the Schlag: the lowest Schell, or the lowest trump in any suit. Section 4.5. */
  readonly weli: 'schell' | 'lowest-trump';
  /** How Schlag and Trumpf are named: aloud. Section 3.5. */
  readonly announcement: 'open';
  /** Who looks at his cards before the announcement stands: dealer and forehand, or everyone. Section 3.3. */
  readonly look: 'announcers' | 'everyone';
  /** What the cutter sees: nothing, or the bottom card of the pack. Section 3.1. */
  readonly cut: 'plain' | 'peek-bottom';
  /** Who may ask for new cards, once a hand. Section 3.6. */
  readonly schoeneres: 'none' | 'forehand' | 'announcers';
  /** Where the new cards come from: the stock with the old cards shuffled in, or the stock alone. Section 3.6. */
  readonly schoeneresFrom: 'reshuffle' | 'stock';
  /** Who may ask that the announcers swap what they name, once a hand: each before he names, when it is up to him. Section 3.7. */
  readonly schlagtausch: 'none' | 'dealer' | 'forehand' | 'either';
  /** Who must play a trump when one is called for. Section 5. */
  readonly follow: 'none' | 'everyone';
  /** Which cards need never be given up then. Section 5. */
  readonly exempt: readonly Exempt[];
  /** Whether a Linker may be played where a trump is called for. Section 5. */
  readonly linkeMayReplace: boolean;
  /** When a side may bid: in its own turn, at any time, or never. Section 6. */
  readonly bidWhen: 'own-turn' | 'anytime' | 'never';
  /** Which bids in the last trick need a card that fits: none, every one, or the first of the hand. Section 6. */
  readonly lastTrick: 'free' | 'always' | 'first-bid';
  /** What being gestrichen brings beyond the ban on bidding. Section 7. */
  readonly gestrichen: 'no-bid' | 'forced-three' | 'four' | 'luft';
  /** How many points below the target a side is gestrichen, 1 to 8. Section 7. */
  readonly gestrichenAt: number;
  /** Points the other side gets if the Four is not taken on. Section 7. */
  readonly refusal: 2 | 3;
  /** Points that win the game. Section 8. */
  readonly target: 9 | 11 | 13 | 15 | 18;
  /** How many play. Sections 2 and 8. */
  readonly players: PlayerCount;
  /** Which way round the table play goes; it mirrors the table, never the rules. Section 2. */
  readonly direction: 'clockwise' | 'counterclockwise';
}

type Values<T> = T extends readonly (infer Item)[]
  ? { readonly anyOf: readonly Item[] }
  : { readonly oneOf: readonly T[] };
type OptionTable = { readonly [Name in keyof RuleOptions]: Values<RuleOptions[Name]> };

const BOTH = [false, true] as const;

/** Every option with the values it can take. */
export const OPTION_VALUES: OptionTable = {
  pack: { oneOf: [33] },
  guter: { oneOf: BOTH } as Values<boolean>,
  guterOnWeli: { oneOf: BOTH } as Values<boolean>,
  guterCalls: { oneOf: BOTH } as Values<boolean>,
  weli: { oneOf: ['schell', 'lowest-trump'] } as OptionTable['weli'],
  announcement: { oneOf: ['open'] },
  look: { oneOf: ['announcers', 'everyone'] } as OptionTable['look'],
  cut: { oneOf: ['plain', 'peek-bottom'] } as OptionTable['cut'],
  schoeneres: { oneOf: ['none', 'forehand', 'announcers'] } as OptionTable['schoeneres'],
  schoeneresFrom: { oneOf: ['reshuffle', 'stock'] } as OptionTable['schoeneresFrom'],
  schlagtausch: { oneOf: ['none', 'dealer', 'forehand', 'either'] } as OptionTable['schlagtausch'],
  follow: { oneOf: ['none', 'everyone'] } as OptionTable['follow'],
  exempt: { anyOf: ['rechter', 'guter', 'linke'] },
  linkeMayReplace: { oneOf: BOTH } as Values<boolean>,
  bidWhen: { oneOf: ['own-turn', 'anytime', 'never'] } as OptionTable['bidWhen'],
  lastTrick: { oneOf: ['free', 'always', 'first-bid'] } as OptionTable['lastTrick'],
  gestrichen: { oneOf: ['no-bid', 'forced-three', 'four', 'luft'] } as OptionTable['gestrichen'],
  gestrichenAt: { oneOf: [1, 2, 3, 4, 5, 6, 7, 8] },
  refusal: { oneOf: [2, 3] } as OptionTable['refusal'],
  target: { oneOf: [9, 11, 13, 15, 18] } as OptionTable['target'],
  players: { oneOf: [2, 4] } as OptionTable['players'],
  direction: { oneOf: ['clockwise', 'counterclockwise'] } as OptionTable['direction'],
};

export type OptionName = keyof RuleOptions;
export const OPTION_NAMES = Object.keys(OPTION_VALUES) as readonly OptionName[];

/** What holds where a variant says nothing else (section 11). */
export const DEFAULT_OPTIONS: RuleOptions = {
  pack: 33,
  guter: false,
  guterOnWeli: false,
  guterCalls: true,
  weli: 'schell',
  announcement: 'open',
  look: 'announcers',
  cut: 'plain',
  schoeneres: 'none',
  schoeneresFrom: 'reshuffle',
  schlagtausch: 'none',
  follow: 'everyone',
  exempt: ['rechter', 'linke'],
  linkeMayReplace: true,
  bidWhen: 'own-turn',
  lastTrick: 'free',
  gestrichen: 'no-bid',
  gestrichenAt: 2,
  refusal: 2,
  target: 15,
  players: 4,
  direction: 'clockwise',
};

/**
 * Checks one option.
 * @throws InputError `unknown-option` or `invalid-option`
 */
export const checkOption = (name: string, value: unknown): void => {
  const values = (OPTION_VALUES as Record<string, { oneOf?: readonly unknown[]; anyOf?: readonly unknown[] }>)[name];
  if (!Object.hasOwn(OPTION_VALUES, name) || !values) {
    throw new InputError('unknown-option', `There is no rule option ${shown(name)}. Options are ${choiceOf(OPTION_NAMES)}.`);
  }
  if (values.oneOf && !values.oneOf.includes(value)) {
    throw new InputError('invalid-option', `Rule option ${shown(name)} cannot be ${shown(value)}; it can be ${choiceOf(values.oneOf)}.`);
  }
  if (values.anyOf && !isSubset(value, values.anyOf)) {
    throw new InputError('invalid-option', `Rule option ${shown(name)} cannot be ${shown(value)}; it is a list of any of ${choiceOf(values.anyOf)}, each at most once.`);
  }
};

const isSubset = (value: unknown, all: readonly unknown[]): boolean =>
  Array.isArray(value) && value.every((item) => all.includes(item)) && new Set(value).size === value.length;
