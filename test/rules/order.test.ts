import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deckOf, schlaegeOf, SUITS, suitOf, type Card, type Schlag, type Suit } from '../../src/rules/card.js';
import { rankCards, roleOf, trickWinner, type Announcement } from '../../src/rules/order.js';
import { defineRules } from '../../src/rules/variants.js';

const suedtirol = defineRules('suedtirol');
const withoutGuter = defineRules('suedtirol', { guter: false });
const guterOnWeli = defineRules('suedtirol', { guterOnWeli: true });
const lowestTrump = defineRules('suedtirol', { weli: 'lowest-trump' });

/** `H/8`: Herz is Trumpf, the eight is Schlag. */
const named = (words: string): Announcement => {
  const [trumpf, schlag] = words.split('/') as [Suit, Schlag];
  return { schlag, trumpf };
};

/** `H9 > H8 > S8 = L8`: high to low, equal ones in the order of suits. */
const order = (words: string): Card[][] => words.split(' > ').map((tier) => tier.split(' = ').sort() as Card[]);
const ranked = (rules: typeof suedtirol, words: string): Card[][] => rankCards(rules, named(words)).map((tier) => tier.sort());

const ORDERS = [
  ['Herz Achter', suedtirol, 'H/8', 'H9 > H8 > S8 = L8 = E8 > HA > HK > HO > HU > H10 > H7'],
  ['Laub Zehner', suedtirol, 'L/10', 'LU > L10 > S10 = H10 = E10 > LA > LK > LO > L9 > L8 > L7'],
  ['Eichel König: the Ass is the Guter', suedtirol, 'E/K', 'EA > EK > SK = LK = HK > EO > EU > E10 > E9 > E8 > E7'],
  ['Schell Ass: the seven is the Guter, the Weli the lowest trump', suedtirol, 'S/A', 'S7 > SA > EA = LA = HA > SK > SO > SU > S10 > S9 > S8 > S6'],
  ['Herz Siebener', suedtirol, 'H/7', 'H8 > H7 > S7 = L7 = E7 > HA > HK > HO > HU > H10 > H9'],
  ['Schell Siebener: the Weli is the lowest trump, not the Guter or a Schlag', suedtirol, 'S/7', 'S8 > S7 > E7 = L7 = H7 > SA > SK > SO > SU > S10 > S9 > S6'],
  ['Herz Weli: no Guter, no Linke, the Weli above all Herz', suedtirol, 'H/weli', 'S6 > HA > HK > HO > HU > H10 > H9 > H8 > H7'],
  ['Schell Weli', suedtirol, 'S/weli', 'S6 > SA > SK > SO > SU > S10 > S9 > S8 > S7'],
  ['Herz Weli where the Weli has a Guter: the trump seven', guterOnWeli, 'H/weli', 'H7 > S6 > HA > HK > HO > HU > H10 > H9 > H8'],
  ['Schell Weli where the Weli has a Guter', guterOnWeli, 'S/weli', 'S7 > S6 > SA > SK > SO > SU > S10 > S9 > S8'],
  ['Herz Achter without a Guter', withoutGuter, 'H/8', 'H8 > S8 = L8 = E8 > HA > HK > HO > HU > H10 > H9 > H7'],
  ['Herz Achter where the Weli is the lowest trump in any suit', lowestTrump, 'H/8', 'H9 > H8 > S8 = L8 = E8 > HA > HK > HO > HU > H10 > H7 > S6'],
  ['Schell Achter where the Weli is the lowest trump in any suit', lowestTrump, 'S/8', 'S9 > S8 > E8 = L8 = H8 > SA > SK > SO > SU > S10 > S7 > S6'],
  ['Herz Weli where the Weli is the lowest trump in any suit: the Schlag goes first', lowestTrump, 'H/weli', 'S6 > HA > HK > HO > HU > H10 > H9 > H8 > H7'],
] as const;

for (const [what, rules, words, expected] of ORDERS) {
  test(`Which card is how high: ${what}`, () => assert.deepEqual(ranked(rules, words), order(expected)));
}

