import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type Game } from '../../src/game/game.js';
import { LEVELS, skillOf } from '../../src/players/level.js';
import { nodesVisited } from '../../src/players/cards/solver.js';
import { think } from '../../src/players/think.js';
import { randomFrom } from '../../src/rules/random.js';
import { anyAction, anyRules } from '../game/random-play.js';
import { runs } from '../runs.js';
import { numbered, sampleUntil } from '../until.js';

/** Number of checked tables. A full run checks 1,000. */
const TABLES = Number(process.env.EFFORT_TABLES ?? runs(5, 60));

/** Returns the number of nodes in a decision, and the highest number of nodes between two yields. */
const effortOf = (game: Game, seat: number, level: (typeof LEVELS)[number]): { whole: number; piece: number } => {
  const start = nodesVisited();
  let before = start;
  let piece = 0;
  const work = think(game.view(seat), level, 'effort');
  for (let step = work.next(); !step.done; step = work.next()) {
    piece = Math.max(piece, nodesVisited() - before);
    before = nodesVisited();
  }
  return { whole: nodesVisited() - start, piece: Math.max(piece, nodesVisited() - before) };
};

test('at every level, a decision visits at most three times the expected number of nodes and yields often', () => {
  const luck = randomFrom('effort');
  let searched = 0;
  for (const [table, rules] of numbered(
    sampleUntil(anyRules, { numRuns: TABLES, seed: 11 }, () => ({ searched: searched > 2 * TABLES })),
  )) {
    const game = createGame({ seed: `effort-${table}`, rules });
    for (let position = 0; position < 6; position++) {
      for (let action = 1 + luck(6); action > 0 && game.phase !== 'game-over'; action--)
        game.act(anyAction(game, luck));
      const level = LEVELS[(table + position) % LEVELS.length];
      for (const seat of game.toAct) {
        const { whole, piece } = effortOf(game, seat, level);
        const context = `${level} in ${game.phase}: ${JSON.stringify(game.record())}`;
        assert.ok(whole <= 3 * skillOf(level).nodes, `${whole} nodes for ${context}`);
        // A node takes about 0.1 µs here. A stretch of 300,000 nodes would delay a click.
        assert.ok(piece <= 300_000, `${piece} nodes without a yield for ${context}`);
        if (whole > 0) searched++;
      }
    }
  }
});
