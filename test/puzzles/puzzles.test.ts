/** Tests that the puzzle catalogue is correct and never changes. `test/long` solves all puzzles again. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { replay } from '../../src/game/replay.js';
import { possibleAnswers, isSameAnswer } from '../../src/puzzles/answers.js';
import { CATALOGUE } from '../../src/puzzles/catalogue.js';
import { judgePuzzle } from '../../src/puzzles/judge.js';
import { THEMES, type Puzzle } from '../../src/puzzles/puzzle.js';
import { DAILY_PUZZLES, dailyPuzzle, puzzleCalled, puzzles } from '../../src/puzzles/puzzles.js';
import { assertSolved } from './solved.js';
import { runs } from '../runs.js';

const all: readonly Puzzle[] = puzzles.map(({ id }) => puzzleCalled(id));
const viewOf = ({ record, seat }: Puzzle) => replay(record).view(seat);

/** Published rows. Changes would break links and streaks, so new puzzles are added only at the end. */
const PUBLISHED_FIRST = 330;
const FROZEN: readonly (readonly [rows: number, digest: string])[] = [
  [DAILY_PUZZLES, 'ffe82385c5380879c372d04b26f3f1a5826a07779fccfc95b2d698aea9687571'],
  [358, '2652e6eb57902c46d6d2371f1ca96c76dc381347bd1482f42b2f3c6f975ae0e9'],
];

test('the catalogue has at least 300 puzzles, at least 40 for every theme and no duplicate ids', () => {
  assert.ok(puzzles.length >= DAILY_PUZZLES);
  assert.equal(new Set(puzzles.map(({ id }) => id)).size, puzzles.length);
  assert.equal(
    new Set(
      CATALOGUE.trim()
        .split('\n')
        .map((row) => row.split(' ')[1]),
    ).size,
    puzzles.length,
  );
  for (const theme of THEMES) assert.ok(all.filter((puzzle) => puzzle.theme === theme).length >= 40, theme);
});

test('published puzzles keep their content and order', () => {
  const rows = CATALOGUE.trim().split('\n');
  for (const [count, digest] of FROZEN)
    assert.equal(createHash('sha256').update(rows.slice(0, count).join('\n')).digest('hex'), digest, `${count}`);
});

test('dailyPuzzle() returns the same puzzle in all time zones from one UTC midnight to the next', () => {
  const id = dailyPuzzle(new Date('2026-11-23T00:00:00Z')).id;
  assert.equal(id, puzzles[(Date.UTC(2026, 10, 23) / 86_400_000) % DAILY_PUZZLES]?.id);
  assert.equal(dailyPuzzle(new Date('2026-11-23T23:59:59.999Z')).id, id);
  assert.equal(dailyPuzzle(new Date('2026-11-24T12:00:00+13:00')).id, id);
  assert.notEqual(dailyPuzzle(new Date('2026-11-24T00:00:00Z')).id, id);
  const days = Array.from({ length: 30 }, (_, day) => dailyPuzzle(new Date(day * 86_400_000)).id);
  assert.equal(new Set(days).size, days.length, 'no puzzle repeats in a month');
  assert.equal(dailyPuzzle(new Date(-1)).id, dailyPuzzle(new Date(DAILY_PUZZLES * 86_400_000 - 1)).id);
  assert.throws(() => dailyPuzzle(new Date('today')), { code: 'invalid-date' });
});

test('puzzleCalled() throws an error with the valid ids for an unknown id', () => {
  assert.throws(() => puzzleCalled('find-0'), { code: 'unknown-puzzle', message: /find-1 to find-\d+/ });
});

test('the record of a puzzle ends at a decision by its seat, and the right answer is possible', () => {
  for (const puzzle of all) {
    const view = viewOf(puzzle);
    assert.ok(view.toAct.includes(puzzle.seat), puzzle.id);
    const right = possibleAnswers(view, puzzle.theme).filter((answer) => isSameAnswer(answer, puzzle.solution));
    assert.equal(right.length, 1, puzzle.id);
  }
});

