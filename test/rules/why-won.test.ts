/** Reasons why a card won its trick, for viewers who know the announcement (RULES.md section 4). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { schlaegeOf } from '../../src/rules/announce.js';
import { deckOf, SUITS, suitOf, type Card } from '../../src/rules/card.js';
import { rankCards, roleOf, trickWinner } from '../../src/rules/order.js';
import { randomFrom, shuffled } from '../../src/rules/random.js';
import { defineRules } from '../../src/rules/variants.js';
import { whyWon } from '../../src/rules/why-won.js';
import { anyRules, anySeed } from '../game/random-play.js';
import { runs } from '../runs.js';
import { assertUntil } from '../until.js';
import { cards, parseAnnouncement } from './words.js';

const normal = defineRules('normal');
const suedtirol = defineRules('suedtirol');
const tirol = defineRules('tirol');
const toblach = defineRules('toblach');
const wanderkritt = defineRules('wanderkritt');
const bayrisch = defineRules('bayrisch');

const REASONS = [
  ['the Guter', suedtirol, 'H/8', 'LA H9 H8 L8', 'H9 guter'],
  ['a trump if the variant has no Guter', normal, 'H/8', 'LA H9 LK L9', 'H9 trumpf'],
  ['the Wander-Kritt, which ranks above the Rechter', wanderkritt, 'H/8', 'LA H9 H8 L8', 'H9 wander-kritt'],
  ['a Kritischer, which ranks above the Wander-Kritt', wanderkritt, 'H/8', 'LA H9 E7 L8', 'E7 kritischer'],
  ['the highest of several Kritische', bayrisch, 'S/10', 'E7 S7 HA HK', 'HK kritischer among'],
  ['the Rechter', normal, 'H/8', 'L8 H8 HA', 'H8 rechter'],
  ['the Rechter if the Weli wins as the Schlag', normal, 'H/weli', 'HA S6', 'S6 rechter'],
  ['a single Linker', normal, 'H/8', 'HA E8', 'E8 linker'],
  ['the first of several Linke', normal, 'H/8', 'HA S8 L8 E8', 'S8 linker among'],
  ['a Linker if the Weli wins and the six is the Schlag', toblach, 'H/6', 'HA S6', 'S6 linker'],
  ['the highest trump', normal, 'H/8', 'SK H9 HU HO', 'HO trumpf among'],
  ['the only trump', normal, 'H/8', 'SK SA H7', 'H7 trumpf'],
  ['a trump if the Weli wins in Tirol', tirol, 'H/8', 'LA S6', 'S6 trumpf'],
  ['the highest card of the led suit', normal, 'H/8', 'LK LA S7 E7', 'LA suit-led among'],
  ['the only card of the led suit', normal, 'H/8', 'L7 SA EA', 'L7 suit-led'],
] as const;

for (const [what, rules, announcement, trick, expected] of REASONS)
  test(`whyWon() identifies the winning card as ${what}`, () => {
    const why = whyWon(rules, parseAnnouncement(announcement), cards(trick));
    assert.equal([why?.card, why?.by, ...(why?.among ? ['among'] : [])].join(' '), expected);
  });

test('whyWon() returns null if the Schlag or the Trumpf is unknown', () => {
  for (const known of [{}, { schlag: '8' }, { trumpf: 'H' }] as const)
    assert.equal(whyWon(suedtirol, known, cards('LA H9 H8 L8')), null);
});

test("for any rules, whyWon() returns the winning card, the card's role and whether other cards share the role", () => {
  const seen = new Set<string>();
  assertUntil(
    fc.property(anyRules, anySeed, (rules, seed) => {
      const luck = randomFrom('tricks', seed);
      const schlaege = schlaegeOf(rules);
      for (let count = 0; count < 12; count++) {
        const announcement = { schlag: schlaege[luck(schlaege.length)], trumpf: SUITS[luck(SUITS.length)] };
        const trick = shuffled(deckOf(rules.pack), luck).slice(0, rules.players);
        const why = whyWon(rules, announcement, trick);
        assert.ok(why);
        assert.equal(why.card, trick[trickWinner(rules, announcement, trick)]);
        seen.add(`${why.by} ${why.among}`);

        const tiers = rankCards(rules, announcement);
        const tierOf = (card: Card): number => tiers.findIndex((tier) => tier.includes(card));
        const fixed = trick.filter((card) => tierOf(card) !== -1);
        if (why.by === 'suit-led') {
          assert.deepEqual(fixed, []);
          const ofSuit = trick.filter((card) => suitOf(card) === suitOf(trick[0]));
          assert.ok(ofSuit.includes(why.card));
          assert.equal(why.among, ofSuit.length > 1);
          continue;
        }
        // The first of the highest cards wins the trick.
        const highest = Math.min(...fixed.map(tierOf));
        assert.equal(
          why.card,
          fixed.find((card) => tierOf(card) === highest),
        );
        const role = why.by === 'wander-kritt' ? 'guter' : why.by;
        assert.equal(roleOf(rules, announcement, why.card), role);
        assert.equal(why.by === 'wander-kritt', role === 'guter' && rules.critical.length > 0);
        const same = fixed.filter((card) => roleOf(rules, announcement, card) === role);
        assert.equal(why.among, same.length > 1);
      }
    }),
    { numRuns: runs(150, 1000), seed: 12 },
    () =>
      Object.fromEntries(
        [
          ...['kritischer', 'linker', 'trumpf', 'suit-led'].flatMap((by) => [`${by} true`, `${by} false`]),
          ...['guter', 'wander-kritt', 'rechter'].map((by) => `${by} false`),
        ].map((what) => [what, seen.has(what)]),
      ),
  );
});
