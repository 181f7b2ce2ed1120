/** Tests that every text, in every language, uses the card names of the chosen deck. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardName } from '../../src/deck.js';
import { DECK_NAMES, type DeckName } from '../../src/deck/deck.js';
import { deFrench, explain } from '../../src/explain.js';
import { SIGNS } from '../../src/game/sign.js';
import { capital } from '../../src/i18n/capital.js';
import { FRENCH_CHARACTERS } from '../../src/i18n/card-names.js';
import type { Messages } from '../../src/i18n/de/table.js';
import { LANGUAGES, loadHintMessages, loadMessages } from '../../src/i18n/languages.js';
import { ALL_CARDS, RANKS, SUITS, type Card } from '../../src/rules/card.js';
import { defineRules } from '../../src/rules/variants.js';
import { LANGUAGE_TEXTS } from '../../tools/shared/language-texts.js';
import { textsIn } from '../explain/texts.js';
import { EVERY_TABLE } from '../rules/any-rules.js';

/** Returns the names of a deck's suits and ranks in every language. */
const namesOf = (deck: DeckName): readonly string[] =>
  LANGUAGES.flatMap((language) => {
    const { suit, rank } = LANGUAGE_TEXTS[language].table[deck];
    return [...SUITS.map(suit), ...RANKS.map(rank)];
  });

const other = (deck: DeckName): DeckName => (deck === 'french' ? 'salzburg' : 'french');

/** Matches whole words that are names of only one deck, capitalized or not. */
const onlyIn = (deck: DeckName): RegExp => {
  const names = namesOf(deck).filter((name) => !namesOf(other(deck)).includes(name));
  const words = names.flatMap((name) => [name, capital(name)]);
  return new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'u');
};
const ONLY_IN: Readonly<Record<DeckName, RegExp>> = { salzburg: onlyIn('salzburg'), french: onlyIn('french') };

