/**
 * Checks that the explained rules match the played rules: examples, card order, duty to follow and points.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Block } from '../../src/explain.js';
import { signsOf, type Sign } from '../../src/game/sign.js';
import { de as german, en as english } from '../i18n/spoken.js';
import { schlaegeOf } from '../../src/rules/announce.js';
import { SUITS, type Card, type Schlag, type Suit } from '../../src/rules/card.js';
import { callsForTrump, legalCards } from '../../src/rules/follow.js';
import { rankCards, roleOf, trickWinner } from '../../src/rules/order.js';
import { trickSizeOf } from '../../src/rules/seats.js';
import { gestrichenChoice, isGestrichen } from '../../src/rules/score.js';
import type { RuleOptions } from '../../src/rules/options.js';
import { defineRules, type RuleSet, type VariantId } from '../../src/rules/variants.js';
import { anyRuleSet, EVERY_TABLE } from '../rules/any-rules.js';
import { cards } from '../game/table.js';
import { LANGUAGE_NAMES, LANGUAGES, sectionsOf, sectionText } from './texts.js';
import { runs } from '../runs.js';

const TABLES = [...EVERY_TABLE, ...fc.sample(anyRuleSet, { numRuns: runs(30, 300), seed: 3 })];

/** Asserts that a section of the explanation contains these sentences word for word. */
const assertExplains = (
  rules: RuleSet,
  id: Parameters<typeof sectionText>[1],
  ...sentences: readonly string[]
): void => {
  const text = sectionText(rules, id);
  for (const sentence of sentences) assert.ok(text.includes(sentence), `${sentence}\nis missing in:\n${text}`);
};

type Example<Type extends Block['type']> = Extract<Block, { type: Type }>;
const examplesOf = <Type extends Block['type']>(rules: RuleSet, type: Type): readonly Example<Type>[] =>
  sectionsOf(rules, 'de').flatMap(({ blocks }) =>
    blocks.filter((block): block is Example<Type> => block.type === type),
  );

/** Returns the examples of a variant in short notation. */
const examplesIn = (variant: VariantId, options: Partial<RuleOptions> = {}) => {
  const rules = defineRules(variant, options);
  return {
    order: examplesOf(rules, 'tiers').map(({ tiers }) => tiers.map((tier) => tier.join('=')).join(' '))[0],
    trick: examplesOf(rules, 'trick').map(({ cards: played, winner }) => `${played.join(' ')}: ${played[winner]}`)[0],
    hands: examplesOf(rules, 'hand').map(
      ({ lead, hand, playable }) => `${lead}, ${hand.join(' ')}: ${playable.join(' ')}`,
    ),
  };
};

test('the examples in the rules text match the rules of each variant', () => {
  assert.deepEqual(examplesIn('normal'), {
    order: 'H8 E8=L8=S8 HA HK HO HU H10 H9 H7',
    trick: 'SK H9 L8 HO: L8',
    hands: ['HA, L8 H9 E9: L8 H9', 'HA, H8 E9 S9: H8 E9 S9', 'HA, L8 E9 S9: L8 E9 S9'],
  });
  assert.deepEqual(examplesIn('suedtirol', { players: 2 }), {
    order: 'H9 H8 E8=L8=S8 HA HK HO HU H10 H7',
    trick: 'SK H9: H9',
    hands: ['HA, L8 H9 E9: L8 H9', 'HA, H8 E9 S9: H8 E9 S9', 'HA, L8 E9 S9: L8 E9 S9'],
  });
  assert.equal(examplesIn('wanderkritt').order, 'HK S6 E7 H9 H8 E8=L8=S8 HA HO HU H10 H7');
  assert.deepEqual(examplesIn('tirol'), {
    order: 'H8 E8=L8=S8 HA HK HO HU H10 H9 H7 S6',
    trick: 'SK H9 L8 HO: L8',
    hands: ['HA, L8 H9 E9: L8 H9', 'HA, H8 E9 S9: H8', 'HA, L8 E9 S9: L8 E9 S9'],
  });
  assert.equal(examplesIn('toblach').order, 'H9 H8 E8=L8=S8 HA HK HO HU H10 H7 H6');
  assert.deepEqual(examplesIn('bayrisch', { players: 3 }), {
    order: 'HK S7 E7 H8 E8=L8=S8 HA HO HU H10 H9 H7',
    trick: 'SK H9 L8: L8',
    hands: [],
  });
  assert.deepEqual(examplesIn('tirol', { exempt: [], linkeMayReplace: true }).hands[2], 'HA, L8 E9 S9: L8');
});

