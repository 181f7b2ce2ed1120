import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { createGame, createSession, type Setup } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { randomFrom } from '../../src/rules/random.js';
import { needs } from './engine.js';
import { patched } from './patched.js';
import {
  clearPage,
  errorsOf,
  removeTable,
  listen,
  newTable,
  place,
  settled,
  tableIn,
  until,
  type FiredEvent,
} from './table.js';
import { skipDrawing } from './skip-drawing.js';
import { waitForWorkers, countWorkers } from './workers.js';

skipDrawing();

const COMPUTERS = ['computer', 'computer'] as const;
const GAME = { lang: 'de', speed: 'instant', level: 'strong', players: '2', target: '9', seed: 'denken' } as const;
/** One hand is left to play. */
const SETUP: Setup = { score: [7, 7] };

/** URLs of the page's workers, and the numbers of their requests and answers. */
interface Workers {
  readonly urls: string[];
  /** Whether a worker has sent its first message. Only then does the worker receive requests. */
  isReady: boolean;
  requests: number;
  answers: number;
  /** The number of the request that terminates its worker without an event. */
  fatalRequest: number;
}

/** Returns a subclass of the page's `Worker` class that records workers, and the records. */
const recordWorkers = (
  Original: typeof Worker,
): { readonly RecordedWorker: typeof Worker; readonly workers: Workers } => {
  const workers: Workers = { urls: [], isReady: false, requests: 0, answers: 0, fatalRequest: 0 };
  class RecordedWorker extends Original {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      workers.urls.push(String(address));
      this.addEventListener('message', ({ data }: MessageEvent<object>) => {
        if ('pong' in data) workers.isReady = true;
        if ('action' in data) workers.answers++;
      });
    }

    override postMessage(message: object): void {
      if ('view' in message && ++workers.requests === workers.fatalRequest) this.terminate();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
      super.postMessage(message);
    }
  }
  return { RecordedWorker, workers };
};

/** Plays a game between computer players to its end and resolves to its actions as JSON. */
const playComputers = (table: WattenTable): Promise<string> =>
  new Promise((resolve) => {
    table.seats = COMPUTERS;
    table.addEventListener('watten-game-end', () => resolve(JSON.stringify(table.save()?.game.actions)), {
      once: true,
    });
    void table.start({ setup: SETUP });
  });

/** An iframe with its own content security policy. */
async function pageWithPolicy(policy: string): Promise<{
  readonly table: WattenTable;
  readonly workers: Workers;
  readonly violations: string[];
  readonly uncaught: string[];
  readonly events: FiredEvent[];
}> {
  const frame = document.createElement('iframe');
  frame.width = '800';
  frame.height = '600';
  frame.srcdoc = `<!doctype html>
    <html lang="de">
      <head><meta http-equiv="Content-Security-Policy" content="${policy}"></head>
      <body></body>
    </html>`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  place().append(frame);
  await loaded;
  const frameWindow = frame.contentWindow as Window & typeof globalThis;
  const { RecordedWorker, workers } = recordWorkers(frameWindow.Worker);
  frameWindow.Worker = RecordedWorker;
  const violations: string[] = [];
  const uncaught: string[] = [];
  frameWindow.document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    violations.push(effectiveDirective),
  );
  frameWindow.addEventListener('error', ({ message }) => uncaught.push(message));
  frameWindow.addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)));
  const script = frameWindow.document.createElement('script');
  script.type = 'module';
  script.src = new URL('../../src/index.ts', import.meta.url).href;
  frameWindow.document.head.append(script);
  await frameWindow.customElements.whenDefined('watten-table');
  const table = frameWindow.document.createElement('watten-table');
  for (const [name, value] of Object.entries(GAME)) table.setAttribute(name, value);
  frameWindow.document.body.append(table);
  return { table, workers, violations, uncaught, events: listen(table, ['watten-error']) };
}

