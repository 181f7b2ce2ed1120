/** Which language is spoken, and what stands in where a language has no words of its own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { de, en } from '../../src/explain.js';
import { addLanguage, LANGUAGES, loadHintMessages, loadMessages, nearestLanguage } from '../../src/i18n/languages.js';
import { hints } from '../../src/i18n/de/hints.js';
import { table as german } from '../../src/i18n/de/table.js';
import { table as english } from '../../src/i18n/en/table.js';
import { filledFrom } from '../../src/i18n/words.js';

const KEYS = Object.keys(german.salzburg) as readonly (keyof typeof german.salzburg)[];

test('the nearest language to a tag is the one that shares most of it from the left', () => {
  assert.deepEqual(
    ['de', 'DE-at', 'de-1996-x-tirol', 'en-GB', 'fr', 'd', 'x-de', 'den'].map((tag) => nearestLanguage([tag])),
    ['de', 'de', 'de', 'en', 'en', 'en', 'en', 'en'],
  );
  assert.equal(nearestLanguage(['', 'fr', 'de-IT', 'en']), 'de', 'in the order they are asked for');
  assert.equal(nearestLanguage([]), 'en');
});

test('every entry of German is there in every language, part by part', async () => {
  const shapeOf = (part: object): readonly (readonly [string, string])[] =>
    Object.entries(part)
      .map(([key, entry]): readonly [string, string] => [key, typeof entry])
      .sort(([one], [other]) => one.localeCompare(other));
  for (const language of LANGUAGES) {
    for (const deck of ['salzburg', 'french'] as const) {
      assert.deepEqual(shapeOf((await loadMessages(language))[deck]), shapeOf(german[deck]), language);
      assert.deepEqual(shapeOf((await loadHintMessages(language))[deck]), shapeOf(hints[deck]), language);
    }
  }
  assert.deepEqual(shapeOf(en), shapeOf(de), 'the rules');
});

test('what a language lacks the nearest one says, and what that lacks the next: every key answers', () => {
  const some = fc.subarray([...KEYS]);
  const only = (keys: readonly string[], from: object, mark: string): object =>
    Object.fromEntries(
      Object.entries(from)
        .filter(([key]) => keys.includes(key))
        .map(([key, entry]: [string, unknown]) => [key, typeof entry === 'string' ? mark + entry : entry]),
    );
  const part = (keys: readonly string[], mark: string): Parameters<typeof filledFrom>[1] => ({
    salzburg: only(keys, german.salzburg, mark),
    french: only(keys, german.french, mark),
  });
  fc.assert(
    fc.property(some, some, fc.boolean(), (dialect, nearest, hasHoles) => {
      const holes = hasHoles ? Object.fromEntries(KEYS.map((key) => [key, undefined])) : {};
      const own = { salzburg: { ...holes, ...part(dialect, '1').salzburg }, french: part(dialect, '1').french };
      const filled = filledFrom(filledFrom(english, part(nearest, '2')), own);
      for (const deck of ['salzburg', 'french'] as const) {
        assert.deepEqual(new Set(Object.keys(filled[deck])), new Set(KEYS));
        for (const key of KEYS) {
          const source = dialect.includes(key) || nearest.includes(key) ? german[deck][key] : english[deck][key];
          const mark = dialect.includes(key) ? '1' : nearest.includes(key) ? '2' : '';
          assert.equal(filled[deck][key], typeof source === 'string' ? mark + source : source, key);
        }
      }
    }),
    { numRuns: 100 },
  );
});

test('a language that is added is spoken where it is the nearest', async () => {
  const dialect = filledFrom(german, { salzburg: { start: 'Geh mas an' }, french: {} });
  addLanguage('de-x-dialect', { table: async () => ({ table: dialect }), hints: async () => ({ hints }) });
  assert.equal(nearestLanguage(['de-x-dialect']), 'de-x-dialect');
  assert.equal(nearestLanguage(['de-x-dialect-pustertal']), 'de-x-dialect');
  assert.equal(nearestLanguage(['de-AT-x-dialect']), 'de');
  const { salzburg } = await loadMessages('de-x-dialect');
  assert.deepEqual([salzburg.start, salzburg.title], ['Geh mas an', 'Watten']);
  assert.equal(await loadHintMessages('de-x-dialect'), hints);
  assert.ok(!LANGUAGES.includes('de-x-dialect'), 'the package does not come with it');
});

test('a part that cannot be loaded is an error of whoever asks for it, and of no other part', async () => {
  addLanguage('x-broken', {
    table: async () => ({ table: german }),
    hints: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await assert.rejects(loadHintMessages('x-broken'), /Failed to fetch/);
  assert.equal(await loadMessages('x-broken'), german);
  await assert.rejects(loadMessages('fr'), /'fr' is not spoken here/);
});
