/** Open tables of several processes that share a Redis server. */
import assert from 'node:assert/strict';
import { setTimeout as later } from 'node:timers/promises';
import type { ListedTable } from '../../src/online/open-tables.js';
import { listOpenTables } from '../../src/online/open-tables.js';
import { startServer } from '../server/process.js';
import { freePort, withRedis } from '../server/redis.js';
import { joinTable } from '../server/test-server.js';

withRedis('each process lists the open tables of all processes, even after one of them has died', async (redis, t) => {
  const start = async () => {
    const port = await freePort();
    const address = `127.0.0.1:${port}`;
    return startServer(t, '--port', `${port}`, '--redis', redis, '--public-address', address, '--open-tables');
  };
  const [first, second] = await Promise.all([start(), start()]);
  const tables: string[] = [];
  for (const [{ url }, name] of [[first, 'Anna'] as const, [second, 'Bert'] as const]) {
    const seating = await joinTable(t, url, { create: { open: true } }, { name });
    await seating.sit(0);
    tables.push(seating.table);
  }
  const waitForList = async (url: string, isDone: (listed: readonly ListedTable[]) => boolean) => {
    for (let tries = 0; tries < 100; tries++) {
      const listed = await listOpenTables(url);
      if (isDone(listed)) return listed;
      await later(100);
    }
    return assert.fail(`The list of ${url} is ${JSON.stringify(await listOpenTables(url))}.`);
  };
  for (const { url } of [first, second]) {
    const listed = await waitForList(url, ({ length }) => length === 2);
    assert.deepEqual(new Set(listed.map(({ table }) => table)), new Set(tables));
    assert.deepEqual(Object.keys(listed[0] ?? {}), [
      ...['table', 'variant', 'players', 'target', 'turnTimeout', 'free', 'playing', 'people'],
    ]);
  }
  const guest = await joinTable(t, first.url, { table: tables[1] ?? '' }, { name: 'Carl' });
  await guest.sit(2);
  await waitForList(first.url, (listed) => listed.some(({ people }) => people.length === 2));
  guest.close();
  await second.kill();
  await waitForList(first.url, (listed) => listed.some(({ table }) => table === tables[0]));
});
