import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InputError, type InputErrorCode } from '../../src/rules/input-error.js';
import { DEFAULT_OPTIONS, OPTION_NAMES, OPTION_VALUES, type RuleOptions } from '../../src/rules/options.js';
import { checkRules, defineRules, variants, VARIANT_IDS, type RuleSet, type VariantId } from '../../src/rules/variants.js';

/** The error of some input, which a person must be able to read. */
const errorOf = (code: InputErrorCode, attempt: () => unknown): string => {
  try {
    attempt();
  } catch (error) {
    assert.ok(error instanceof InputError, String(error));
    assert.equal(error.code, code, error.message);
    assert.doesNotMatch(error.message, /undefined|\[object|=>|Cannot read/);
    return error.message;
  }
  assert.fail('nothing was refused');
};

const names = (message: string, ...words: readonly string[]): void => {
  for (const word of words) assert.ok(message.includes(word), `'${word}' in: ${message}`);
};

const asRules = (given: unknown): Partial<RuleOptions> => given as Partial<RuleOptions>;

// -- what holds ------------------------------------------------------------------------------------------------------

test('Suedtirol: the rules of its row, everything else by default', () => {
  assert.deepEqual(defineRules('suedtirol'), {
    variant: 'suedtirol',
    pack: 33,
    guter: true,
    guterOnWeli: false,
    guterCalls: true,
    weli: 'schell',
    announcement: 'open',
    look: 'announcers',
    cut: 'peek-bottom',
    schoeneres: 'announcers',
    schoeneresFrom: 'reshuffle',
    schlagtausch: 'either',
    follow: 'everyone',
    exempt: ['rechter', 'linke'],
    linkeMayReplace: true,
    bidWhen: 'own-turn',
    lastTrick: 'first-bid',
    gestrichen: 'four',
    gestrichenAt: 2,
    refusal: 2,
    target: 15,
    players: 4,
    direction: 'clockwise',
  });
});

test('Every option can be set to every value it is said to have', () => {
  for (const name of OPTION_NAMES) {
    const values = OPTION_VALUES[name];
    const choices: readonly unknown[] = 'oneOf' in values ? values.oneOf : [values.anyOf, [], values.anyOf.slice(1)];
    for (const value of choices) assert.deepEqual(defineRules('suedtirol', asRules({ [name]: value }))[name], value);
  }
});

test('Every default is a value its option can take', () => {
  assert.deepEqual(Object.keys(DEFAULT_OPTIONS).sort(), [...OPTION_NAMES].sort());
  for (const id of VARIANT_IDS) assert.doesNotThrow(() => defineRules(id, { ...DEFAULT_OPTIONS, ...variants[id].options }));
});

test('What a variant offers can be played: every number of players, every usual target', () => {
  for (const id of VARIANT_IDS) {
    for (const players of variants[id].players) assert.equal(defineRules(id, { players }).players, players);
    for (const target of variants[id].targets) assert.equal(defineRules(id, { target }).target, target);
  }
});

test('An option given as undefined counts as not given', () => {
  assert.deepEqual(defineRules('suedtirol', { target: undefined }), defineRules('suedtirol'));
});

test('Rules can be shared: nobody can change them', () => {
  const rules = defineRules('suedtirol') as { -readonly [Name in keyof RuleSet]: RuleSet[Name] };
  assert.throws(() => {
    rules.target = 18;
  }, TypeError);
  assert.throws(() => (rules.exempt as string[]).push('guter'), TypeError);
  const exempt: ('guter' | 'linke')[] = ['guter'];
  const own = defineRules('suedtirol', { exempt });
  exempt.push('linke');
  assert.deepEqual(own.exempt, ['guter']);
});

test('Complete rules go through JSON and come back the same', () => {
  const rules = defineRules('suedtirol', { target: 18, exempt: ['linke'] });
  assert.deepEqual(checkRules(JSON.parse(JSON.stringify(rules))), rules);
});

// -- what is refused -------------------------------------------------------------------------------------------------

test('An unknown variant is named, and those that exist', () => {
  names(errorOf('unknown-variant', () => defineRules('sudtirol' as VariantId)), "'sudtirol'", "'suedtirol'");
  for (const wrong of [undefined, null, 7, {}, 'toString', 'constructor']) {
    names(errorOf('unknown-variant', () => defineRules(wrong as VariantId)), "'suedtirol'");
  }
});

test('An unknown option is named, and those that exist', () => {
  names(errorOf('unknown-option', () => defineRules('suedtirol', asRules({ targget: 18 }))), "'targget'", "'target'", "'guter'");
  for (const wrong of ['toString', 'constructor', '__proto__x', '']) {
    names(errorOf('unknown-option', () => defineRules('suedtirol', asRules({ [wrong]: 1 }))), `'${wrong}'`);
  }
});

for (const name of OPTION_NAMES) {
  test(`An impossible value of '${name}' is named, and all that are possible`, () => {
    const values = OPTION_VALUES[name];
    const possible: readonly unknown[] = 'oneOf' in values ? values.oneOf : values.anyOf;
    for (const wrong of ['maybe', 16.5, -1, null, {}, ['maybe'], Number.NaN, 10n]) {
      const message = errorOf('invalid-option', () => defineRules('suedtirol', asRules({ [name]: wrong })));
      names(message, `'${name}'`, ...possible.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))));
      if (wrong === 'maybe') names(message, "'maybe'");
      if (wrong === 16.5) names(message, '16.5');
    }
  });
}

test('A value of the wrong type is refused although it looks right', () => {
  for (const wrong of [{ target: '15' }, { guter: 'true' }, { guter: 1 }, { players: '4' }, { refusal: '2' }]) {
    errorOf('invalid-option', () => defineRules('suedtirol', asRules(wrong)));
  }
});

test('A list may name each kind of card once', () => {
  names(errorOf('invalid-option', () => defineRules('suedtirol', { exempt: ['linke', 'linke'] })), "'exempt'", 'at most once');
  errorOf('invalid-option', () => defineRules('suedtirol', asRules({ exempt: 'linke' })));
  errorOf('invalid-option', () => defineRules('suedtirol', asRules({ exempt: ['linke', 'weli'] })));
});

test('A number of players nobody plays with is refused, and the right ones are named', () => {
  for (const players of [0, 1, 3, 5]) {
    names(errorOf('invalid-option', () => defineRules('suedtirol', asRules({ players }))), String(players), '2', '4');
  }
});

test('Options that are no object are refused', () => {
  for (const wrong of [null, 'target', 18, ['target']]) names(errorOf('invalid-option', () => defineRules('suedtirol', asRules(wrong))), 'object');
});

test('Rules from outside must be complete, and the option that lacks is named', () => {
  for (const name of OPTION_NAMES) {
    const lacking = { ...defineRules('suedtirol'), [name]: undefined };
    names(errorOf('invalid-option', () => checkRules(lacking)), `'${name}'`);
  }
  for (const wrong of [null, undefined, 'suedtirol', []]) errorOf('invalid-option', () => checkRules(wrong));
  errorOf('unknown-variant', () => checkRules({ ...defineRules('suedtirol'), variant: 'x' }));
  errorOf('unknown-option', () => checkRules({ ...defineRules('suedtirol'), more: 1 }));
});
