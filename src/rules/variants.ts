import type { Card } from './card.js';
import { checkClashes, checkPlayers } from './clash.js';
import { isBlind } from './announce.js';
import { listWithOr, InputError, quoted } from './input-error.js';
import {
  checkOption,
  DEFAULT_OPTIONS,
  OPTION_NAMES,
  withNewNames,
  type RuleOptions,
  type RuleOverrides,
} from './options.js';
import { takesTurns, type PlayerCount } from './seats.js';

/** The region in which a variant is played. */
export type Region = 'tirol' | 'salzburg' | 'bayern';

/** A named set of options (RULES.md section 11). */
export interface Variant {
  /**
   * The region of the variant's source text (RULES.md section 11). German table talk uses the dialect of this region.
   */
  readonly region: Region;
  /** The options that differ from the defaults. */
  readonly options: Partial<RuleOptions>;
  /** Supported player counts. */
  readonly players: readonly PlayerCount[];
  /** Common alternatives to the variant's target. */
  readonly targets: readonly RuleOptions['target'][];
}

const FOUR_OR_TWO: readonly PlayerCount[] = [4, 2];
const TWO_TO_FOUR: readonly PlayerCount[] = [4, 3, 2];

/** The Kritische, highest first: Max, Belli and Spitz in Bavaria. In Austria, the Weli replaces Belli. */
const BAVARIAN: readonly Card[] = ['HK', 'S7', 'E7'];
const AUSTRIAN: readonly Card[] = ['HK', 'S6', 'E7'];

const suedtirol: Partial<RuleOptions> = {
  guter: true,
  cut: 'peek-bottom',
  schoeneres: 'announcers',
  schlagtausch: 'either',
  ceiling: 'none',
  lastTrick: 'first-bid',
  gestrichen: 'four',
};

/** Overrides that make an open variant blind: only the announcers know the Schlag and the Trumpf. */
const blind: Partial<RuleOptions> = { announcement: 'blind-chosen', follow: 'announcers', schlagtausch: 'none' };
const latinisch: Partial<RuleOptions> = { ...blind, announcement: 'blind-bottom-card', schoeneres: 'none' };

/** Tyrolean play: bids at any time and the forced Three. */
const tyrolean: Partial<RuleOptions> = {
  bidWhen: 'anytime',
  lastTrick: 'first-bid',
  gestrichen: 'forced-three',
  exempt: ['linke'],
};
const ladinisch: Partial<RuleOptions> = {
  ...tyrolean,
  guter: true,
  announcement: 'blind-chosen',
  sequential: true,
  follow: 'announcers',
  weliCalls: true,
};

const normal: Partial<RuleOptions> = {
  schoeneres: 'announcers',
  schoeneresRequests: 'each',
  schlagtausch: 'either',
  leadAfterSwap: 'schlag-announcer',
  ceiling: 'none',
  lastTrick: 'always',
  strike: true,
  target: 9,
  threePlayer: 'take-turns',
};
const kritisch: Partial<RuleOptions> = { ...normal, critical: AUSTRIAN, weli: 'critical' };

const bavarian: Partial<RuleOptions> = {
  pack: 32,
  critical: BAVARIAN,
  weli: 'absent',
  bidWhen: 'anytime',
  ceiling: 'none',
};

