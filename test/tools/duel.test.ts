import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCrew } from '../../tools/arena/crew.js';
import { playDealOfGames, playDealOfHands, duelHands } from '../../tools/arena/duel.js';
import { playDeal, type Job } from '../../tools/arena/jobs.js';
import { playerByName } from '../../tools/arena/roster.js';

const greedy = playerByName('greedyL');
const twin = playerByName('greedyL');

test('Who meets himself wins half of every deal, whether or not it is known to be himself', () => {
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

test('Who is called first and who second changes nothing but the side it is told from', async () => {
  const [there, back] = [
    await duelHands(greedy, playerByName('random'), 8, 'turn', { players: 2 }),
    await duelHands(playerByName('random'), greedy, 8, 'turn', { players: 2 }),
  ];
  assert.equal(there.percent + back.percent, 100);
  assert.ok(there.percent > 60, `${there.percent} % against random`);
});

test('The outcomes of the deals are the same on this core alone and shared among two others', async () => {
  const job: Job & { readonly kind: 'hands' } = {
    kind: 'hands',
    one: 'random',
    other: 'greedyL',
    variant: 'suedtirol',
    rules: { players: 2 },
    range: 'cores',
  };
  const alone = Array.from({ length: 10 }, (_, deal) => playDeal(job, deal));
  const crew = createCrew(2);
  assert.deepEqual(await crew.run(job, 10), alone);
  crew.end();
});
