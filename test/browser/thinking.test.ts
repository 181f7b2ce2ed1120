import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { createGame, createSession, type Setup } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { randomFrom } from '../../src/rules/random.js';
import { needs } from './engine.js';
import { patched } from './patched.js';
import { clearPage, errorsOf, leave, listen, newTable, place, settled, tableIn, until, type Told } from './table.js';
import { undrawn } from './undrawn.js';
import { workersFallTo, workersNow } from './workers.js';

undrawn();

const COMPUTERS = ['computer', 'computer'] as const;
const GAME = { lang: 'de', speed: 'instant', level: 'strong', players: '2', target: '9', seed: 'denken' } as const;
/** One hand is left of the game. */
const SETUP: Setup = { score: [7, 7] };

/** What a page has had of workers. */
interface Workers {
  readonly made: string[];
  /** One of them has said its first word: from then on it is asked. */
  isUp: boolean;
  asked: number;
  answered: number;
  /** With this question the worker dies, and nobody is told. */
  deadlyQuestion: number;
}

/** The page's own workers, watched. */
const watched = (Original: typeof Worker): { readonly Watched: typeof Worker; readonly workers: Workers } => {
  const workers: Workers = { made: [], isUp: false, asked: 0, answered: 0, deadlyQuestion: 0 };
  class Watched extends Original {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      workers.made.push(String(address));
      this.addEventListener('message', ({ data }: MessageEvent<object>) => {
        if ('pong' in data) workers.isUp = true;
        if ('action' in data) workers.answered++;
      });
    }

    override postMessage(message: object): void {
      if ('view' in message && ++workers.asked === workers.deadlyQuestion) this.terminate();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to be named
      super.postMessage(message);
    }
  }
  return { Watched, workers };
};

/** The actions of a game among computers, to its end. */
const playedAt = (table: WattenTable): Promise<string> =>
  new Promise((resolve) => {
    table.seats = COMPUTERS;
    table.addEventListener('watten-game-end', () => resolve(JSON.stringify(table.save()?.game.actions)), {
      once: true,
    });
    void table.start({ setup: SETUP });
  });

/** A page within the page, with a policy of its own. */
async function pageUnder(policy: string): Promise<{
  readonly table: WattenTable;
  readonly workers: Workers;
  readonly refused: string[];
  readonly complaints: string[];
  readonly told: Told[];
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
  const inner = frame.contentWindow as Window & typeof globalThis;
  const { Watched, workers } = watched(inner.Worker);
  inner.Worker = Watched;
  const refused: string[] = [];
  const complaints: string[] = [];
  inner.document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    refused.push(effectiveDirective),
  );
  inner.addEventListener('error', ({ message }) => complaints.push(message));
  inner.addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  const script = inner.document.createElement('script');
  script.type = 'module';
  script.src = new URL('../../src/index.ts', import.meta.url).href;
  inner.document.head.append(script);
  await inner.customElements.whenDefined('watten-table');
  const table = inner.document.createElement('watten-table');
  for (const [name, value] of Object.entries(GAME)) table.setAttribute(name, value);
  inner.document.body.append(table);
  return { table, workers, refused, complaints, told: listen(table, ['watten-error']) };
}

describe('computers that think', function () {
  this.timeout(60_000);
  /** The game as the engine plays it, which knows no worker. */
  let usual: string;

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
    usual = JSON.stringify(actions);
  });
  beforeEach(() => setViewport({ width: 500, height: 700 }));
  afterEach(clearPage);

  it('do so in one worker for all tables, which comes with the first question and goes with the last table', async function () {
    await needs(this, 'workers');
    // Of tests before.
    await workersFallTo(0);
    const { Watched, workers } = watched(Worker);
    await patched(window, 'Worker', Watched, async () => {
      const [box, other] = [place(), place()];
      const [table, second] = [tableIn(box, GAME), tableIn(other, { ...GAME, seed: 'anders' })];
      const told = [listen(table, ['watten-error']), listen(second, ['watten-error'])];
      const [played, different] = await Promise.all([playedAt(table), playedAt(second)]);
      assert.strictEqual(played, usual);
      assert.notStrictEqual(different, usual);
      assert.lengthOf(workers.made, 1);
      assert.match(workers.made[0], /\/thinking-worker\.js$/);
      // The games may have been over before the worker was up; the next one is its own.
      await until(() => workers.isUp, 'there is a worker');
      assert.strictEqual(await playedAt(table), usual);
      assert.isAtLeast(workers.answered, 1);
      assert.strictEqual(await workersNow(), 1);
      leave(box);
      await until(() => table.view === null, 'the first table is gone');
      assert.strictEqual(await workersNow(), 1);
      leave(other);
      await until(() => second.view === null, 'the second table is gone');
      await workersFallTo(0);
      assert.deepEqual(told.flatMap(errorsOf), []);
    });
  });

  it('are not needed at a table of people and players of the page', async () => {
    const { Watched, workers } = watched(Worker);
    await patched(window, 'Worker', Watched, async () => {
      const table = newTable(GAME);
      table.seats = [
        'human',
        { decide: async ({ legal, toAct, seat }) => (toAct.includes(seat ?? -1) ? legal[0] : null) },
      ];
      await table.start();
      await settled(table);
      assert.deepEqual(workers.made, []);
    });
  });

  it('play the same game when their worker is killed over a question', async () => {
    const { Watched, workers } = watched(Worker);
    await patched(window, 'Worker', Watched, async () => {
      // One game to bring the worker up, and the worker dies over the next one's first question.
      await playedAt(newTable(GAME));
      await until(() => workers.isUp, 'there is a worker');
      workers.deadlyQuestion = workers.asked + 1;
      const table = newTable(GAME);
      const told = listen(table, ['watten-error']);
      assert.strictEqual(await playedAt(table), usual);
      await until(() => workers.made.length > 1, 'there is a next one');
      assert.match(workers.made[1] ?? '', /^blob:/);
      assert.isAtLeast(workers.asked, workers.deadlyQuestion);
      assert.deepEqual(told, []);
    });
  });

  it('play the same game where workers are forbidden', async () => {
    const { table, workers, refused, complaints, told } = await pageUnder("worker-src 'none'");
    assert.strictEqual(await playedAt(table), usual);
    assert.include(refused, 'worker-src');
    assert.strictEqual(workers.asked, 0);
    assert.deepEqual([...complaints, ...errorsOf(told)], []);
  });

  it('have a worker of a blob where none may be made of an address', async () => {
    const { table, workers, refused, complaints, told } = await pageUnder('worker-src blob:');
    assert.strictEqual(await playedAt(table), usual);
    await until(() => workers.isUp, 'there is a worker');
    assert.strictEqual(await playedAt(table), usual);
    assert.deepEqual(refused, ['worker-src']);
    assert.match(workers.made.at(-1) ?? '', /^blob:/);
    assert.isAtLeast(workers.answered, 1);
    assert.deepEqual([...complaints, ...errorsOf(told)], []);
  });
});
