import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LINES } from '../../tools/arena/lines.js';
import { playerByName } from '../../tools/arena/roster.js';
import { playOneAction } from '../../tools/arena/duel.js';
import { createGame } from '../../src/game/game.js';
import { TEMPERAMENTS } from '../../src/players/bidding/temperament.js';
import { runs } from '../runs.js';
import { TARGET } from '../short-games.js';

/**
 * Returns a player's bids per hundred hands at a table for two, at alternating seats against a player without a temperament.
 */
const bidsOf = (name: string): number => {
  let [bids, hands] = [0, 0];
  const [player, other] = [playerByName(name), playerByName('medium')];
  for (let number = 0; number < runs(4, 20); number++) {
    const seat = number % 2;
    const game = createGame({ players: 2, target: TARGET, seed: `tempers-${number >> 1}`, setup: { dealer: 0 } });
    while (game.phase !== 'game-over') playOneAction(game, (due) => (due === seat ? player : other), `${number}`);
    bids += game.record().actions.filter((action) => action.type === 'bid' && action.seat === seat).length;
    hands += game.view(null).handNumber;
  }
  return (100 * bids) / hands;
};

test('a bold player bids more often than a careful player of the same level', () => {
  const [careful, bold] = ['medium:careful', 'medium:bold'].map(bidsOf);
  assert.ok(bold > careful, `bold ${bold} and careful ${careful} bids`);
});

test('playerByName() rejects an unknown temperament, or one for a player without levels, and lists the valid ones', () => {
  for (const name of ['strong:merry', 'greedyL:bold', 'strong:', 'bold'])
    assert.throws(() => playerByName(name), /careful, bold, sly, talkative/, name);
});

test('every temperament has an arena line against its plain level, with a goal of at least 48 %', () => {
  for (const temperament of TEMPERAMENTS) {
    const line = LINES.find(({ id }) => id === `temper-${temperament}`);
    assert.ok(line && 'job' in line, temperament);
    assert.deepEqual([line.job.one, line.job.other, line.goal?.least], [`strong:${temperament}`, 'strong', 48]);
  }
});
