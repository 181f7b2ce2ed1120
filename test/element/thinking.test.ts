import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { START_TIMEOUT_MS, PING_AFTER_MS } from '../../src/element/shell/worker/worker-link.js';
import {
  createSharedThinking,
  RELOAD_DELAY_MS,
  type SharedThinking,
} from '../../src/element/shell/worker/shared-thinking.js';
import { createGame } from '../../src/game/game.js';
import type { GameRecord } from '../../src/game/record.js';
import { consider } from '../../src/players/advice/consider.js';
import { choose } from '../../src/players/choose.js';
import { think } from '../../src/players/think.js';
import { yieldThread, type Think } from '../../src/players/time-slices.js';
import type { SessionOptions } from '../../src/session/session.js';
import { playTricks } from '../game/table.js';
import { createFakeClock, type FakeClock } from '../session/fake-clock.js';
import { announcedGame, playGame, runSession } from '../session/table.js';
import type { Behaviour } from './player-thread.js';
import { createThreads, VERSION, type Threads } from './threads.js';
import { runs } from '../runs.js';
import { TARGET } from '../short-games.js';

interface Scene extends Threads {
  readonly shared: SharedThinking;
  readonly clock: FakeClock;
  /** The number of calculations on the page. */
  readonly pageThoughts: number;
}

const sceneWith = (context: TestContext, behaviours: readonly Behaviour[], thinker: Think = think): Scene => {
  const threads = createThreads();
  context.after(() => threads.kill());
  const clock = createFakeClock();
  let pageThoughts = 0;
  const counted: Think = (...question) => {
    pageThoughts++;
    return thinker(...question);
  };
  const factories = behaviours.map(threads.factory);
  const shared = createSharedThinking({
    factories: () => factories,
    loadThink: () => Promise.resolve(counted),
    version: VERSION,
    clock,
  });
  return Object.create(threads, {
    shared: { value: shared },
    clock: { value: clock },
    pageThoughts: { get: () => pageThoughts },
  }) as Scene;
};

/** A choice that a strong player makes quickly, because two tricks have already been played. */
const game = playTricks(announcedGame(), 2);
const view = game.view(game.toAct[0]);
const question = { level: 'strong', seed: 'luck' } as const;
const expected = await choose(view, question);

const pongCount = ({ replies }: Threads): number => replies.filter((reply) => 'pong' in reply).length;
const questionCount = ({ requests }: Threads): number => requests.filter((request) => 'view' in request).length;

/** Opens a table and waits until its worker has sent its first message. */
const tableWith = async (scene: Scene): Promise<ReturnType<SharedThinking['open']>> => {
  const table = scene.shared.open();
  assert.deepEqual(await table.choose(view, question), expected);
  await scene.until(() => pongCount(scene) > 0);
  return table;
};

test('given only the view, the level and the seed, the worker chooses the same action as choose()', async (context) => {
  const scene = sceneWith(context, ['well']);
  const table = await tableWith(scene);
  const { pageThoughts } = scene;
  assert.deepEqual(await table.choose(view, question), expected);
  assert.equal(scene.pageThoughts, pageThoughts, 'the page did not calculate');
  const posted = scene.requests.find((request) => 'view' in request);
  assert.deepEqual(posted, { id: 1, view, ...question });
  table.close();
});

test("compare() resolves to the worker's comparison of a seat's actions, or to null without a worker", async (context) => {
  const scene = sceneWith(context, ['well']);
  const table = await tableWith(scene);
  const { signal } = new AbortController();
  assert.deepEqual((await table.compare(view, signal))?.compared, await consider(view));
  table.close();
  assert.equal(await scene.shared.open().compare(view, signal), null, 'without a worker the page must calculate');
});

test('one worker serves all tables, starts on the first request and ends when the last table closes', async (context) => {
  const scene = sceneWith(context, ['well']);
  const [first, second] = [scene.shared.open(), scene.shared.open()];
  await yieldThread();
  assert.deepEqual(scene.made, []);
  await Promise.all([first.choose(view, question), second.choose(view, question)]);
  await scene.until(() => pongCount(scene) === 1);
  assert.deepEqual(scene.made, ['well'], 'one worker for both tables');
  first.close();
  first.close();
  assert.deepEqual(await second.choose(view, question), expected);
  assert.equal(scene.running, 1);
  second.close();
  await scene.until(() => scene.running === 0);
  assert.equal(scene.clock.pending, 0, 'no timer is left');
});

test('a table that is opened after all others have closed starts a new worker', async (context) => {
  const scene = sceneWith(context, ['well']);
  (await tableWith(scene)).close();
  await scene.until(() => scene.running === 0);
  const table = scene.shared.open();
  await table.choose(view, question);
  await scene.until(() => pongCount(scene) === 2);
  assert.deepEqual(scene.made, ['well', 'well']);
  table.close();
});

