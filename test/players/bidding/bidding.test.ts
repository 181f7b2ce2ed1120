import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caller, never } from '../../../tools/arena/bettors.js';
import { ours } from '../../../tools/arena/player.js';
import { duelGames } from '../../../tools/arena/duel.js';

test('with the same cards, bidding wins more games than never bidding', async () => {
  const { percent } = await duelGames(ours('easy'), never('easy'), 20, 'test');
  assert.ok(percent > 52, `${percent.toFixed(1)} % of 40 games`);
});

test('with the same cards, folding in time wins more games than always holding', async () => {
  const { percent } = await duelGames(ours('easy'), caller('easy'), 20, 'test');
  assert.ok(percent > 52, `${percent.toFixed(1)} % of 40 games`);
});
