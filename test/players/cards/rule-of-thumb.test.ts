import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesOf, cardLookupFor } from '../../../src/players/cards/card-lookup.js';
import { ruleOfThumb } from '../../../src/players/cards/rule-of-thumb.js';
import { deckOf, type Card } from '../../../src/rules/card.js';
import { defineRules } from '../../../src/rules/variants.js';

const rules = defineRules('suedtirol', { players: 4, guter: false });
const codes = codesOf(rules.pack);

/**
 * Returns the card that the rule plays for seat 3 of four. Ober is the Schlag, hearts are the Trumpf, and seat 1 is the
 * partner.
 */
const played = (hand: readonly Card[], trick: readonly Card[], tricks: readonly [number, number] = [0, 0]): Card => {
  const playedCards = new Uint8Array(rules.pack);
  for (const card of trick) playedCards[codes[card]] = 1;
  const code = ruleOfThumb(
    {
      players: 4,
      party: [0, 1, 0, 1],
      bound: [true, true, true, true],
      leader: (3 - trick.length + 4) % 4,
      trick: trick.map((card) => codes[card]),
      tricks,
      called: false,
      mayCall: false,
      lookup: cardLookupFor(rules)({ schlag: 'O', trumpf: 'H' }),
      hands: [[], [], [], hand.map((card) => codes[card])],
      playedCards,
    },
    3,
  );
  return deckOf(rules.pack)[code];
};

test('the rule of thumb takes a trick with the cheapest card', () => {
  assert.equal(played(['HO', 'H9', 'HK', 'E7'], ['L7', 'L8', 'LA']), 'H9');
});

test('the rule of thumb plays the lowest card if the partner is winning the trick', () => {
  assert.equal(played(['H9', 'E7', 'LK'], ['L7', 'L9', 'L8']), 'E7');
});

test('the rule of thumb leads high if it can win the tricks that it still needs or cannot afford to lose another, and low otherwise', () => {
  assert.equal(played(['HO', 'E7', 'EK'], []), 'E7');
  assert.equal(played(['HO', 'E7', 'EK'], [], [0, 2]), 'HO');
  assert.equal(played(['H9', 'E7', 'EK'], [], [2, 0]), 'H9');
});

test('among cards of equal worth, the rule of thumb plays the first card in the hand', () => {
  assert.equal(played(['E7', 'S7', 'EK'], ['L7', 'L8', 'LA']), 'E7');
  assert.equal(played(['S7', 'E7', 'EK'], ['L7', 'L8', 'LA']), 'S7');
});
