import { choiceOf, InputError, shown } from './input-error.js';
import { checkOption, DEFAULT_OPTIONS, OPTION_NAMES, type RuleOptions } from './options.js';
import type { PlayerCount } from './seats.js';

/** A named set of options (RULES.md section 11). */
export interface Variant {
  /** What differs from the defaults. */
  readonly options: Partial<RuleOptions>;
  /** With how many it can be played. */
  readonly players: readonly PlayerCount[];
  /** Targets usual besides the variant's own. */
  readonly targets: readonly RuleOptions['target'][];
}

/** The named rule sets, by id. */
export const variants = {
  suedtirol: {
    options: {
      guter: true,
      cut: 'peek-bottom',
      schoeneres: 'announcers',
      schlagtausch: 'either',
      lastTrick: 'first-bid',
      gestrichen: 'four',
    },
    players: [4, 2],
    targets: [18],
  },
} as const satisfies Record<string, Variant>;

export type VariantId = keyof typeof variants;
export const VARIANT_IDS = Object.keys(variants) as readonly VariantId[];

/** The complete rules of a table: a variant, and every option spelled out. */
export interface RuleSet extends RuleOptions {
  readonly variant: VariantId;
}

/** Whether there is a variant of this name. */
export const isVariant = (id: unknown): id is VariantId => typeof id === 'string' && Object.hasOwn(variants, id);

/** Rules are shared by game, views and players: nobody may change them. */
const frozen = (rules: RuleSet): RuleSet => Object.freeze({ ...rules, exempt: Object.freeze([...rules.exempt]) });

/**
 * The complete rules of a variant with some options changed. An override of `undefined` counts as not given.
 * @throws InputError `unknown-variant`, `unknown-option` or `invalid-option`, naming what would be right
 */
export const defineRules = (variant: VariantId, overrides: Partial<RuleOptions> = {}): RuleSet => {
  if (!isVariant(variant)) {
    throw new InputError('unknown-variant', `There is no variant ${shown(variant)}. Variants are ${choiceOf(VARIANT_IDS)}.`);
  }
  if (typeof overrides !== 'object' || overrides === null || Array.isArray(overrides)) {
    throw new InputError('invalid-option', `Rule options are an object such as { target: 18 }, not ${shown(overrides)}.`);
  }
  const given = Object.entries(overrides).filter(([, value]) => value !== undefined);
  for (const [name, value] of given) checkOption(name, value);
  const { options, players }: Variant = variants[variant];
  const rules: RuleSet = frozen({ variant, ...DEFAULT_OPTIONS, ...options, ...Object.fromEntries(given) });
  if (!players.includes(rules.players)) {
    throw new InputError('invalid-option', `Variant ${shown(variant)} is not played by ${rules.players}; it can be played by ${choiceOf(players)}.`);
  }
  return rules;
};

/**
 * Rules that came from outside, from a record or a wire: complete, every value known.
 * @throws InputError as `defineRules`, and `invalid-option` for an option that is missing
 */
export const checkRules = (rules: unknown): RuleSet => {
  if (typeof rules !== 'object' || rules === null || Array.isArray(rules)) {
    throw new InputError('invalid-option', `Rules are an object with every option, not ${shown(rules)}.`);
  }
  const { variant, ...options } = rules as Partial<RuleSet>;
  const missing = OPTION_NAMES.filter((name) => options[name] === undefined);
  if (isVariant(variant) && missing.length > 0) {
    throw new InputError('invalid-option', `The rules lack the option ${shown(missing[0])}; complete rules come from defineRules.`);
  }
  return defineRules(variant as VariantId, options);
};