test('every example in the rules text follows the rules of its table', () => {
  for (const rules of TABLES) {
    const [{ tiers, ...named }] = examplesOf(rules, 'tiers');
    assert.deepEqual(tiers, rankCards(rules, named));
    const [trick] = examplesOf(rules, 'trick');
    assert.equal(trick.cards.length, trickSizeOf(rules));
    assert.equal(trick.winner, trickWinner(rules, trick, [...trick.cards]));
    for (const { lead, hand, playable, ...announcement } of examplesOf(rules, 'hand')) {
      assert.ok(callsForTrump(rules, announcement, lead), 'the led card calls for trump');
      assert.deepEqual(playable, legalCards(rules, announcement, { hand, trick: [lead], announcer: true }));
    }
  }
});

test('the text of each example names the cards that the example shows', () => {
  for (const rules of TABLES) {
    for (const [language, messages] of [
      ['de', german],
      ['en', english],
    ] as const) {
      const said = (block: Block & { text: string; schlag: Schlag; trumpf: Suit }, ...all: readonly Card[]): void => {
        assert.ok(
          block.text.startsWith(`Schlag ${messages.schlag(block.schlag)}, Trumpf ${messages.suit(block.trumpf)}`),
          block.text,
        );
        for (const card of all) assert.ok(block.text.includes(messages.card(card)), block.text);
      };
      for (const block of sectionsOf(rules, language).flatMap(({ blocks }) => blocks)) {
        if (block.type === 'tiers') said(block);
        if (block.type === 'trick') {
          said(block, ...block.cards);
          assert.match(
            block.text,
            new RegExp(`: (?:the )?${messages.card(block.cards[block.winner])} (?:macht|takes)`),
          );
        }
        if (block.type === 'hand') {
          said(block, block.lead, ...block.hand);
          const after = block.text.slice(block.text.search(/darf man|dürfen|can play/));
          const isFree = block.playable.length === block.hand.length;
          for (const card of block.hand)
            assert.equal(after.includes(messages.card(card)), !isFree && block.playable.includes(card), block.text);
          assert.equal(/jede Karte|any card/.test(after), isFree);
        }
      }
    }
  }
});

test('the rules text lists the Kritische in the order of their rank', () => {
  for (const rules of TABLES) {
    const tiers = rankCards(rules, { schlag: '8', trumpf: 'H' }).flat();
    const kritische = tiers.filter((card) => roleOf(rules, { schlag: '8', trumpf: 'H' }, card) === 'kritischer');
    const text = sectionText(rules, 'order');
    const places = kritische.map((card) => text.indexOf(german.card(card)));
    assert.ok(
      places.every((place, index) => place >= 0 && (index === 0 || place > places[index - 1])),
      text,
    );
  }
});

test('the rules text mentions the Weli as a possible Schlag only if the rules allow it', () => {
  for (const rules of TABLES.filter(({ pack }) => pack !== 32)) {
    const canBe = schlaegeOf(rules).includes('weli');
    const text = sectionText(rules, 'announcement');
    assert.equal(/Auch der Weli kann Schlag sein|Der Weli bestimmt den Schlag „Weli“/.test(text), canBe, text);
    assert.equal(/Weli,? (?:kann|gibt) (?:nicht|keinen)/.test(text), !canBe, text);
    assert.equal(sectionText(rules, 'order').includes('Ist der Weli Schlag, so ist er der Rechte'), canBe);
  }
});

/** Whether a player with this card and two plain cards must play this card when trump is called for. */
const mustGive = (rules: RuleSet, card: Card, announcement: { schlag: Schlag; trumpf: Suit }): boolean =>
  legalCards(rules, announcement, { hand: [card, ...cards('E10 L10')], trick: ['HK'], announcer: true }).length === 1;

