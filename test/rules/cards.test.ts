/** The packs and the draw for the deal (RULES.md sections 1 and 2). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ALL_CARDS,
  cardOf,
  COMMON_RANKS,
  deckOf,
  drawHeight,
  rankHeight,
  rankOf,
  RANKS,
  ranksOf,
  SUITS,
  suitOf,
  WELI,
} from '../../src/rules/card.js';
import { cards } from './words.js';

const SEVEN_TO_ASS = cards(
  'EA EK EO EU E10 E9 E8 E7 LA LK LO LU L10 L9 L8 L7 HA HK HO HU H10 H9 H8 H7 SA SK SO SU S10 S9 S8 S7',
);

test('the four suits are Eichel, Laub, Herz and Schell', () => assert.deepEqual(SUITS, ['E', 'L', 'H', 'S']));

test('RANKS lists ten ranks from ace to five, and COMMON_RANKS lists the eight from ace to seven', () => {
  assert.deepEqual(RANKS, ['A', 'K', 'O', 'U', '10', '9', '8', '7', '6', '5']);
  assert.deepEqual(COMMON_RANKS, ['A', 'K', 'O', 'U', '10', '9', '8', '7']);
});

test('a pack of 32 cards contains the ranks from seven to ace in four suits', () =>
  assert.deepEqual(deckOf(32), SEVEN_TO_ASS));

test('a pack of 33 cards contains the ranks from seven to ace in four suits, and the Weli', () =>
  assert.deepEqual(deckOf(33), [...SEVEN_TO_ASS, 'S6']));

test('a pack of 36 cards contains the ranks from six to ace in four suits, with the Weli as the six of Schell', () => {
  assert.equal(deckOf(36).length, 36);
  assert.deepEqual([...deckOf(36)].sort(), [...SEVEN_TO_ASS, 'E6', 'L6', 'H6', 'S6'].sort());
});

test('a pack of 40 cards adds the fives, and ALL_CARDS contains these 40 cards', () => {
  assert.equal(deckOf(40).length, 40);
  assert.deepEqual([...deckOf(40)].sort(), [...deckOf(36), 'E5', 'L5', 'H5', 'S5'].sort());
  assert.deepEqual(ALL_CARDS, deckOf(40));
});

test('ranksOf() returns the ranks of the suits without the rank of a Weli that is the only six', () => {
  assert.deepEqual(ranksOf(32), COMMON_RANKS);
  assert.deepEqual(ranksOf(33), COMMON_RANKS);
  assert.deepEqual(ranksOf(36), [...COMMON_RANKS, '6']);
  assert.deepEqual(ranksOf(40), RANKS);
});

test('a card id consists of a suit letter and a rank, such as S6 for the Weli', () => {
  assert.equal(WELI, 'S6');
  assert.deepEqual(cards('HK S10 L7 S6').map(suitOf), ['H', 'S', 'L', 'S']);
  assert.deepEqual(cards('HK S10 L7 S6').map(rankOf), ['K', '10', '7', '6']);
  for (const card of ALL_CARDS) assert.equal(cardOf(suitOf(card), rankOf(card)), card);
});

test('the Ass ranks highest, followed by König, Ober, Unter, 10, 9, 8, 7, 6 and 5', () => {
  assert.deepEqual(
    (['A', 'K', 'O', 'U', '10', '9', '8', '7', '6', '5'] as const).map(rankHeight),
    [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
  );
});

test('drawHeight() returns a greater value for a higher rank and equal values for cards of the same rank', () => {
  assert.equal(drawHeight('HK'), drawHeight('EK'));
  assert.equal(drawHeight('L6'), drawHeight('E6'));
  assert.ok(drawHeight('SA') > drawHeight('HK'));
  assert.ok(drawHeight('LU') > drawHeight('E10'));
  assert.ok(drawHeight('L7') > drawHeight('H6'));
});

test('in the draw for the deal, the Weli ranks below all other cards except the fives', () => {
  for (const card of deckOf(40)) {
    if (rankOf(card) === '5') assert.ok(drawHeight(card) < drawHeight('S6'), card);
    else assert.ok(card === 'S6' || drawHeight(card) > drawHeight('S6'), card);
  }
});
