import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playerSeedFor } from '../../src/element/games/own-game/player-seed-for.js';
import { PEOPLE, PERSON_IDS } from '../../src/people/index.js';
import { temperamentOf } from '../../src/players/bidding/temperament.js';

test('a computer has the temperament of the person chosen for its seat', () => {
  for (const id of PERSON_IDS) {
    const seed = playerSeedFor([null, id, 'vinz', 'luis'], `seed of ${id}`);
    assert.deepEqual(
      [1, 2, 3].map((seat) => temperamentOf(seed, seat)),
      [PEOPLE[id].temperament, PEOPLE.vinz.temperament, PEOPLE.luis.temperament],
    );
    assert.equal(
      playerSeedFor([null, id, 'vinz', 'luis'], `seed of ${id}`),
      seed,
      'the same choice gives the same seed',
    );
  }
});

test('the seed stays the same without chosen people', () => {
  assert.equal(playerSeedFor([], 'seed'), 'seed');
  assert.equal(playerSeedFor([null, null, null, null], 'seed'), 'seed');
});
