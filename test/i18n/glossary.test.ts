/** Tests that game terms are marked in texts and explained in every language at every table. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Glossary, TermId } from '../../src/i18n/glossary.js';
import { loadGuide } from '../../src/i18n/load-guide.js';
import { LANGUAGES, loadHintTexts, loadTableTexts, type Language } from '../../src/i18n/languages.js';
import { explain } from '../../src/explain/explain.js';
import { createTermMarker } from '../../src/explain/mark-terms.js';
import { exampleOf, termFacts } from '../../src/explain/term-facts.js';
import { schlaegeOf, type Announcement } from '../../src/rules/announce.js';
import { SUITS } from '../../src/rules/card.js';
import { rankCards } from '../../src/rules/order.js';
import { defineRules, variants, type RuleSet, type VariantId } from '../../src/rules/variants.js';
import { EVERY_TABLE } from '../rules/any-rules.js';
import { textsByKey, textsOfEntries } from '../../tools/docs/messages-doc.js';
import { LANGUAGE_TEXTS } from '../../tools/shared/language-texts.js';

const IDS = Object.keys(variants) as readonly VariantId[];

const glossaryOf = async (language: Language): Promise<Glossary> =>
  (await loadGuide(language)).glossaryIn(LANGUAGE_TEXTS[language].table.salzburg);

const ITALIAN =
  /\b(?:[Vv]alore|[Bb]riscol[ae]|giusto|Linke|Guate|Kritischer?|[Mm]acchina|Weli|primo di mano|mazziere|pres[ae]|carte più belle|[Ss]cambi[o]?|gestrichen|Bummerl|cappotto|[Aa]nnunci\w*|[Rr]isponde\w*|[Rr]ilanci\w*|tenere|tengono|tenuto|[Uu]scire|[Ee]sc[ei]|escono|bluff\w*|fa(?:i|re)? segn[io]|segn[io]|alla cieca|[Tt]aglia\w*|carta in fondo|batt(?:e|ere|ono|erlo|uto)|[Kk]rank|[Gg]espannt|Schlagwechsel|Scheren?|Bock|[Zz]wicken|[Zz]wei Rechte|Bascht|Wattehre|[Jj]agen|Rückhand|[Ww]ild bieten)(?![\p{L}])/u;

/** Options that no variant uses. */
const UNUSED_BY_VARIANTS: readonly TermId[] = ['superguter', 'farbe'];

