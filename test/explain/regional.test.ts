/** Tests that each regional word is explained at the tables of its region and does not occur at other tables. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createTermMarker } from '../../src/explain/mark-terms.js';
import { regionalTermsOf, REGIONAL_TERM_IDS } from '../../src/explain/regional.js';
import { exampleOf, glossaryAt, termFacts } from '../../src/explain/term-facts.js';
import type { RegionalTermId } from '../../src/i18n/glossary.js';
import { loadGuide } from '../../src/i18n/load-guide.js';
import { defineRules, VARIANT_IDS, variants, type RuleSet, type VariantId } from '../../src/rules/variants.js';
import { LANGUAGE_TEXTS } from '../../tools/shared/language-texts.js';
import { anyRuleSet } from '../rules/any-rules.js';
import { runs } from '../runs.js';
import { LANGUAGE_NAMES, sectionText, textsOf } from './texts.js';

const variantsOf = (...regions: readonly string[]): readonly VariantId[] =>
  VARIANT_IDS.filter((id) => regions.includes(variants[id].region));
const SALZBURG = variantsOf('salzburg');
const WITH_SCHOENERES = SALZBURG.filter((id) => defineRules(id).schoeneres !== 'none');

/** The word in the German rules and the variants whose rules explain the word, with the default number of players. */
const WORDS: Readonly<Record<RegionalTermId, readonly [german: RegExp, at: readonly VariantId[]]>> = {
  krank: [/\bkrank\b/i, SALZBURG],
  gespannt: [/\bgespannt\b/i, ['bayrisch', 'bayrisch-11']],
  schlagwechsel: [/\bSchlagwechsel\b/, ['bayrisch', 'bayrisch-11']],
  schere: [/\bScheren?\b/, variantsOf('salzburg', 'tirol')],
  bock: [/\bBock\b/, SALZBURG],
  zwicken: [/\bzwicken\b/i, SALZBURG],
  'zwei-rechte': [/\bzwei Rechte\b/i, SALZBURG],
  bascht: [/\bBascht\b/, ['kritisch', 'wanderkritt', 'kritisch-latinisch', 'kritisch-latinisch-wanderkritt']],
  wattehre: [/\bWattehre\b/, WITH_SCHOENERES],
  jagen: [/\bjagen\b/i, variantsOf('salzburg', 'bayern')],
  rueckhand: [/\bRückhand\b/, []],
  wild: [/\bwild bieten\b/i, SALZBURG],
};

/** Returns the complete German rules of a table as one text. */
const rulesText = (rules: RuleSet): string => textsOf(rules, 'de').join('\n');

const mentions = (rules: RuleSet, word: RegExp): boolean => word.test(rulesText(rules));

for (const term of REGIONAL_TERM_IDS) {
  const [word, at] = WORDS[term];
  test(`the word '${term}' occurs in the rules of the variants of its region and in no others`, () => {
    assert.deepEqual(
      VARIANT_IDS.filter((id) => mentions(defineRules(id), word)),
      VARIANT_IDS.filter((id) => at.includes(id)),
    );
  });

  test(`the word '${term}' occurs in the rules of any table exactly if the table uses it`, () => {
    fc.assert(
      fc.property(anyRuleSet, (rules) => {
        assert.equal(mentions(rules, word), regionalTermsOf(rules).includes(term));
      }),
      { numRuns: runs(20, 500) },
    );
  });
}

test('the word Rückhand is explained for three players of Bavarian Watten', () => {
  const three = defineRules('bayrisch', { players: 3 });
  assert.match(sectionText(three, 'words'), /Rückhand: Zu dritt der Spieler, der weder Geber noch Vorhand ist\./);
  assert.doesNotMatch(
    rulesText(defineRules('bayrisch', { players: 3, threePlayer: 'forehand-names-both' })),
    /Rückhand/,
  );
});

test('the words for gestrichen state the points of the table', () => {
  assert.match(sectionText(defineRules('normal'), 'words'), /Krank: [^.]+\. An diesem Tisch ab 7 von 9 Punkten\./);
  assert.match(sectionText(defineRules('normal', { target: 15 }), 'words'), /ab 13 von 15 Punkten\./);
  assert.match(sectionText(defineRules('bayrisch'), 'words'), /Gespannt: [^.]+\. Hier gilt das ab 12 von 15 Punkten\./);
});

test('the rules explain "Gespannt – Luft" only at a table with this rule', () => {
  assert.match(sectionText(defineRules('tirol', { gestrichen: 'luft' }), 'words'), /„Gespannt – Luft“/);
  assert.doesNotMatch(sectionText(defineRules('bayrisch'), 'words'), /Luft/);
});

test('the examples of Bock, Zwicken and zwei Rechte are cards with these roles', () => {
  const words = sectionText(defineRules('normal'), 'words');
  assert.match(words, /Bock: [^.]+\. Zum Beispiel bei Schlag Acht und Trumpf Herz: Eichel-Ass\./);
  assert.match(words, /Zwicken: [^.]+\. Zum Beispiel bei Schlag Acht und Trumpf Herz: Herz-Siebener auf Eichel-Ass\./);
  assert.match(words, /Zwei Rechte: [^.]+\. Zum Beispiel bei Schlag Acht und Trumpf Herz: Herz-Achter und /);
});

test('the rules state the effect of a wild bid at the table', () => {
  const wild = (options: object): string => sectionText(defineRules('normal', options), 'words');
  assert.match(wild({}), /Wild bieten: [^.]+\. An diesem Tisch ist das nicht möglich\./);
  assert.match(wild({ enforcement: 'penalise' }), /die Runde damit aus, und die Gegner schreiben 2 Punkte\./);
  assert.match(
    wild({ enforcement: 'penalise', forbiddenBid: 'bid' }),
    /die Runde damit aus, und die Gegner schreiben den gebotenen Wert\./,
  );
  assert.match(
    wild({ lastTrick: 'first-bid', farbe: true }),
    /Wild bieten: [^.]+\. An diesem Tisch antworten [^.]+„Farbe!“\./,
  );
  assert.doesNotMatch(wild({ lastTrick: 'free' }), /Wild bieten/);
});

for (const language of LANGUAGE_NAMES) {
  test(`in '${language}', the glossary marks a regional word at a table that uses it and at no other table`, async () => {
    const { glossaryIn, notPlayed } = await loadGuide(language);
    const glossary = glossaryIn(LANGUAGE_TEXTS[language].table.salzburg);
    for (const id of VARIANT_IDS) {
      const rules = defineRules(id);
      const used = regionalTermsOf(rules);
      const mark = createTermMarker(glossaryAt(rules, glossary));
      for (const term of REGIONAL_TERM_IDS) {
        const entry = glossary[term];
        const [form = ''] = entry.forms.split('|');
        assert.equal(
          mark(form).some((piece) => piece.term === term),
          used.includes(term),
          `${id} ${form}`,
        );
        assert.equal(exampleOf(term, entry, termFacts(rules), notPlayed) !== notPlayed, used.includes(term));
      }
    }
  });

  test(`in '${language}', the section on words has one entry per regional word of the table`, () => {
    for (const id of VARIANT_IDS) {
      const rules = defineRules(id);
      const entries = sectionText(rules, 'words', language);
      assert.equal(entries.length > 0, regionalTermsOf(rules).length > 0, id);
    }
  });
}
