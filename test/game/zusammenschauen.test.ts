/** Partners who look together (RULES.md section 3.3). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playableCards, play } from './situations.js';
import { announced, cards, dealt, DEALER, FIVE_TRICKS, FOREHAND, seats } from './table.js';

const OPTIONS = { variant: 'zusammenschauen' } as const;

test('Once the announcement stands partners see each other’s hands, and nobody else’s', () => {
  const game = announced(FIVE_TRICKS, OPTIONS);
  for (const seat of seats(game)) {
    assert.deepEqual(game.view(seat).hand, FIVE_TRICKS[seat]);
    assert.deepEqual(game.view(seat).partnerHand, FIVE_TRICKS[(seat + 2) % 4]);
    const seen = JSON.stringify(game.view(seat));
    for (const card of [...FIVE_TRICKS[(seat + 1) % 4], ...FIVE_TRICKS[(seat + 3) % 4]])
      assert.ok(!seen.includes(`"${card}"`), card);
  }
  assert.equal(game.view(null).partnerHand, undefined, 'a spectator sees none');
});

test('Not before: neither while nothing is named, nor between Schlag and Trumpf', () => {
  const game = dealt(FIVE_TRICKS, OPTIONS);
  for (const seat of seats(game)) assert.equal(game.view(seat).partnerHand, undefined);
  game.act({ type: 'announce-schlag', seat: FOREHAND, schlag: '8' });
  for (const seat of seats(game)) assert.equal(game.view(seat).partnerHand, undefined);
  game.act({ type: 'announce-trumpf', seat: DEALER, trumpf: 'H' });
  for (const seat of seats(game)) assert.equal(game.view(seat).partnerHand?.length, 5);
});

test('Not even where everyone looks at his own cards at once', () => {
  const game = dealt(FIVE_TRICKS, { ...OPTIONS, rules: { look: 'everyone' } });
  for (const seat of seats(game)) {
    assert.equal(game.view(seat).hand.length, 5);
    assert.equal(game.view(seat).partnerHand, undefined);
  }
});

test('A card the partner plays leaves what is seen of his hand', () => {
  const game = play(announced(FIVE_TRICKS, OPTIONS), 'LA');
  assert.deepEqual(game.view(3).partnerHand, cards('EA SK S7 E9'));
});

test('A player still plays his own cards alone', () => {
  assert.equal(playableCards(announced(FIVE_TRICKS, OPTIONS), FOREHAND), FIVE_TRICKS[FOREHAND].join(' '));
});

test('At other tables nobody sees his partner’s hand', () => {
  const game = announced(FIVE_TRICKS, { variant: 'normal' });
  for (const seat of seats(game)) assert.equal(game.view(seat).partnerHand, undefined);
});

test('Two players have no partner to look with; with three the allies look together', () => {
  const two = announced(FIVE_TRICKS.slice(0, 2), { ...OPTIONS, players: 2 });
  for (const seat of seats(two)) assert.equal(two.view(seat).partnerHand, undefined);
  const three = announced(FIVE_TRICKS.slice(0, 3), { variant: 'normal', players: 3, rules: { zusammenschauen: true } });
  assert.deepEqual(three.view(DEALER).partnerHand, FIVE_TRICKS[2]);
  assert.deepEqual(three.view(2).partnerHand, FIVE_TRICKS[DEALER]);
  assert.equal(three.view(FOREHAND).partnerHand, undefined, 'he plays alone');
});
