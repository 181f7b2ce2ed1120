/** Signals, called Deuten (RULES.md section 9). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIGNS } from '../../src/game/sign.js';
import type { Game } from '../../src/game/game.js';
import {
  announced,
  bid,
  cards,
  CUTTER,
  dealt,
  DEALER,
  FIVE_TRICKS,
  FOREHAND,
  hold,
  kinds,
  playCards,
  playTricks,
  assertRejected,
  seats,
} from './table.js';

const table = (): Game => announced(FIVE_TRICKS, { variant: 'deuten' });
const signs = (game: Game, seat: number): string[] =>
  game.legalActions(seat).flatMap((action) => (action.type === 'signal' ? [action.sign] : []));

test('there are sixteen signals: four suits, ten ranks, "only bad cards" and "I win this alone"', () => {
  const all = ['E', 'L', 'H', 'S', 'A', 'K', 'O', 'U', '10', '9', '8', '7', '6', '5', 'bad', 'alone'];
  assert.deepEqual([...SIGNS], all);
  const game = table();
  for (const seat of seats(game))
    assert.deepEqual(
      signs(game, seat),
      all.filter((sign) => sign !== '6' && sign !== '5'),
      'with 33 cards, the pack has no fives, and the Weli is the only six',
    );
});

test('during play, any seat can signal, and all seats see the sign', () => {
  for (const seat of [0, 1, 2, 3]) {
    for (const sign of SIGNS) {
      const game = announced(FIVE_TRICKS, { variant: 'deuten', rules: { pack: 40 } });
      game.act({ type: 'signal', seat, sign });
      assert.equal(game.phase, 'play');
      assert.deepEqual(game.toAct, [FOREHAND], 'the seat to act is unchanged');
      for (const viewer of [null, ...seats(game)])
        assert.deepEqual(game.view(viewer).history.at(-1), { type: 'signal', seat, sign });
    }
  }
});

test('a player can give a false signal', () => {
  const game = table();
  assert.ok(!cards('EA LA SK S7 E9').some((card) => card.startsWith('H')), 'the forehand holds no Herz');
  game.act({ type: 'signal', seat: FOREHAND, sign: 'H' });
});

test('a seat can signal once per trick', () => {
  const game = table();
  game.act({ type: 'signal', seat: CUTTER, sign: 'bad' });
  assertRejected(game, 'already-signalled', { type: 'signal', seat: CUTTER, sign: 'A' });
  assert.deepEqual(signs(game, CUTTER), []);
  assert.equal(signs(game, DEALER).length, 14, 'the other seats can still signal');
  game.act({ type: 'signal', seat: DEALER, sign: 'H' });
  playCards(game, 3);
  assertRejected(game, 'already-signalled', { type: 'signal', seat: CUTTER, sign: 'A' });
  assertRejected(game, 'already-signalled', { type: 'signal', seat: DEALER, sign: 'A' });
  playCards(game, 1);
  assert.equal(signs(game, CUTTER).length, 14);
  game.act({ type: 'signal', seat: CUTTER, sign: 'alone' });
});

test('a seat can signal again in a new hand', () => {
  const game = table();
  playTricks(game, 4);
  game.act({ type: 'signal', seat: CUTTER, sign: 'A' });
  bid(game, game.toAct[0], 3);
  game.act({ type: 'fold', seat: 1 });
  game.act({ type: 'next', seat: 0 });
  game.act({ type: 'cut', seat: game.toAct[0] });
  game.act({ type: 'announce-schlag', seat: game.toAct[0], schlag: '8' });
  game.act({ type: 'announce-trumpf', seat: game.toAct[0], trumpf: 'H' });
  assert.equal(signs(game, CUTTER).length, 14);
});

test('no seat can signal before play, while a bid is pending, or between hands', () => {
  assertRejected(dealt(FIVE_TRICKS, { variant: 'deuten' }), 'wrong-phase', {
    type: 'signal',
    seat: FOREHAND,
    sign: 'A',
  });
  const game = table();
  bid(game, FOREHAND, 3);
  for (const seat of seats(game)) assertRejected(game, 'wrong-phase', { type: 'signal', seat, sign: 'A' });
  hold(game, DEALER);
  assert.equal(signs(game, DEALER).length, 14);
  playCards(game);
  assertRejected(game, 'wrong-phase', { type: 'signal', seat: FOREHAND, sign: 'A' });
  for (const seat of seats(game)) assert.deepEqual(signs(game, seat), []);
});

test('an unknown sign is rejected', () => {
  for (const sign of ['6', 'weli', 'h', '', 'good'])
    assertRejected(table(), 'not-possible', { type: 'signal', seat: FOREHAND, sign });
});

test('no seat can signal at a table without signals', () => {
  const game = announced(FIVE_TRICKS, { variant: 'normal' });
  for (const seat of seats(game)) assert.ok(!kinds(game, seat).includes('signal'));
  assertRejected(game, 'not-offered', { type: 'signal', seat: FOREHAND, sign: 'A' });
});

test('with `signals`, players can signal in any variant with an open announcement', () => {
  for (const variant of ['suedtirol', 'tirol', 'bayrisch', 'zusammenschauen'] as const) {
    const game = announced(
      [cards('EO LO SU LU H7'), cards('EA LA SK S8 E9'), cards('E7 L7 SA SO E10'), cards('EK LK S9 S10 L9')],
      { variant, rules: { signals: true } },
    );
    game.act({ type: 'signal', seat: CUTTER, sign: 'K' });
    assert.deepEqual(game.view(FOREHAND).history.at(-1), { type: 'signal', seat: CUTTER, sign: 'K' });
  }
});
