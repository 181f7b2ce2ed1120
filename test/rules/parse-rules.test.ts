/** Tests of rule options as text. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { InputError } from '../../src/rules/input-error.js';
import { OPTION_VALUES, type OptionValues } from '../../src/rules/options.js';
import { formatRules } from '../../src/rules/format-rules.js';
import { parseRules } from '../../src/rules/parse-rules.js';

test('words: a name without a value means true, "no" means false, and numbers, words and lists are values', () => {
  assert.deepEqual(parseRules('farbe refusal=3 strike=no critical=HK,S7'), {
    farbe: true,
    refusal: 3,
    strike: false,
    critical: ['HK', 'S7'],
  });
  assert.deepEqual(parseRules(' follow=none\n openFirstTrick=until-second guter=yes debt=false critical= '), {
    follow: 'none',
    openFirstTrick: 'until-second',
    guter: true,
    debt: false,
    critical: [],
  });
  assert.deepEqual(parseRules('signalsPerTrick=any schoeneres=none'), { signalsPerTrick: 'any', schoeneres: 'none' });
  assert.deepEqual(parseRules(''), {});
});

test('words: names can be in any case, and a comma can follow a word', () => {
  const wanted = { farbe: true, refusal: 3, jumpToFour: true, critical: ['HK', 'S7'] };
  assert.deepEqual(parseRules('Farbe, REFUSAL=3, jumptofour , critical=HK,S7,'), wanted);
  assert.throws(() => parseRules('farbe, Farbe=no'), { code: 'invalid-option', message: /'farbe' appears twice/ });
  assert.deepEqual(parseRules(','), {});
});

test('JSON is an object of options', () => {
  assert.deepEqual(parseRules(' {"farbe":true,"critical":["HK"]}'), { farbe: true, critical: ['HK'] });
});

test('invalid text throws an error that names the mistake', () => {
  const refused = (text: string, ...words: readonly RegExp[]): void => {
    for (const word of words)
      assert.throws(() => parseRules(text), { name: 'InputError', code: 'invalid-option', message: word });
  };
  refused('{"farbe":', /JSON/, /"farbe":true/);
  refused('farbe refusal=3 farbe=no', /'farbe'/, /twice/);
});

test('an invalid word stays a word, so that the check of the option names it', () => {
  assert.deepEqual(parseRules('refusal=4 refusals=2 __proto__=x'), {
    refusal: '4',
    refusals: '2',
    ['__proto__']: 'x',
  });
});

test('every combination of options survives writing and reading', () => {
  const valueOf = (values: OptionValues): fc.Arbitrary<unknown> =>
    'oneOf' in values ? fc.constantFrom(...values.oneOf) : fc.uniqueArray(fc.constantFrom(...values.listOf));
  const options = fc.record(
    Object.fromEntries(Object.entries(OPTION_VALUES).map(([name, values]) => [name, valueOf(values)])),
    { requiredKeys: [] },
  );
  fc.assert(fc.property(options, (some) => assert.deepEqual(parseRules(formatRules(some)), { ...some })));
});

test('any text gives options or an InputError', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      try {
        assert.equal(typeof parseRules(text), 'object');
      } catch (error) {
        assert.ok(error instanceof InputError);
      }
    }),
  );
});
