import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crewOf } from '../../tools/arena/crew.js';
import { dealOfGames, dealOfHands, duelHands } from '../../tools/arena/duel.js';
import { outcomeOf, type Job } from '../../tools/arena/jobs.js';
import { playerCalled } from '../../tools/arena/roster.js';

const greedy = playerCalled('greedyL');
const twin = playerCalled('greedyL');

test('Who meets himself wins half of every deal, whether or not it is known to be himself', () => {
  for (let deal = 0; deal < 4; deal++) {
    const known = dealOfHands([greedy, greedy], deal, 'self', { players: 2 });
    assert.equal(known.wins, 1);
    assert.deepEqual(dealOfHands([greedy, twin], deal, 'self', { players: 2 }), known);
    const { wins, rounds } = dealOfGames([playerCalled('random'), playerCalled('random')], deal, 'self', {
      players: 2,
    });
    assert.equal(wins, rounds / 2);
  }
});

test('Who is called first and who second changes nothing but the side it is told from', async () => {
  const [there, back] = [
    await duelHands(greedy, playerCalled('random'), 8, 'turn', { players: 2 }),
    await duelHands(playerCalled('random'), greedy, 8, 'turn', { players: 2 }),
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
  const alone = Array.from({ length: 10 }, (_, deal) => outcomeOf(job, deal));
  const crew = crewOf(2);
  assert.deepEqual(await crew.run(job, 10), alone);
  crew.leave();
});
