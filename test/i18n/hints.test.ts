import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, loadHintMessages } from '../../src/i18n/languages.js';

/** Sample values for the parameters of all hints. */
const SAID = {
  card: 'EA',
  next: 'LK',
  better: 'LK',
  guter: 'L9',
  rechter: 'LA',
  out: 'L9',
  outRole: 'guter',
  role: 'linker',
  schlag: 'A',
  trumpf: 'L',
  suit: 'L',
  name: 'Rosa',
  what: 'Gehen',
  to: 4,
  value: 3,
  refusal: 2,
  count: 2,
  usual: 50,
  other: 40,
  needed: 55,
  percent: 62,
  best: 62,
  chance: 62,
} as const;

/** Words that follow a percentage and name its base. */
const OF_WHAT: Readonly<Record<string, RegExp>> = {
  de: /62\s% der Fälle/u,
  'de-x-dialect': /62\smol fa 100/u,
  en: /62% of the time/u,
  it: /62\s% dei casi/u,
  lld: /62\s% dei casi/u,
};

for (const language of LANGUAGES)
  test(`in '${language}', every percentage in a hint names its reference, such as 'of the time'`, async () => {
    const { salzburg: messages } = await loadHintMessages(language);
    const ofWhat = OF_WHAT[language];
    const said = Object.entries(messages).flatMap(([key, message]: readonly [string, unknown]) =>
      // Only hints that have a chance or a percentage as a parameter. The frequencies of a mix are no chances.
      !key.startsWith('hint-mix') && typeof message === 'function' && /percent|chance/.test(String(message))
        ? [String(message(SAID))]
        : [],
    );
    const withFigure = said.filter((line) => line.includes('62'));
    assert.ok(withFigure.length > 25, 'all hints were found');
    assert.deepEqual(
      withFigure.filter((line) => !ofWhat.test(line)),
      [],
    );
  });

/** Hints on stakes, with the figure to which they compare the chance. */
const COMPARED = {
  'hint-better': 40,
  'hint-swap': 40,
  'hint-hold': 55,
  'hint-fold': 55,
  'hint-play-forced': 55,
} as const;

for (const language of LANGUAGES)
  test(`in '${language}', a hint that depends on a comparison gives the other figure`, async () => {
    const { salzburg: messages } = await loadHintMessages(language);
    for (const [key, figure] of Object.entries(COMPARED)) {
      const message = (messages as unknown as Readonly<Record<string, (params: object) => string>>)[key];
      assert.match(message(SAID), new RegExp(String.raw`\b${figure}\b`, 'u'), key);
    }
  });
