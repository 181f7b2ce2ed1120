/** An evening with the rule of Edling, worked out by hand: the winners keep their tables, the losers draw a table. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { PRESETS, type Evening, type Match, type Settings } from '../../src/evening.js';
import { winnerOf } from '../../src/evening/standings/count.js';
import { runs } from '../runs.js';
import { checkStandings, playSlips, startSheet } from './golden.js';
import { drawNext, lastRound, pairs, played, playRound, sorted } from './play.js';

const edling = (games: number, tables?: number): Settings => ({
  ...PRESETS['bayern-3x3'],
  stages: [{ kind: 'draw', rounds: 3, games, winnersStay: true }],
  ...(tables !== undefined && { tables }),
});

/** Returns the winners of the last round with their tables and turns. */
const winnersIn = (evening: Evening): ReadonlyMap<number, string> =>
  new Map(
    lastRound(evening).matches.flatMap((match): readonly (readonly [number, string])[] => {
      const winner = winnerOf(match);
      return winner === null || match.table === null ? [] : [[winner, `${match.table}.${match.turn}`]];
    }),
  );

const seatOf = ({ table, turn }: Match): string => `${table}.${turn}`;

test('Edling: each winner keeps the table and gets a loser by lot; wins, then own points', () => {
  const evening = startSheet(edling(3), 8);
  playSlips(evening, ['1-2 15:10 12:15 15:8', '3-4 15:0 15:14 9:15', '5-6 15:13 15:12 15:11', '7-8 4:15 15:10 15:9']);
  // The winners are 1, 3, 5 and 7, then 1, 2, 5 and 6.
  playSlips(evening, ['1-4 15:7 8:15 15:13', '3-2 10:15 15:12 6:15', '5-8 15:5 15:3 11:15', '7-6 14:15 15:9 13:15']);
  playSlips(evening, ['1-8 15:6 15:14 2:15', '2-7 15:11 7:15 15:12', '5-4 9:15 15:10 15:14', '6-3 15:13 15:1 12:15']);
  evening.do({ type: 'finish' });
  checkStandings(
    evening,
    `
    1 | 5 | 7 | 125 | 98  | 27  | 2
    2 | 1 | 6 | 112 | 103 | 9   | 3
    3 | 2 | 5 | 112 | 111 | 1   | 4
    4 | 6 | 4 | 117 | 116 | 1   | 5
    5 | 7 | 4 | 114 | 110 | 4   | 5
    6 | 3 | 4 | 99  | 113 | -14 | 5
    7 | 4 | 3 | 103 | 116 | -13 | 7
    8 | 8 | 3 | 92  | 107 | -15 | 6`,
  );
});

test('with `winnersStay`, each winner keeps table and turn, meets a loser without a rematch, and no pair has two byes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 6, max: 40 }),
      fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
      fc.integer({ min: 1, max: 4 }),
      fc.stringMatching(/^[a-z]{1,8}$/u),
      (count, tables, games, seed) => {
        const evening = startSheet(edling(games, tables), pairs(count));
        const met = new Set<string>();
        const idle: number[] = [];
        for (let round = 1; round <= 3; round++) {
          const winners = round > 1 ? winnersIn(evening) : new Map<number, string>();
          drawNext(evening, `${seed}${round}`);
          const { matches } = lastRound(evening);
          idle.push(...matches.filter(({ sides }) => sides.includes(null)).map(({ sides }) => sides[0]));
          const seats = played(lastRound(evening)).map(seatOf);
          assert.equal(new Set(seats).size, seats.length, 'each table once per turn');
          for (const match of played(lastRound(evening))) {
            const sides = match.sides.filter((entry) => entry !== null);
            const staying = sides.filter((entry) => winners.has(entry));
            assert.ok(staying.length < 2, `match ${match.id}`);
            for (const entry of staying) assert.equal(seatOf(match), winners.get(entry));
            if (count >= 8) assert.ok(!met.has(sorted(sides).join('-')), `rematch ${match.id}`);
            met.add(sorted(sides).join('-'));
          }
          playRound(evening, seed);
        }
        assert.equal(new Set(idle).size, idle.length);
      },
    ),
    { numRuns: runs(40, 400) },
  );
});

test('a winner that is withdrawn leaves its table to other pairs', () => {
  const evening = startSheet(edling(3), 8);
  drawNext(evening, '1');
  playRound(evening, '1');
  const [winner = 0] = winnersIn(evening).keys();
  evening.do({ type: 'withdraw', entry: winner });
  drawNext(evening, '2');
  const entries = lastRound(evening).matches.flatMap(({ sides }) => sides);
  assert.ok(!entries.includes(winner));
  assert.equal(entries.filter((entry) => entry !== null).length, 7);
  assert.equal(played(lastRound(evening)).length, 3);
});
