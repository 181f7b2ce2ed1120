/** Tests the choice of a language and the fallbacks for missing texts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  addLanguage,
  LANGUAGES,
  loadHintMessages,
  loadHintTexts,
  loadMessages,
  loadTableTexts,
  nearestLanguage,
  nearestAvailable,
  supportedLanguageFor,
  type Language,
} from '../../src/i18n/languages.js';
import { loadOnlineTexts } from '../../src/i18n/online.js';
import { loadTrainerTexts } from '../../src/i18n/trainer.js';
import { hints } from '../../src/i18n/de/hints.js';
import { table as german } from '../../src/i18n/de/table.js';
import { table as english } from '../../src/i18n/en/table.js';
import { loadErrorTextsIn } from '../../src/i18n/load-error.js';
import { withFallback } from '../../src/i18n/words.js';
import { textsByKey } from '../../tools/docs/messages-doc.js';
import { LANGUAGE_TEXTS } from '../../tools/shared/language-texts.js';

const KEYS = Object.keys(german.salzburg) as readonly (keyof typeof german.salzburg)[];

test('nearestLanguage() returns the language that shares the most leading subtags with the tag', () => {
  assert.deepEqual(
    [
      'de',
      'DE-at',
      'de-1996-x-tirol',
      'en-GB',
      'it-IT',
      'it-CH',
      'lld-IT',
      'DE-x-Dialect',
      'de-IT-x-dialect',
      'fr',
      'd',
      'x-de',
      'den',
    ].map((tag) => nearestLanguage([tag])),
    ['de', 'de', 'de', 'en', 'it', 'it', 'lld', 'de-x-dialect', 'de', 'en', 'en', 'en', 'en'],
  );
  assert.equal(nearestLanguage(['', 'fr', 'de-IT', 'en']), 'de', 'the first supported tag wins');
  assert.equal(nearestLanguage([]), 'en');
});

test('language tags with underscores, in another case or with a POSIX suffix select the same language', () => {
  const written: readonly (readonly [tag: string, language: Language])[] = [
    ['de_DE', 'de'],
    ['de_AT', 'de'],
    ['it_IT', 'it'],
    ['IT_it', 'it'],
    ['en_GB.UTF-8', 'en'],
    ['de_DE@euro', 'de'],
    ['lld_IT', 'lld'],
    ['de_x_dialect', 'de-x-dialect'],
    [' de-AT ', 'de'],
  ];
  for (const [tag, language] of written) {
    assert.equal(supportedLanguageFor(tag), language, tag);
    assert.equal(nearestLanguage([tag, 'en']), language, tag);
  }
  for (const tag of ['', '_', 'deutsch', 'fr_FR', '__de', '-'])
    assert.equal(supportedLanguageFor(tag), null, JSON.stringify(tag));
  assert.equal(supportedLanguageFor('fr_CH', new Set(['fr'])), 'fr', 'a language of the page');
});

test('every text module contains the same entries in every language as in German', async () => {
  const shapeOf = (part: object): readonly (readonly [string, string])[] =>
    Object.entries(part)
      .map(([key, entry]): readonly [string, string] => [key, typeof entry])
      .sort(([one], [other]) => one.localeCompare(other));
  assert.deepEqual(Object.keys(LANGUAGE_TEXTS), LANGUAGES, 'the list for tests and tools is complete');
  for (const language of LANGUAGES) {
    for (const deck of ['salzburg', 'french'] as const) {
      assert.deepEqual(shapeOf((await loadMessages(language))[deck]), shapeOf(german[deck]), language);
      assert.deepEqual(shapeOf((await loadHintMessages(language))[deck]), shapeOf(hints[deck]), language);
      assert.deepEqual(
        shapeOf(LANGUAGE_TEXTS[language].rules[deck]),
        shapeOf(LANGUAGE_TEXTS['de'].rules[deck]),
        `the rules, ${language}`,
      );
      assert.deepEqual(
        shapeOf(LANGUAGE_TEXTS[language].deduction[deck]),
        shapeOf(LANGUAGE_TEXTS['de'].deduction[deck]),
        `what can be concluded, ${language}`,
      );
      assert.deepEqual(
        shapeOf(LANGUAGE_TEXTS[language].lessons[deck]),
        shapeOf(LANGUAGE_TEXTS['de'].lessons[deck]),
        `the lessons, ${language}`,
      );
      assert.deepEqual(
        shapeOf(LANGUAGE_TEXTS[language].help[deck]),
        shapeOf(LANGUAGE_TEXTS['de'].help[deck]),
        `the help, ${language}`,
      );
    }
  }
});

test('the texts of the trainer have the same keys in each language and are translated', async () => {
  const { messages: inGerman } = await loadTrainerTexts('de');
  const given = { better: '', chance: 1, best: 2, needed: 3, cost: 4 };
  for (const language of ['de-x-dialect', 'en', 'it']) {
    const { language: loaded, messages } = await loadTrainerTexts(language);
    assert.equal(loaded, language);
    assert.deepEqual(Object.keys(messages).sort(), Object.keys(inGerman).sort());
    for (const [key, text] of Object.entries(messages)) {
      const meant = inGerman[key as keyof typeof inGerman];
      assert.equal(typeof text, typeof meant, key);
      if (key === 'trainer-points' || (language !== 'it' && key === 'trainer-label')) continue;
      const said = (one: typeof meant): string => (typeof one === 'string' ? one : one(given));
      assert.notEqual(said(text), said(meant), `${language} ${key}`);
    }
  }
  assert.equal((await loadTrainerTexts('lld')).language, 'it');
});

test('the texts of online tables have the same keys in each language and are translated', async () => {
  const { messages: inGerman } = await loadOnlineTexts('de');
  const given = {
    name: 'Moidl',
    names: 'Moidl',
    seconds: 30,
    minutes: 2,
    message: 'Fehler',
    time: '5 Sekunden',
    score: '1:0',
    votes: 2,
  };
  const ALIKE = ['online-computer', 'online-you', 'online-agreed', 'online-qr'];
  // The dialect uses the same word.
  const ALIKE_IN_DIALECT = ['online-free', 'online-with', 'online-with-you'];
  for (const language of ['de-x-dialect', 'en', 'it']) {
    const { language: loaded, messages } = await loadOnlineTexts(language);
    assert.equal(loaded, language);
    assert.deepEqual(Object.keys(messages).sort(), Object.keys(inGerman).sort());
    for (const [key, text] of Object.entries(messages)) {
      const meant = inGerman[key as keyof typeof inGerman];
      assert.equal(typeof text, typeof meant, key);
      if (ALIKE.includes(key) || (language === 'de-x-dialect' && ALIKE_IN_DIALECT.includes(key))) continue;
      const said = (one: typeof meant): string => (typeof one === 'string' ? one : one(given));
      assert.notEqual(said(text), said(meant), `${language} ${key}`);
    }
  }
  assert.equal((await loadOnlineTexts('lld')).language, 'it');
});

test('every label of the statistics starts with a capital letter in each language', async () => {
  for (const language of LANGUAGES) {
    const { salzburg } = await loadMessages(language);
    for (const key of ['stats-games', 'stats-won', 'stats-given', 'stats-taken', 'stats-run'] as const)
      assert.match(salzburg[key], /^\p{Lu}/u, `${language}: ${key}`);
  }
});

test('in Italian, the bar shows every value of a hand in figures', async () => {
  const { salzburg: italian } = await loadMessages('it');
  assert.equal(italian['value-four'], italian.value({ value: 4 }));
});

test('withFallback() fills in a missing text from the nearest language, or else from the next nearest one', () => {
  const some = fc.subarray([...KEYS]);
  const only = (keys: readonly string[], from: object, mark: string): object =>
    Object.fromEntries(
      Object.entries(from)
        .filter(([key]) => keys.includes(key))
        .map(([key, entry]: [string, unknown]) => [key, typeof entry === 'string' ? mark + entry : entry]),
    );
  const part = (keys: readonly string[], mark: string): Parameters<typeof withFallback>[1] => ({
    salzburg: only(keys, german.salzburg, mark),
    french: only(keys, german.french, mark),
  });
  fc.assert(
    fc.property(some, some, fc.boolean(), (dialect, nearest, hasHoles) => {
      const holes = hasHoles ? Object.fromEntries(KEYS.map((key) => [key, undefined])) : {};
      const own = { salzburg: { ...holes, ...part(dialect, '1').salzburg }, french: part(dialect, '1').french };
      const filled = withFallback(withFallback(english, part(nearest, '2')), own);
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

test('for a missing module, nearestAvailable() returns the nearest language that has the module', () => {
  const available = { de: 1, en: 1, it: 1 };
  assert.deepEqual(
    ['de-x-dialect', 'it', 'lld', 'lld-x-gherdeina', 'fr', ''].map((language) => nearestAvailable(language, available)),
    ['de', 'it', 'it', 'it', 'en', 'en'],
  );
  assert.equal(nearestAvailable('lld', { ...available, lld: 1 }), 'lld');
});

test('nearestLanguage() selects a language added with addLanguage() if it is the nearest', async () => {
  const dialect = withFallback(german, { salzburg: { start: 'Geh mas an' }, french: {} });
  addLanguage('de-x-other', { table: async () => ({ table: dialect }), hints: async () => ({ hints }) });
  assert.equal(nearestLanguage(['de-x-other']), 'de-x-other');
  assert.equal(nearestLanguage(['de-x-other-pustertal']), 'de-x-other');
  assert.equal(nearestLanguage(['de-AT-x-other']), 'de');
  const { salzburg } = await loadMessages('de-x-other');
  assert.deepEqual([salzburg.start, salzburg.title], ['Geh mas an', 'Watten']);
  assert.equal(await loadHintMessages('de-x-other'), hints);
  assert.ok(!LANGUAGES.includes('de-x-other'), 'the package does not contain it');
});

test('if a text module fails to load, only its own loader rejects', async () => {
  addLanguage('x-broken', {
    table: async () => ({ table: german }),
    hints: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await assert.rejects(loadHintMessages('x-broken'), /Failed to fetch/);
  assert.equal(await loadMessages('x-broken'), german);
  await assert.rejects(loadMessages('fr'), /Unsupported language: 'fr'/);
});

test('in every language, the separate texts for load errors match those in the table texts', () => {
  for (const language of LANGUAGES) {
    const { salzburg } = LANGUAGE_TEXTS[language].table;
    assert.deepEqual(loadErrorTextsIn(language), {
      'load-failed': salzburg['load-failed'],
      'try-again': salzburg['try-again'],
      'reload-page': salzburg['reload-page'],
    });
  }
  assert.equal(loadErrorTextsIn('de-AT'), loadErrorTextsIn('de'));
});

/** Returns all texts of a language, with the names of the parameters in braces. */
const saidIn = async (language: Language): Promise<ReadonlyMap<string, string>> => {
  const [{ table, tableIn }, { hintsIn }] = await Promise.all([loadTableTexts(language), loadHintTexts(language)]);
  assert.ok(tableIn && hintsIn);
  return textsByKey(tableIn, hintsIn, table.salzburg);
};

