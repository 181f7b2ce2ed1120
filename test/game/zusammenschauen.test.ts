/** Partners who look at each other's cards (RULES.md section 3.3). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playableCards, play } from './situations.js';
import { announced, cards, dealt, DEALER, FIVE_TRICKS, FOREHAND, seats } from './table.js';

const OPTIONS = { variant: 'zusammenschauen' } as const;

test("after the announcement, only partners see each other's hands", () => {
  const game = announced(FIVE_TRICKS, OPTIONS);
  for (const seat of seats(game)) {
    assert.deepEqual(game.view(seat).hand, FIVE_TRICKS[seat]);
    assert.deepEqual(game.view(seat).partnerHand, FIVE_TRICKS[(seat + 2) % 4]);
    const seen = JSON.stringify(game.view(seat));
    for (const card of [...FIVE_TRICKS[(seat + 1) % 4], ...FIVE_TRICKS[(seat + 3) % 4]])
      assert.ok(!seen.includes(`"${card}"`), card);
  }
  assert.equal(game.view(null).partnerHand, undefined, 'a spectator sees no partner hand');
});

test("partners do not see each other's hands until both the Schlag and the Trumpf are named", () => {
  const game = dealt(FIVE_TRICKS, OPTIONS);
  for (const seat of seats(game)) assert.equal(game.view(seat).partnerHand, undefined);
  game.act({ type: 'announce-schlag', seat: FOREHAND, schlag: '8' });
  for (const seat of seats(game)) assert.equal(game.view(seat).partnerHand, undefined);
  game.act({ type: 'announce-trumpf', seat: DEALER, trumpf: 'H' });
  for (const seat of seats(game)) assert.equal(game.view(seat).partnerHand?.length, 5);
});

test("partners do not see each other's hands before the announcement even with `look: 'everyone'`", () => {
  const game = dealt(FIVE_TRICKS, { ...OPTIONS, rules: { look: 'everyone' } });
  for (const seat of seats(game)) {
    assert.equal(game.view(seat).hand.length, 5);
    assert.equal(game.view(seat).partnerHand, undefined);
  }
});

test("after a player plays a card, the partner no longer sees it in the player's hand", () => {
  const game = play(announced(FIVE_TRICKS, OPTIONS), 'LA');
  assert.deepEqual(game.view(3).partnerHand, cards('EA SK S7 E9'));
});

test('with Zusammenschauen, each player can play only their own cards', () => {
  assert.equal(playableCards(announced(FIVE_TRICKS, OPTIONS), FOREHAND), FIVE_TRICKS[FOREHAND].join(' '));
});

test("no seat sees its partner's hand at a table without Zusammenschauen", () => {
  const game = announced(FIVE_TRICKS, { variant: 'normal' });
  for (const seat of seats(game)) assert.equal(game.view(seat).partnerHand, undefined);
});

test("Zusammenschauen shows allies each other's hands with three players and has no effect with two", () => {
  const two = announced(FIVE_TRICKS.slice(0, 2), { ...OPTIONS, players: 2 });
  for (const seat of seats(two)) assert.equal(two.view(seat).partnerHand, undefined);
  const three = announced(FIVE_TRICKS.slice(0, 3), {
    variant: 'normal',
    players: 3,
    rules: { zusammenschauen: true, threePlayer: 'dealer-names-trump' },
  });
  assert.deepEqual(three.view(DEALER).partnerHand, FIVE_TRICKS[2]);
  assert.deepEqual(three.view(2).partnerHand, FIVE_TRICKS[DEALER]);
  assert.equal(three.view(FOREHAND).partnerHand, undefined, 'the forehand has no partner');
});
