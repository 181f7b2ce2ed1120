/** Reveals of the remaining cards after a hand that ended early. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Action } from '../../src/game/action.js';
import { connect, type Update } from '../../src/game/connect.js';
import { createGame, type Game } from '../../src/game/game.js';
import { replay } from '../../src/game/replay.js';
import { advise } from '../../src/players/advice/advice.js';
import { review } from '../../src/players/advice/review.js';
import { choose } from '../../src/players/choose.js';
import type { Seat } from '../../src/rules/seats.js';
import {
  announced,
  gameAtScore,
  bid,
  FIVE_TRICKS,
  fold,
  FOREHAND_WINS,
  kinds,
  next,
  playHand,
  assertRejected,
  seats,
} from './table.js';

const allViewers = (game: Game) => [null, ...seats(game)];
const reveal = (seat: Seat): Action => ({ type: 'reveal', seat });
const revealAll = (game: Game): Game => {
  for (const seat of seats(game)) game.act(reveal(seat));
  return game;
};

/** The forehand has won in three tricks, so each seat has two cards left. */
const wonInThree = (score = gameAtScore(0, 0)): Game => playHand(announced(FOREHAND_WINS, { setup: score }));
const LEFT = FOREHAND_WINS.map((hand) => hand.slice(3));

test("after a hand or a game, `reveal` is the last entry in every seat's list of legal actions", () => {
  for (const game of [wonInThree(), wonInThree(gameAtScore(0, 13))]) {
    for (const seat of seats(game)) {
      assert.deepEqual(game.legalActions(seat).at(-1), reveal(seat));
      assert.deepEqual(kinds(game, seat), ['next', 'reveal']);
    }
    assert.deepEqual(game.toAct, [0, 1, 2, 3], 'showing is optional');
    assert.equal(game.view(0).revealed, null);
  }
});

test('remaining cards stay hidden until all seats agree, and then all seats and spectators see them', () => {
  const game = wonInThree();
  const received: Update[] = [];
  connect(game, null).subscribe((update) => received.push(update));
  for (const seat of [2, 0, 3]) {
    game.act(reveal(seat));
    assert.ok(!kinds(game, seat).includes('reveal'), 'a seat can agree only once');
    assertRejected(game, 'nothing-to-reveal', reveal(seat));
    for (const one of allViewers(game)) assert.equal(game.view(one).revealed, null);
  }
  for (const update of received) assert.deepEqual('happened' in update && update.happened, []);
  game.act(reveal(1));
  for (const one of allViewers(game)) {
    const view = game.view(one);
    assert.deepEqual(view.revealed, LEFT);
    assert.deepEqual(view.history.at(-1), { type: 'revealed', hands: LEFT });
    if (one !== null) assert.deepEqual(view.revealed?.[one], view.hand);
  }
  const last = received.at(-1);
  assert.deepEqual(last && 'happened' in last && last.happened, [{ type: 'revealed', hands: LEFT }]);
  assert.equal(game.phase, 'hand-over');
  next(game);
  for (const one of allViewers(game)) assert.equal(game.view(one).revealed, null, 'the next hand hides its cards');
});

test('whole hands can be shown after a fold, but no cards can be shown after five tricks', () => {
  const folded = announced(FIVE_TRICKS);
  bid(folded, 1, 3);
  fold(folded, 2);
  assert.deepEqual(revealAll(folded).view(null).revealed, FIVE_TRICKS);
  const played = playHand(announced(FIVE_TRICKS));
  for (const seat of seats(played)) assertRejected(played, 'nothing-to-reveal', reveal(seat));
});

test('remaining cards cannot be shown during play', () => {
  assertRejected(announced(), 'wrong-phase', reveal(1));
  assertRejected(next(wonInThree()), 'wrong-phase', reveal(1));
});

test('if a seat continues before all seats agree to show cards, all agreements are discarded', () => {
  const game = wonInThree();
  game.act(reveal(0));
  next(game);
  playHand(game);
  if (game.view(0).handSizes[0] > 0) assert.ok(kinds(game, 0).includes('reveal'));
  assert.equal(game.view(0).revealed, null);
});

test('a record with shown cards replays to the same views, including at the end of a game', () => {
  const over = revealAll(wonInThree(gameAtScore(0, 13)));
  assert.equal(over.phase, 'game-over');
  for (const game of [revealAll(wonInThree()), over, next(revealAll(wonInThree()))]) {
    const again = replay(JSON.parse(JSON.stringify(game.record())));
    for (const seat of allViewers(game)) assert.deepEqual(again.view(seat), game.view(seat));
  }
});

// -- no effect on players --------------------------------------------------------------------------------------------

test('computer players continue as if no cards were shown', async () => {
  const some = wonInThree();
  some.act(reveal(2));
  for (const game of [wonInThree(), some, revealAll(wonInThree())])
    for (const level of ['easy', 'medium', 'strong'] as const)
      assert.deepEqual(await choose(game.view(1), { level, seed: 'x' }), { type: 'next', seat: 1 });
});

test('cards shown after a hand change neither the advice nor the review', async () => {
  const [hidden, shown] = [wonInThree(), revealAll(wonInThree())];
  assert.deepEqual(await advise(shown.view(1), { seed: 'x' }), await advise(hidden.view(1), { seed: 'x' }));
  for (const seat of [0, 1]) {
    const looked = await review(hidden.view(seat), { seed: 'x' });
    assert.ok(looked.decisions.length > 0);
    assert.deepEqual(await review(shown.view(seat), { seed: 'x' }), looked);
  }
});

test('computer players play the next hand as if no cards were shown', async () => {
  const play = async (game: Game): Promise<readonly Action[]> => {
    next(game);
    const done: Action[] = [];
    game.subscribe((action) => done.push(action));
    while (game.phase !== 'hand-over' && game.phase !== 'game-over') {
      const [seat] = game.toAct;
      game.act((await choose(game.view(seat), { level: 'medium', seed: 'x' })) as Action);
    }
    return done;
  };
  assert.deepEqual(await play(revealAll(wonInThree())), await play(wonInThree()));
});

test('cards can be shown after a game, and the next game begins normally', () => {
  const game = revealAll(wonInThree(gameAtScore(0, 13)));
  assert.deepEqual(game.view(null).revealed, LEFT);
  next(game);
  assert.equal(game.phase, 'draw');
  assert.equal(game.view(null).revealed, null);
  assert.equal(createGame({ seed: 's' }).view(0).revealed, null);
});