test('the rules text lists exactly the cards that a player need not play on a trump lead', () => {
  const named = { schlag: '8', trumpf: 'H' } as const;
  for (const rules of TABLES) {
    if (rules.follow !== 'everyone' && rules.follow !== 'announcers') continue;
    // These tables have no Kritische, because any of the checked cards could be a Kritischer.
    const plain = { ...rules, critical: [], weli: 'schell' } as const;
    const text = sectionText(rules, 'follow');
    const free = /Nie hergeben muss man (.*?):/.exec(text)?.[1] ?? '';
    assert.equal(free.includes('den Rechten'), !mustGive(plain, 'H8', named), text);
    if (rules.guter) assert.equal(/den (?:Guten|Wander-Kritt)/.test(free), !mustGive(plain, 'H9', named), text);
    assert.equal(free.includes('die Linken'), rules.linkeMayReplace && !mustGive(plain, 'L8', named), text);
    assert.equal(text.includes('wer sonst keinen hat, muss es'), mustGive(plain, 'L8', named), text);
    const mayReplace = legalCards(plain, named, { hand: cards('L8 H7 E10'), trick: ['HK'], announcer: true }).includes(
      'L8',
    );
    assert.equal(text.includes('auch einen Linken geben'), mayReplace, text);
  }
});

test('the rules text lists exactly the leads that call for trump', () => {
  const named = { schlag: '8', trumpf: 'H' } as const;
  for (const rules of TABLES) {
    if (rules.follow !== 'everyone' && rules.follow !== 'announcers') continue;
    const [, calls, not] =
      /Gefordert wird, wenn einer (.*) ausspielt; mit (.*) wird nichts gefordert/.exec(sectionText(rules, 'follow')) ??
      [];
    const plain = { ...rules, critical: [] };
    assert.match(calls, /^eine Trumpfkarte/);
    assert.ok(calls.includes('den Rechten') && callsForTrump(plain, named, 'H8'), calls);
    assert.ok(not.includes('einem Linken') && !callsForTrump(plain, named, 'L8'), not);
    assert.equal(/den (?:Guten|Wander-Kritt)/.test(calls), rules.guter && callsForTrump(plain, named, 'H9'));
    assert.equal(/dem (?:Guten|Wander-Kritt)/.test(not), rules.guter && !callsForTrump(plain, named, 'H9'));
    assert.equal(calls.includes('den Weli'), rules.pack !== 32 && callsForTrump(rules, named, 'S6'));
  }
});

test('the points in the rules text match the rules', () => {
  for (const rules of TABLES) {
    const { target, players } = rules;
    assertExplains(rules, 'aim', `Wer zuerst ${target} Punkte hat`);
    const from = Array.from({ length: target }, (_, points) => points).find((points) => isGestrichen(rules, points));
    const text = sectionText(rules, 'gestrichen');
    assert.ok(
      text.startsWith(
        `Mit ${from} oder mehr von ${target} Punkten ist ein ${players === 4 ? 'Paar' : 'Spieler'} gestrichen.`,
      ),
      text,
    );
    if (players === 3) continue;
    const choice = gestrichenChoice(rules, [target - 1, 0]);
    if (choice) {
      assert.ok(text.includes(`um ${choice.value}`), text);
      assert.ok(text.includes(`oder den Gegnern ${choice.refusal} Punkte geben`), text);
    } else assert.doesNotMatch(text, /Punkte geben/);
  }
});

test('the rules text lists every signal of the table with its gesture and its meaning', () => {
  const meantBy = new Map<Sign, Card>([
    ['max', 'HK'],
    ['belli', 'S6'],
    ['spitz', 'E7'],
  ]);
  const tables = [
    ...([33, 36, 40] as const).map((pack) => defineRules('deuten', { pack })),
    defineRules('kritisch', { signals: true }),
  ];
  for (const rules of tables)
    for (const language of LANGUAGE_NAMES) {
      const { gesture, meaning } = LANGUAGES[language];
      const lines =
        sectionsOf(rules, language)
          .find(({ id }) => id === 'signals')
          ?.blocks.find((block): block is Example<'list'> => block.type === 'list')?.items ?? [];
      assert.deepEqual(
        [...lines].sort(),
        signsOf(rules)
          .map((sign) => `${gesture(sign)}: ${meaning(sign, meantBy.get(sign))}`)
          .sort(),
      );
    }
});

test('the rules text names every suit of the pack', () => {
  for (const suit of SUITS) assertExplains(defineRules('normal'), 'cards', german.suit(suit));
});