test('each puzzle has exactly one right answer', () => {
  for (const theme of THEMES) {
    const puzzle = puzzleCalled(`${theme}-7`);
    const right = possibleAnswers(viewOf(puzzle), theme).filter((answer) => judgePuzzle(puzzle, answer).solved);
    assert.deepEqual(right, [puzzle.solution]);
  }
});

test('puzzles solved by sampling are marked, and their right answer leads the next by at least 8 percentage points', () => {
  for (const { id, theme, judged, answers, solution } of all) {
    assert.equal(judged, theme === 'announce' || theme === 'bid', id);
    if (theme === 'find') continue;
    const [best = 0, next = 0] = answers.map(({ percent }) => percent).sort((one, other) => other - one);
    // Rounding to whole percentages can hide a difference of nearly one point.
    assert.ok(best - next >= 7, `${id}: ${best} and ${next}`);
    if (theme === 'bid') continue;
    const right = answers.find(({ answer }) => JSON.stringify(answer) === JSON.stringify(solution));
    assert.equal(right?.percent, best, id);
  }
});

test('at least a third of the bid puzzles require a fold, and at least 15 % of the trick puzzles are leads', () => {
  const share = (theme: Puzzle['theme'], isOf: (puzzle: Puzzle) => boolean): number => {
    const ofTheme = all.filter((puzzle) => puzzle.theme === theme);
    return ofTheme.filter(isOf).length / ofTheme.length;
  };
  assert.ok(share('bid', ({ because }) => because.key === 'fold') >= 1 / 3);
  assert.ok(share('tricks', ({ because }) => because.key.startsWith('lead-')) >= 0.15);
});

test('in each edition, easy puzzles come first', () => {
  const added = all.slice(PUBLISHED_FIRST).map(({ difficulty }) => difficulty);
  assert.deepEqual(
    added,
    [...added].sort((one, other) => one - other),
  );
  const published = all.slice(0, PUBLISHED_FIRST);
  const first = published.slice(0, 60).filter(({ difficulty }) => difficulty === 1).length;
  const last = published.slice(-60).filter(({ difficulty }) => difficulty === 3).length;
  assert.ok(first > 50 && last > 50, `${first} and ${last}`);
});

test('judgePuzzle() returns the reason for a wrong answer', () => {
  const find = all.find(({ theme }) => theme === 'find') as Puzzle;
  const wrong = possibleAnswers(viewOf(find), 'find').find((answer) => !judgePuzzle(find, answer).solved);
  const verdict = judgePuzzle(find, wrong ?? find.solution);
  assert.ok(!verdict.solved && 'tricks' in verdict, 'the tricks exclude it');
  const tricks = all.find(({ theme }) => theme === 'tricks') as Puzzle;
  const other = tricks.answers.find(({ answer }) => !judgePuzzle(tricks, answer).solved);
  assert.ok(other);
  assert.deepEqual(judgePuzzle(tricks, other.answer), {
    solved: false,
    because: { key: 'percent', params: { percent: other.percent } },
  });
  assert.throws(() => judgePuzzle(find, { type: 'fold', seat: 0 }), { code: 'invalid-answer' });
});

/** Returns the ids of puzzles that are solved quickly. */
const quickPuzzles = (theme: Puzzle['theme'], most: number, count: number): readonly string[] =>
  all
    .filter((puzzle) => puzzle.theme === theme && 'worlds' in puzzle.because.params === (theme !== 'find'))
    .filter(({ because }) => !('worlds' in because.params) || because.params.worlds <= most)
    // A puzzle about a Schlag takes seconds, because the solver plays each of nine ranks in 2,000 deals.
    .filter(({ because }) => because.key !== 'schlag')
    .slice(-count)
    .map(({ id }) => id);

test('solving a puzzle again gives the solution in the catalogue', () => {
  const ids = [
    ...quickPuzzles('find', 0, runs(2, 12)),
    ...quickPuzzles('tricks', 5000, runs(2, 12)),
    ...quickPuzzles('bid', 2000, runs(1, 4)),
    ...quickPuzzles('announce', 2000, runs(1, 2)),
  ];
  for (const id of ids) assertSolved(id);
});
