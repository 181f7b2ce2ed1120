/** Tests of the proofreader's table, whose corrections are written to the sources. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, speechLanguageOf, type Language } from '../../src/i18n/languages.js';
import { UsageError } from '../../tools/shared/command.js';
import { LANGUAGE_TEXTS } from '../../tools/shared/language-texts.js';
import { fromCsv, toCsv } from '../../tools/proof/csv.js';
import { sheetOf, sourcesOf, withCorrections, type Sources } from '../../tools/proof/sheet.js';
import { runs } from '../runs.js';

const sheetIn = async (language: string): Promise<{ own: Sources; rows: readonly (readonly string[])[] }> => {
  const own = await sourcesOf(language);
  return { own, rows: fromCsv(sheetOf(own, await sourcesOf('de'), await sourcesOf('en'))) };
};

test('fromCsv() reads tables with commas, semicolons or tabs as separators', () => {
  const rows = [
    ['place', 'said'],
    ['a', 'Karten, „Drei!“ "so"; \t und\nweiter'],
    ['', 'Ende'],
  ];
  assert.deepEqual(fromCsv(toCsv(rows)), rows);
  assert.deepEqual(fromCsv('a;b\n"x;""y""";\n'), [
    ['a', 'b'],
    ['x;"y"', ''],
  ]);
  assert.deepEqual(fromCsv('a\tb\r\n1,5\t2'), [
    ['a', 'b'],
    ['1,5', '2'],
  ]);
});

for (const language of runs<readonly Language[]>(['it'], LANGUAGES)) {
  test(`the correction sheet for '${language}' contains every text without parameters`, async () => {
    const { rows } = await sheetIn(language);
    const texts = new Set(rows.map(([, , , now]) => now));
    const { table, hints } = LANGUAGE_TEXTS[language];
    const fixed = Object.values({ ...table.salzburg, ...hints.salzburg }).filter(
      (entry: unknown) => typeof entry === 'string',
    );
    assert.ok(fixed.length > 150);
    // Texts inherited from another language are in the table of that language.
    const nearest = language.startsWith('de-') ? 'de' : speechLanguageOf(language);
    const others =
      nearest === language
        ? {}
        : { ...LANGUAGE_TEXTS[nearest].table.salzburg, ...LANGUAGE_TEXTS[nearest].hints.salzburg };
    const base = new Set(Object.values(others));
    assert.deepEqual(
      fixed.filter((text) => !texts.has(text) && !base.has(text) && /\p{L}/u.test(text)),
      [],
    );
    assert.equal(new Set(rows.map(([place]) => place)).size, rows.length, 'places are unique');
  });

  test(`corrections for '${language}' can change every text and leave all other texts unchanged`, async () => {
    const { own, rows } = await sheetIn(language);
    assert.deepEqual(withCorrections(own, toCsv(rows)), { sources: own, count: 0 });
    const [head, ...texts] = rows;
    const all = texts.map(([place, de, en, now]) => [place, de, en, now, `‘'\`\\ $${now}`]);
    const { sources, count } = withCorrections(own, toCsv([head, ...all]));
    assert.equal(count, texts.length);
    const read = fromCsv(sheetOf(sources, own, own)).slice(1);
    assert.deepEqual(
      read.map(([place, , , now]) => [place, now]),
      all.map(([place, , , , corrected]) => [place, corrected]),
    );
    const back = read.map(([place, , , now], index) => [place, '', '', now, texts[index]?.[3] ?? '']);
    const again = withCorrections(sources, toCsv([head, ...back])).sources;
    assert.deepEqual(
      fromCsv(sheetOf(again, own, own))
        .slice(1)
        .map(([, , , now]) => now),
      texts.map(([, , , now]) => now),
    );
  });
}

test('for an invalid correction, withCorrections() throws an error that describes the problem', async () => {
  const { own, rows } = await sheetIn('it');
  const [head, ...texts] = rows;
  const withOne = (place: string, change: (row: readonly string[]) => readonly string[]): string =>
    toCsv([head, ...texts.map((row) => (row[0] === place ? change(row) : row))]);
  const place = 'prompts.ts choices.choice-bid';
  const isRejected = (sheet: string, message: RegExp): void => {
    assert.throws(() => withCorrections(own, sheet), message);
  };
  isRejected(
    withOne(place, ([at, de, en, now]) => [at, de, en, now, 'Rilancia']),
    /choices\.choice-bid: \{to\} .*missing/,
  );
  isRejected(
    withOne(place, ([at, de, en]) => [at, de, en, 'Su a {to}', 'Alza a {to}']),
    /is now “Rilancia a \{to\}”/,
  );
  isRejected(
    withOne(place, ([, de, en, now]) => ['table.ts x', de, en, now, 'y']),
    /Unknown text: table\.ts x/,
  );
  isRejected('a,b\n1,2\n', /must name the columns/);
  await assert.rejects(sourcesOf('xx'), UsageError);
  const { sources, count } = withCorrections(
    own,
    withOne(place, ([at, de, en, now]) => [at, de, en, now, 'Su: {to}!']),
  );
  assert.equal(count, 1);
  assert.match(sources.get('prompts.ts') ?? '', /'choice-bid': \(\{ to \}\) => `Su: \$\{to\}!`,/);
});
