/** Frozen results: a record holds only a seed, which must always deal the same cards. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deckOf } from '../../src/rules/card.js';
import { randomFrom, shuffled } from '../../src/rules/random.js';

const draws = (count: number, below: number, ...words: (string | number)[]): number[] => {
  const random = randomFrom(...words);
  return Array.from({ length: count }, () => random(below));
};

test('randomFrom() gives the recorded random numbers for a seed', () => {
  assert.deepEqual(draws(8, 1_000_000, 'stube'), [322113, 663729, 129644, 562191, 282390, 21985, 453303, 34330]);
  assert.deepEqual(draws(8, 33, 'stube', 'pack', 1, 1), [19, 2, 14, 31, 16, 4, 27, 2]);
  assert.deepEqual(draws(8, 33, ''), [0, 19, 23, 28, 28, 6, 21, 24]);
  assert.deepEqual(draws(8, 33, 'Schöneres ♥'), [10, 3, 15, 22, 0, 30, 5, 32]);
});

test('randomFrom() gives the same numbers for equal arguments and different numbers for different arguments', () => {
  assert.deepEqual(draws(20, 1000, 'a', 1), draws(20, 1000, 'a', 1));
  for (const other of [['a', 2], ['b', 1], ['a1'], ['a', 1, 1], [1, 'a']])
    assert.notDeepEqual(draws(20, 1000, ...other), draws(20, 1000, 'a', 1), other.join());
  assert.notDeepEqual(draws(20, 1000, 'a', 'bc'), draws(20, 1000, 'ab', 'c'));
  assert.notDeepEqual(draws(20, 1000, 'a|1:b'), draws(20, 1000, 'a', 'b'));
});

test('a random function returns integers below the given bound with about equal frequency', () => {
  const random = randomFrom('often');
  const counts = Array.from({ length: 33 }, () => 0);
  for (let draw = 0; draw < 33_000; draw++) counts[random(33)]++;
  assert.equal(
    counts.reduce((sum, count) => sum + count),
    33_000,
  );
  for (const count of counts) assert.ok(count > 850 && count < 1150, String(count));
});

test('shuffled() keeps every card, can move every card to every position and does not change its input', () => {
  const deck = deckOf(33);
  const before = [...deck];
  const places = new Map(deck.map((card) => [card, new Set<number>()]));
  for (let seed = 0; seed < 1000; seed++) {
    const pack = shuffled(deck, randomFrom(seed));
    assert.deepEqual([...pack].sort(), [...deck].sort());
    pack.forEach((card, place) => places.get(card)?.add(place));
  }
  assert.deepEqual(deck, before);
  for (const [card, seen] of places) assert.equal(seen.size, 33, card);
});

test('shuffled() returns the recorded pack for a seed, and the next random numbers match the recorded ones', () => {
  const random = randomFrom('stube', 'pack', 1, 1);
  const pack = shuffled(deckOf(33), random);
  assert.equal(
    pack.join(' '),
    'L10 E9 H10 E10 S8 HK L7 SU SO LO EA E7 S10 SA LU HO S7 S6 E8 LK H7 HA H9 LA SK EK H8 EU L8 S9 L9 EO HU',
  );
  assert.deepEqual([random(1000), random(1000)], [37, 101]);
});

test('shuffled() draws no random number for fewer than two cards', () => {
  const never = (): never => assert.fail('drawn');
  assert.deepEqual(shuffled(['H8'], never), ['H8']);
  assert.deepEqual(shuffled([], never), []);
});
