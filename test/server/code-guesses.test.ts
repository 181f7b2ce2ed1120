/** Tests for the rate limit on wrong table codes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConnectionError } from '../../src/online/connection-error.js';
import { createCodeGuesses } from '../../src/server/code-guesses.js';

/** Creates a rate limiter with a clock that advances only during waits. */
const createTestGuesses = () => {
  let time = 1;
  let waited = 0;
  const clock = {
    now: () => time,
    async wait(ms: number) {
      await new Promise((resolve) => setImmediate(resolve));
      time += ms;
      waited += ms;
    },
  };
  const guesses = createCodeGuesses((code) => Promise.resolve(code === 'right' ? 'table' : null), clock);
  return { guesses, waited: () => waited };
};

test('after 20 wrong codes from an address, each look-up takes one second and at most five look-ups can wait', async () => {
  const { guesses, waited } = createTestGuesses();
  const countAnswered = async (count: number) => {
    const all = await Promise.allSettled(Array.from({ length: count }, () => guesses.tableOf('wrong', 'here')));
    return all.filter(({ status }) => status === 'fulfilled').length;
  };
  assert.deepEqual([await countAnswered(20), waited()], [20, 0]);
  assert.deepEqual([await countAnswered(40), waited()], [5, 5000]);
  assert.equal(await guesses.tableOf('right', 'here'), 'table');
  assert.equal(await guesses.tableOf('wrong', 'elsewhere'), null);
  assert.equal(waited(), 6000, 'another address does not wait');
  await Promise.all(Array.from({ length: 5 }, () => guesses.tableOf('wrong', 'here')));
  const waiting = Array.from({ length: 5 }, () => guesses.tableOf('wrong', 'here'));
  await assert.rejects(guesses.tableOf('right', 'here'), (error: unknown) => {
    assert.ok(error instanceof ConnectionError);
    assert.deepEqual([error.code, error.retryAfter], ['too-many', 5000]);
    return true;
  });
  await Promise.all(waiting);
});

test('parallel look-ups of wrong codes slow down from the 21st on, but look-ups of correct codes do not', async () => {
  const { guesses, waited } = createTestGuesses();
  const right = Array.from({ length: 50 }, () => guesses.tableOf('right', 'here'));
  assert.deepEqual(new Set(await Promise.all(right)), new Set(['table']));
  assert.equal(waited(), 0);
  const mixed = Array.from({ length: 60 }, () => guesses.tableOf('wrong', 'here'));
  const answered = (await Promise.allSettled(mixed)).filter(({ status }) => status === 'fulfilled');
  assert.deepEqual([answered.length, waited()], [25, 5000]);
});
