/** Tests of the long German test language. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, nearestLanguage } from '../../src/i18n/languages.js';
import { lengthened, LONG_GERMAN, longTable } from './long-german.js';
import { de } from './spoken.js';

test('lengthened() makes a text about 40 % longer and leaves digits and punctuation unchanged', () => {
  assert.equal(lengthened('Karten'), 'Kaarteen');
  assert.equal(lengthened('Es geht um 3: 12 zu 4 …').replaceAll(/[^\d:…]/g, ''), '3:124…');
  const fixed = Object.entries(de).flatMap(([key, entry]) =>
    typeof entry === 'string' ? [[key, entry] as const] : [],
  );
  const length = (texts: readonly string[]): number => texts.join('').length;
  const long = fixed.map(([key]) => longTable.salzburg[key as 'title']);
  const ratio = length(long) / length(fixed.map(([, text]) => text));
  assert.ok(ratio > 1.3 && ratio < 1.42, String(ratio));
  assert.equal(longTable.french.card('LO'), lengthened('Pik-Dame'));
});

test('before addLanguage(), the tag of the test language with long texts selects German', () => {
  assert.ok(!LANGUAGES.includes(LONG_GERMAN));
  assert.equal(nearestLanguage([LONG_GERMAN]), 'de');
});
