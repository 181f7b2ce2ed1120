/** Tests of the running totals and the marks for lost games on the slate. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { ScoreRow } from '../../src/table/model.js';
import { replay } from '../../src/game/replay.js';
import { bummerlMarks, slateLines } from '../../src/table/slate.js';
import { announced, gameAtScore, bid, fold, FOREHAND_WINS, playHand } from '../game/table.js';
import { modelFor } from './recorded-steps.js';

const side = (score: number) => ({ score });
const cells = (rows: readonly ScoreRow[], scores: readonly number[], lines = 9): unknown =>
  slateLines({ rows, sides: scores.map((score) => side(score)) }, lines).map((line) => line.cells);

test('a new slate is empty', () => {
  assert.deepEqual(cells([], [0, 0]), []);
});

test('the slate shows one line per hand', () => {
  assert.deepEqual(
    cells(
      [
        [2, null],
        [null, 3],
        [4, null],
      ],
      [4, 3],
    ),
    [
      [2, null],
      [null, 3],
      [4, null],
    ],
  );
});

test("a game's initial points are above its hands", () => {
  assert.deepEqual(cells([], [13, 6]), [[13, 6]]);
  assert.deepEqual(cells([[null, 8]], [13, 8]), [
    [13, null],
    [null, 8],
  ]);
});

test('lost points are below the hands', () => {
  assert.deepEqual(
    cells(
      [
        [6, null],
        [null, 10],
      ],
      [0, 10],
    ),
    [
      [6, null],
      [null, 10],
      [0, null],
    ],
  );
});

test('a full slate keeps the last lines below a line with the previous totals', () => {
  const rows: readonly ScoreRow[] = [
    [2, null],
    [null, 2],
    [null, 4],
    [4, null],
    [null, 6],
    [6, null],
  ];
  assert.deepEqual(cells(rows, [6, 6], 3), [
    [4, 4],
    [null, 6],
    [6, null],
  ]);
  assert.deepEqual(cells(rows, [6, 6], 1), [[6, 6]]);
});

const anyGame = fc
  .tuple(
    fc.integer({ min: 2, max: 3 }),
    fc.array(fc.tuple(fc.nat(2), fc.integer({ min: 2, max: 4 })), { maxLength: 24 }),
    fc.array(fc.nat(9), { minLength: 3, maxLength: 3 }),
  )
  .map(([count, hands, start]) => {
    const score = start.slice(0, count);
    const rows = hands.map(([winner, points]) => {
      score[winner % count] += points;
      return score.map((total, column) => (column === winner % count ? total : null));
    });
    return { rows, score };
  });

test('the last numbers on the slate are the score, and no line is repeated or redundant', () => {
  fc.assert(
    fc.property(anyGame, fc.integer({ min: 1, max: 9 }), ({ rows, score }, lines) => {
      const shown = slateLines({ rows, sides: score.map((points) => side(points)) }, lines);
      assert.ok(shown.length <= lines, 'the lines fit');
      assert.equal(new Set(shown.map(({ key }) => key)).size, shown.length);
      score.forEach((points, column) => {
        const last =
          shown
            .map((line) => line.cells[column])
            .filter((total) => total !== null)
            .at(-1) ?? 0;
        assert.equal(last, points);
      });
    }),
  );
});

test('a line keeps its key when lines are added', () => {
  const rows: readonly ScoreRow[] = [
    [2, null],
    [null, 3],
  ];
  const before = slateLines({ rows, sides: [side(2), side(3)] }, 9).map(({ key }) => key);
  const after = slateLines({ rows: [...rows, [4, null]], sides: [side(4), side(3)] }, 9).map(({ key }) => key);
  assert.deepEqual(after.slice(0, 2), before);
});

test('a finished hand is on the slates of its players', () => {
  const game = announced(undefined, { setup: gameAtScore(3, 5) });
  const [seat] = game.toAct;
  bid(game, seat, 3);
  fold(game, game.toAct[0]);
  const { score } = game.view(null);
  const shown = slateLines(modelFor(game.view(0)), 9);
  assert.ok(shown.length === 2, 'the initial points and the hand');
  assert.deepEqual(
    shown[1].cells,
    score.map((points, column) => (points === [3, 5][column] ? null : points)),
  );
});

test('a ring marks a lost game, scissors a Schneider and double scissors a Retourschneider, in game order', () => {
  assert.deepEqual(bummerlMarks({ bummerlKinds: [] }), []);
  assert.deepEqual(bummerlMarks({ bummerlKinds: ['normal', 'schneider', 'normal', 'retourschneider'] }), [
    'ring',
    'scissors',
    'ring',
    'retour',
  ]);
});

test('a resumed match shows the scissors of an earlier Schneider at once', () => {
  const game = playHand(announced(FOREHAND_WINS, { setup: gameAtScore(0, 13) }));
  assert.equal(game.phase, 'game-over');
  game.act({ type: 'next', seat: 0 });
  const again = replay(game.record());
  assert.deepEqual(modelFor(again.view(0)).sides.map(bummerlMarks), [['scissors'], []]);
  assert.deepEqual(
    modelFor(again.view(1)).sides.map(bummerlMarks),
    [[], ['scissors']],
    'the viewer’s marks are at the left',
  );
});
