import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCrew } from '../../tools/arena/crew.js';
import { playDealOfGames, playDealOfHands, duelHands } from '../../tools/arena/duel.js';
import { playDeal, type Job } from '../../tools/arena/jobs.js';
import { playerByName } from '../../tools/arena/roster.js';

const greedy = playerByName('greedyL');
const twin = playerByName('greedyL');

test('in every deal, a player wins exactly half of the rounds against itself or against an equal player', () => {
  for (let deal = 0; deal < 4; deal++) {
    const known = playDealOfHands([greedy, greedy], deal, 'self', { players: 2 });
    assert.equal(known.wins, 1);
    assert.deepEqual(playDealOfHands([greedy, twin], deal, 'self', { players: 2 }), known);
    const { wins, rounds } = playDealOfGames([playerByName('random'), playerByName('random')], deal, 'self', {
      players: 2,
    });
    assert.equal(wins, rounds / 2);
  }
});

test('swapping the two players of a duel mirrors the result', async () => {
  const [result, mirrored] = [
    await duelHands(greedy, playerByName('random'), 8, 'turn', { players: 2 }),
    await duelHands(playerByName('random'), greedy, 8, 'turn', { players: 2 }),
  ];
  assert.equal(result.percent + mirrored.percent, 100);
  assert.ok(result.percent > 60, `${result.percent} % against random`);
});

test('an arena crew of two processes returns the same outcomes as a single process', async () => {
  const job: Job & { readonly kind: 'hands' } = {
    kind: 'hands',
    one: 'random',
    other: 'greedyL',
    variant: 'suedtirol',
    rules: { players: 2 },
    range: 'cores',
  };
  const expected = Array.from({ length: 10 }, (_, deal) => playDeal(job, deal));
  const crew = createCrew(2);
  assert.deepEqual(await crew.run(job, 10), expected);
  crew.end();
});
