import assert from 'node:assert/strict';
import { test } from 'node:test';
import { yieldThread, runInSlices, type Computation } from '../../src/players/time-slices.js';

/** Yields `count` times and records each step. */
function* steps(count: number, done: string[] = []): Computation<string> {
  try {
    for (let step = 1; step <= count; step++) {
      done.push(`step ${step}`);
      yield;
    }
    return 'answer';
  } finally {
    done.push('end');
  }
}

/** Returns a clock that advances by 1 ms on every call. */
const createFastClock = (): (() => number) => {
  let time = 0;
  return () => time++;
};

test('runInSlices() completes a computation and resolves to the result', async () => {
  const done: string[] = [];
  assert.equal(await runInSlices(steps(3, done)), 'answer');
  assert.deepEqual(done, ['step 1', 'step 2', 'step 3', 'end']);
});

test('runInSlices() lets other tasks run during a long computation', async () => {
  const done: string[] = [];
  let isOver = false;
  const thinking = runInSlices(steps(100, done), { now: createFastClock() }).finally(() => (isOver = true));
  const seen: number[] = [];
  while (!isOver) {
    seen.push(done.length);
    // oxlint-disable-next-line no-await-in-loop -- turns run in sequence
    await yieldThread();
  }
  assert.equal(await thinking, 'answer');
  assert.ok(seen.length >= 10, `other tasks had ${seen.length} turns`);
  const stretches = seen.slice(1).map((count, turn) => count - seen[turn]);
  assert.ok(Math.max(...stretches) <= 10, `at most ten milliseconds without a yield, not ${Math.max(...stretches)}`);
});

test('runInSlices() starts a computation in a later task and does not interrupt its first slice', async () => {
  const done: string[] = [];
  const thinking = runInSlices(steps(50, done), { now: () => 0 });
  await Promise.resolve();
  assert.deepEqual(done, [], 'not in the calling task');
  while (done.length === 0) {
    // oxlint-disable-next-line no-await-in-loop -- turns run in sequence
    await yieldThread();
  }
  assert.equal(done.length, 51);
  assert.equal(await thinking, 'answer');
});

test('an aborted computation ends at its next yield and runs its cleanup', async () => {
  const done: string[] = [];
  const controller = new AbortController();
  const thinking = runInSlices(steps(1000, done), { signal: controller.signal, now: createFastClock() });
  while (done.length === 0) {
    // oxlint-disable-next-line no-await-in-loop -- turns run in sequence
    await yieldThread();
  }
  const { length } = done;
  controller.abort(new Error('void'));
  await assert.rejects(thinking, { message: 'void' });
  assert.deepEqual(done.slice(length), ['end']);
});

test('runInSlices() does not start a computation if the signal is already aborted', async () => {
  const done: string[] = [];
  await assert.rejects(runInSlices(steps(3, done), { signal: AbortSignal.abort(new Error('void')) }), {
    message: 'void',
  });
  assert.deepEqual(done, []);
});

test('runInSlices() rejects with the error of the computation', async () => {
  function* failing(): Computation<never> {
    yield;
    throw new RangeError('no such card');
  }
  await assert.rejects(runInSlices(failing()), RangeError);
});
