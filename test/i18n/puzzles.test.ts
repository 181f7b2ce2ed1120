/** Tests that the texts of puzzles are complete and translated in every language. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PuzzleMessages } from '../../src/i18n/de/puzzles.js';
import { LANGUAGE_TEXTS } from '../../tools/shared/language-texts.js';

/** Sample values for all parameters. */
const PARAMS = {
  ...{ of: 2, tries: 2, days: 3, need: 2, to: 3, value: 2, name: 'Luis', tricks: [1, 3], excluded: 35, worlds: 2600 },
  ...{ card: 'E10', next: 'LK', percent: 61, nextPercent: 42, needed: 30, own: 2, rechter: true },
  ...{ schlag: '10', trumpf: 'H' },
};
const OF_NAMES = { 'because-schlag': { next: '9' }, 'because-trumpf': { next: 'S' } };

type Entry = string | ((params: unknown) => string);

const saidIn = (messages: PuzzleMessages): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(messages as unknown as Readonly<Record<string, Entry>>).map(([key, entry]) => [
      key,
      typeof entry === 'string' ? entry : entry({ ...PARAMS, ...OF_NAMES[key as keyof typeof OF_NAMES] }),
    ]),
  );

const german = LANGUAGE_TEXTS['de'].puzzles;

for (const [language, { puzzles }] of Object.entries(LANGUAGE_TEXTS)) {
  test(`in '${language}', all puzzle texts exist for both decks`, () => {
    for (const deck of ['salzburg', 'french'] as const) {
      const said = saidIn(puzzles[deck]);
      assert.deepEqual([...said.keys()].sort(), Object.keys(german[deck]).sort());
      for (const [key, text] of said)
        assert.ok(text !== '' && !/undefined|null|NaN|\[object/.test(text), `${key}: ${text}`);
    }
  });
}

for (const [language, { puzzles }] of Object.entries(LANGUAGE_TEXTS).filter(([tag]) => tag !== 'de')) {
  test(`in '${language}', no puzzle text is the same as in German`, () => {
    const inGerman = saidIn(german.salzburg);
    const same = [...saidIn(puzzles.salzburg)].flatMap(([key, text]) => (text === inGerman.get(key) ? [key] : []));
    assert.deepEqual(same, []);
  });
}
