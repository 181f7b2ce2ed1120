/** The packs, and cutting for the deal (RULES.md sections 1 and 2). */
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
  SUITS,
  suitOf,
  WELI,
} from '../../src/rules/card.js';
import { cards } from './words.js';

const SEVEN_TO_ASS = cards(
  'EA EK EO EU E10 E9 E8 E7 LA LK LO LU L10 L9 L8 L7 HA HK HO HU H10 H9 H8 H7 SA SK SO SU S10 S9 S8 S7',
);

test('Four suits: Eichel, Laub, Herz, Schell', () => assert.deepEqual(SUITS, ['E', 'L', 'H', 'S']));

test('Nine ranks, Ass to six; every pack has those down to the seven', () => {
  assert.deepEqual(RANKS, ['A', 'K', 'O', 'U', '10', '9', '8', '7', '6']);
  assert.deepEqual(COMMON_RANKS, ['A', 'K', 'O', 'U', '10', '9', '8', '7']);
});

test('The pack of 32 has seven to Ass in four suits', () => assert.deepEqual(deckOf(32), SEVEN_TO_ASS));

test('The pack of 33 has the Weli as well', () => assert.deepEqual(deckOf(33), [...SEVEN_TO_ASS, 'S6']));

test('The pack of 36 has all four sixes, the Weli among them', () => {
  assert.equal(deckOf(36).length, 36);
  assert.deepEqual([...deckOf(36)].sort(), [...SEVEN_TO_ASS, 'E6', 'L6', 'H6', 'S6'].sort());
  assert.deepEqual(ALL_CARDS, deckOf(36));
});

test('A card is written as suit letter and rank; the Weli is S6', () => {
  assert.equal(WELI, 'S6');
  assert.deepEqual(cards('HK S10 L7 S6').map(suitOf), ['H', 'S', 'L', 'S']);
  assert.deepEqual(cards('HK S10 L7 S6').map(rankOf), ['K', '10', '7', '6']);
  for (const card of ALL_CARDS) assert.equal(cardOf(suitOf(card), rankOf(card)), card);
});

test('The Ass is the highest rank, then König, Ober, Unter, 10, 9, 8, 7, 6', () => {
  assert.deepEqual(
    (['A', 'K', 'O', 'U', '10', '9', '8', '7', '6'] as const).map(rankHeight),
    [9, 8, 7, 6, 5, 4, 3, 2, 1],
  );
});

test('Cutting for the deal, the higher rank deals; equal ranks cut again', () => {
  assert.equal(drawHeight('HK'), drawHeight('EK'));
  assert.equal(drawHeight('L6'), drawHeight('E6'));
  assert.ok(drawHeight('SA') > drawHeight('HK'));
  assert.ok(drawHeight('LU') > drawHeight('E10'));
  assert.ok(drawHeight('L7') > drawHeight('H6'));
});

test('Cutting for the deal, the Weli ranks below the other sixes', () => {
  for (const card of deckOf(36)) assert.ok(card === 'S6' || drawHeight(card) > drawHeight('S6'), card);
});
