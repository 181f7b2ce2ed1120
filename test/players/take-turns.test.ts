/** Computer players and advice in three-player games in which one player rests (`threePlayer: 'take-turns'`). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type Game } from '../../src/game/game.js';
import { consider } from '../../src/players/advice/consider.js';
import { advise } from '../../src/players/advice/advice.js';
import { handCourse } from '../../src/players/advice/hand-course.js';
import { review } from '../../src/players/advice/review.js';
import { choose } from '../../src/players/choose.js';
import { deduce } from '../../src/players/deduction/deduce.js';
import { findings, playedTricks } from '../../src/players/deduction/findings.js';
import { likelihoods } from '../../src/players/deduction/likelihoods.js';
import { LEVELS } from '../../src/players/level.js';
import { handViewOf } from '../../src/players/two-player-view.js';
import type { Seat } from '../../src/rules/seats.js';
import { announced, bid, cards, playCards, seats } from '../game/table.js';

const SEED = { seed: 'reihum' };

/** Lets computers play one action. Returns false after the game. */
const playOne = async (game: Game, level: (typeof LEVELS)[number] = 'easy'): Promise<boolean> => {
  if (game.phase === 'game-over') return false;
  for (const seat of game.toAct) {
    const action = await choose(game.view(seat), { level, seed: 'reihum' });
    if (!action) continue;
    assert.equal(action.seat, seat);
    game.act(action);
    return true;
  }
  return assert.fail(`no computer acts in ${game.phase}`);
};

for (const level of LEVELS) {
  test(`at the ${level} level, computers play whole games in which one of three players rests`, async () => {
    for (const variant of ['kritisch', 'blind'] as const) {
      const game = createGame({ variant, players: 3, seed: level });
      while (await playOne(game, level));
      assert.equal(game.phase, 'game-over', variant);
    }
  });
}

test('a resting seat chooses no action during the hand', async () => {
  const game = announced([cards('E9 L9 S9 HO HU'), [], cards('EA LA SA S10 E7')], { variant: 'normal', players: 3 });
  assert.equal(await choose(game.view(1), SEED), null);
  await assert.rejects(advise(game.view(1), SEED), { code: 'nothing-to-advise' });
  assert.equal(await consider(game.view(1), SEED), null);
});

test('advice and judgements name the seats of the table', async () => {
  for (const variant of ['normal', 'blind'] as const) {
    const game = createGame({ variant, players: 3, seed: 'rat', setup: { dealer: 1 } });
    for (let hands = 0; hands < 3; hands++) {
      while (game.phase !== 'hand-over') {
        const [seat] = game.toAct;
        const { action } = await advise(game.view(seat), SEED);
        assert.equal(action.seat, seat);
        const judged = await consider(game.view(seat), SEED);
        for (const decision of judged?.judged ?? []) assert.equal(decision.action.seat, seat);
        game.act(action);
      }
      const { resting } = game.view(null);
      for (const seat of seats(game)) {
        if (seat === resting) {
          await assert.rejects(review(game.view(seat), SEED), { code: 'nothing-to-review', message: /rested/u });
          await assert.rejects(handCourse(game.view(seat), SEED), { code: 'nothing-to-review' });
          continue;
        }
        const { decisions } = await review(game.view(seat), SEED);
        for (const { action, better } of decisions) assert.deepEqual([action.seat, better?.seat ?? seat], [seat, seat]);
        const won = game.view(null).result?.side === seat;
        assert.equal((await handCourse(game.view(seat), SEED)).at(-1)?.known, won ? 1000 : 0);
      }
      game.act({ type: 'next', seat: resting as Seat });
    }
  }
});

test('the resting seat can deduce a blind announcement from the tricks, as a spectator can', async () => {
  let found = 0;
  for (let number = 0; number < 4; number++) {
    const game = createGame({ variant: 'blind', players: 3, seed: `${number}`, setup: { dealer: number % 3 } });
    while (game.phase !== 'hand-over' && (await playOne(game))) {
      const { resting, dealer, lastTrick } = game.view(null);
      const view = game.view(resting);
      assert.deepEqual(deduce(view), deduce(game.view(null)));
      const known = game.view(dealer).announcement;
      if (game.phase !== 'play' || !lastTrick) continue;
      assert.equal(
        playedTricks(view)
          .filter(({ winner }) => winner !== null)
          .at(-1)?.winner,
        lastTrick.winner,
      );
      for (const { seat } of findings(view)) assert.notEqual(seat, resting);
      assert.ok(deduce(view).possible.some(({ schlag, trumpf }) => schlag === known.schlag && trumpf === known.trumpf));
      const shares = await likelihoods(view, SEED);
      assert.equal(
        shares.reduce((sum, { share }) => sum + share, 0),
        1000,
      );
      found++;
    }
  }
  assert.ok(found > 4, `${found} positions`);
});

test('handViewOf() returns the view of a two-player game with the scores of the two players', () => {
  const game = announced([cards('E9 L9 S9 HO HU'), [], cards('EA LA SA S10 E7')], {
    variant: 'normal',
    players: 3,
    setup: { score: [3, 8, 5] },
  });
  bid(game, 2, 3);
  const { view, toTable } = handViewOf(game.view(0));
  assert.deepEqual(
    [view.players, view.rules.players, view.seat, view.dealer, view.forehand, view.resting],
    [2, 2, 0, 0, 1, null],
  );
  assert.deepEqual([view.score, view.handSizes, view.toAct, view.lastBidder], [[3, 5], [5, 5], [0], 1]);
  assert.deepEqual(view.pending, { type: 'bid', seat: 1, to: 3 });
  assert.deepEqual(toTable(view.pending), { type: 'bid', seat: 2, to: 3 });
  assert.deepEqual(
    view.legal.map(({ seat }) => seat),
    view.legal.map(() => 0),
  );
  assert.equal(handViewOf(game.view(1)).view.seat, null, 'the resting seat sees the hand as a spectator');
});

test('handViewOf() keeps only the results of hands that other players played', () => {
  const game = createGame({ variant: 'normal', players: 3, seed: 'x', target: 21, setup: { dealer: 0 } });
  const playOn = (): void => {
    game.act({ type: 'cut', seat: game.toAct[0] });
    game.act({ type: 'announce-schlag', seat: game.toAct[0], schlag: '8' });
    game.act({ type: 'announce-trumpf', seat: game.toAct[0], trumpf: 'H' });
    playCards(game);
    game.act({ type: 'next', seat: 1 });
  };
  for (let hand = 0; hand < 3; hand++) playOn();
  game.act({ type: 'cut', seat: game.toAct[0] });
  const { history } = handViewOf(game.view(0)).view;
  assert.equal(history.filter(({ type }) => type === 'deal').length, 2, 'the first and the current hand');
  const scores = history.flatMap((entry) => (entry.type === 'hand' ? [entry.score] : []));
  const [zero, , two] = game.view(null).score;
  assert.deepEqual(scores.at(-1), [zero, two]);
  assert.equal(scores.length, 3);
});