test('the rules text names the players who cut, deal, lead and ask', () => {
  const four = defineRules('bayrisch-11');
  assertExplains(
    four,
    'deal',
    'Zu Beginn zieht einer von jedem Paar eine Karte',
    'Der Spieler vor dem Geber hebt ab',
    'verliert sein Paar 2 Punkte',
    'ihre Partner erst nach der Ansage',
  );
  assertExplains(
    four,
    'announcement',
    'dann der Geber den Trumpf',
    'Bevor sie ansagt, darf die Vorhand einmal in der Runde fragen',
    'Die Vorhand spielt trotzdem aus.',
    'Ein Schöneres gibt es danach nicht mehr.',
  );
  const three = defineRules('bayrisch-11', { players: 3 });
  assertExplains(
    three,
    'deal',
    'Zu Beginn zieht jeder eine Karte',
    'verliert er 2 Punkte',
    'der Dritte erst nach der Ansage',
  );
  assertExplains(
    three,
    'announcement',
    'Die Vorhand sagt Schlag und Trumpf an.',
    'Statt anzusagen darf die Vorhand um neue Karten bitten, einmal in der Runde.',
  );
  assertExplains(
    three,
    'bids',
    'Wer von ihnen zuerst antwortet, antwortet für beide.',
    'Ist einer gestrichen, darf keiner von ihnen bieten.',
  );
  assertExplains(three, 'end', 'bei gleichen gewinnen beide');
  const two = defineRules('blind', { players: 2 });
  assertExplains(two, 'deal', 'Die Vorhand hebt ab.', 'die Vorhand; sie spielt zum ersten Stich aus');
  assertExplains(
    two,
    'announcement',
    'suchen gleichzeitig je eine eigene Karte aus',
    'Zu zweit kennen so beide Schlag und Trumpf.',
    'Bevor sie eine Karte zeigen, dürfen Vorhand und Geber um neue Karten bitten',
  );
  assertExplains(
    defineRules('ladinisch'),
    'announcement',
    'Dann zeigt der Geber der Vorhand eine: Sie bestimmt den Trumpf.',
  );
  assertExplains(
    defineRules('latinisch'),
    'announcement',
    'Niemand wählt: Die letzte Karte, die die Vorhand bekommt, bestimmt den Schlag',
  );
  assertExplains(defineRules('bayrisch'), 'announcement', 'Bevor er ansagt, darf der Geber einmal in der Runde fragen');
  assertExplains(
    defineRules('suedtirol'),
    'announcement',
    'Bevor sie ansagen, dürfen Vorhand und Geber fragen, zusammen einmal in der Runde',
  );
});

test('the rules text about the Maschine lists its Kritische, its points and the players who score', () => {
  const maschine = (players: 2 | 3 | 4, count: 2 | 3): string =>
    /Maschine: .*/.exec(sectionText(defineRules('bayrisch', { players, maschine: count }), 'deal'))?.[0] ?? '';
  const who = 'Maschine: Wer Herz-König, Schell-Siebener und Eichel-Siebener zusammen bekommt, sagt es; ';
  assert.equal(maschine(4, 2), `${who}sein Paar schreibt 2 Punkte, und die Runde ist aus.`);
  assert.equal(maschine(3, 3), `${who}seine Seite schreibt 3 Punkte, und die Runde ist aus.`);
  assert.equal(maschine(2, 3), `${who}er schreibt 3 Punkte, und die Runde ist aus.`);
});

test('the rules text about bids in the last trick mentions Kritische only if the rules have Kritische', () => {
  assertExplains(
    defineRules('suedtirol'),
    'bids',
    'und wurde noch nicht geboten, darf nur bieten, wessen letzte Karte von der ausgespielten Farbe, ein Trumpf oder ein Schlag ist.',
  );
  assertExplains(
    defineRules('kritisch'),
    'bids',
    'Liegt im letzten Stich schon eine Karte, darf nur bieten, wessen letzte Karte von der ausgespielten Farbe, ein Trumpf, ein Schlag oder ein Kritischer ist.',
  );
  assertExplains(defineRules('blind'), 'bids', 'Für die Blinden gilt das nicht.');
  assertExplains(
    defineRules('suedtirol', { farbe: true }),
    'bids',
    'dürfen die Gegner auf ein Gebot „Farbe!“ verlangen',
  );
});
