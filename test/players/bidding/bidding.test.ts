import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caller, never } from '../../../tools/arena/bettors.js';
import { ours } from '../../../tools/arena/player.js';
import { duelGames } from '../../../tools/arena/duel.js';
import { runs } from '../../runs.js';

const GAMES = runs(6, 20);

test('with the same cards, bidding wins more games than never bidding', async () => {
  const { percent } = await duelGames(ours('easy'), never('easy'), GAMES, 'test');
  assert.ok(percent > 52, `${percent.toFixed(1)} % of ${2 * GAMES} games`);
});

test('with the same cards, folding in time wins more games than always holding', async () => {
  const { percent } = await duelGames(ours('easy'), caller('easy'), GAMES, 'test');
  assert.ok(percent > 52, `${percent.toFixed(1)} % of ${2 * GAMES} games`);
});
