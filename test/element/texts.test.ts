/** Loading and selection of the table's texts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTexts, PACKAGE_TEXTS } from '../../src/element/shell/language/texts.js';
import { hints } from '../../src/i18n/de/hints.js';
import { table, type Messages } from '../../src/i18n/de/table.js';
import { addLanguage } from '../../src/i18n/languages.js';

/** Adds a language that loads when `arrive()` is called and records the requested modules. */
const slow = (tag: string) => {
  const asked: string[] = [];
  let arrive = (): void => {};
  const wait = new Promise<void>((resolve) => (arrive = resolve));
  const part = async <T>(name: string, loaded: T): Promise<T> => {
    asked.push(name);
    await wait;
    return loaded;
  };
  addLanguage(tag, { table: () => part('table', { table }), hints: () => part('hints', { hints }) });
  return { asked, arrive: () => arrive() };
};

test('hint texts load on the first request and then together with every later language', async () => {
  const [first, second] = [slow('x-first'), slow('x-second')];
  for (const { arrive } of [first, second]) arrive();
  const texts = createTexts();
  assert.deepEqual([texts.language, texts.table, texts.hints], [null, null, null]);
  assert.equal(await texts.loadLanguage('x-first', PACKAGE_TEXTS, 'tirol'), true);
  assert.deepEqual([texts.language, texts.table, texts.hints], ['x-first', table, null]);
  assert.deepEqual(first.asked, ['table']);
  await texts.loadHints();
  await texts.loadHints();
  assert.equal(texts.hints, hints);
  assert.deepEqual(first.asked, ['table', 'hints'], 'loaded once');
  assert.equal(await texts.loadLanguage('x-second', PACKAGE_TEXTS, 'tirol'), true);
  assert.equal(texts.hints, hints);
  assert.deepEqual(second.asked, ['table', 'hints']);
});

test('the table ignores a language that finishes loading after another language was requested', async () => {
  const late = slow('x-late');
  const texts = createTexts();
  const spoken = texts.loadLanguage('x-late', PACKAGE_TEXTS, 'tirol');
  assert.equal(await texts.loadLanguage('en', PACKAGE_TEXTS, 'tirol'), true);
  late.arrive();
  assert.equal(await spoken, false);
  assert.equal(texts.language, 'en');
});

test('two simultaneous requests for the same language both succeed', async () => {
  const { arrive } = slow('x-twice');
  const texts = createTexts();
  const both = [
    texts.loadLanguage('x-twice', PACKAGE_TEXTS, 'tirol'),
    texts.loadLanguage('x-twice', PACKAGE_TEXTS, 'tirol'),
  ];
  arrive();
  assert.deepEqual(await Promise.all(both), [true, true]);
});

test('if hint texts are requested before any language, they load with the first language and each later one', async () => {
  const [first, second] = [slow('x-one'), slow('x-two')];
  const texts = createTexts();
  await texts.loadHints();
  assert.equal(texts.hints, null);
  first.arrive();
  await texts.loadLanguage('x-one', PACKAGE_TEXTS, 'tirol');
  assert.equal(texts.hints, hints);
  second.arrive();
  await texts.loadLanguage('x-two', PACKAGE_TEXTS, 'tirol');
  assert.deepEqual(second.asked, ['table', 'hints']);
});

test('if the hint texts fail to load, the other texts stay available and loadHints() rejects with the reason', async () => {
  addLanguage('x-mute', { table: async () => ({ table }), hints: () => Promise.reject(new TypeError('no hints')) });
  const texts = createTexts();
  await texts.loadHints();
  assert.equal(await texts.loadLanguage('x-mute', PACKAGE_TEXTS, 'tirol'), true);
  assert.deepEqual([texts.table, texts.hints], [table, null]);
  await assert.rejects(texts.loadHints(), /no hints/);
});

test('a change of region changes only the small-talk texts', async () => {
  const texts = createTexts();
  await texts.loadLanguage('de', PACKAGE_TEXTS, 'tirol');
  const before = texts.table;
  await texts.loadLanguage('de', PACKAGE_TEXTS, 'bayern');
  const changed = (Object.keys(before?.salzburg ?? {}) as (keyof Messages)[]).filter(
    (key) => before?.salzburg[key] !== texts.table?.salzburg[key],
  );
  assert.ok(changed.length > 10 && changed.every((key) => key.startsWith('talk-')), changed.join());
});
