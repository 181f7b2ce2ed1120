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

test('the slate is empty before the first points of a game', () => {
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

test("the slate shows a game's initial points above the lines of its hands", () => {
  assert.deepEqual(cells([], [13, 6]), [[13, 6]]);
  assert.deepEqual(cells([[null, 8]], [13, 8]), [
    [13, null],
    [null, 8],
  ]);
});

test('the slate shows a score reset to 0 below the lines of the hands', () => {
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

test('a full slate shows a line with the earlier totals above the last lines', () => {
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

test('the bottom number in each column equals the score, and the lines fit the slate and have unique keys', () => {
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

test('a line on the slate keeps its key when later lines are added', () => {
  const rows: readonly ScoreRow[] = [
    [2, null],
    [null, 3],
  ];
  const before = slateLines({ rows, sides: [side(2), side(3)] }, 9).map(({ key }) => key);
  const after = slateLines({ rows: [...rows, [4, null]], sides: [side(4), side(3)] }, 9).map(({ key }) => key);
  assert.deepEqual(after.slice(0, 2), before);
});

test('a finished hand adds a line to the slate', () => {
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

test('lost games have marks in order: a ring, scissors for a Schneider, double scissors for a Retourschneider', () => {
  assert.deepEqual(bummerlMarks({ bummerlKinds: [] }), []);
  assert.deepEqual(bummerlMarks({ bummerlKinds: ['normal', 'schneider', 'normal', 'retourschneider'] }), [
    'ring',
    'scissors',
    'ring',
    'retour',
  ]);
});

test('a resumed match shows the scissors for a Schneider in an earlier game', () => {
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
