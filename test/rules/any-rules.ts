import fc from 'fast-check';
import type { Card } from '../../src/rules/card.js';
import { OPTION_NAMES, OPTION_VALUES, type OptionValues, type RuleOptions } from '../../src/rules/options.js';
import { defineRules, VARIANT_IDS, variants, type RuleSet, type VariantId } from '../../src/rules/variants.js';

/** A variant and all options, compatible or incompatible. */
export interface AnyOptions {
  readonly variant: VariantId;
  readonly options: RuleOptions;
}

const anyValue = (values: OptionValues): fc.Arbitrary<unknown> =>
  'oneOf' in values
    ? fc.constantFrom(...values.oneOf)
    : fc.shuffledSubarray([...values.listOf], { maxLength: Math.min(4, values.listOf.length) });

/** Options with any of their values. Most of these sets are incompatible. */
export const anyOptions: fc.Arbitrary<AnyOptions> = fc
  .tuple(fc.constantFrom(...VARIANT_IDS), ...OPTION_NAMES.map((name) => anyValue(OPTION_VALUES[name])))
  .map(([variant, ...values]) => ({
    variant,
    options: Object.fromEntries(OPTION_NAMES.map((name, index) => [name, values[index]])) as unknown as RuleOptions,
  }));

const BAVARIAN: readonly Card[] = ['HK', 'S7', 'E7'];
const AUSTRIAN: readonly Card[] = ['HK', 'S6', 'E7'];

/** Returns the nearest compatible options (RULES.md section 11). */
export const toCompatibleOptions = ({ variant, options }: AnyOptions): AnyOptions => {
  const players = (variants[variant].players as readonly number[]).includes(options.players) ? options.players : 4;
  const hasAllies = players === 3 && options.threePlayer !== 'take-turns';
  const announcement = hasAllies ? 'open' : options.announcement;
  const blind = announcement !== 'open';
  const withWeli = options.pack !== 32;
  const weli = withWeli ? (options.weli === 'absent' ? 'schell' : options.weli) : 'absent';
  const kept = options.critical.filter((card) => card !== 'S6');
  const needsCritical = options.cut === 'take-critical' || options.maschine > 0;
  const critical = weli === 'critical' ? AUSTRIAN : kept.length === 0 && needsCritical ? BAVARIAN : kept;
  const bound = options.follow === 'everyone' || options.follow === 'trumpf-oder-kritisch';
  return {
    variant,
    options: {
      ...options,
      players,
      announcement,
      weli,
      critical,
      farbe: options.farbe && options.lastTrick === 'first-bid',
      sequential: options.sequential && announcement === 'blind-chosen',
      cutBluff: options.cutBluff && options.cut === 'take-critical',
      schoeneres: announcement === 'blind-bottom-card' ? 'none' : options.schoeneres,
      blindSwap: options.blindSwap && players === 4 && options.look === 'announcers' && options.cut !== 'take-critical',
      schlagtausch: blind ? 'none' : options.schlagtausch,
      signals: options.signals && !blind,
      zusammenschauen: options.zusammenschauen && !blind,
      gestrichenAt: options.target === 9 ? options.gestrichenAt : Math.min(options.gestrichenAt, options.target - 2),
      follow: blind && players === 4 && bound ? 'announcers' : options.follow,
      gestrichen: hasAllies ? 'no-bid' : options.gestrichen,
      jumpToFour: hasAllies ? false : options.jumpToFour,
    },
  };
};

/** Any complete, compatible rules, spread evenly over all options. */
export const anyRuleSet: fc.Arbitrary<RuleSet> = anyOptions
  .map(toCompatibleOptions)
  .map(({ variant, options }) => defineRules(variant, options));

/** The rules of every variant with every number of players it supports. */
export const EVERY_TABLE: readonly RuleSet[] = VARIANT_IDS.flatMap((variant) =>
  variants[variant].players.map((players) => defineRules(variant, { players })),
);
