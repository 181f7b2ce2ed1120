/** The published server tells its host of every game that ends, also when its process is killed while it does. */
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

/** A host that writes down each game it hears of, and dies at once if it is one of those that do. */
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
  /** What its processes have written down, in order. */
  heard(): readonly EndedGame[];
}

const hostIn = (t: TestContext): Host & { readonly dir: string } => {
  const dir = mkdtempSync(join(tmpdir(), 'watten-ends-'));
  t.after(() => rmSync(dir, { recursive: true, force: true }));
  const file = join(dir, 'heard.jsonl');
  return {
    dir,
    start: (options, dies) => startNode(t, '--input-type=module', '-e', HOST, JSON.stringify({ options, file, dies })),
    heard: () =>
      existsSync(file)
        ? readFileSync(file, 'utf8')
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line) as EndedGame)
        : [],
  };
};

/**
 * Plays a short game of two people at a new table until its process has died of it. No computer plays: thinking would take most of
 * the time. Returns the table.
 */
const playUntilDeath = async (t: TestContext, { url, child }: ServerProcess): Promise<string> => {
  const anna = await joinTable(t, url, { create: { players: 2, target: 9 } }, { name: 'Anna' });
  const bert = await joinTable(t, url, { table: anna.table }, { name: 'Bert' });
  await Promise.all([anna.sit(0), bert.sit(1)]);
  await Promise.all([anna.ready(true), bert.ready(true)]);
  await waitUntil('the game begins', () => anna.connection && bert.connection);
  const hasDied = (): boolean => child.signalCode !== null;
  await Promise.all([anna, bert].map((player) => playUntil(player, hasDied, 110, shortestAction)));
  for (const player of [anna, bert]) player.close();
  return anna.table;
};

const LOOKS = 6000;

describe('The end of a game', { concurrency: true }, () => {
  test('is reported again after a start with the same folder, where the process was killed in the callback', async (t) => {
    const host = hostIn(t);
    const options = { port: 0, dir: join(host.dir, 'tables') };
    const table = await playUntilDeath(t, await host.start(options, true));
    assert.equal(host.heard().length, 1);
    // Killed once more: until it has been taken.
    const second = await host.start(options, true).catch(() => null);
    await waitUntil('it is reported again', () => host.heard().length === 2, LOOKS);
    await waitUntil('the second is dead', () => second === null || second.child.signalCode, LOOKS);
    const third = await host.start(options, false);
    await waitUntil('it is reported once more', () => host.heard().length === 3, LOOKS);
    const [one, two, three] = host.heard();
    assert.deepEqual([one?.table, one?.game], [table, 1]);
    assert.deepEqual([two, three], [one, one]);
    // A server that closes finishes its reports first.
    await third.stop();
    const fourth = await host.start(options, false);
    await joinTable(t, fourth.url, { create: { players: 2 } });
    assert.equal(host.heard().length, 3);
  });

  // `npm test` covers Redis by the next test.
  const inLong = runs<typeof withRedis>(() => {}, withRedis);
  inLong('is reported again after a start with the same Redis', async (redis, t) => {
    const host = hostIn(t);
    const port = await freePort();
    const options = { port, redis, publicAddress: `127.0.0.1:${port}` };
    const table = await playUntilDeath(t, await host.start(options, true));
    assert.equal(host.heard().length, 1);
    await host.start(options, false);
    await waitUntil('it is reported again', () => host.heard().length === 2, LOOKS);
    const [one, two] = host.heard();
    assert.equal(one?.table, table);
    assert.deepEqual(two, one);
  });

  withRedis('is reported by another process of the same Redis, and by only one', async (redis, t) => {
    const host = hostIn(t);
    const start = async (dies: boolean): Promise<ServerProcess> => {
      const port = await freePort();
      return host.start({ port, redis, publicAddress: `127.0.0.1:${port}` }, dies);
    };
    const dying = await start(true);
    const table = await playUntilDeath(t, dying);
    await Promise.all([start(false), start(false)]);
    await waitUntil('another one reports it', () => host.heard().length > 1, LOOKS);
    // Time for all of them to look for more.
    await new Promise((resolve) => setTimeout(resolve, 5000));
    const heard = host.heard();
    assert.equal(heard.length, 2);
    assert.deepEqual(heard[1], heard[0]);
    assert.equal(heard[0]?.table, table);
  });
});