/** Matches "Unter" as a preposition at the start of a German sentence. The rank follows an article or a suit. */
const PREPOSITION = /(?<=^|[.!?…:(„»–]\s*)Unter(?=\s+[\p{L}\d])/gu;

/** Whether a text names a suit or a rank of the other deck. */
const namesOther = (text: string, deck: DeckName): boolean =>
  ONLY_IN[other(deck)].test(text.replaceAll(PREPOSITION, ''));

/** Entries with one unnamed argument. Sentences have named parameters. */
const BARE: readonly string[] = [
  'card',
  'suit',
  'rank',
  'schlag',
  'points',
  'variant',
  'tableFor',
  'gesture',
  'meaning',
];

/** Returns every sentence that names a card, suit, rank or sign, with this card and one of the signs as values. */
function sentencesOf(messages: object, card: Card): readonly string[] {
  const [schlag, trumpf] = [card.slice(1), card[0]];
  const known = {
    name: 'Moidl',
    schlag,
    trumpf,
    suit: trumpf,
    variant: 'tirol',
    players: 2,
    count: 2,
    score: [1, 2],
    value: 2,
    why: { card, by: 'guter', among: true },
    who: 'named',
    names: ['Moidl'],
    opponents: { who: 'named', names: ['Moidl'] },
    us: { who: 'you', names: [] },
  };
  const sign = SIGNS[ALL_CARDS.indexOf(card) % SIGNS.length];
  // Every other parameter gets this card, or a list that contains only this card.
  const params = new Proxy<Readonly<Record<string, unknown>>>(
    { ...known, sign },
    {
      get: (all, key) => (typeof key === 'string' && key in all ? all[key] : String(key).endsWith('s') ? [card] : card),
    },
  );
  return Object.entries(messages).flatMap(([key, message]: [string, unknown]) =>
    typeof message !== 'function' || BARE.includes(key) ? [] : [String(message(params))],
  );
}

test('the texts of each deck name all cards in that deck and no cards in the other deck', async () => {
  for (const language of LANGUAGES) {
    const [table, hints] = [await loadMessages(language), await loadHintMessages(language)];
    for (const deck of DECK_NAMES) {
      const messages = { ...table[deck], ...hints[deck] };
      const said = [...new Set(ALL_CARDS.flatMap((card) => sentencesOf(messages, card)))];
      assert.deepEqual(
        said.filter((sentence) => namesOther(sentence, deck)),
        [],
        `${language}, ${deck}`,
      );
      for (const card of ALL_CARDS) {
        const name = table[deck].card(card);
        assert.ok(
          said.some((sentence) => sentence.includes(name)),
          `${language}, ${deck}: ${name} is in a sentence`,
        );
      }
    }
  }
});

test('namesOther() does not mistake the preposition "unter" for the rank Unter', () => {
  for (const text of [
    'Unter den Karten ist keine.',
    'Unter 3 Punkten',
    'Kein Gebot. Unter Partnern',
    'Tipp: Unter den Stichen',
  ])
    assert.ok(!namesOther(text, 'french'), text);
  for (const text of ['Unter', 'der Unter', 'Laub-Unter', 'Schlag Unter', 'Ober, Unter, 10', 'Spiel den Unter aus.'])
    assert.ok(namesOther(text, 'french'), text);
  for (const text of ['unter den Karten', 'darunter', 'Unterste Karte', 'Dame und Bube'])
    assert.ok(!namesOther(text, 'french'), text);
});

test('in each deck, no two cards, suits, ranks or signs have the same name', async () => {
  for (const language of LANGUAGES) {
    const byDeck = await loadMessages(language);
    for (const deck of DECK_NAMES) {
      const { card, suit, rank, schlag, meaning } = byDeck[deck];
      for (const names of [
        ALL_CARDS.map(card),
        SUITS.map(suit),
        RANKS.map(rank),
        [...RANKS.map(schlag), schlag('weli')],
        SIGNS.map((sign) => meaning(sign)),
      ]) {
        assert.equal(new Set(names).size, names.length, `${language}, ${deck}: ${names.join(', ')}`);
        assert.doesNotMatch(names.join(' '), /undefined|^$/);
      }
    }
  }
});

test('French cards have their usual German and English names', async () => {
  const [german, english] = [(await loadMessages('de')).french, (await loadMessages('en')).french];
  assert.deepEqual(SUITS.map(german.suit), ['Kreuz', 'Pik', 'Herz', 'Karo']);
  assert.deepEqual(SUITS.map(english.suit), ['Clubs', 'Spades', 'Hearts', 'Diamonds']);
  assert.deepEqual(
    SUITS.map((suit) => FRENCH_CHARACTERS[suit]),
    ['♣', '♠', '♥', '♦'],
  );
  assert.deepEqual((['LO', 'HU', 'S10', 'E9', 'S6'] as const).map(german.card), [
    'Pik-Dame',
    'Herz-Bube',
    'Karo-Zehner',
    'Kreuz-Neuner',
    'Weli',
  ]);
  assert.deepEqual((['LO', 'HU', 'S10', 'E9', 'S6'] as const).map(english.card), [
    'Queen of Spades',
    'Jack of Hearts',
    'Ten of Diamonds',
    'Nine of Clubs',
    'Weli',
  ]);
  assert.deepEqual((['O', 'U', '9', 'weli'] as const).map(german.schlag), ['Dame', 'Bube', 'Neun', 'Weli']);
  assert.deepEqual(
    (['L', 'O', '9', 'bad'] as const).map((sign) => german.meaning(sign)),
    ['Pik', 'Dame', 'Neuner', 'schlechte Karten'],
  );
});

test('game terms are the same for both decks', async () => {
  for (const language of LANGUAGES) {
    const { salzburg, french } = await loadMessages(language);
    const fixed = (messages: Messages) =>
      Object.entries(messages).filter(([, message]) => typeof message !== 'function');
    assert.deepEqual(fixed(french), fixed(salzburg));
    assert.deepEqual(SIGNS.map(french.gesture), SIGNS.map(salzburg.gesture));
  }
});

test('the German names of court cards, aces and the Weli match the titles of their pictures', async () => {
  const byDeck = await loadMessages('de');
  const unnumbered = ALL_CARDS.filter((card) => card === 'S6' || /[AKOU]$/.test(card));
  for (const deck of DECK_NAMES)
    assert.deepEqual(
      unnumbered.map(byDeck[deck].card),
      unnumbered.map((card) => cardName(card, deck)),
    );
});

test('for every table, the rules as text name the same cards for both decks, with the names of each deck', () => {
  for (const rules of EVERY_TABLE) {
    for (const language of LANGUAGES) {
      const [salzburg, french] = DECK_NAMES.map((deck) => explain(rules, LANGUAGE_TEXTS[language].rules[deck]));
      const at = `${rules.variant}, ${rules.players}, ${language}`;
      for (const [deck, { sections }] of [
        ['salzburg', salzburg],
        ['french', french],
      ] as const) {
        const texts = sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsIn)]);
        assert.deepEqual(
          texts.filter((text) => namesOther(text, deck)),
          [],
          at,
        );
        assert.match(texts.join('\n'), ONLY_IN[deck], at);
      }
      const cardsOf = ({ sections }: typeof french) =>
        sections.map(({ id, blocks }) => [id, blocks.map((block) => ({ ...block, text: '', items: '' }))]);
      assert.deepEqual(cardsOf(french), cardsOf(salzburg), at);
    }
  }
  const [pack] = explain(defineRules('tirol'), deFrench).sections.filter(({ id }) => id === 'cards');
  assert.match(JSON.stringify(pack), /Kreuz, Pik, Herz und Karo\. Von oben: Ass, König, Dame, Bube, 10/);
});
