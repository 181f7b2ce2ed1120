import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { systemClock } from '../../src/session/clock.js';
import { flushTasks } from './fake-clock.js';

test('systemClock.wait() resolves after the given time, or rejects at once when aborted', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const outcomes: string[] = [];
    const watch = (name: string, wait: Promise<void>): Promise<unknown> =>
      wait.then(
        () => outcomes.push(`${name} over`),
        (reason: unknown) => outcomes.push(`${name} ${String(reason)}`),
      );
    const controller = new AbortController();
    void watch('first', systemClock.wait(100, new AbortController().signal));
    void watch('second', systemClock.wait(50, controller.signal));
    void watch('third', systemClock.wait(50, AbortSignal.abort('too late')));
    controller.abort('changed my mind');
    await flushTasks();
    assert.deepEqual(outcomes, ['third too late', 'second changed my mind']);
    mock.timers.tick(99);
    await flushTasks();
    assert.equal(outcomes.length, 2);
    mock.timers.tick(1);
    await flushTasks();
    assert.deepEqual(outcomes.slice(2), ['first over']);
  } finally {
    mock.timers.reset();
  }
});

test('systemClock.now() returns the time since the Unix epoch in ms', () => {
  const before = Date.now();
  const now = systemClock.now();
  assert.ok(now >= before && now <= Date.now());
});
