import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BETTORS, caller, never } from '../../../tools/arena/bettors.js';
import { playDealOfGames, duelGames } from '../../../tools/arena/duel.js';
import { ownPlayer, type Player } from '../../../tools/arena/player.js';
import { runs } from '../../runs.js';

/** Games of any deals, in `npm run test:long`. */
const GAMES = runs(0, 20);

/**
 * At deals found to be decided by how one bids and answers, our player wins both games, the sides changed; one may be
 * lost. Of equals each wins one game of most deals, and both of one in six: so much they win of four deals once in fifty
 * times.
 */
const winsDecided = (other: Player, deals: readonly number[]): void => {
  const wins = deals.map((deal) => playDealOfGames([ownPlayer('easy'), other], deal, 'test', { target: 9 }).wins);
  const all = wins.reduce((sum, won) => sum + won, 0);
  assert.ok(all >= 2 * deals.length - 1, `${wins.join(' ')} of the two games of a deal`);
};

const winsMost = async (other: Player): Promise<void> => {
  if (GAMES === 0) return;
  const { percent } = await duelGames(ownPlayer('easy'), other, GAMES, 'test');
  assert.ok(percent > 52, `${percent.toFixed(1)} % of ${2 * GAMES} games`);
};

test('with the same cards, bidding wins more games than never bidding', async () => {
  winsDecided(never('easy'), runs([9, 10], [9, 10, 11, 14]));
  await winsMost(never('easy'));
});

test('with the same cards, bidding wins more games than never bidding and holding whatever is bid', async () => {
  winsDecided(caller('easy'), runs([3, 10], [3, 10, 14, 15]));
  await winsMost(caller('easy'));
});

// Who never folds wins six of these eight games, who folds by chance one.
test('who bids whenever he may is beaten by folding in time', () => {
  winsDecided(BETTORS.maniac(ownPlayer('easy')), runs([5, 17], [5, 17, 20, 25]));
});
