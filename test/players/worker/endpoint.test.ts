import assert from 'node:assert/strict';
import { on } from 'node:events';
import { test, type TestContext } from 'node:test';
import { computeJudgements, consider } from '../../../src/players/advice/consider.js';
import { choose } from '../../../src/players/choose.js';
import { serveRequests } from '../../../src/players/worker/endpoint.js';
import type { ThinkRequest, WorkerReply, WorkerRequest } from '../../../src/players/worker/messages.js';
import { think } from '../../../src/players/think.js';
import { yieldThread, type Think } from '../../../src/players/time-slices.js';
import { announcedGame } from '../../session/table.js';

const question = (): ThinkRequest => ({ view: announcedGame().view(0), level: 'strong', seed: 'luck' });

/** The page's end of the port. */
interface Page {
  ask(request: WorkerRequest): void;
  /** Resolves to the next message of the endpoint. */
  reply(): Promise<WorkerReply>;
}

/** Starts an endpoint and checks its first message. */
const start = async (context: TestContext, decide: Think): Promise<Page> => {
  const { port1: inside, port2: outside } = new MessageChannel();
  serveRequests(inside, '1.2.3', decide, computeJudgements);
  inside.start();
  context.after(() => outside.close());
  const replies = on(outside, 'message');
  const reply = async (): Promise<WorkerReply> => ((await replies.next()).value as [WorkerReply])[0];
  assert.deepEqual(await reply(), { pong: '1.2.3' });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
    ask: (request) => outside.postMessage(request),
    reply,
  };
};

/** Number of steps that no test reaches. This limit ends the loop of a failing test. */
const MAX_STEPS = 50_000_000;

/** Returns a computation that runs until its thread stops. `progress` counts the steps. */
const endless = (progress: { count: number }): Think =>
  function* () {
    while (progress.count < MAX_STEPS) {
      progress.count++;
      yield;
    }
    return null;
  };

test('the worker endpoint chooses the same action as the engine', async (context) => {
  const { ask, reply } = await start(context, think);
  const { view, level, seed } = question();
  ask({ id: 7, view, level, seed });
  assert.deepEqual(await reply(), { id: 7, action: await choose(view, { level, seed }) });
});

test('the worker endpoint compares actions like the engine', async (context) => {
  const { ask, reply } = await start(context, think);
  const { view } = question();
  ask({ id: 8, view, compare: true });
  const compared = await consider(view);
  assert.ok(compared);
  assert.deepEqual(await reply(), { id: 8, compared });
});

test('the worker endpoint uses the temperament in the request', async (context) => {
  const asked: unknown[] = [];
  const decide: Think = (view, level, seed, temperament) => {
    asked.push(temperament);
    return think(view, level, seed, temperament);
  };
  const { ask, reply } = await start(context, decide);
  ask({ id: 1, ...question(), temperament: 'sly' });
  await reply();
  ask({ id: 2, ...question() });
  await reply();
  assert.deepEqual(asked, ['sly', undefined]);
});

test('the worker endpoint sends its version at the start and in reply to a ping', async (context) => {
  const { ask, reply } = await start(context, think);
  ask({ ping: true });
  assert.deepEqual(await reply(), { pong: '1.2.3' });
});

test('the worker endpoint replies to a ping during a computation and stops cancelled requests', async (context) => {
  const progress = { count: 0 };
  const { ask, reply } = await start(context, endless(progress));
  ask({ id: 1, ...question() });
  ask({ ping: true });
  assert.deepEqual(await reply(), { pong: '1.2.3' });
  for (let turn = 0; turn < 5 && progress.count === 0; turn++) await yieldThread();
  assert.ok(progress.count > 0, 'it computes');
  ask({ cancel: 1 });
  ask({ ping: true });
  await reply();
  // After one more yield, the computation notices the cancellation.
  await yieldThread();
  await yieldThread();
  const { count } = progress;
  for (let turn = 0; turn < 5; turn++) await yieldThread();
  assert.equal(progress.count, count);
});

test('after a failed request, the worker endpoint replies with the error and answers the next request', async (context) => {
  const failingOnBadSeed: Think = (view, level, seed) => {
    if (seed === 'bad') throw new RangeError('no such card');
    return think(view, level, seed);
  };
  const { ask, reply } = await start(context, failingOnBadSeed);
  ask({ id: 1, ...question(), seed: 'bad' });
  assert.deepEqual(await reply(), { id: 1, error: 'RangeError: no such card' });
  ask({ id: 2, ...question() });
  const answer = await reply();
  assert.ok('action' in answer && answer.id === 2, JSON.stringify(answer));
});

test('the worker endpoint ignores a cancellation of an unknown request', async (context) => {
  const { ask, reply } = await start(context, think);
  ask({ cancel: 5 });
  ask({ ping: true });
  assert.deepEqual(await reply(), { pong: '1.2.3' });
});
