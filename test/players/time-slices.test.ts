import assert from 'node:assert/strict';
import { test } from 'node:test';
import { yieldThread, runInSlices, type Computation } from '../../src/players/time-slices.js';

/** Yields so many times; writes down what became of it. */
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

/** A clock on which a millisecond passes whenever somebody looks. */
const hurried = (): (() => number) => {
  let time = 0;
  return () => time++;
};

test('A thought is thought to its end, and its answer given', async () => {
  const done: string[] = [];
  assert.equal(await runInSlices(steps(3, done)), 'answer');
  assert.deepEqual(done, ['step 1', 'step 2', 'step 3', 'end']);
});

test('Others have their turn while a long thought is thought', async () => {
  const done: string[] = [];
  let isOver = false;
  const thinking = runInSlices(steps(100, done), { now: hurried() }).finally(() => (isOver = true));
  const seen: number[] = [];
  while (!isOver) {
    seen.push(done.length);
    // oxlint-disable-next-line no-await-in-loop -- one turn after the other
    await yieldThread();
  }
  assert.equal(await thinking, 'answer');
  assert.ok(seen.length >= 10, `others had ${seen.length} turns`);
  const stretches = seen.slice(1).map((count, turn) => count - seen[turn]);
  assert.ok(Math.max(...stretches) <= 10, `at most ten milliseconds at a stretch, not ${Math.max(...stretches)}`);
});

test('Others have their turn before a thought begins; then it takes its slice in one piece', async () => {
  const done: string[] = [];
  const thinking = runInSlices(steps(50, done), { now: () => 0 });
  await Promise.resolve();
  assert.deepEqual(done, [], 'not within whatever asked for it');
  while (done.length === 0) {
    // oxlint-disable-next-line no-await-in-loop -- one turn after the other
    await yieldThread();
  }
  assert.equal(done.length, 51);
  assert.equal(await thinking, 'answer');
});

test('A thought that is given up ends at the next breath, and tidies up', async () => {
  const done: string[] = [];
  const giving = new AbortController();
  const thinking = runInSlices(steps(1000, done), { signal: giving.signal, now: hurried() });
  while (done.length === 0) {
    // oxlint-disable-next-line no-await-in-loop -- one turn after the other
    await yieldThread();
  }
  const { length } = done;
  giving.abort(new Error('void'));
  await assert.rejects(thinking, { message: 'void' });
  assert.deepEqual(done.slice(length), ['end']);
});

test('A thought that is void from the beginning is not begun', async () => {
  const done: string[] = [];
  await assert.rejects(runInSlices(steps(3, done), { signal: AbortSignal.abort(new Error('void')) }), {
    message: 'void',
  });
  assert.deepEqual(done, []);
});

test('What a thought throws comes out as a rejection', async () => {
  function* failing(): Computation<never> {
    yield;
    throw new RangeError('no such card');
  }
  await assert.rejects(runInSlices(failing()), RangeError);
});
