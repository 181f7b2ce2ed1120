/** Properties of the card order for every variant and every announcement (RULES.md section 4). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { schlaegeOf, type Announcement } from '../../src/rules/announce.js';
import { deckOf, rankOf, RANKS, SUITS, suitOf, WELI, type Card, type Rank } from '../../src/rules/card.js';
import { rankCards, roleOf, trickWinner } from '../../src/rules/order.js';
import { defineRules, VARIANT_IDS, type RuleSet } from '../../src/rules/variants.js';

/** Each variant unchanged, and house rules that change the order. */
const TABLES: readonly RuleSet[] = [
  ...VARIANT_IDS.map((id) => defineRules(id)),
  defineRules('suedtirol', { guterOnWeli: true }),
  defineRules('toblach', { guterOnWeli: true }),
  defineRules('toblach', { weli: 'lowest-trump' }),
  defineRules('tirol', { guter: true }),
  defineRules('wanderkritt', { pack: 36 }),
  defineRules('suedtirol', { pack: 40, guterOnWeli: true }),
  defineRules('suedtirol', { pack: 40, superguter: true }),
  defineRules('tirol', { pack: 40, guter: true }),
  defineRules('wanderkritt', { pack: 40 }),
  defineRules('bayrisch', { guter: true }),
  ...(['suedtirol', 'toblach', 'wanderkritt'] as const).map((id) => defineRules(id, { superguter: true })),
];

const everywhere = (
  title: string,
  check: (rules: RuleSet, announcement: Announcement, tiers: readonly (readonly Card[])[], where: string) => void,
): void => {
  test(title, () => {
    for (const rules of TABLES) {
      for (const schlag of schlaegeOf(rules)) {
        for (const trumpf of SUITS)
          check(
            rules,
            { schlag, trumpf },
            rankCards(rules, { schlag, trumpf }),
            `${rules.variant} ${trumpf}/${schlag}`,
          );
      }
    }
  });
};

/** Whether the Weli is a trump. */
const weliIsTrump = (rules: RuleSet, { schlag, trumpf }: Announcement): boolean =>
  trumpf === 'S' || schlag === 'weli' || rules.weli === 'lowest-trump';

/** Whether a card belongs to the Schlag. If the Weli is the Schlag, it is the only such card. */
const isOfSchlag = ({ schlag }: Announcement, card: Card): boolean =>
  schlag === 'weli' ? card === WELI : rankOf(card) === schlag;

/**
 * Returns the Guter according to the rules: the next higher rank in the trump suit, or the seven for the ace. A Weli that
 * is the lowest trump is never the Guter.
 */
const guterOf = (rules: RuleSet, { schlag, trumpf }: Announcement): Card | undefined => {
  if (!rules.guter || (schlag === 'weli' && !rules.guterOnWeli)) return undefined;
  const above: Record<string, Rank> = {
    weli: '7',
    5: '6',
    6: '7',
    7: '8',
    8: '9',
    9: '10',
    10: 'U',
    U: 'O',
    O: 'K',
    K: 'A',
    A: '7',
  };
  const card: Card = `${trumpf}${above[schlag]}`;
  if (card === WELI && rules.weli === 'lowest-trump') return undefined;
  return rules.critical.includes(card) ? undefined : card;
};

/** Returns the Superguter according to the rules: the trump two ranks above the Schlag. */
const superguterOf = (rules: RuleSet, { schlag, trumpf }: Announcement): Card | undefined => {
  if (!rules.guter || !rules.superguter || schlag === 'weli') return undefined;
  const above: Record<string, Rank> = {
    5: '7',
    6: '8',
    7: '9',
    8: '10',
    9: 'U',
    10: 'O',
    U: 'K',
    O: 'A',
    K: '7',
    A: '8',
  };
  const card: Card = `${trumpf}${above[schlag]}`;
  return rules.critical.includes(card) ? undefined : card;
};

everywhere(
  'rankCards() returns every Kritischer, Schlag and trump exactly once, and no other card',
  (rules, announcement, tiers, where) => {
    const expected = deckOf(rules.pack).filter(
      (card) =>
        rules.critical.includes(card) ||
        suitOf(card) === announcement.trumpf ||
        isOfSchlag(announcement, card) ||
        (card === WELI && weliIsTrump(rules, announcement)),
    );
    assert.deepEqual(tiers.flat().sort(), [...expected].sort(), where);
  },
);

everywhere('the Kritische rank highest, in their listed order', (rules, _, tiers, where) => {
  assert.deepEqual(tiers.slice(0, rules.critical.length).flat(), rules.critical, where);
});

