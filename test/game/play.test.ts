import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game } from '../../src/game/game.js';
import type { Seat } from '../../src/rules/seats.js';
import { announced, cards, DEALER, FIVE_TRICKS, FOREHAND, FOREHAND_WINS, next, playCards, playTricks, refused, seats } from './table.js';

const mayPlay = (game: Game, seat: Seat): string => game.legalActions(seat).flatMap((action) => (action.type === 'play' ? [action.card] : [])).join(' ');
const play = (game: Game, card: string): void => game.act({ type: 'play', seat: game.toAct[0], card: card as 'HA' });

/** Herz Achter; the forehand leads the Trumpf-König. */
const trumpLed = (rules = {}): Game => {
  const game = announced([cards('L8 E7 S9 LA SU'), cards('HK H10 EA EK EO'), cards('L9 H9 E8 S7 L7'), cards('H8 E9 S10 L10 LU')], { rules });
  play(game, 'HK');
  return game;
};

test('A card played leaves the hand and lies on the table, and all see it', () => {
  const game = announced();
  play(game, 'LA');
  assert.deepEqual(game.view(FOREHAND).hand, cards('EA SK S7 E9'));
  assert.deepEqual(game.view(null).handSizes, [5, 4, 5, 5]);
  for (const seat of [null, ...seats(game)]) {
    assert.deepEqual(game.view(seat).trick, [{ seat: FOREHAND, card: 'LA' }]);
    assert.deepEqual(game.view(seat).history.at(-1), { type: 'play', seat: FOREHAND, card: 'LA' });
  }
});

test('Only the seat due plays, and only cards it holds', () => {
  const game = announced();
  refused(game, 'not-your-turn', { type: 'play', seat: 2, card: 'E7' });
  refused(game, 'not-in-hand', { type: 'play', seat: FOREHAND, card: 'E7' });
  refused(game, 'not-in-hand', { type: 'play', seat: FOREHAND, card: 'X9' });
  play(game, 'EA');
  refused(game, 'not-your-turn', { type: 'play', seat: FOREHAND, card: 'LA' });
  assert.equal(mayPlay(game, FOREHAND), '');
  assert.equal(mayPlay(game, 2), 'E7 L7 SA SO E10');
});

test('A led trump must be followed by a trump or a Schlag', () => {
  const game = trumpLed();
  assert.equal(mayPlay(game, 2), 'H9 E8');
  const error = refused(game, 'must-follow', { type: 'play', seat: 2, card: 'L7' });
  assert.match(error.message, /trump/i);
  play(game, 'E8');
  assert.equal(mayPlay(game, 3), 'H8 E9 S10 L10 LU', 'the Rechter need not be given');
  play(game, 'LU');
  assert.equal(mayPlay(game, 0), 'L8 E7 S9 LA SU', 'a Linker need not be given');
});

test('Where nobody has to follow, a led trump binds nobody', () => {
  assert.equal(mayPlay(trumpLed({ follow: 'none' }), 2), 'L9 H9 E8 S7 L7');
});

test('A complete trick goes to its winner, who leads, and counts for his side', () => {
  const game = trumpLed();
  for (const card of ['E8', 'LU', 'SU']) play(game, card);
  const trick = { winner: 2, cards: [{ seat: 1, card: 'HK' }, { seat: 2, card: 'E8' }, { seat: 3, card: 'LU' }, { seat: 0, card: 'SU' }] };
  for (const seat of [null, ...seats(game)]) {
    const view = game.view(seat);
    assert.deepEqual(view.lastTrick, trick);
    assert.deepEqual(view.trick, []);
    assert.deepEqual(view.tricks, [1, 0]);
    assert.deepEqual(view.toAct, [2]);
    assert.deepEqual(view.history.at(-1), { type: 'trick', ...trick, tricks: [1, 0] });
  }
});

test('The side with three tricks has the hand at once; the rest is not played', () => {
  const game = announced(FOREHAND_WINS);
  playTricks(game, 3);
  assert.equal(game.phase, 'hand-over');
  const view = game.view(null);
  assert.deepEqual(view.tricks, [0, 3]);
  assert.deepEqual(view.handSizes, [2, 2, 2, 2]);
  assert.deepEqual(view.score, [0, 2]);
  assert.deepEqual(view.result, { side: 1, points: 2, reason: 'tricks', score: [0, 2] });
  assert.deepEqual(view.history.at(-1), { type: 'hand', side: 1, points: 2, reason: 'tricks', score: [0, 2] });
});

test('A hand may take five tricks', () => {
  const game = playTricks(announced(), 4);
  assert.equal(game.phase, 'play');
  assert.deepEqual(game.view(null).tricks, [2, 2]);
  playCards(game);
  assert.equal(game.phase, 'hand-over');
  assert.deepEqual(game.view(null).tricks, [3, 2]);
  assert.deepEqual(game.view(null).lastTrick?.winner, DEALER);
  assert.deepEqual(game.view(null).score, [2, 0]);
});

test('Between hands the points stand, and the first to say so goes on', () => {
  const game = playCards(announced());
  assert.deepEqual(game.toAct, [0, 1, 2, 3]);
  for (const seat of seats(game)) assert.deepEqual(game.legalActions(seat), [{ type: 'next', seat }]);
  refused(game, 'wrong-phase', { type: 'play', seat: 0, card: 'H7' });
  game.act({ type: 'next', seat: 3 });
  const view = game.view(null);
  assert.equal(view.phase, 'cut');
  assert.equal(view.handNumber, 2);
  assert.equal(view.result, null);
  assert.equal(view.lastTrick, null);
  assert.deepEqual(view.tricks, [0, 0]);
  assert.deepEqual(view.announcement, {});
  assert.deepEqual(view.handSizes, [0, 0, 0, 0]);
  assert.deepEqual(view.score, [2, 0]);
  refused(game, 'wrong-phase', { type: 'next', seat: 0 });
});

test('Two players: two cards are a trick', () => {
  const game = announced([cards('EO LO SU LU H7'), cards('EA LA SK S7 E9')], { players: 2 });
  playCards(game, 2);
  assert.deepEqual(game.view(null).tricks, [0, 1]);
  assert.deepEqual(game.view(0).lastTrick?.cards, [{ seat: 1, card: 'EA' }, { seat: 0, card: 'EO' }]);
});

test('The set-up holds for the first hand alone; the second is dealt from the seed', () => {
  const game = next(playCards(announced()));
  game.act({ type: 'cut', seat: game.toAct[0] });
  assert.notDeepEqual(game.view(FOREHAND).hand, FIVE_TRICKS[FOREHAND]);
});
