/** Frozen results: a record holds only a seed, which must always deal the same cards. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deckOf } from '../../src/rules/card.js';
import {
  cutAt,
  defaultCutPosition,
  deal,
  dealToAnnouncers,
  drawPack,
  packFor,
  shuffleForSchoeneres,
} from '../../src/game/pack.js';
import { defineRules } from '../../src/rules/variants.js';

const rules = defineRules('suedtirol');

test('packFor(), drawPack() and shuffleForSchoeneres() return the recorded packs for a seed', () => {
  assert.equal(
    packFor(rules, { seed: 'stube', game: 1, hand: 1 }).join(' '),
    'L10 E9 H10 E10 S8 HK L7 SU SO LO EA E7 S10 SA LU HO S7 S6 E8 LK H7 HA H9 LA SK EK H8 EU L8 S9 L9 EO HU',
  );
  assert.equal(
    packFor(rules, { seed: 'stube', game: 2, hand: 3 }).join(' '),
    'LA H9 SA S9 L8 L7 L9 E10 EA S6 SU SK H7 E9 E8 EO LK LO SO LU EK HK S10 HU H10 S8 EU HA HO H8 L10 E7 S7',
  );
  assert.equal(drawPack(rules, { seed: 'stube', game: 1 }, 0).slice(0, 8).join(' '), 'H10 S8 E9 S9 EK EA L10 EU');
  assert.equal(
    shuffleForSchoeneres(deckOf(33), { seed: 'stube', game: 1, hand: 1 }, 1).slice(0, 8).join(' '),
    'L7 E7 L10 H9 LA H8 EU E9',
  );
});

test('the pack differs for every seed, game and hand', () => {
  const packs = [1, 2, 3].flatMap((game) =>
    [1, 2, 3].flatMap((hand) => ['a', 'b'].map((seed) => packFor(rules, { seed, game, hand }).join())),
  );
  assert.equal(new Set(packs).size, packs.length);
});

test('cutAt() puts the lifted cards below the others', () => {
  assert.deepEqual(cutAt(['HA', 'HK', 'HO', 'HU', 'H10'], 2), ['HO', 'HU', 'H10', 'HA', 'HK']);
});

test('the default cut lifts at least three cards and leaves at least three cards', () => {
  for (let hand = 1; hand <= 500; hand++) {
    const place = defaultCutPosition({ seed: 'stube', game: 1, hand }, 33);
    assert.ok(place >= 3 && place <= 30, String(place));
  }
});

test('deal() gives each seat three and then two cards, forehand first, and returns the rest as the stock', () => {
  const pack = deckOf(33);
  const { hands, stock } = deal(pack, [[], [], [], []], [3, 0, 1, 2]);
  assert.deepEqual(hands[3], [...pack.slice(0, 3), ...pack.slice(12, 14)]);
  assert.deepEqual(hands[0], [...pack.slice(3, 6), ...pack.slice(14, 16)]);
  assert.deepEqual(hands[1], [...pack.slice(6, 9), ...pack.slice(16, 18)]);
  assert.deepEqual(hands[2], [...pack.slice(9, 12), ...pack.slice(18, 20)]);
  assert.deepEqual(stock, pack.slice(20));
});

test('with two players, deal() also gives each seat three and then two cards', () => {
  const pack = deckOf(33);
  const { hands, stock } = deal(pack, [[], []], [1, 0]);
  assert.deepEqual(hands[1], [...pack.slice(0, 3), ...pack.slice(6, 8)]);
  assert.deepEqual(hands[0], [...pack.slice(3, 6), ...pack.slice(8, 10)]);
  assert.deepEqual(stock, pack.slice(10));
});

test('a Schöneres deals each announcer three and then two cards, starting with the forehand', () => {
  const cards = deckOf(33);
  assert.deepEqual(dealToAnnouncers(cards), {
    forehand: [...cards.slice(0, 3), ...cards.slice(6, 8)],
    dealer: [...cards.slice(3, 6), ...cards.slice(8, 10)],
    rest: cards.slice(10),
  });
});