everywhere(
  'after the Kritische, the Superguter and the Guter rank highest, followed by the Rechter and then the Linke',
  (rules, announcement, tiers, where) => {
    const below = tiers.slice(rules.critical.length);
    const superguter = superguterOf(rules, announcement);
    if (superguter) assert.deepEqual(below.shift(), [superguter], where);
    const guter = guterOf(rules, announcement);
    if (guter) assert.deepEqual(below.shift(), [guter], where);
    const rechter: Card = announcement.schlag === 'weli' ? WELI : `${announcement.trumpf}${announcement.schlag}`;
    if (!rules.critical.includes(rechter)) assert.deepEqual(below.shift(), [rechter], where);
    const linke = deckOf(rules.pack).filter(
      (card) => isOfSchlag(announcement, card) && card !== rechter && !rules.critical.includes(card),
    );
    if (linke.length > 0) assert.deepEqual([...(below.shift() ?? [])].sort(), [...linke].sort(), where);
  },
);

everywhere('only Linke are equal in rank', (rules, announcement, tiers, where) => {
  for (const tier of tiers) {
    if (tier.length === 1) continue;
    for (const card of tier) assert.equal(roleOf(rules, announcement, card), 'linker', `${where}: ${card}`);
  }
  assert.ok(tiers.filter((tier) => tier.length > 1).length <= 1, where);
});

everywhere(
  'ordinary trumps rank from the ace down, followed by the Weli if it is the lowest trump',
  (rules, announcement, tiers, where) => {
    const trumps = tiers.flat().filter((card) => roleOf(rules, announcement, card) === 'trumpf');
    const isLowest = (card: Card): boolean => card === WELI && rules.weli === 'lowest-trump';
    const down = RANKS.map((rank): Card => `${announcement.trumpf}${rank}`).filter(
      (card) => trumps.includes(card) && !isLowest(card),
    );
    assert.deepEqual(trumps, [...down, ...trumps.filter(isLowest)], where);
    assert.deepEqual(
      trumps.filter((card) => suitOf(card) !== announcement.trumpf && card !== WELI),
      [],
      where,
    );
  },
);

everywhere(
  'the Weli is a Kritischer, the Guter, the Rechter, a Linker, a trump or an ordinary Schell',
  (rules, announcement, tiers, where) => {
    if (rules.pack === 32) return assert.ok(!tiers.flat().includes(WELI), where);
    const { schlag, trumpf } = announcement;
    const role = roleOf(rules, announcement, WELI);
    if (rules.weli === 'critical') return assert.equal(role, 'kritischer', where);
    if (schlag === 'weli') return assert.equal(role, 'rechter', where);
    if (schlag === '6') return assert.equal(role, trumpf === 'S' ? 'rechter' : 'linker', where);
    if (guterOf(rules, announcement) === WELI) return assert.equal(role, 'guter', where);
    assert.equal(role, weliIsTrump(rules, announcement) ? 'trumpf' : 'plain', where);
    const lower = rules.pack === 40 && rules.weli === 'schell' && schlag !== '5' ? 1 : 0;
    if (role === 'trumpf') assert.deepEqual(tiers.at(-1 - lower), [WELI], `${where}: the lowest trump except the five`);
  },
);

everywhere(
  'a ranked card beats every lower card, and the first of two equal cards wins',
  (rules, announcement, tiers, where) => {
    const takes = (...played: Card[]): Card => played[trickWinner(rules, announcement, played)];
    tiers.forEach((tier, index) => {
      const [card, equal = card] = tier;
      assert.equal(takes(equal, card), equal, `${where}: ${equal} before ${card}`);
      const [lower] = tiers[index + 1] ?? [];
      if (lower)
        assert.deepEqual([takes(lower, card), takes(card, lower)], [card, card], `${where}: ${card} over ${lower}`);
    });
  },
);

everywhere(
  'a plain card never beats a ranked card, and beats a plain lead only if it is a higher card of the led suit',
  (rules, announcement, tiers, where) => {
    const takes = (first: Card, second: Card): boolean => trickWinner(rules, announcement, [first, second]) === 1;
    const [lowest] = tiers[tiers.length - 1];
    const plain = deckOf(rules.pack).filter((card) => roleOf(rules, announcement, card) === 'plain');
    for (const card of plain) {
      assert.ok(takes(card, lowest), `${where}: ${lowest} on ${card}`);
      assert.ok(!takes(lowest, card), `${where}: ${card} on ${lowest}`);
      for (const other of plain) {
        const higher = suitOf(other) === suitOf(card) && RANKS.indexOf(rankOf(other)) < RANKS.indexOf(rankOf(card));
        assert.equal(takes(card, other), higher, `${where}: ${other} on ${card}`);
      }
    }
  },
);
