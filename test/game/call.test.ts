/** The call "Trumpf oder Kritisch" (RULES.md section 5). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game, GameOptions } from '../../src/game/game.js';
import { handsWith, playableCards, play } from './situations.js';
import { announced, cards, dealt, assertRejected, seats } from './table.js';

/** Bavaria to eleven, Herz Achter. The forehand holds the Rechter. */
const table = (held: Readonly<Record<number, string>>, options: GameOptions = {}, words = 'H/8'): Game => {
  const bavarian = { variant: 'bayrisch-11', ...options } as const;
  return announced(handsWith({ 1: 'H8 EA EO SA LU', ...held }, bavarian), bavarian, words);
};

const call = (game: Game): Game => {
  game.act({ type: 'play', seat: 1, card: 'H8', call: true });
  return game;
};

test('the forehand can lead the Rechter with or without "Trumpf oder Kritisch", but cannot call any other card', () => {
  const game = table({ 1: 'H8 EA L8 H9 LU' });
  assert.deepEqual(
    game.legalActions(1).filter(({ type }) => type === 'play'),
    [
      ...cards('H8 EA L8 H9 LU').map((card) => ({ type: 'play', seat: 1, card })),
      { type: 'play', seat: 1, card: 'H8', call: true },
    ],
  );
  for (const card of ['EA', 'L8', 'H9'])
    assertRejected(game, 'not-offered', { type: 'play', seat: 1, card, call: true });
  game.act({ type: 'play', seat: 1, card: 'H8', call: false });
  assert.equal(game.view(null).called, false);
});

test('after "Trumpf oder Kritisch", the other players must play a Kritischer or a card of the trump suit', () => {
  const game = call(table({ 2: 'S7 H10 L8 E9 HA', 3: 'L9 L10 E8 S9 SU', 0: 'H7 HU EK E10 LA' }));
  for (const seat of [null, ...seats(game)]) assert.equal(game.view(seat).called, true, 'all seats see the call');
  assert.equal(playableCards(game), 'S7 H10 HA', 'a Linker does not answer the call');
  assertRejected(game, 'must-follow', { type: 'play', seat: 2, card: 'L8' });
  play(game, 'H10');
  assert.equal(playableCards(game), 'L9 L10 E8 S9 SU', 'the player has no trump and no Kritischer');
  play(game, 'L9');
  assert.equal(playableCards(game), 'H7 HU');
});

test('after "Trumpf oder Kritisch", a player without a trump must play their only Kritischer', () => {
  assert.equal(playableCards(call(table({ 2: 'S7 L10 L8 E9 LA' }))), 'S7');
});

test('after a card beats the called Rechter, later players can play any card', () => {
  const game = call(table({ 2: 'S7 H10 L8 E9 HA', 3: 'HK H9 E8 S9 SU', 0: 'H7 HU EK E10 LA' }));
  play(game, 'H10');
  assert.equal(playableCards(game), 'HK H9');
  play(game, 'HK');
  assert.equal(playableCards(game), 'H7 HU EK E10 LA');
});

test('if the Rechter is led without "Trumpf oder Kritisch", the other players can play any card', () => {
  assert.equal(playableCards(play(table({ 2: 'S7 H10 L8 E9 HA' }), 'H8')), 'S7 H10 L8 E9 HA');
});

test('in the second trick, players can play any card and the Rechter can no longer be called', () => {
  const game = call(table({ 2: 'H10 LA L8 E9 HA', 3: 'L9 L10 E8 S9 SU', 0: 'H7 HU EK E10 LK' }));
  play(game, 'H10 L9 H7');
  assert.deepEqual(game.toAct, [1]);
  play(game, 'EA');
  assert.equal(playableCards(game), 'LA L8 E9 HA');

  const later = play(
    table({ 1: 'EA H8 EO SA LU', 2: 'H10 LA L8 E9 HA', 3: 'L9 L10 E8 S9 SU', 0: 'H7 HU EK E10 LK' }),
    'EA LA L9 EK',
  );
  assert.deepEqual(later.toAct, [1]);
  assert.ok(later.legalActions(1).every((action) => action.type !== 'play' || action.call === undefined));
  assertRejected(later, 'not-offered', { type: 'play', seat: 1, card: 'H8', call: true });
  play(later, 'H8');
  assert.equal(playableCards(later), 'H10 L8 E9 HA');
});

test('only the leader can call the Rechter', () => {
  const game = play(table({ 1: 'EA EO SA LU LA', 2: 'H8 H9 L10 E9 HA' }), 'EA');
  assertRejected(game, 'not-offered', { type: 'play', seat: 2, card: 'H8', call: true });
  assert.deepEqual(game.legalActions(2).filter(({ type }) => type === 'play').length, 5);
});

test('the announced card cannot be called if it is a Kritischer', () => {
  const game = table({ 1: 'S7 EA EO SA LU', 2: 'S9 S10 L10 E9 HA' }, {}, 'S/7');
  assert.ok(game.legalActions(1).every((action) => action.type !== 'play' || action.call === undefined));
  assertRejected(game, 'not-offered', { type: 'play', seat: 1, card: 'S7', call: true });
});

test('in a three-player game, "Trumpf oder Kritisch" binds both other players', () => {
  const game = call(table({ 2: 'S7 H10 L8 E9 HA', 0: 'H7 HU EK E10 LA' }, { players: 3 }));
  assert.equal(playableCards(game), 'S7 H10 HA');
  play(game, 'H10');
  assert.equal(playableCards(game), 'H7 HU');
});

test('a call of "Trumpf oder Kritisch" before the announcement is rejected with `wrong-phase`', () => {
  const options = { variant: 'bayrisch-11' } as const;
  assertRejected(dealt(handsWith({ 1: 'H8 EA EO SA LU' }, options), options), 'wrong-phase', {
    type: 'play',
    seat: 1,
    card: 'H8',
    call: true,
  });
});