describe('computer players in a worker', function () {
  this.timeout(60_000);
  /** The same game played by the engine without workers. */
  let expectedActions: string;

  before(async () => {
    const game = createGame({ players: 2, rules: { target: 9 }, seed: GAME.seed, setup: SETUP });
    const luck = randomFrom(GAME.seed, 'players');
    const session = createSession({
      game,
      seats: COMPUTERS,
      level: GAME.level,
      playerSeed: `${luck(2 ** 31)}-${luck(2 ** 31)}`,
    });
    session.connection(null).subscribe((update) => {
      if ('view' in update && update.view.phase === 'game-over') session.stop();
    });
    session.start();
    await session.settled();
    const { actions } = game.record();
    assert.isAbove(actions.length, 10);
    expectedActions = JSON.stringify(actions);
  });
  beforeEach(() => setViewport({ width: 500, height: 700 }));
  afterEach(clearPage);

  it('all tables share one worker that starts with the first request and ends with the last table', async function () {
    await needs(this, 'workers');
    // Waits for the end of workers from earlier tests.
    await waitForWorkers(0);
    const { RecordedWorker, workers } = recordWorkers(Worker);
    await patched(window, 'Worker', RecordedWorker, async () => {
      const [box, other] = [place(), place()];
      const [table, second] = [tableIn(box, GAME), tableIn(other, { ...GAME, seed: 'anders' })];
      const events = [listen(table, ['watten-error']), listen(second, ['watten-error'])];
      const [played, different] = await Promise.all([playComputers(table), playComputers(second)]);
      assert.strictEqual(played, expectedActions);
      assert.notStrictEqual(different, expectedActions);
      assert.lengthOf(workers.urls, 1);
      assert.match(workers.urls[0], /\/thinking-worker\.js$/);
      // The games can end before the worker is ready, in which case the next game uses the worker.
      await until(() => workers.isReady, 'the worker is ready');
      assert.strictEqual(await playComputers(table), expectedActions);
      assert.isAtLeast(workers.answers, 1);
      assert.strictEqual(await countWorkers(), 1);
      removeTable(box);
      await until(() => table.view === null, 'the first table is removed');
      assert.strictEqual(await countWorkers(), 1);
      removeTable(other);
      await until(() => second.view === null, 'the second table is removed');
      await waitForWorkers(0);
      assert.deepEqual(events.flatMap(errorsOf), []);
    });
  });

  it('a table without computer players starts no worker', async () => {
    const { RecordedWorker, workers } = recordWorkers(Worker);
    await patched(window, 'Worker', RecordedWorker, async () => {
      const table = newTable(GAME);
      table.seats = [
        'human',
        { decide: async ({ legal, toAct, seat }) => (toAct.includes(seat ?? -1) ? legal[0] : null) },
      ];
      await table.start();
      await settled(table);
      assert.deepEqual(workers.urls, []);
    });
  });

  it('computer players choose the same actions if their worker is terminated during a request', async () => {
    const { RecordedWorker, workers } = recordWorkers(Worker);
    await patched(window, 'Worker', RecordedWorker, async () => {
      // The first game starts the worker, and the first request of the next game terminates the worker.
      await playComputers(newTable(GAME));
      await until(() => workers.isReady, 'the worker is ready');
      workers.fatalRequest = workers.requests + 1;
      const table = newTable(GAME);
      const events = listen(table, ['watten-error']);
      assert.strictEqual(await playComputers(table), expectedActions);
      await until(() => workers.urls.length > 1, 'the next worker has started');
      assert.match(workers.urls[1] ?? '', /^blob:/);
      assert.isAtLeast(workers.requests, workers.fatalRequest);
      assert.deepEqual(events, []);
    });
  });

  it('computer players choose the same actions if the security policy forbids workers', async () => {
    const { table, workers, violations, uncaught, events } = await pageWithPolicy("worker-src 'none'");
    assert.strictEqual(await playComputers(table), expectedActions);
    assert.include(violations, 'worker-src');
    assert.strictEqual(workers.requests, 0);
    assert.deepEqual([...uncaught, ...errorsOf(events)], []);
  });

  it('computer players use a blob worker if the security policy forbids workers from a URL', async () => {
    const { table, workers, violations, uncaught, events } = await pageWithPolicy('worker-src blob:');
    assert.strictEqual(await playComputers(table), expectedActions);
    await until(() => workers.isReady, 'the worker is ready');
    assert.strictEqual(await playComputers(table), expectedActions);
    assert.deepEqual(violations, ['worker-src']);
    assert.match(workers.urls.at(-1) ?? '', /^blob:/);
    assert.isAtLeast(workers.answers, 1);
    assert.deepEqual([...uncaught, ...errorsOf(events)], []);
  });
});
