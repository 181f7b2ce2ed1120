import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LINES } from '../../bench/lines.js';
import { playerCalled } from '../../bench/roster.js';
import { step } from '../../bench/duel.js';
import { createGame } from '../../src/game/game.js';
import { TEMPERAMENTS } from '../../src/players/bidding/temper.js';

const bidsOf = (name: string): number => {
  let bids = 0;
  const player = playerCalled(name);
  for (let number = 0; number < 4; number++) {
    const game = createGame({ players: 2, seed: `tempers-${number}`, setup: { dealer: 0 } });
    while (game.phase !== 'game-over') step(game, () => player, `${number}`);
    bids += (100 * game.record().actions.filter(({ type }) => type === 'bid').length) / game.view(null).handNumber;
  }
  return bids;
};

test('A level may have a temperament, and bids by it', () => {
  const [careful, bold] = ['medium:careful', 'medium:bold'].map(bidsOf);
  assert.ok(bold > careful, `bold ${bold} and careful ${careful} bids`);
});

test('A temperament nobody has, or of somebody who has none, is an error that names the four', () => {
  for (const name of ['strong:merry', 'greedyL:bold', 'strong:', 'bold']) assert.throws(() => playerCalled(name), /careful, bold, sly, talkative/, name);
});

test('Every temperament meets its own level without one, and may cost two games of a hundred', () => {
  for (const temperament of TEMPERAMENTS) {
    const line = LINES.find(({ id }) => id === `temper-${temperament}`);
    assert.ok(line && 'job' in line, temperament);
    assert.deepEqual([line.job.one, line.job.other, line.goal?.least], [`strong:${temperament}`, 'strong', 48]);
  }
});
