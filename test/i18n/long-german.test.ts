/** The language that shows where a table has no room is as long as it says, and still the same sentences. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, nearestLanguage } from '../../src/i18n/languages.js';
import { drawnOut, LONG_GERMAN, longTable } from './long-german.js';
import { de } from './spoken.js';

test('a text is drawn out by about 40 %, numbers and signs left alone', () => {
  assert.equal(drawnOut('Karten'), 'Kaarteen');
  assert.equal(drawnOut('Es geht um 3: 12 zu 4 …').replaceAll(/[^\d:…]/g, ''), '3:124…');
  const fixed = Object.entries(de).flatMap(([key, entry]) =>
    typeof entry === 'string' ? [[key, entry] as const] : [],
  );
  const length = (texts: readonly string[]): number => texts.join('').length;
  const long = fixed.map(([key]) => longTable.salzburg[key as 'title']);
  const ratio = length(long) / length(fixed.map(([, text]) => text));
  assert.ok(ratio > 1.3 && ratio < 1.42, String(ratio));
  assert.equal(longTable.french.card('LO'), drawnOut('Pik-Dame'));
});

test('it is not among the languages of the package, and German is spoken where nobody has added it', () => {
  assert.ok(!LANGUAGES.includes(LONG_GERMAN));
  assert.equal(nearestLanguage([LONG_GERMAN]), 'de');
});