/** Forms of game terms that every text must mark. */
const WORDS: Readonly<Record<Language, RegExp>> = {
  de: /(?<!\p{L})(?:Schl(?:ag|ags|äge|ägen)|Tr(?:u|ü)mpf\p{L}*|Rechte[rn]?|Linke[rn]?|Gute[rn]?|Supergute[rn]?|Kritische[rn]?|Maschine|Weli|Vorhand|Gebers?|Stiche?n?|Schöneres|Schlagtausch|gestrichen|Bummerl|(?:Retours|S)chneider|[Aa]bheb\p{L}*|abgehoben\p{L}*|unterste Karte|[Ss]techen|sticht|Ansagen?|ansagen|angesagt|[Zz]ugeben|zugegeben|bedienen|gefordert|[Bb]ieten?|bietet|geboten\p{L}*|Gebote?|Bieter|[Ee]rhöhen|erhöht|[Hh]alten|gehalten|hältst|[Gg]ehen|gegangen|gehst|[Ww]er geht|[Bb]luff\p{L}*|[Gg]eblufft|[Dd]eute\p{L}*|[Bb]linden?|Zusammenschauen|Wander-Kritt|[Kk]rank|[Gg]espannt|Schlagwechsel|Scheren?|Bock|[Zz]wicken|[Zz]wei Rechte|Bascht|Wattehre|[Jj]agen|Rückhand|[Ww]ild bieten)(?!\p{L})/u,
  'de-x-dialect':
    /(?<!\p{L})(?:Schl(?:o|ä)g|Tr(?:u|i)mpf|Rechtn|Linke[rn]?|Guat(?:er|n)|Superguat(?:er|n)|Kritisch(?:er|n)|Maschin|Weli|Vorhand|Geber|Stich|Schianeres?|Schlogtausch|gstrichn|Bummerl|(?:Retours|S)chneider|[Oo]heb\p{L}*|ogheb\p{L}*|unterschte Kort|[Ss]techn|sticht|[Uu]nsogn?|ungsog|[Zz]uagebm|[Bb]iatn|biatet|gebotn|Gebot|[Ee]rhöhen|erhöht|[Hh]oltn|gholtn|[Hh]oltsch|[Gg]ian|gongen|[Gg]easch|[Ww]er geat|[Jj]ogn|[Gg]ejog|[Dd]aitn?|[Bb]lindn?|Zommschaugn|Wander-Kritt|[Kk]ronk|[Gg]sponnt|Schlogwechsl|Schaarn?|Boock|[Zz]wickn|[Zz]woa die Rechtn|Bascht|Wattaehre|Jaong|Rückhond|[Ww]üt biatn)(?!\p{L})/u,
  en: /\b(?:Schlag|Trumpf|trumps?|Rechter|Linker?|Guter|Superguter|Kritischer?|Maschine|Weli|[Ff]orehand|[Dd]ealer|[Tt]ricks?|Schöneres|Schlagtausch|gestrichen|Bummerl|(?:Retours|S)chneider|[Cc]uts?|[Bb]ottom card|[Bb]eat(?:s|en)?|[Aa]nnouncements?|[Ff]ollow(?:ed)?|[Bb]ids?|bidd(?:ing|ers?)|[Rr]aise[sd]?|[Ff]old(?:s|ed|ing)?|[Bb]luff(?:s|ed|ing)?|[Ss]ignals?|[Bb]lind|Zusammenschauen|Wander-Kritt|[Kk]rank|[Gg]espannt|Schlagwechsel|Scheren?|Bock|[Zz]wicken|[Zz]wei Rechte|Bascht|Wattehre|[Jj]agen|Rückhand|[Ww]ild bid)\b/u,
  it: ITALIAN,
  lld: ITALIAN,
};
const texts = async (language: Language): Promise<readonly string[]> => {
  const [{ table, tableIn }, { hintsIn }] = await Promise.all([loadTableTexts(language), loadHintTexts(language)]);
  assert.ok(tableIn && hintsIn);
  const { rules, lessons, help } = LANGUAGE_TEXTS[language];
  const explained = IDS.flatMap((id) =>
    explain(defineRules(id), rules.salzburg).sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'list' ? block.items : block.text)),
    ),
  );
  const taught = JSON.stringify(lessons.salzburg).match(/(?<=":")[^"]+/g) ?? [];
  const said = await textsByKey(tableIn, hintsIn, table.salzburg);
  const helped = await textsOfEntries(help.salzburg, ['help']);
  return [...new Set([...said.values(), ...helped.values(), ...explained, ...taught])];
};

for (const language of LANGUAGES) {
  test(`in '${language}', every game term in a text is marked, and each word form belongs to one term`, async () => {
    const glossary = await glossaryOf(language);
    const mark = createTermMarker(glossary);
    const forms = Object.values(glossary).flatMap((term) => term.forms.split('|'));
    assert.deepEqual(
      forms.filter((form, index) => forms.indexOf(form) !== index),
      [],
    );
    const word = new RegExp(WORDS[language], 'gu');
    const found = new Set((await texts(language)).flatMap((text) => text.match(word) ?? []));
    assert.ok(found.size > 30, 'the words were found');
    const unmarked = [...found].filter((text) => mark(text).every(({ term }) => term === null));
    assert.deepEqual(unmarked, []);
  });

  test(`in '${language}', each game term has an explanation and an example for every announcement`, async () => {
    const glossary = await glossaryOf(language);
    const { notPlayed } = await loadGuide(language);
    const played = new Map<string, boolean>();
    for (const rules of EVERY_TABLE) {
      const id = `${rules.variant} (players: ${rules.players})`;
      const whole = schlaegeOf(rules).map((schlag) => ({ schlag, trumpf: 'S' as const }));
      for (const announcement of [{}, { schlag: '9' as const }, { trumpf: 'E' as const }, ...whole.slice(-3)]) {
        const facts = termFacts(rules, { announcement });
        for (const [term, entry] of Object.entries(glossary)) {
          const { name, means } = entry;
          const example = exampleOf(term as TermId, entry, facts, notPlayed);
          played.set(term, played.get(term) === true || example !== notPlayed);
          for (const text of [means(facts), example]) {
            assert.match(text, /^\p{Lu}.*[.!]$/u, `${id} ${term}`);
            assert.doesNotMatch(text, /undefined|null|NaN|\[object|, \.|: \./u, `${id} ${term}`);
          }
          assert.notEqual(name, '');
        }
      }
    }
    const nowhere = [...played].filter(([, isPlayed]) => !isPlayed).map(([term]) => term);
    assert.deepEqual(nowhere, UNUSED_BY_VARIANTS, 'terms that no variant uses');
  });
}

test('the term marker leaves the text unchanged and marks each game term once and only as a whole word', async () => {
  const glossary = await glossaryOf('de');
  const mark = createTermMarker(glossary);
  const piece = fc.constantFrom(
    'Schlag',
    'der Gute',
    'Herz-Unter',
    ' ',
    ', ',
    'Schlagbaum',
    'ein Linker',
    'Guten Tag',
    'x',
    '.',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (parts) => {
      const text = parts.join(' ');
      const pieces = mark(text);
      assert.equal(pieces.map((one) => one.text).join(''), text);
      const terms = pieces.flatMap(({ term }) => term ?? []);
      assert.equal(new Set(terms).size, terms.length);
      assert.equal(terms.includes('schlag'), parts.includes('Schlag'));
    }),
  );
  const alreadyMarked = new Set<TermId>();
  assert.deepEqual(
    mark('Schlag Acht', alreadyMarked).map(({ term }) => term),
    ['schlag', null],
  );
  assert.deepEqual(mark('Schlag Acht', alreadyMarked), [{ text: 'Schlag Acht', term: null }]);
  assert.deepEqual(
    mark('Herz-Unter, der Gute.').flatMap(({ text, term }) => (term ? [text, term] : [])),
    ['Gute', 'guter'],
  );
});

test('the term marker marks no term in the heading above the hands of all players', async () => {
  for (const language of LANGUAGES) {
    const marked = createTermMarker(await glossaryOf(language))(LANGUAGE_TEXTS[language].table.salzburg['hands-held']);
    assert.deepEqual(
      marked.filter(({ term }) => term !== null),
      [],
      language,
    );
  }
});

test('glossary examples use the announcement that the viewer knows and match the ranking of the cards', () => {
  for (const id of IDS) {
    const rules = defineRules(id);
    for (const schlag of schlaegeOf(rules)) {
      for (const trumpf of SUITS) {
        const { guter, rechter, linke, trumps, kritische } = termFacts(rules, { announcement: { schlag, trumpf } });
        const named = [...kritische, ...(guter ? [guter] : []), ...(rechter ? [rechter] : []), ...linke, ...trumps];
        assert.deepEqual(named, rankCards(rules, { schlag, trumpf }).flat());
      }
    }
  }
  const { knowsSchlag, knowsTrumpf } = termFacts(defineRules('suedtirol-blind'), { announcement: { trumpf: 'L' } });
  assert.deepEqual([knowsSchlag, knowsTrumpf], [false, true]);
});

test('with 40 cards, the glossary describes the rank of the Weli correctly', async () => {
  const schell = defineRules('suedtirol', { pack: 40 });
  const lowest = defineRules('tirol', { pack: 40, guter: true });
  const weliAt = (rules: RuleSet, announcement: Partial<Announcement> = {}): string =>
    termFacts(rules, { announcement }).weli;
  assert.equal(weliAt(schell), 'over-five');
  assert.equal(weliAt(schell, { schlag: '5' }), 'lowest');
  assert.equal(weliAt(schell, { schlag: '8', trumpf: 'H' }), 'over-five-now');
  assert.equal(weliAt(schell, { schlag: '5', trumpf: 'H' }), 'lowest-now');
  assert.equal(weliAt(schell, { schlag: '8', trumpf: 'S' }), 'trumpf-over-five');
  assert.equal(weliAt(schell, { schlag: '5', trumpf: 'S' }), 'guter');
  assert.equal(weliAt(defineRules('normal', { pack: 40 }), { schlag: '5', trumpf: 'S' }), 'trumpf');
  assert.equal(weliAt(schell, { schlag: '6', trumpf: 'H' }), 'schlag');
  assert.equal(weliAt(lowest, { schlag: '5', trumpf: 'S' }), 'always-trumpf');
  assert.equal(weliAt(defineRules('toblach'), { schlag: '8', trumpf: 'H' }), 'lowest-now', '36 cards');
  for (const language of LANGUAGES) {
    const { weli } = await glossaryOf(language);
    const examples = [
      {},
      { schlag: '8', trumpf: 'H' },
      { schlag: '8', trumpf: 'S' },
      { schlag: '5', trumpf: 'S' },
    ] as const;
    const described = examples.map((announcement) => weli.example(termFacts(schell, { announcement })));
    assert.equal(new Set(described).size, described.length, language);
  }
});
