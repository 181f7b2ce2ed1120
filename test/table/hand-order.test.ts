/** Tests that the order of a hand depends only on the player's view, with the strongest cards first. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createGame } from '../../src/game/game.js';
import type { View } from '../../src/game/view.js';
import { deckOf, rankHeight, rankOf, suitOf, type Card } from '../../src/rules/card.js';
import { schlaegeOf } from '../../src/rules/announce.js';
import { heightOf, roleOf } from '../../src/rules/order.js';
import { defineRules, VARIANT_IDS } from '../../src/rules/variants.js';
import { AS_DEALT } from '../../src/table/hand-arrangement.js';
import { orderHand } from '../../src/table/hand-order.js';
import { modelOf } from '../../src/table/model.js';
import { isHandPutAway } from '../../src/table/shown-trick.js';
import { stillSnapshot } from '../../src/table/moments.js';
import { LAYOUT, peopleAt, randomGame } from './recorded-steps.js';

const SORTED = { sorted: true, own: null };
const ROLES = ['kritischer', 'superguter', 'guter', 'rechter', 'linker', 'trumpf', 'plain'] as const;

const viewIn = (variant: (typeof VARIANT_IDS)[number], announcement: View['announcement']): View => ({
  ...createGame({ variant, seed: 'order' }).view(0),
  announcement,
});

const hands = fc.constantFrom(...VARIANT_IDS).chain((variant) => {
  const rules = defineRules(variant);
  return fc.record({
    variant: fc.constant(variant),
    hand: fc.shuffledSubarray([...deckOf(rules.pack)], { minLength: 0, maxLength: 5 }),
    schlag: fc.constantFrom(...schlaegeOf(rules)),
    trumpf: fc.constantFrom('E' as const, 'L' as const, 'H' as const, 'S' as const),
  });
});

const inBlocks = (hand: readonly Card[]): boolean => {
  const suits = hand.map(suitOf);
  return suits.every((suit, index) => suits.indexOf(suit) === index || suits[index - 1] === suit);
};

test('after the announcement, a sorted hand starts with Kritische, Guter, Rechter, Linke and trumps, high to low', () => {
  fc.assert(
    fc.property(hands, ({ variant, hand, schlag, trumpf }) => {
      const view = viewIn(variant, { schlag, trumpf });
      const held = orderHand(view, hand, SORTED);
      assert.deepEqual([...held].sort(), [...hand].sort(), 'the same cards');
      const roles = held.map((card) => ROLES.indexOf(roleOf(view.rules, { schlag, trumpf }, card)));
      assert.deepEqual(
        roles,
        [...roles].sort((high, low) => high - low),
        'by role',
      );
      const strong = held.filter((card) => roleOf(view.rules, { schlag, trumpf }, card) !== 'plain');
      const heights = strong.map((card) => heightOf(view.rules, { schlag, trumpf }, card, trumpf));
      assert.deepEqual(
        heights,
        [...heights].sort((one, other) => other - one),
        'in the order of winning',
      );
      const plain = held.slice(strong.length);
      assert.ok(inBlocks(plain));
      assert.ok(
        plain.every(
          (card, i) =>
            i === 0 ||
            suitOf(card) !== suitOf(plain[i - 1]) ||
            rankHeight(rankOf(card)) < rankHeight(rankOf(plain[i - 1])),
        ),
      );
    }),
    { numRuns: 300 },
  );
});

test('while a player knows at most half of the announcement, a sorted hand is grouped by suit and reveals no secret', () => {
  fc.assert(
    fc.property(hands, ({ variant, hand, schlag, trumpf }) => {
      const orders = [{}, { schlag }, { trumpf }].map((known) => orderHand(viewIn(variant, known), hand, SORTED));
      assert.deepEqual([...orders[0]].sort(), [...hand].sort());
      assert.ok(inBlocks(orders[0]));
      assert.deepEqual(orders[1], orders[0]);
      assert.deepEqual(orders[2], orders[0]);
    }),
    { numRuns: 200 },
  );
});

test("a player's own card order remains after the announcement, and later cards go to the end", () => {
  const view = viewIn('suedtirol', { schlag: '8', trumpf: 'H' });
  const hand: readonly Card[] = ['HA', 'S9', 'H9', 'E7', 'L8'];
  const own: readonly Card[] = ['E7', 'HA', 'H9', 'S9', 'L8'];
  assert.deepEqual(orderHand(view, hand, { sorted: true, own }), own);
  assert.deepEqual(orderHand(view, ['HA', 'H9', 'L8', 'E7'], { sorted: true, own }), ['E7', 'HA', 'H9', 'L8']);
  assert.deepEqual(orderHand(view, ['EA', 'H9', 'L8', 'H8'], { sorted: true, own }), ['H9', 'L8', 'H8', 'EA']);
  assert.deepEqual(orderHand(view, ['EA', 'H9', 'H8'], { sorted: false, own }), ['H9', 'EA', 'H8']);
});

test('an unsorted hand keeps the order of the deal', () => {
  const view = viewIn('suedtirol', { schlag: '8', trumpf: 'H' });
  const hand: readonly Card[] = ['S9', 'H9', 'E7', 'L8', 'HA'];
  assert.deepEqual(orderHand(view, hand, { sorted: false, own: null }), hand);
});

test('the buttons for a hand match its cards in the picture in order and position, and a raised card is on top', () => {
  for (const variant of ['suedtirol', 'ladinisch', 'bayrisch'] as const) {
    for (const { view } of randomGame({ variant, seed: 'hold' }, 0, 60)) {
      const raised = view.hand[1] ?? null;
      const holding = { ...AS_DEALT, sorted: true, raised };
      const { hand, picture } = modelOf(stillSnapshot(view), LAYOUT, peopleAt(view.rules), false, holding);
      assert.deepEqual(
        hand.map(({ card }) => card),
        isHandPutAway(view, LAYOUT, 0) ? [] : orderHand(view, view.hand, holding),
      );
      const faces = new Map(picture.cards.map((card) => [card.cardFace, card]));
      for (const { card, place } of hand) {
        const drawn = faces.get(card);
        // During the cut, a taken card is in the hand but not in the picture.
        if (drawn && !drawn.key.startsWith('drawn')) assert.deepEqual([drawn.box, drawn.turn], [place.box, place.turn]);
      }
      if (raised && faces.has(raised) && view.phase !== 'cut') {
        assert.equal(picture.cards[picture.cards.length - 1].cardFace, raised);
        assert.equal(faces.get(raised)?.mark, 'lifted');
      }
    }
  }
});
