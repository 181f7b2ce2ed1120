/**
 * Examples of RULES.md section 13 that need a table, with the same titles. Herz is the Trumpf, and the Acht is the Schlag.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameOptions } from '../../src/game/game.js';
import type { VariantId } from '../../src/rules/variants.js';
import { handsWith, gameInLastTrick, playableAfterLead, play } from './situations.js';
import {
  announced,
  gameAtScore,
  bid,
  bids,
  cards,
  DEALER,
  FIVE_TRICKS,
  fold,
  FOREHAND,
  hold,
  playCards,
} from './table.js';

/** Returns the number (1 to 4) of the card that takes the trick. The forehand plays the first card. */
const winner = (words: string, variant: VariantId = 'normal', announcement = 'H/8'): number => {
  const trick = cards(words);
  const options: GameOptions = { variant, rules: { follow: 'none' } };
  const held = Object.fromEntries(trick.map((card, place) => [(FOREHAND + place) % 4, card]));
  const game = play(announced(handsWith(held, options), options, announcement), words);
  const taken = game.view(null).lastTrick?.winner ?? FOREHAND;
  return ((taken - FOREHAND + 4) % 4) + 1;
};

test('in `normal`, the order for H/8 is H8 > S8 = L8 = E8 > HA > HK > HO > HU > H10 > H9 > H7, then plain cards', () => {
  const order = cards('H8 S8 HA HK HO HU H10 H9 H7 EA');
  for (let place = 0; place < order.length - 1; place++) {
    assert.equal(winner(`LK ${order[place + 1]} ${order[place]} L7`), 3, `${order[place]} beats ${order[place + 1]}`);
  }
  for (const trick of ['S8 L8 E8 HA', 'L8 S8 E8 HA', 'E8 L8 S8 HA'])
    assert.equal(winner(trick), 1, 'the first of equal cards wins');
});

test('in `kritisch`, the order for H/8 begins with HK > S6 > E7 > H8 > the other eights > HA', () => {
  assert.equal(winner('S6 HK E7 H8', 'kritisch'), 2);
  assert.equal(winner('H8 E7 S6 L8', 'kritisch'), 3);
  assert.equal(winner('L8 H8 E7 HA', 'kritisch'), 3);
  assert.equal(winner('HA L8 H8 S8', 'kritisch'), 3);
  assert.equal(winner('HA HO L8 S8', 'kritisch'), 3);
});

test('in `wanderkritt`, the order for H/8 begins with HK > S6 > E7 > H9 > H8 > the other eights', () => {
  assert.equal(winner('H9 E7 H8 L8', 'wanderkritt'), 2);
  assert.equal(winner('L8 H8 H9 HA', 'wanderkritt'), 3);
});

test('with a Guter, the order for L/10 begins with LU > L10 > the other tens > LA > LK > LO > L9', () => {
  assert.equal(winner('L10 LU H10 LA', 'suedtirol', 'L/10'), 2);
  assert.equal(winner('LA H10 L10 LK', 'suedtirol', 'L/10'), 3);
  assert.equal(winner('L9 LO LK LA', 'suedtirol', 'L/10'), 4);
});

test('with a Guter, the order for S/A begins with S7 > SA > the other aces > SK', () => {
  assert.equal(winner('SA S7 HA SK', 'suedtirol', 'S/A'), 2);
  assert.equal(winner('SK HA SA LA', 'suedtirol', 'S/A'), 3);
  assert.equal(winner('SK HA LA SO', 'suedtirol', 'S/A'), 2);
});

test('in `bayrisch`, the order for S/10 begins with HK > S7 > E7 > S10 > H10 = L10 = E10 > SA', () => {
  assert.equal(winner('S7 HK E7 S10', 'bayrisch', 'S/10'), 2);
  assert.equal(winner('S10 E7 S7 SA', 'bayrisch', 'S/10'), 3);
  assert.equal(winner('H10 S10 E7 SA', 'bayrisch', 'S/10'), 3);
  assert.equal(winner('SA L10 H10 E10', 'bayrisch', 'S/10'), 2);
});

test('in `normal` with H/8, the fourth card wins the trick SK, H9, HU, HO', () => {
  assert.equal(winner('SK H9 HU HO'), 4);
});

test('in `normal` with H/8, the second card wins the trick LK, LA, S7, E7', () => {
  assert.equal(winner('LK LA S7 E7'), 2);
});

test('in `normal` with H/8, a player with L8, H9 and E7 must play L8 or H9 after HK is led', () => {
  assert.equal(playableAfterLead('HK', 'L8 H9 E7 S7 L7', { variant: 'normal' }), 'L8 H9');
});

test('in `normal` with H/8, a player with L8, E7 and S9 can play any card after HK is led', () => {
  assert.equal(playableAfterLead('HK', 'L8 E7 S9 S7 L7', { variant: 'normal' }), 'L8 E7 S9 S7 L7');
});

test('in `normal` with H/8, a player with H8, E7 and S9 can play any card after HK is led', () => {
  assert.equal(playableAfterLead('HK', 'H8 E7 S9 S7 L7', { variant: 'normal' }), 'H8 E7 S9 S7 L7');
});

test('in `suedtirol` with a target of 15, the Four is available at 13:7 but not at 13:10', () => {
  assert.equal(announced(FIVE_TRICKS, { setup: gameAtScore(13, 7) }).phase, 'decide');
  assert.equal(announced(FIVE_TRICKS, { setup: gameAtScore(13, 10) }).phase, 'play');
});

test("after a held bid of 3, a fold to the other side's bid of 4 gives the other side 3 points", () => {
  const game = announced(FIVE_TRICKS, { variant: 'normal' });
  bid(game, FOREHAND, 3);
  hold(game, DEALER);
  playCards(game, 1);
  bid(game, 2, 4);
  fold(game, 3);
  assert.deepEqual(game.view(null).result, { side: 0, points: 3, reason: 'fold', score: [3, 0] });
});

test('in `normal` with H/8, E9, any Herz and any eight allow a last-trick bid after E10 is led, but L9 does not', () => {
  const mayBid = (own: string): boolean =>
    bids(gameInLastTrick('E10', own as 'L9', { variant: 'normal' }), 3).length > 0;
  for (const own of ['E7', 'HA', 'HK', 'HO', 'HU', 'H10', 'H9', 'H8', 'L8', 'S8', 'E8']) assert.ok(mayBid(own), own);
  assert.ok(!mayBid('L9'));
  const forehandsTurn = playCards(gameInLastTrick('E10', 'L9', { variant: 'normal' }), 2);
  assert.deepEqual(
    [forehandsTurn.toAct, forehandsTurn.view(FOREHAND).hand, bids(forehandsTurn, FOREHAND)],
    [[FOREHAND], ['E9'], [3]],
  );
});
