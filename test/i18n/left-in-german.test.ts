/** Tests that rules, lessons, help and other texts outside the table's messages are translated from German. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '../../src/i18n/languages.js';
import { sourcesOf } from '../../tools/proof/sheet.js';
import { textsIn } from '../../tools/proof/texts.js';

const PARTS = [
  'deduction.ts',
  'glossary.ts',
  'help.ts',
  'lessons.ts',
  'puzzles.ts',
  'regional.ts',
  'rules.ts',
  'trainer.ts',
];

/** Regional words that other languages keep. */
const REGIONAL = 'Bascht Bock Rückhand Schere Scheren Schlagwechsel Wattehre gespannt jagen krank zwicken';

const GAME = 'Bummerl Kritische Kritischer Schneider Retourschneider Wander-Kritt Weli';

/** Words that are the same as in German. A text that contains only these words can equal the German text. */
const IN_COMMON: Readonly<Record<Language, string>> = {
  it: `${GAME} ${REGIONAL} wild bieten zwei Rechte Gestrichen gestrichen Linke`,
  lld: `${GAME} ${REGIONAL} Gestrichen gestrichen Linke`,
  en: `${GAME} ${REGIONAL} Blind Deuten Farbe Gestrichen Guter Kritisch Linker Maschine Rechter Schlag Schlagtausch Schläge Schöneres Superguter Trainer Trumpf Zusammenschauen gestrichen oder`,
  'de-x-dialect': `${GAME} Bascht Blind Die Geber Kritisch Linker Partner Prozentpunkt Prozentpunkte Rechter Spiel Stich Trainer Trumpf Vorhand Weiter deine du er ihre jeder mehr oder und`,
};

/** Matches ids of cards, suits and ranks, which `words` converts to names. */
const CARD = /^[ELHS]?(?:[AKOU6-9]|10)?$/;

/** Returns all texts of each module. */
const said = async (language: Language): Promise<readonly (readonly [part: string, text: string])[]> =>
  [...(await sourcesOf(language))].flatMap(([part, source]) =>
    PARTS.includes(part) ? textsIn(source).map(({ text }) => [part, text] as const) : [],
  );

for (const language of LANGUAGES.filter((tag) => tag !== 'de'))
  test(`in '${language}', rules, lessons, help and other modules contain no German text except listed words`, async () => {
    const german = new Set((await said('de')).map((entry) => entry.join()));
    const common = (IN_COMMON[language] ?? '').split(' ');
    const left = (await said(language)).filter(([part, text]) => {
      if (!german.has([part, text].join()) || CARD.test(text)) return false;
      const words = text.replaceAll(/\{[^}]*\}/g, ' ').match(/\p{L}[\p{L}’-]*/gu) ?? [];
      return !words.every((word) => common.includes(word));
    });
    assert.deepEqual(left, []);
    assert.ok(german.size > 600, 'all modules were read');
  });
