/** Tests of the whole Schrift of a match, line by line. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame } from '../../src/game/game.js';
import { randomFrom } from '../../src/rules/random.js';
import { schriftOf } from '../../src/table/schrift.js';
import { anyAction } from '../game/random-play.js';
import { announced, gameAtScore, bid, fold, FOREHAND_WINS, playHand } from '../game/table.js';
import { peopleAt, randomGame } from './recorded-steps.js';

test('the Schrift of a game shows its initial points, then one line per hand with the winners and the reason', () => {
  const game = announced(undefined, { setup: gameAtScore(3, 5) });
  const [seat] = game.toAct;
  bid(game, seat, 3);
  fold(game, game.toAct[0]);
  const [start, hand, ...more] = schriftOf(game.view(0), peopleAt(game.rules));
  assert.deepEqual(start, { type: 'start', totals: [3, 5] });
  const winner = seat % 2;
  assert.deepEqual(hand, {
    type: 'hand',
    number: 1,
    totals: [3, 5].map((old, side) => (side === winner ? old + 2 : null)),
    sides: [winner],
    points: 2,
    outcome:
      winner === 0
        ? { key: 'hand-won', params: { us: { who: 'you-all', names: ['Du', 'Rosa'] }, count: 2 } }
        : { key: 'hand-lost', params: { opponents: { who: 'they', names: ['Luis', 'Sepp'] }, count: 2 } },
    reason: {
      key: 'reason-fold',
      params: winner === 0 ? { who: 'they', names: ['Luis', 'Sepp'] } : { who: 'you-all', names: ['Du', 'Rosa'] },
    },
  });
  assert.deepEqual(more, []);
});

test('the Schrift adds a result line to a finished game, and only that line remains when the next game starts', () => {
  const game = playHand(announced(FOREHAND_WINS, { setup: gameAtScore(0, 13) }));
  const types = (): readonly string[] => schriftOf(game.view(1), peopleAt(game.rules, 1)).map(({ type }) => type);
  assert.deepEqual(types(), ['start', 'hand', 'game']);
  game.act({ type: 'next', seat: 0 });
  assert.deepEqual(schriftOf(game.view(1), peopleAt(game.rules, 1)), [
    {
      type: 'game',
      number: 1,
      totals: [17, 0],
      bummerl: [{ key: 'kind-schneider', params: { count: 2, who: 'they', names: ['Moidl', 'Rosa'] } }],
    },
  ]);
});

test('in a long match, the Schrift lists the last ten finished games by number', () => {
  const game = createGame({ seed: 'stube', target: 9 });
  const numbers = (): readonly number[] =>
    schriftOf(game.view(1), peopleAt(game.rules, 1)).flatMap((entry) => (entry.type === 'game' ? [entry.number] : []));
  const random = randomFrom('schrift');
  for (let played = 1; played <= 12; played++) {
    while (game.phase !== 'game-over') game.act(anyAction(game, random));
    const last = Array.from({ length: Math.min(played, 10) }, (_, back) => played - back).reverse();
    assert.deepEqual(numbers(), last);
    assert.equal(schriftOf(game.view(1), peopleAt(game.rules, 1)).at(-1)?.type, 'game');
    game.act({ type: 'next', seat: 0 });
    assert.deepEqual(numbers(), last);
  }
});

test("the last totals in the Schrift of a game equal the game's score", () => {
  for (let seed = 0; seed < 12; seed++) {
    const options = { variant: 'normal', players: seed % 2 ? 3 : 4, seed: String(seed) } as const;
    for (const { view } of randomGame(options)) {
      const entries = schriftOf(view, peopleAt(view.rules)).filter(({ type }) => type !== 'game');
      view.score.forEach((points, side) => {
        assert.equal(
          entries
            .map(({ totals }) => totals[side])
            .filter((total) => total !== null)
            .at(-1) ?? 0,
          points,
        );
      });
    }
  }
});