test('while the worker is still starting, the page itself answers requests', async (context) => {
  const scene = sceneWith(context, ['mute']);
  const table = scene.shared.open();
  assert.deepEqual(await table.choose(view, question), expected);
  assert.deepEqual(await table.choose(view, question), expected);
  assert.equal(scene.pageThoughts, 2);
  assert.equal(questionCount(scene), 0);
  table.close();
});

test('a worker script that stays silent or has another version is replaced and never tried again', async (context) => {
  const scene = sceneWith(context, ['mute', 'of another version', 'well']);
  const table = scene.shared.open();
  await table.choose(view, question);
  await yieldThread();
  await scene.clock.advance(START_TIMEOUT_MS);
  await scene.until(() => pongCount(scene) === 2);
  assert.deepEqual(scene.made, ['mute', 'of another version', 'well']);
  const { pageThoughts } = scene;
  assert.deepEqual(await table.choose(view, question), expected);
  assert.equal(scene.pageThoughts, pageThoughts, 'the last worker calculates');
  assert.equal(scene.running, 1);
  table.close();
  const next = scene.shared.open();
  await next.choose(view, question);
  await scene.until(() => pongCount(scene) === 3);
  assert.deepEqual(scene.made.slice(3), ['well']);
  next.close();
});

test("the page chooses the computer players' actions if no worker can be created", async () => {
  let tries = 0;
  const forbidden = (): never => {
    tries++;
    throw new DOMException('Refused', 'SecurityError');
  };
  // oxlint-disable-next-line typescript/require-await -- a factory can fail late
  const missing = async (): Promise<never> => {
    throw new TypeError('Failed to fetch');
  };
  const shared = createSharedThinking({
    factories: () => [forbidden, missing],
    loadThink: () => Promise.resolve(think),
    version: VERSION,
    clock: createFakeClock(),
  });
  const table = shared.open();
  for (let count = 0; count < 3; count++) assert.deepEqual(await table.choose(view, question), expected);
  table.close();
  assert.deepEqual(await shared.open().choose(view, question), expected);
  assert.equal(tries, 1);
});

test('a computer player waits until its code can be loaded, then chooses the usual action', async () => {
  const clock = createFakeClock();
  let isThere = false;
  let loads = 0;
  // oxlint-disable-next-line typescript/require-await -- the code comes from a network
  const loadThink = async (): Promise<Think> => {
    loads++;
    if (!isThere) throw Object.assign(new Error('The computers could not be loaded.'), { code: 'load-failed' });
    return think;
  };
  const shared = createSharedThinking({ factories: () => [], loadThink, version: VERSION, clock });
  const reported: string[] = [];
  const table = shared.open(({ message }) => reported.push(message));
  const aborting = new AbortController();
  const withdrawn = table.choose(view, { ...question, signal: aborting.signal });
  const answer = table.choose(view, question);
  await yieldThread();
  await clock.advance(RELOAD_DELAY_MS);
  assert.equal(loads, 4);
  assert.deepEqual(reported, Array(2).fill('The computers could not be loaded.'), 'once per question');
  aborting.abort(new Error('The table moves on.'));
  await assert.rejects(withdrawn, /moves on/);
  isThere = true;
  await clock.advance(RELOAD_DELAY_MS);
  assert.deepEqual(await answer, expected);
  assert.equal(clock.pending, 0, 'no timer is left');
  table.close();
});

test("if the computer players' code does not load, a worker that starts late answers the request", async (context) => {
  const threads = createThreads();
  context.after(() => threads.kill());
  const clock = createFakeClock();
  const missing = Object.assign(new Error('No network.'), { code: 'load-failed' });
  const shared = createSharedThinking({
    factories: () => [threads.factory('well')],
    loadThink: () => Promise.reject(missing),
    version: VERSION,
    clock,
  });
  const table = shared.open();
  const answer = table.choose(view, question);
  await threads.until(() => pongCount(threads) > 0);
  await clock.advance(RELOAD_DELAY_MS);
  assert.deepEqual(await answer, expected);
  table.close();
});

test('if a worker terminates without an error, the page answers the pending request', async (context) => {
  const scene = sceneWith(context, ['dies when asked']);
  const table = await tableWith(scene);
  const answer = table.choose(view, question);
  await scene.until(() => scene.running === 0);
  const { pageThoughts } = scene;
  await scene.clock.advance(PING_AFTER_MS);
  assert.equal(scene.pageThoughts, pageThoughts, 'the worker gets a second interval');
  await scene.clock.advance(PING_AFTER_MS);
  assert.deepEqual(await answer, expected);
  assert.equal(scene.pageThoughts, pageThoughts + 1);
  assert.deepEqual(await table.choose(view, question), expected);
  assert.equal(questionCount(scene), 1, 'the dead worker is not asked again');
  table.close();
});

