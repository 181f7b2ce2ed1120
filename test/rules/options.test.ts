/** Values of rule options, and rejected values (RULES.md section 11). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  checkOption,
  DEFAULT_OPTIONS,
  OPTION_NAMES,
  OPTION_VALUES,
  type OptionName,
  type OptionValues,
  type RuleOptions,
} from '../../src/rules/options.js';
import { defineRules, VARIANT_IDS, type VariantId } from '../../src/rules/variants.js';
import { errorOf, assertMentions } from './refusals.js';

/** Variants and other options for values that are incompatible with an ordinary table. */
const COMPATIBLE_OPTIONS: readonly (readonly [OptionName, unknown, VariantId, Partial<RuleOptions>])[] = [
  ['pack', 32, 'normal', { weli: 'absent' }],
  ['weli', 'absent', 'normal', { pack: 32 }],
  ['weli', 'critical', 'normal', { critical: ['S6'] }],
  ['critical', ['S6'], 'normal', { weli: 'critical' }],
  ['announcement', 'blind-chosen', 'blind', {}],
  ['announcement', 'blind-bottom-card', 'latinisch', {}],
  ['sequential', true, 'blind', {}],
  ['cut', 'take-critical', 'bayrisch', {}],
  ['cutBluff', true, 'bayrisch-11', {}],
  ['maschine', 2, 'bayrisch', {}],
  ['maschine', 3, 'bayrisch', {}],
  ['farbe', true, 'suedtirol', {}],
];

const asRules = (given: unknown): Partial<RuleOptions> => given as Partial<RuleOptions>;

/** Returns all values of an option, or a selection for a list option. */
const valuesOf = (name: OptionName): readonly unknown[] => {
  const values: OptionValues = OPTION_VALUES[name];
  if ('oneOf' in values) return values.oneOf;
  const { listOf } = values;
  return [[], ...listOf.map((item) => [item]), listOf.slice(0, 3), listOf.slice(0, 3).reverse()];
};

for (const name of OPTION_NAMES) {
  test(`defineRules() accepts every listed value of '${name}'`, () => {
    for (const value of valuesOf(name)) {
      const [, , variant = 'normal', others = {}] =
        COMPATIBLE_OPTIONS.find(([option, needs]) => option === name && String(needs) === String(value)) ?? [];
      const rules = defineRules(variant, { ...others, ...asRules({ [name]: value }) });
      assert.deepEqual(rules[name], value);
    }
  });
}

type Listed<Values> = Values extends { readonly oneOf: readonly (infer Value)[] }
  ? Value
  : Values extends { readonly listOf: readonly (infer Item)[] }
    ? readonly Item[]
    : never;
type ListedOptions = { readonly [Name in OptionName]: Listed<(typeof OPTION_VALUES)[Name]> };

test('OPTION_VALUES lists exactly the values that the types allow', () => {
  // The types are asserted in both directions. The second direction omits options whose type is `number`.
  const isTyped = (listed: ListedOptions): RuleOptions => listed;
  type Numbers = 'gestrichenAt' | 'target';
  const isListed = (typed: Omit<RuleOptions, Numbers>): Omit<ListedOptions, Numbers> => typed;
  for (const id of VARIANT_IDS) {
    const rules = defineRules(id);
    assert.equal(isListed(rules), rules);
    for (const name of OPTION_NAMES) checkOption(name, rules[name]);
  }
  assert.deepEqual(isTyped({ ...defineRules('normal'), gestrichenAt: 2, target: 9 }), defineRules('normal'));
});

test('every option has a default except `openFirstTrick`, which depends on another option', () => {
  assert.deepEqual(
    OPTION_NAMES.filter((name) => !(name in DEFAULT_OPTIONS)),
    ['openFirstTrick'],
  );
});

// -- rejected values -------------------------------------------------------------------------------------------------