test('With any announcement the Rechter, the Linke and all trumps are ranked, each once, and no other card', () => {
  for (const rules of [suedtirol, withoutGuter, guterOnWeli, lowestTrump]) {
    for (const trumpf of SUITS) {
      for (const schlag of schlaegeOf(33)) {
        const listed = rankCards(rules, { schlag, trumpf }).flat();
        const expected = deckOf(33).filter(
          (card) => suitOf(card) === trumpf || card.slice(1) === schlag || (card === 'S6' && (schlag === 'weli' || rules.weli === 'lowest-trump')),
        );
        assert.deepEqual([...listed].sort(), [...expected].sort(), `${trumpf}/${schlag}`);
      }
    }
  }
});

test('Every card is known by what it is: Herz Achter', () => {
  const role = (card: Card) => roleOf(suedtirol, named('H/8'), card);
  assert.deepEqual(['H9', 'H8', 'L8', 'HA', 'H7', 'LA', 'S6'].map((card) => role(card as Card)), ['guter', 'rechter', 'linker', 'trumpf', 'trumpf', 'plain', 'plain']);
});

const TRICKS = [
  ['the Guter beats the Rechter', suedtirol, 'H/8', 'H8 S8 H9 HA', 'H9'],
  ['without a Guter the Rechter is the highest', withoutGuter, 'H/8', 'H9 S8 H8 HA', 'H8'],
  ['the Rechter beats the Linke', suedtirol, 'H/8', 'S8 L8 E8 H8', 'H8'],
  ['of several Linke the first one played wins', suedtirol, 'H/8', 'HA L8 S8 E8', 'L8'],
  ['a Linker beats the Trumpf-Ass', suedtirol, 'H/8', 'HA H7 HK E8', 'E8'],
  ['trumps beat each other from the Ass down', suedtirol, 'H/8', 'H7 H10 HU HO', 'HO'],
  ['the lowest trump beats every plain Ass', suedtirol, 'H/8', 'LA SA H7 EA', 'H7'],
  ['without trump the highest card of the suit led wins', suedtirol, 'H/8', 'LK LA SA EA', 'LA'],
  ['a card of another plain suit never wins, however high', suedtirol, 'H/8', 'L7 SA EA SK', 'L7'],
  ['the Weli is the lowest Schell', suedtirol, 'H/8', 'S7 S6 LA EA', 'S7'],
  ['the Weli led wins if nobody plays Schell, trump or Schlag', suedtirol, 'H/8', 'S6 LA EA LK', 'S6'],
  ['the Weli led is taken by any Schell', suedtirol, 'H/8', 'S6 S7 EA LK', 'S7'],
  ['with Schell as Trumpf the Weli takes plain cards', suedtirol, 'S/8', 'LA S6 EA LK', 'S6'],
  ['with Schell as Trumpf the Weli is below the seven', suedtirol, 'S/8', 'S6 LA S7 LK', 'S7'],
  ['the Weli as Schlag takes the Trumpf-Ass', suedtirol, 'H/weli', 'HA H7 S6 HK', 'S6'],
  ['Herz Weli: a plain Schell does not follow the Weli', suedtirol, 'H/weli', 'S6 SA SK SO', 'S6'],
  ['where the Weli is a trump in any suit it takes plain cards', lowestTrump, 'H/8', 'SA S6 SK EA', 'S6'],
  ['where the Weli is a trump in any suit a Schell does not take it', lowestTrump, 'H/8', 'S6 SA SK EA', 'S6'],
  ['where the Weli is a trump in any suit the trump seven takes it', lowestTrump, 'H/8', 'S6 SA H7 EA', 'H7'],
  ['the trump seven is the Guter of the Ass', suedtirol, 'S/A', 'SA EA S7 SK', 'S7'],
  ['the plain Ass of a Schlag Ass is a Linker, not a plain card', suedtirol, 'S/A', 'LK EA S10 LO', 'EA'],
  ['two players: the second card wins only if it is higher', suedtirol, 'H/8', 'LK S8', 'S8'],
] as const;

for (const [what, rules, words, trick, winner] of TRICKS) {
  test(`Who takes the trick: ${what}`, () => {
    const cards = trick.split(' ') as Card[];
    assert.equal(cards[trickWinner(rules, named(words), cards)], winner);
  });
}

test('A card alone wins its trick', () => assert.equal(trickWinner(suedtirol, named('H/8'), ['L7']), 0));
