/** Texts that the page sets in `messages`: validation and use. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isSame, readOwnTexts } from '../../src/element/shell/language/own-texts.js';
import { hints as germanHints } from '../../src/i18n/de/hints.js';
import { table as german } from '../../src/i18n/de/table.js';
import { table as english } from '../../src/i18n/en/table.js';
import type { MessageKey, TableMessages } from '../../src/i18n/table-messages.js';

const failOnMessage = (message: string): void => assert.fail(message);
const read = (messages: TableMessages, failed: (message: string) => void = failOnMessage) =>
  readOwnTexts(messages, failed);

test('readOwnTexts() rejects invalid texts with an error that names the text and the valid values', async () => {
  const refused: readonly (readonly [unknown, string, RegExp])[] = [
    [42, 'invalid-message', /'messages' must be an object such as \{ de: .* not 42/],
    [['de'], 'invalid-message', /not \["de"\]/],
    [{ de: 'Watten' }, 'invalid-message', /'messages' for 'de' must be an object of texts .* not 'Watten'/],
    [{ de: null }, 'invalid-message', /'messages' for 'de' must be .* not null/],
    [{ 'de AT': {} }, 'invalid-message', /must be a BCP 47 tag .* not 'de AT'/],
    [{ '': {} }, 'invalid-message', /must be a BCP 47 tag .* not ''/],
    [{ 'de-CH': {}, 'de-ch': {} }, 'invalid-message', /the language 'de-ch' twice/],
    [
      { de: { strat: 'Los' } },
      'unknown-message',
      /Unknown text 'strat' in 'messages' for 'de'; the nearest is 'start'/,
    ],
    [
      { de: { begin: 'Los' } },
      'unknown-message',
      /Unknown text 'begin' .*; docs\/reference\/messages\.md in the package lists all texts/,
    ],
    [{ fr: { constructor: 'Los' } }, 'unknown-message', /Unknown text 'constructor'/],
    [{ de: { start: 5 } }, 'invalid-message', /'start' in 'messages' for 'de' must be a string, not 5\./],
    [{ de: { start: () => 'Los' } }, 'invalid-message', /'start' .* must be a string, not a function\./],
    [
      { fr: { 'waiting-for': 'lui' } },
      'invalid-message',
      /'waiting-for' .* must be a function that returns a string, not 'lui'/,
    ],
    [
      { de: { title: 'Karten' }, en: { title: null } },
      'invalid-message',
      /'title' in 'messages' for 'en' must be .* not null/,
    ],
  ];
  for (const [messages, code, message] of refused)
    await assert.rejects(readOwnTexts(messages, failOnMessage), { code, message }, JSON.stringify(messages));
});

test("a text set by the page replaces the table's text for both decks and changes no other text", async () => {
  const own = await read({
    de: { start: 'Auf geht’s', title: undefined, 'hint-luck': 'Glück!' },
  });
  assert.equal(own.missing, null);
  const table = await own.table('de', 'tirol');
  for (const deck of ['salzburg', 'french'] as const) {
    assert.equal(table[deck].start, 'Auf geht’s');
    assert.equal(table[deck].title, 'Watten');
    assert.equal(table[deck].them, german[deck].them);
  }
  const hints = await own.hints('de');
  assert.equal(hints.french['hint-luck'], 'Glück!');
  assert.equal(hints.french['hint-next'], germanHints.french['hint-next']);
  assert.equal((await own.table('en', 'tirol')).salzburg.start, english.salzburg.start, 'only in this language');
});

test("a small-talk text set by the page replaces only that text in the region's small talk", async () => {
  const own = await read({ de: { 'talk-hold': () => 'Mir bleibm.' } });
  const { salzburg } = await own.table('de', 'bayern');
  assert.equal(salzburg['talk-hold']({ line: 0 }), 'Mir bleibm.');
  assert.equal(salzburg['talk-give-up']({ line: 1 }), 'Des is uns z’vui.');
});

test('text functions set by the page receive a copy of the parameters and the words of the current deck', async () => {
  const seen: unknown[] = [];
  const own = await read({
    de: {
      'played-by': (params, words) => {
        seen.push(params, words.deck);
        return `${params.name} legt ${words.card(params.card)}`;
      },
      'hand-won-by': ({ winners, count }) => {
        (winners as string[]).length = 0;
        return String(count);
      },
    },
  });
  const { salzburg, french } = await own.table('de', 'tirol');
  assert.equal(salzburg['played-by']({ name: 'Resi', card: 'LU' }), 'Resi legt Laub-Unter');
  assert.equal(french['played-by']({ name: 'Resi', card: 'LU' }), 'Resi legt Pik-Bube');
  assert.deepEqual(seen, [{ name: 'Resi', card: 'LU' }, 'salzburg', { name: 'Resi', card: 'LU' }, 'french']);
  const winners = ['Resi'];
  assert.equal(salzburg['hand-won-by']({ winners, count: 2 }), '2');
  assert.deepEqual(winners, ['Resi'], 'the function received a copy');
});

test('words set by the page appear in every sentence of their language and can differ by deck', async () => {
  const own = await read({
    de: {
      card: (card, { deck, card: usual }) => (deck === 'salzburg' && card === 'LU' ? 'Gras-Unter' : usual(card)),
      points: (count) => `${count} Augen`,
    },
  });
  const { salzburg, french } = await own.table('de', 'tirol');
  assert.equal(salzburg.card('LU'), 'Gras-Unter');
  assert.equal(salzburg['played-by']({ name: 'Resi', card: 'LU' }), 'Resi: Gras-Unter');
  assert.equal(french['played-by']({ name: 'Resi', card: 'LU' }), 'Resi: Pik-Bube');
  assert.equal(
    french['hand-won']({ us: { who: 'you-all', names: [] }, count: 2 }),
    'Runde gewonnen: 2 Augen für euch.',
  );
  const hints = await own.hints('de');
  assert.equal(hints.salzburg['hint-last-card']({ card: 'LU' }), 'Der Gras-Unter ist deine letzte Karte.');
  assert.equal(hints.french['hint-last-card']({ card: 'LU' }), 'Der Pik-Bube ist deine letzte Karte.');
});

test('missing texts of an additional language come from the nearest language or English and are reported once', async () => {
  const own = await read({
    de: { them: 'Die Anderen' },
    'de-CH': { start: 'Spiel aafange', suit: (suit, { suit: usual }) => (suit === 'L' ? 'Schilte' : usual(suit)) },
    en: { us: 'Our side' },
    fr: { start: 'Commencer', card: (card) => `carte ${card}` },
  });
  const swiss = (await own.table('de-ch', 'tirol')).salzburg;
  assert.deepEqual([swiss.start, swiss.them, swiss.title], ['Spiel aafange', 'Die Anderen', 'Watten']);
  assert.equal(swiss['said-trumpf']({ trumpf: 'L' }), 'Schilte!', 'German sentences with Swiss words');
  const french = (await own.table('fr', 'tirol')).salzburg;
  assert.deepEqual([french.start, french.us, french.them], ['Commencer', 'Our side', 'Them']);
  assert.equal(french.card('LU'), 'carte LU');
  assert.equal(
    french['played-by']({ name: 'Resi', card: 'LU' }),
    english.salzburg['played-by']({ name: 'Resi', card: 'LU' }),
    'English sentences with English words',
  );
  assert.match((await own.hints('fr')).french['hint-luck'], /[a-z]/);
  const { missing } = own;
  assert.match(missing ?? '', /^'de-ch' takes these missing texts from 'de': 'schlag'|'de-ch' .*'us'/);
  assert.match(missing ?? '', / 'fr' takes these missing texts from 'en': /);
  assert.equal((missing ?? '').match(/'hint-luck'/g)?.length, 2);
  assert.doesNotMatch(missing ?? '', /'start'/);
  assert.doesNotMatch(missing ?? '', /(?:^| )'(?:de|en)' lacks/, 'built-in languages are complete');
});

test('a text function that throws or returns no string is reported once, and the table uses its own text', async () => {
  const reported: string[] = [];
  const broken = {
    de: {
      'waiting-for': () => {
        throw new Error('oh');
      },
      'line-farbe': () => Promise.resolve('später') as unknown as string,
      suit: () => undefined as unknown as string,
    },
  };
  const own = await read(broken, (message) => reported.push(message));
  for (const deck of ['salzburg', 'french', 'salzburg'] as const) {
    const said = (await own.table('de', 'tirol'))[deck];
    assert.equal(said['waiting-for']({ name: 'Resi' }), 'Resi ist dran');
    assert.equal(said['line-farbe']({ name: 'Resi', own: false }), 'Resi verlangt die Farbe.');
    assert.equal(said['said-trumpf']({ trumpf: 'H' }), 'Herz!');
  }
  assert.equal(reported.length, 3);
  assert.match(reported[0], /'waiting-for' in 'messages' for 'de' threw an error: oh; the table uses its own/);
  assert.match(reported[1], /'line-farbe' .* must return a string but returned/);
  assert.match(reported[2], /'suit' .* returned nothing/);
});

test('two `messages` objects with the same texts count as equal, and later changes to them have no effect', async () => {
  const start: Record<string, string> = { start: 'Los' };
  const own = await read({ de: start });
  start.start = 'Später';
  assert.equal((await own.table('de', 'tirol')).salzburg.start, 'Los');
  assert.ok(isSame(own.languages, (await read({ DE: { start: 'Los' } })).languages));
  for (const other of [{ de: start }, { de: {} }, {}, { en: { start: 'Los' } }, { de: { title: 'Los' } }])
    assert.ok(!isSame(own.languages, (await read(other)).languages), JSON.stringify(other));
});

test('with any set of `messages`, every key has a text for both decks, from the language or its nearest fallback', async () => {
  const plain = Object.entries(german.salzburg).flatMap(([key, entry]) =>
    typeof entry === 'string' ? [key as MessageKey] : [],
  );
  const some = fc.subarray(plain);
  await fc.assert(
    fc.asyncProperty(some, some, some, async (regional, french, inEnglish) => {
      const mark = (keys: readonly string[], by: string): object =>
        Object.fromEntries(keys.map((key) => [key, by + key]));
      const own = await read({ 'fr-CA': mark(regional, '1'), fr: mark(french, '2'), en: mark(inEnglish, '3') });
      const table = await own.table('fr-ca', 'tirol');
      for (const deck of ['salzburg', 'french'] as const) {
        assert.deepEqual(new Set(Object.keys(table[deck])), new Set(Object.keys(english[deck])));
        for (const key of plain) {
          const by = [regional, french, inEnglish].findIndex((keys) => keys.includes(key));
          const entries = table[deck] as unknown as Readonly<Record<string, unknown>>;
          const usual = (english[deck] as unknown as Readonly<Record<string, unknown>>)[key];
          assert.equal(entries[key], by < 0 ? usual : `${by + 1}${key}`);
        }
      }
    }),
    { numRuns: 20 },
  );
});
