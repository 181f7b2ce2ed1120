/** The values an option can take, and what is refused (RULES.md section 11). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  DEFAULT_OPTIONS,
  OPTION_NAMES,
  OPTION_VALUES,
  type OptionName,
  type RuleOptions,
} from '../../src/rules/options.js';
import { defineRules, type VariantId } from '../../src/rules/variants.js';
import { errorOf, names } from './refusals.js';

/** Every option with every value it can take; of lists some. */
const VALUES: Readonly<Record<OptionName, readonly unknown[]>> = {
  pack: [32, 33, 36],
  critical: [[], ['HK'], ['HK', 'S7', 'E7'], ['E7', 'S7', 'HK'], ['H6', 'E6', 'L6', 'EA', 'L10']],
  guter: [true, false],
  guterOnWeli: [true, false],
  weli: ['schell', 'lowest-trump', 'critical', 'absent'],
  announcement: ['open', 'blind-chosen', 'blind-bottom-card'],
  sequential: [true, false],
  look: ['announcers', 'everyone'],
  zusammenschauen: [true, false],
  openFirstTrick: [true, false],
  cut: ['plain', 'peek-bottom', 'take-critical'],
  cutBluff: [true, false],
  maschine: [0, 2, 3],
  schoeneres: ['none', 'forehand', 'announcers'],
  schoeneresFrom: ['reshuffle', 'stock'],
  schlagtausch: ['none', 'dealer', 'forehand', 'either'],
  follow: ['none', 'everyone', 'announcers', 'trumpf-oder-kritisch'],
  exempt: [[], ['rechter'], ['guter'], ['linke'], ['linke', 'rechter'], ['rechter', 'guter', 'linke']],
  linkeMayReplace: [true, false],
  guterCalls: [true, false],
  enforcement: ['prevent', 'penalise'],
  gestrichenBidPenalty: ['two', 'hand'],
  signals: [true, false],
  bidWhen: ['own-turn', 'anytime', 'never'],
  lastTrick: ['free', 'always', 'first-bid'],
  farbe: [true, false],
  jumpToFour: [true, false],
  gestrichen: ['no-bid', 'forced-three', 'four', 'luft'],
  gestrichenAt: [1, 2, 3, 4, 5, 6, 7, 8],
  refusal: [2, 3],
  strike: [true, false],
  target: [9, 11, 13, 15, 18],
  players: [2, 3, 4],
  threePlayer: ['dealer-names-trump', 'forehand-names-both'],
  direction: ['clockwise', 'counterclockwise'],
};

/** On top of which variant, and with what else, a value goes that clashes with an ordinary table. */
const COMPANY: readonly (readonly [OptionName, unknown, VariantId, Partial<RuleOptions>])[] = [
  ['pack', 32, 'normal', { weli: 'absent' }],
  ['weli', 'absent', 'normal', { pack: 32 }],
  ['weli', 'critical', 'normal', { critical: ['S6'] }],
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

test('There are thirty-five options', () => {
  assert.equal(OPTION_NAMES.length, 35);
  assert.deepEqual([...OPTION_NAMES].sort(), Object.keys(VALUES).sort());
});

for (const name of OPTION_NAMES) {
  test(`'${name}' can be set to every value it is said to have`, () => {
    for (const value of VALUES[name]) {
      const [, , variant = 'normal', others = {}] =
        COMPANY.find(([option, needs]) => option === name && needs === value) ?? [];
      const rules = defineRules(variant, { ...others, ...asRules({ [name]: value }) });
      assert.deepEqual(rules[name], value);
    }
  });
}

test('What an option can be is listed for those who offer a choice', () => {
  for (const name of OPTION_NAMES) {
    const values = OPTION_VALUES[name];
    if ('oneOf' in values) assert.deepEqual(new Set<unknown>(values.oneOf), new Set(VALUES[name]), name);
  }
  assert.deepEqual(OPTION_VALUES.exempt.listOf, ['rechter', 'guter', 'linke']);
  assert.equal(OPTION_VALUES.critical.listOf.length, 36, 'any card');
});

test('Only what follows from another option has no default of its own', () => {
  assert.deepEqual(
    OPTION_NAMES.filter((name) => !(name in DEFAULT_OPTIONS)),
    ['openFirstTrick'],
  );
});

// -- what is refused -------------------------------------------------------------------------------------------------

test('An unknown option is named, and those that exist', () => {
  names(
    errorOf('unknown-option', () => defineRules('suedtirol', asRules({ targget: 18 }))),
    "'targget'",
    ...OPTION_NAMES.map((name) => `'${name}'`),
  );
  for (const wrong of ['toString', 'constructor', '__proto__x', '', 'variant']) {
    names(
      errorOf('unknown-option', () => defineRules('suedtirol', asRules({ [wrong]: 1 }))),
      `'${wrong}'`,
    );
  }
});

for (const name of OPTION_NAMES) {
  test(`An impossible value of '${name}' is named, and all that are possible`, () => {
    const values = OPTION_VALUES[name];
    const possible: readonly unknown[] = 'oneOf' in values ? values.oneOf : values.listOf;
    for (const wrong of ['maybe', 16.5, -1, null, {}, ['maybe'], Number.NaN, 10n]) {
      const message = errorOf('invalid-option', () => defineRules('suedtirol', asRules({ [name]: wrong })));
      names(
        message,
        `'${name}'`,
        ...possible.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))),
      );
      if (wrong === 'maybe') names(message, "'maybe'");
      if (wrong === 16.5) names(message, '16.5');
    }
  });
}

test('A value of the wrong type is refused although it looks right', () => {
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

test('A list may name each card or kind of card once, and only those there are', () => {
  names(
    errorOf('invalid-option', () => defineRules('suedtirol', { exempt: ['linke', 'linke'] })),
    "'exempt'",
    'at most once',
  );
  names(
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

test('A number of players nobody plays with is refused, and the right ones are named', () => {
  for (const players of [0, 1, 3, 5]) {
    names(
      errorOf('invalid-option', () => defineRules('suedtirol', asRules({ players }))),
      String(players),
      '2',
      '4',
    );
  }
  for (const players of [0, 1, 5])
    names(
      errorOf('invalid-option', () => defineRules('normal', asRules({ players }))),
      String(players),
      '2',
      '3',
      '4',
    );
});

test('Options that are no object are refused', () => {
  for (const wrong of [null, 'target', 18, true, ['target'], []]) {
    names(
      errorOf('invalid-option', () => defineRules('suedtirol', asRules(wrong))),
      'object',
    );
  }
});