test('defineRules() rejects an unknown option and lists the valid options', () => {
  assertMentions(
    errorOf('unknown-option', () => defineRules('suedtirol', asRules({ targget: 18 }))),
    "'targget'",
    ...OPTION_NAMES.map((name) => `'${name}'`),
  );
  for (const wrong of ['toString', 'constructor', '__proto__x', '', 'variant']) {
    assertMentions(
      errorOf('unknown-option', () => defineRules('suedtirol', asRules({ [wrong]: 1 }))),
      `'${wrong}'`,
    );
  }
});

for (const name of OPTION_NAMES) {
  test(`defineRules() rejects an invalid value of '${name}' and lists the valid values`, () => {
    const values = OPTION_VALUES[name];
    const possible: readonly unknown[] = 'oneOf' in values ? values.oneOf : values.listOf;
    for (const wrong of ['maybe', 16.5, -1, null, {}, ['maybe'], Number.NaN, 10n]) {
      const message = errorOf('invalid-option', () => defineRules('suedtirol', asRules({ [name]: wrong })));
      assertMentions(
        message,
        `'${name}'`,
        ...possible.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))),
      );
      if (wrong === 'maybe') assertMentions(message, "'maybe'");
      if (wrong === 16.5) assertMentions(message, '16.5');
    }
  });
}

test("defineRules() rejects a value of the wrong type, such as the string '15' for a number", () => {
  for (const wrong of [
    { target: '15' },
    { guter: 'true' },
    { guter: 1 },
    { players: '4' },
    { refusal: '2' },
    { pack: '33' },
    { maschine: false },
  ]) {
    errorOf('invalid-option', () => defineRules('suedtirol', asRules(wrong)));
  }
});

test('defineRules() rejects duplicate and unknown items in a list option', () => {
  assertMentions(
    errorOf('invalid-option', () => defineRules('suedtirol', { exempt: ['linke', 'linke'] })),
    "'exempt'",
    'at most once',
  );
  assertMentions(
    errorOf('invalid-option', () => defineRules('suedtirol', { critical: ['HK', 'E7', 'HK'] })),
    "'critical'",
    'at most once',
  );
  for (const wrong of [
    { exempt: 'linke' },
    { exempt: ['linke', 'weli'] },
    { critical: ['HK', 'X7'] },
    { critical: 'HK' },
    { critical: ['weli'] },
  ]) {
    errorOf('invalid-option', () => defineRules('suedtirol', asRules(wrong)));
  }
});

test('defineRules() rejects an unsupported number of players and lists the supported numbers', () => {
  for (const players of [0, 1, 3, 5]) {
    assertMentions(
      errorOf('invalid-option', () => defineRules('suedtirol', asRules({ players }))),
      String(players),
      '2',
      '4',
    );
  }
  for (const players of [0, 1, 5])
    assertMentions(
      errorOf('invalid-option', () => defineRules('normal', asRules({ players }))),
      String(players),
      '2',
      '3',
      '4',
    );
});

test('defineRules() rejects options that are not an object', () => {
  for (const wrong of [null, 'target', 18, true, ['target'], []]) {
    assertMentions(
      errorOf('invalid-option', () => defineRules('suedtirol', asRules(wrong))),
      'object',
    );
  }
});

test('`gestrichenBidPenalty`, the former name of `forbiddenBid`, is still accepted', () => {
  assert.equal(defineRules('normal', { gestrichenBidPenalty: 'hand' }).forbiddenBid, 'hand');
  assert.equal(defineRules('bayrisch', { gestrichenBidPenalty: 'two' }).forbiddenBid, 'two');
  assert.equal(defineRules('normal', { gestrichenBidPenalty: 'hand', forbiddenBid: 'hand' }).forbiddenBid, 'hand');
  assert.ok(!('gestrichenBidPenalty' in defineRules('normal', { gestrichenBidPenalty: 'hand' })));
});

test('different values for `gestrichenBidPenalty` and `forbiddenBid` are an error that names both', () => {
  const message = errorOf('invalid-option', () =>
    defineRules('normal', { gestrichenBidPenalty: 'hand', forbiddenBid: 'bid' }),
  );
  assertMentions(message, "'gestrichenBidPenalty'", "'forbiddenBid'", "'hand'", "'bid'");
});