const NOTHING_OWN = 'hint-says line-play played-by said-bid said-schlag said-sign said-trumpf';
const BUMMERL = 'bummerl word-bummerl name-kritischer role-kritischer role-wander-kritt';

/** Entries that can be the same as in German, grouped by reason. */
const SAME_AS_GERMAN: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'nothing but what it is given': NOTHING_OWN,
    'words of the game, which stay German': `${BUMMERL} title choice-farbe choice-schlagtausch choice-schoeneres finale-retourschneider finale-schneider gestrichen line-announced role-guter role-linker role-rechter role-superguter role-trumpf said-call said-farbe said-schlagtausch said-schoeneres word-schlag word-trumpf`,
    'so spelt in both': 'partner partner-woman prefer-speed-normal prefer-trainer',
  },
  it: {
    'nothing but what it is given': NOTHING_OWN,
    'words of the game that Italian has none for': `${BUMMERL} gestrichen title`,
    'so spelt in both': 'prefer-variant',
  },
  lld: {
    'nothing but what it is given': NOTHING_OWN,
    'words of the game that Ladin and Italian have none for': `${BUMMERL} gestrichen`,
    'so spelt in German and Italian': 'prefer-variant',
  },
  'de-x-dialect': {
    'nothing but what it is given': NOTHING_OWN,
    'words of the game that are the same': `${BUMMERL} choice-call dealer dealer-mark finale-retourschneider finale-schneider forehand forehand-mark label-trick role-linker role-rechter role-trumpf said-call word-trumpf`,
    'said the same in the dialect':
      'course-moment hint hint-mark label-companions label-log label-menu label-settings label-stats legend-retour line-of-trick note-play-forced opponent opponent-woman partner partner-woman poster-text prefer-deck prefer-deck-french prefer-handed-left prefer-handed-right prefer-level-easy prefer-sound prefer-speed prefer-speed-fast prefer-speed-normal prefer-surface prefer-surface-walnut prefer-trainer prefer-variant prefer-voice replay-comments review-better score-hand score-of-game stats-games target you',
  },
};

/** Entries that leave a parameter unused, by language. */
const UNUSED: Readonly<Record<Language, string>> = {
  // The side that loses the points is always "you".
  en: 'confirm-strike take-bluff',
  it: '',
  lld: '',
  'de-x-dialect': '',
};

const placeholdersOf = (text = ''): readonly string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

for (const language of LANGUAGES.filter((tag) => tag !== 'de')) {
  test(`in '${language}', only listed texts are the same as in German, and every text uses all its parameters`, async () => {
    const [own, inGerman] = [await saidIn(language), await saidIn('de')];
    const same = [...own].flatMap(([key, text]) => (text === inGerman.get(key) ? [key] : []));
    const listed = Object.values(SAME_AS_GERMAN[language] ?? {}).flatMap((keys) => keys.split(' '));
    assert.deepEqual(same.sort(), listed.sort());
    const unlike = [...own].flatMap(([key, text]) =>
      placeholdersOf(text).join() === placeholdersOf(inGerman.get(key)).join() ? [] : [key],
    );
    assert.deepEqual(unlike.sort().join(' '), UNUSED[language]);
  });
}
