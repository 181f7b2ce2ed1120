/** The examples of the rules (RULES.md section 13) that these options can express. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Card, Schlag, Suit } from '../../src/rules/card.js';
import { legalCards } from '../../src/rules/follow.js';
import { rankCards, trickWinner, type Announcement } from '../../src/rules/order.js';
import { gestrichenChoice } from '../../src/rules/score.js';
import { fitsLastTrick } from '../../src/rules/stakes.js';
import { defineRules } from '../../src/rules/variants.js';

const suedtirol = defineRules('suedtirol');
/** The cards of `normal`: no Guter. */
const normal = defineRules('suedtirol', { guter: false });

const named = (words: string): Announcement => {
  const [trumpf, schlag] = words.split('/') as [Suit, Schlag];
  return { schlag, trumpf };
};
const cards = (words: string): Card[] => words.split(' ') as Card[];

test('Normal, H/8: H8 > S8 = L8 = E8 > HA > HK > HO > HU > H10 > H9 > H7; then plain suits', () => {
  const ranked = rankCards(normal, named('H/8'));
  assert.deepEqual(
    ranked.map((tier) => [...tier].sort().join(' ')),
    ['H8', 'E8 L8 S8', 'HA', 'HK', 'HO', 'HU', 'H10', 'H9', 'H7'],
  );
});

test('Guter, L/10: LU > L10 > other tens > LA > LK > LO > L9 …', () => {
  const ranked = rankCards(suedtirol, named('L/10')).map((tier) => [...tier].sort().join(' '));
  assert.deepEqual(ranked.slice(0, 7), ['LU', 'L10', 'E10 H10 S10', 'LA', 'LK', 'LO', 'L9']);
});

test('Guter, S/A: S7 > SA > other aces > SK …', () => {
  const ranked = rankCards(suedtirol, named('S/A')).map((tier) => [...tier].sort().join(' '));
  assert.deepEqual(ranked.slice(0, 4), ['S7', 'SA', 'EA HA LA', 'SK']);
});

test('Normal, H/8, trick SK, H9, HU, HO in seat order: the fourth card wins', () => {
  assert.equal(trickWinner(normal, named('H/8'), cards('SK H9 HU HO')), 3);
});

test('Normal, H/8, trick LK, LA, S7, E7: the second', () => {
  assert.equal(trickWinner(normal, named('H/8'), cards('LK LA S7 E7')), 1);
});

const afterHk = (hand: string): string =>
  legalCards(normal, named('H/8'), { hand: cards(hand), trick: ['HK'], announcer: false }).join(' ');

test('H/8, lead HK, hand L8 H9 E7: L8 or H9', () => assert.equal(afterHk('L8 H9 E7'), 'L8 H9'));
test('H/8, lead HK, hand L8 E7 S9: any', () => assert.equal(afterHk('L8 E7 S9'), 'L8 E7 S9'));
test('H/8, lead HK, hand H8 E7 S9: any, the Rechter is exempt', () => assert.equal(afterHk('H8 E7 S9'), 'H8 E7 S9'));

test('Suedtirol, 13:7 to 15: the Four goes, 6 ahead. 13:10: it does not', () => {
  assert.equal(gestrichenChoice(suedtirol, [13, 7])?.value, 4);
  assert.equal(gestrichenChoice(suedtirol, [13, 10]), null);
});

test('Normal, fifth trick, E10 led: with E9, any Herz or any eight one may bid, with L9 not', () => {
  const may = (card: string) => fitsLastTrick(normal, named('H/8'), card as Card, 'E10');
  for (const card of cards('E9 HA HK HO HU H10 H9 H8 H7 E8 L8 S8')) assert.equal(may(card), true, card);
  assert.equal(may('L9'), false);
});
