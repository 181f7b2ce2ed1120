/** Places that only the lot decides. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { placesByLot, standingsOf } from '../../src/evening/standings/standings.js';
import type { Tie } from '../../src/evening.js';
import { runs } from '../runs.js';
import { drawNext, eveningOf, lastRound, played, playRound } from './play.js';

test('pairs share a group of places exactly if their sums are equal in all criteria', () => {
  const ties: readonly Tie[] = ['wins', 'points', 'lot'];
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 40 }), fc.integer({ min: 1, max: 3 }), (count, rounds) => {
      const evening = eveningOf(count, { settings: { ties, stages: [{ kind: 'draw', rounds, games: 1 }] } });
      for (let round = 0; round < rounds; round++) {
        drawNext(evening, `${count} ${round}`);
        playRound(evening, String(count));
      }
      const lines = standingsOf(evening.state);
      const groups = placesByLot(evening.state);
      for (const [index, line] of lines.slice(1).entries()) {
        const before = lines[index];
        const isEqual = before?.wins === line.wins && before.points === line.points;
        const isShared = groups.some(([first, last]) => first < line.place && line.place <= last);
        assert.equal(isShared, isEqual, `place ${line.place}`);
      }
    }),
    { numRuns: runs(40, 400) },
  );
});

test('the final of a knock-out decides places, although the points before are equal', () => {
  const evening = eveningOf(2, { preset: 'knockout' });
  drawNext(evening, '1');
  assert.deepEqual(placesByLot(evening.state), [[1, 2]]);
  for (const { id } of played(lastRound(evening)))
    evening.do({ type: 'tell', match: id, by: 'slip', games: [[15, 9]] });
  assert.deepEqual(placesByLot(evening.state), []);
});