/** The named rule sets, by id. */
export const variants = {
  suedtirol: { region: 'tirol', options: suedtirol, players: FOUR_OR_TWO, targets: [18] },
  'suedtirol-blind': { region: 'tirol', options: { ...suedtirol, ...blind }, players: FOUR_OR_TWO, targets: [18] },
  toblach: {
    region: 'tirol',
    options: { ...tyrolean, pack: 36, guter: true, schoeneres: 'forehand', schoeneresFrom: 'stock' },
    players: FOUR_OR_TWO,
    targets: [],
  },
  'toblach-blind': { region: 'tirol', options: { ...ladinisch, pack: 36 }, players: FOUR_OR_TWO, targets: [] },
  ladinisch: { region: 'tirol', options: ladinisch, players: FOUR_OR_TWO, targets: [] },
  tirol: {
    region: 'tirol',
    options: { ...tyrolean, weli: 'lowest-trump', schoeneres: 'forehand', schoeneresFrom: 'stock' },
    players: FOUR_OR_TWO,
    targets: [11, 18],
  },
  normal: { region: 'salzburg', options: normal, players: TWO_TO_FOUR, targets: [11, 15] },
  zusammenschauen: {
    region: 'salzburg',
    options: { ...normal, zusammenschauen: true },
    players: TWO_TO_FOUR,
    targets: [11, 15],
  },
  deuten: { region: 'salzburg', options: { ...normal, signals: true }, players: TWO_TO_FOUR, targets: [11, 15] },
  kritisch: { region: 'salzburg', options: kritisch, players: TWO_TO_FOUR, targets: [] },
  wanderkritt: { region: 'salzburg', options: { ...kritisch, guter: true }, players: TWO_TO_FOUR, targets: [] },
  latinisch: { region: 'salzburg', options: { ...normal, ...latinisch }, players: TWO_TO_FOUR, targets: [11, 15] },
  'kritisch-latinisch': {
    region: 'salzburg',
    options: { ...kritisch, ...latinisch },
    players: TWO_TO_FOUR,
    targets: [],
  },
  'kritisch-latinisch-wanderkritt': {
    region: 'salzburg',
    options: { ...kritisch, ...latinisch, guter: true },
    players: TWO_TO_FOUR,
    targets: [],
  },
  blind: { region: 'salzburg', options: { ...normal, ...blind }, players: TWO_TO_FOUR, targets: [11, 15] },
  bayrisch: {
    region: 'bayern',
    options: {
      ...bavarian,
      follow: 'none',
      maschine: 2,
      schlagtausch: 'dealer',
      gestrichenAt: 3,
      forbiddenBid: 'hand',
    },
    players: TWO_TO_FOUR,
    targets: [],
  },
  'bayrisch-11': {
    region: 'bayern',
    options: {
      ...bavarian,
      follow: 'trumpf-oder-kritisch',
      cut: 'take-critical',
      cutBluff: true,
      debt: true,
      schoeneres: 'announcers',
      schlagtausch: 'forehand',
      target: 11,
      threePlayer: 'forehand-names-both',
      signals: true,
    },
    players: TWO_TO_FOUR,
    targets: [],
  },
} as const satisfies Record<string, Variant>;

/** The id of a variant. */
export type VariantId = keyof typeof variants;
export const VARIANT_IDS = Object.keys(variants) as readonly VariantId[];

/** The complete rules of a table: a variant and every option. */
export interface RuleSet extends RuleOptions {
  readonly variant: VariantId;
}

/**
 * Returns the rules of a hand as the players of the hand know them. With `take-turns`, the hand is that of a two-player
 * game, in which options that need a partner have no effect.
 */
export const handRulesOf = (rules: RuleSet): RuleSet =>
  takesTurns(rules) ? { ...rules, players: 2, signals: false, zusammenschauen: false } : rules;

/** Whether a variant with this id exists. */
export const isVariant = (id: unknown): id is VariantId => typeof id === 'string' && Object.hasOwn(variants, id);

/** Returns a frozen copy of the rules, because games, views and players share one object. */
const freezeRules = (rules: RuleSet): RuleSet =>
  Object.freeze({ ...rules, critical: Object.freeze([...rules.critical]), exempt: Object.freeze([...rules.exempt]) });

/**
 * Returns the complete rules of a variant with some options changed. An override of `undefined` is ignored.
 * @throws InputError `unknown-variant`, `unknown-option` or `invalid-option`, with the valid values
 */
export const defineRules = (variant: VariantId, overrides: RuleOverrides = {}): RuleSet => {
  if (!isVariant(variant)) {
    throw new InputError(
      'unknown-variant',
      `Unknown variant ${quoted(variant)}. Valid variants: ${listWithOr(VARIANT_IDS)}.`,
    );
  }
  if (typeof overrides !== 'object' || overrides === null || Array.isArray(overrides)) {
    throw new InputError(
      'invalid-option',
      `Rule options must be an object such as { target: 18 }, not ${quoted(overrides)}.`,
    );
  }
  const givenOptions = Object.entries(withNewNames(overrides)).filter(([, value]) => value !== undefined);
  for (const [name, value] of givenOptions) checkOption(name, value);
  const { options, players }: Variant = variants[variant];
  const complete = { ...DEFAULT_OPTIONS, ...options, ...(Object.fromEntries(givenOptions) as Partial<RuleOptions>) };
  const rules = { variant, openFirstTrick: isBlind(complete), ...complete };
  checkPlayers(variant, players, rules.players);
  checkClashes(rules);
  return freezeRules(rules);
};

/**
 * Checks rules from a record or a message. The rules must be complete, with valid values.
 * @throws InputError as in `defineRules`, and `invalid-option` for a missing option
 */
export const checkRules = (rules: unknown): RuleSet => {
  if (typeof rules !== 'object' || rules === null || Array.isArray(rules)) {
    throw new InputError('invalid-option', `Rules must be an object with every option, not ${quoted(rules)}.`);
  }
  const { variant, ...options } = withNewNames(rules as Partial<RuleSet>);
  const missing = OPTION_NAMES.filter((name) => options[name] === undefined);
  if (isVariant(variant) && missing.length > 0) {
    throw new InputError(
      'invalid-option',
      `The rules lack the option ${quoted(missing[0])}; defineRules() returns complete rules.`,
    );
  }
  return defineRules(variant as VariantId, options);
};
