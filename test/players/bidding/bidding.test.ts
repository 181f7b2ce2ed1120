import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caller, never } from '../../../tools/arena/bettors.js';
import { dealOfGames, duelGames } from '../../../tools/arena/duel.js';
import { ours, type Player } from '../../../tools/arena/player.js';
import { runs } from '../../runs.js';

/** Games of any deals, in `npm run test:long`. */
const GAMES = runs(0, 20);

/**
 * At deals found to be decided by how one bids, our player wins both games, the sides changed; one may be lost. Of equals
 * each wins one game of most deals, and both of one in six: so much they win of four deals once in fifty times.
 */
const winsDecided = (other: Player, deals: readonly number[]): void => {
  const wins = deals.map((deal) => dealOfGames([ours('easy'), other], deal, 'test', { target: 9 }).wins);
  assert.ok(
    wins.reduce((sum, won) => sum + won, 0) >= 2 * deals.length - 1,
    `${wins.join(' ')} of the two games of a deal`,
  );
};

const winsMost = async (other: Player): Promise<void> => {
  if (GAMES === 0) return;
  const { percent } = await duelGames(ours('easy'), other, GAMES, 'test');
  assert.ok(percent > 52, `${percent.toFixed(1)} % of ${2 * GAMES} games`);
};

test('with the same cards, bidding wins more games than never bidding', async () => {
  winsDecided(never('easy'), [9, 10, 11, 14]);
  await winsMost(never('easy'));
});

test('with the same cards, folding in time wins more games than always holding', async () => {
  winsDecided(caller('easy'), [3, 10, 14, 15]);
  await winsMost(caller('easy'));
});