test('if a worker throws, the page answers its pending requests and a new worker answers later ones', async (context) => {
  const scene = sceneWith(context, ['throws when asked', 'well']);
  const tables = [await tableWith(scene), scene.shared.open(), scene.shared.open()];
  const answers = await Promise.all(tables.map((table) => table.choose(view, question)));
  assert.deepEqual(answers, [expected, expected, expected]);
  assert.deepEqual(scene.made, ['throws when asked', 'well']);
  await scene.until(() => pongCount(scene) === 2);
  const { pageThoughts } = scene;
  assert.deepEqual(await tables[1].choose(view, question), expected);
  assert.equal(scene.pageThoughts, pageThoughts);
  for (const table of tables) table.close();
});

test('the page terminates a worker that does not answer pings', async (context) => {
  const scene = sceneWith(context, ['hangs']);
  const table = await tableWith(scene);
  const answer = table.choose(view, question);
  await yieldThread();
  await scene.clock.advance(PING_AFTER_MS);
  await scene.clock.advance(PING_AFTER_MS);
  assert.deepEqual(await answer, expected);
  await scene.until(() => scene.running === 0);
  table.close();
});

test('the page keeps a worker that calculates for a long time but answers pings', async (context) => {
  const scene = sceneWith(context, ['thinks for ever']);
  const table = await tableWith(scene);
  const giving = new AbortController();
  const answer = table.choose(view, { ...question, signal: giving.signal });
  await yieldThread();
  await scene.clock.advance(PING_AFTER_MS);
  for (let count = 2; count < 5; count++) {
    await scene.until(() => pongCount(scene) === count);
    // After an interval without messages, the page pings the worker again.
    await scene.clock.advance(PING_AFTER_MS);
    await scene.clock.advance(PING_AFTER_MS);
  }
  assert.equal(scene.running, 1);
  giving.abort(new Error('void'));
  await assert.rejects(answer, { message: 'void' });
  assert.deepEqual(scene.requests.at(-1), { cancel: 1 });
  table.close();
});

test('if a worker replies with an error, the page answers the request or rejects it with the error', async (context) => {
  const scene = sceneWith(context, ['fails']);
  const table = await tableWith(scene);
  assert.deepEqual(await table.choose(view, question), expected);
  assert.equal(scene.running, 1, 'an error does not end the worker');
  await assert.rejects(table.choose(view, { level: 'divine' as 'strong' }), { code: 'invalid-level' });
  table.close();
});

test('the page answers a request itself if the view cannot be posted to the worker', async (context) => {
  const scene = sceneWith(context, ['well']);
  const table = await tableWith(scene);
  const odd = { ...view, toString: () => 'a view with a function' };
  assert.deepEqual(await table.choose(odd, question), expected);
  assert.equal(questionCount(scene), 1, 'posting was tried');
  assert.equal(scene.replies.filter((reply) => 'id' in reply).length, 0);
  table.close();
});

test('choose() rejects if its signal is aborted before the call or while the page calculates', async (context) => {
  const scene = sceneWith(context, ['mute'], function* () {
    for (;;) yield;
  });
  const table = scene.shared.open();
  await assert.rejects(table.choose(view, { signal: AbortSignal.abort(new Error('void')) }), { message: 'void' });
  assert.equal(scene.pageThoughts, 0);
  const giving = new AbortController();
  const answer = table.choose(view, { signal: giving.signal });
  for (let turn = 0; turn < 3; turn++) await yieldThread();
  giving.abort(new Error('late'));
  await assert.rejects(answer, { message: 'late' });
  assert.equal(scene.pageThoughts, 1);
  table.close();
});

/** Both sides' score at the start. At this score, one or two hands are left, or a whole game in `npm run test:long`. */
const START = runs(6, 0);

test('the record of a game is the same with a worker, without a worker and with a failing worker', async (context) => {
  const play = async (options: Partial<SessionOptions>): Promise<GameRecord> => {
    const rest = createGame({ seed: 'stube', players: 2, rules: { target: TARGET }, setup: { score: [START, START] } });
    const table = runSession(rest, ['computer', 'computer'], { level: 'strong', ...options });
    await playGame(table);
    assert.deepEqual(table.errors, []);
    return table.game.record();
  };
  const usual = await play({});

  const lively = sceneWith(context, ['well']);
  const table = await tableWith(lively);
  assert.deepEqual(await play({ choose: table.choose }), usual);
  assert.ok(questionCount(lively) > runs(5, 20), 'the worker was asked');
  assert.equal(lively.pageThoughts, 1);
  table.close();

  const mortal = sceneWith(context, ['throws when asked', 'well']);
  const next = await tableWith(mortal);
  assert.deepEqual(await play({ choose: next.choose }), usual);
  assert.deepEqual(mortal.made, ['throws when asked', 'well']);
  next.close();
});
