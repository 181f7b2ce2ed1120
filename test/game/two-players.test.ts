/**
 * Two players: only the dealer and the forehand, with the same rules (RULES.md section 8). Seat 0 deals, and seat 1 is the
 * forehand.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type GameOptions } from '../../src/game/game.js';
import { VARIANT_IDS } from '../../src/rules/variants.js';
import { playableCards, play } from './situations.js';
import {
  announced,
  gameAtScore,
  bid,
  bids,
  cards,
  dealt,
  kinds,
  next,
  playCards,
  playHand,
  assertRejected,
} from './table.js';

/** Herz Achter. If all players play their cards in the order held, the forehand takes three tricks in a row. */
const HANDS = [cards('E9 L9 S9 HO HU'), cards('EA LA SA S10 E7')];
const TWO: GameOptions = { players: 2 };

test('in every variant with two players, both players draw, and the non-dealer is the forehand and cuts', () => {
  for (const variant of VARIANT_IDS) {
    const game = createGame({ variant, players: 2, seed: 'stube' });
    assert.deepEqual(game.toAct, [0, 1], variant);
    for (let draws = 0; game.phase === 'draw' && draws < 20; draws++) game.act({ type: 'draw', seat: game.toAct[0] });
    const { dealer, forehand } = game.view(null);
    assert.equal(forehand, 1 - (dealer ?? 0));
    assert.deepEqual(game.toAct, [forehand], 'the forehand is also the seat before the dealer');
  }
});

test('with two players, both see their cards before the announcement and score for themselves', () => {
  const game = dealt(HANDS, TWO);
  assert.deepEqual(
    [0, 1].map((seat) => game.view(seat).hand),
    HANDS,
  );
  const view = playHand(game).view(null);
  assert.deepEqual(view.result, { side: 1, points: 2, reason: 'tricks', score: [0, 2] }, 'no list of sides: it is one');
  assert.deepEqual(view.tricks, [0, 3]);
  assert.equal(view.allies, undefined);
});

test('with two players, the winner of a trick leads the next trick', () => {
  const game = announced([cards('EA L9 S9 HO HU'), cards('E9 LA SA S10 E7')], TWO);
  assert.deepEqual(play(game, 'E9 EA').toAct, [0]);
  assert.deepEqual(play(game, 'L9 LA').toAct, [1]);
});

test('with two players, a trump lead binds the other player', () => {
  const game = announced([cards('HU L8 E9 S7 L7'), cards('HK LA SA S10 E7')], TWO);
  assert.equal(playableCards(play(game, 'HK')), 'HU L8');
});

test('with two players, only the other player answers a bid', () => {
  const game = announced(HANDS, TWO);
  bid(game, 1, 3);
  assert.deepEqual(kinds(game, 0), ['bid', 'fold', 'hold']);
  assertRejected(game, 'not-your-turn', { type: 'hold', seat: 1 });
});

test('with two players, the gestrichen player decides about the Four', () => {
  const game = announced(HANDS, { ...TWO, setup: gameAtScore(13, 7) });
  assert.equal(game.phase, 'decide');
  assert.deepEqual(game.toAct, [0]);
  game.act({ type: 'decide', seat: 0, play: false });
  assert.deepEqual(game.view(null).score, [13, 9]);
});

test('with two players, the deal alternates', () => {
  const game = next(playHand(dealt(HANDS, TWO)));
  assert.equal(game.view(null).dealer, 1);
  assert.deepEqual(game.toAct, [0]);
});

test('a two-player game ends when a player reaches the target', () => {
  const game = playHand(announced(HANDS, { ...TWO, setup: gameAtScore(0, 12) }));
  assert.equal(game.phase, 'hand-over');
  const won = playCards(announced(HANDS, { ...TWO, rules: { gestrichen: 'no-bid' }, setup: gameAtScore(0, 13) }));
  assert.deepEqual(won.view(null).gameResult, { side: 1, score: [0, 15], bummerl: 2, kind: 'schneider' });
  assert.deepEqual(won.view(null).bummerl, [2, 0]);
});

test("with two players, the opponent's lead restricts a bid in the last trick", () => {
  const game = playCards(announced([cards('EO LA SU SO L7'), cards('EA LO SK S7 E9')], TWO), 9);
  assert.deepEqual([game.view(null).trick.length, game.view(null).tricks], [1, [2, 2]]);
  assertRejected(game, 'last-trick', { type: 'bid', seat: game.toAct[0], to: 3 });
  assert.deepEqual(bids(game, game.toAct[0]), []);
});
