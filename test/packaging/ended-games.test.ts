/** The published server reports every ended game to its host, even if the server is killed during the report. */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, test, type TestContext } from 'node:test';
import type { EndedGame } from '../../src/server.js';
import { runs } from '../runs.js';
import { startNode, type ServerProcess } from '../server/process.js';
import { freePort, withRedis } from '../server/redis.js';
import { joinTable, playUntil, shortestAction, waitUntil } from '../server/test-server.js';

/** A host that records each reported game in a file. If `dies` is true, the host kills its process in the callback. */
const HOST = `
import { appendFileSync } from 'node:fs';
import { createTableServer } from '${pathToFileURL('dist/server.js').href}';
const { options, file, dies } = JSON.parse(process.argv[1]);
const server = await createTableServer({
  ...options,
  pause: 0,
  journal: (line) => console.log(line),
  onGameEnd(ended) {
    appendFileSync(file, JSON.stringify(ended) + '\\n');
    if (dies) process.kill(process.pid, 'SIGKILL');
  },
});
process.once('SIGTERM', () => server.close().finally(() => process.exit()));
`;

interface Host {
  start(options: object, dies: boolean): Promise<ServerProcess>;
  /** Games reported by all processes, in order. */
  reported(): readonly EndedGame[];
}

const hostIn = (t: TestContext): Host & { readonly dir: string } => {
  const dir = mkdtempSync(join(tmpdir(), 'watten-ends-'));
  t.after(() => rmSync(dir, { recursive: true, force: true }));
  const file = join(dir, 'reported.jsonl');
  return {
    dir,
    start: (options, dies) => startNode(t, '--input-type=module', '-e', HOST, JSON.stringify({ options, file, dies })),
    reported: () =>
      existsSync(file)
        ? readFileSync(file, 'utf8')
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line) as EndedGame)
        : [],
  };
};

/**
 * Plays a short game between two people at a new table until the table's process dies. No computer plays, because thinking
 * takes most of the time. Returns the table's id.
 */
const playUntilDeath = async (t: TestContext, { url, child }: ServerProcess): Promise<string> => {
  const anna = await joinTable(t, url, { create: { players: 2, target: 9 } }, { name: 'Anna' });
  const bert = await joinTable(t, url, { table: anna.table }, { name: 'Bert' });
  await Promise.all([anna.sit(0), bert.sit(1)]);
  await Promise.all([anna.ready(true), bert.ready(true)]);
  await waitUntil('the game starts', () => anna.connection && bert.connection);
  const hasDied = (): boolean => child.signalCode !== null;
  await Promise.all([anna, bert].map((player) => playUntil(player, hasDied, 110, shortestAction)));
  for (const player of [anna, bert]) player.close();
  return anna.table;
};

const REPORT_TIMEOUT_MS = 6000;

describe('reports of ended games', { concurrency: true }, () => {
  test('a server restarted with the same folder repeats the unfinished report of an ended game', async (t) => {
    const host = hostIn(t);
    const options = { port: 0, dir: join(host.dir, 'tables') };
    const table = await playUntilDeath(t, await host.start(options, true));
    assert.equal(host.reported().length, 1);
    // The process dies again, because a game is reported until a callback has completed.
    const second = await host.start(options, true).catch(() => null);
    await waitUntil('the game is reported again', () => host.reported().length === 2, REPORT_TIMEOUT_MS);
    await waitUntil('the second process has died', () => second === null || second.child.signalCode, REPORT_TIMEOUT_MS);
    const third = await host.start(options, false);
    await waitUntil('the game is reported a third time', () => host.reported().length === 3, REPORT_TIMEOUT_MS);
    const [one, two, three] = host.reported();
    assert.deepEqual([one?.table, one?.game], [table, 1]);
    assert.deepEqual([two, three], [one, one]);
    // A closing server completes its reports before it exits.
    await third.stop();
    const fourth = await host.start(options, false);
    await joinTable(t, fourth.url, { create: { players: 2 } });
    assert.equal(host.reported().length, 3);
  });

  // In `npm test`, the next test covers Redis.
  const inLong = runs<typeof withRedis>(() => {}, withRedis);
  inLong('a server restarted with the same Redis repeats the unfinished report of an ended game', async (redis, t) => {
    const host = hostIn(t);
    const port = await freePort();
    const options = { port, redis, publicAddress: `127.0.0.1:${port}` };
    const table = await playUntilDeath(t, await host.start(options, true));
    assert.equal(host.reported().length, 1);
    await host.start(options, false);
    await waitUntil('the game is reported again', () => host.reported().length === 2, REPORT_TIMEOUT_MS);
    const [one, two] = host.reported();
    assert.equal(one?.table, table);
    assert.deepEqual(two, one);
  });

  withRedis('exactly one other process with the same Redis repeats the report of a dead process', async (redis, t) => {
    const host = hostIn(t);
    const start = async (dies: boolean): Promise<ServerProcess> => {
      const port = await freePort();
      return host.start({ port, redis, publicAddress: `127.0.0.1:${port}` }, dies);
    };
    const dying = await start(true);
    const table = await playUntilDeath(t, dying);
    await Promise.all([start(false), start(false)]);
    await waitUntil('another process reports the game', () => host.reported().length > 1, REPORT_TIMEOUT_MS);
    // This wait is long enough for all processes to check for more reports.
    await new Promise((resolve) => setTimeout(resolve, 5000));
    const reported = host.reported();
    assert.equal(reported.length, 2);
    assert.deepEqual(reported[1], reported[0]);
    assert.equal(reported[0]?.table, table);
  });
});
