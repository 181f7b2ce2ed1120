/** Tests for the logs of tables in memory, files and Redis. */
import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { Redis } from 'ioredis';
import { createJournal } from '../../src/server/journal.js';
import { createFileStore } from '../../src/server/log/file-store.js';
import { createMemoryStore } from '../../src/server/log/memory-store.js';
import { DamagedLog, NotOwner } from '../../src/server/log/log-store.js';
import { LOG_VERSION, type LogEntry, type TableStore } from '../../src/server/log/table-log.js';
import { restoreTable } from '../../src/server/room/table-state.js';
import { defineRules } from '../../src/rules/variants.js';
import { freePort, withRedis } from './redis.js';
import { joinTable, openServer } from './test-server.js';
import { createRedisStore } from '../../src/server/log/redis-store.js';

const entry = (owner: string): LogEntry => ({ k: 'owner', owner });

const createTempFolder = (t: TestContext): string => {
  const dir = mkdtempSync(join(tmpdir(), 'watten-log-'));
  t.after(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
};

/** Checks the behaviour common to all stores. */
const checkStore = async (store: TableStore): Promise<void> => {
  assert.equal(await store.open('t'), null);
  await store.create('t', entry('first'));
  const one = (await store.open('t')) ?? assert.fail();
  await Promise.all(['a', 'b', 'c'].map((owner) => one.log.append(entry(owner))));
  const two = (await store.open('t')) ?? assert.fail();
  assert.deepEqual(two.entries, ['first', 'a', 'b', 'c'].map(entry));
  assert.ok((await one.log.isOwned()) && (await two.log.isOwned()));
  await two.log.append(entry('two'));
  assert.ok(!(await one.log.isOwned()) && (await two.log.isOwned()));
  await assert.rejects(one.log.append(entry('late')), NotOwner);
  await assert.rejects(one.log.append(entry('late')), NotOwner);
  await two.log.append(entry('two again'));
  const three = (await store.open('t')) ?? assert.fail();
  assert.deepEqual(three.entries, ['first', 'a', 'b', 'c', 'two', 'two again'].map(entry));
  assert.deepEqual(await Promise.all([store.assignCode('code', 't'), store.idOf('none')]), [true, null]);
  assert.deepEqual([await store.assignCode('code', 'u'), await store.idOf('code')], [false, 't']);
  assert.ok(await store.assignCode('code', 't'), 'the table already has the code');
  for (const { log } of [one, two, three]) await log.close();
  const { outbox } = store;
  await Promise.all([outbox.put('t.1', 'first'), outbox.put('t.2', 'second')]);
  await outbox.put('t.1', 'again');
  assert.deepEqual([...(await outbox.ids())].sort(), ['t.1', 't.2']);
  assert.deepEqual([await outbox.read('t.1'), await outbox.read('t.3')], ['first', null]);
  assert.deepEqual([await outbox.claim('t.1'), await outbox.claim('t.1')], [true, true]);
  await outbox.remove('t.1');
  await outbox.remove('t.1');
  assert.deepEqual([await outbox.ids(), await outbox.read('t.1')], [['t.2'], null]);
};

test('the memory store saves and returns logs, codes and reports', () => checkStore(createMemoryStore(Date.now)));

test('the file store saves and returns logs, codes and reports', async (t) =>
  checkStore(await createFileStore(createTempFolder(t))));

withRedis('the Redis store saves and returns logs, codes and reports', async (address) => {
  const store = createRedisStore(address, 1, createJournal(null));
  await checkStore(store);
  await store.close();
});

withRedis('only one of two processes with the same Redis can claim a report until its removal', async (address) => {
  const [one, two] = [1, 2].map(() => createRedisStore(address, 1, createJournal(null))) as [TableStore, TableStore];
  await one.outbox.put('t.1', 'text');
  assert.deepEqual([await one.outbox.claim('t.1'), await two.outbox.claim('t.1')], [true, false]);
  await one.outbox.remove('t.1');
  assert.deepEqual(await two.outbox.ids(), []);
  assert.ok(await two.outbox.claim('t.1'));
  await Promise.all([one.close(), two.close()]);
});

/**
 * Runs `act` with two stores of the same Redis.
 * @param act receives a function that saves the log and resolves to a function that restores the saved copy
 */
const withTwoStores = async (
  address: string,
  act: (stores: readonly [TableStore, TableStore], saveLog: () => Promise<() => Promise<unknown>>) => Promise<void>,
): Promise<void> => {
  const redis = new Redis(address);
  const stores = [1, 2].map(() => createRedisStore(address, 1, createJournal(null))) as [TableStore, TableStore];
  const saveLog = async () => {
    const saved = await redis.dumpBuffer('watten:table:t');
    return () => redis.restore('watten:table:t', 0, saved, 'REPLACE');
  };
  try {
    await act(stores, saveLog);
  } finally {
    await Promise.all([redis.quit(), ...stores.map((store) => store.close())]);
  }
};

const openIn = async (store: TableStore) => (await store.open('t')) ?? assert.fail('The table does not exist.');

withRedis('append() rejects with NotOwner after Redis has lost the end of the log', (address) =>
  withTwoStores(address, async ([store, other], saveLog) => {
    await store.create('t', entry('first'));
    const { log } = await openIn(store);
    await log.append(entry('a'));
    const restoreLog = await saveLog();
    for (const owner of ['b', 'c']) await log.append(entry(owner));
    await restoreLog();
    assert.ok(!(await log.isOwned()));
    await assert.rejects(log.append(entry('d')), NotOwner);
    const two = await openIn(other);
    assert.deepEqual(two.entries, ['first', 'a'].map(entry));
    await two.log.append(entry('two'));
  }),
);

withRedis(
  'append() rejects with NotOwner if another process has replaced the lost end of the log by as many new entries',
  (address) =>
    withTwoStores(address, async ([store, other], saveLog) => {
      await store.create('t', entry('first'));
      const one = await openIn(store);
      await one.log.append(entry('a'));
      const restoreLog = await saveLog();
      for (const owner of ['b', 'c']) await one.log.append(entry(owner));
      await restoreLog();
      const two = await openIn(other);
      for (const owner of ['x', 'y']) await two.log.append(entry(owner));
      assert.deepEqual([await one.log.isOwned(), await two.log.isOwned()], [false, true]);
      await assert.rejects(one.log.append(entry('d')), NotOwner);
      await two.log.append(entry('z'));
      assert.deepEqual((await openIn(store)).entries, ['first', 'a', 'x', 'y', 'z'].map(entry));
    }),
);

withRedis('append() rejects with NotOwner if another process has already written the same entry', (address) =>
  withTwoStores(address, async ([store, other]) => {
    await store.create('t', entry('first'));
    const [one, two] = [await openIn(store), await openIn(other)];
    await one.log.append(entry('same'));
    await assert.rejects(two.log.append(entry('same')), NotOwner);
    assert.deepEqual((await openIn(store)).entries, ['first', 'same'].map(entry));
  }),
);

test('the file store skips an incomplete last line of a log and appends the next entry after it', async (t) => {
  const dir = createTempFolder(t);
  const store = await createFileStore(dir);
  await store.create('t', entry('first'));
  appendFileSync(join(dir, 't.log'), '[1,{"k":"own');
  const one = (await store.open('t')) ?? assert.fail();
  assert.deepEqual(one.entries, [entry('first')]);
  await one.log.append(entry('second'));
  await one.log.close();
  const two = (await store.open('t')) ?? assert.fail();
  assert.deepEqual(two.entries, ['first', 'second'].map(entry));
  await two.log.close();
});

test('if two processes append to the same log file, only one succeeds and the other gets NotOwner', async (t) => {
  const dir = createTempFolder(t);
  const stores = [await createFileStore(dir), await createFileStore(dir)];
  await stores[0].create('t', entry('first'));
  const logs = await Promise.all(stores.map(async (store) => (await store.open('t')) ?? assert.fail()));
  const written: string[] = [];
  await Promise.all(
    logs.map(async ({ log }, writer) => {
      for (let count = 0; count < 20; count++) {
        try {
          await log.append(entry(`${writer}.${count}`));
          written.push(`${writer}.${count}`);
        } catch (error) {
          assert.ok(error instanceof NotOwner);
        }
      }
    }),
  );
  const now = (await stores[0].open('t')) ?? assert.fail();
  const stored = now.entries.map((each) => (each.k === 'owner' ? each.owner : ''));
  assert.deepEqual(
    written.filter((owner) => !stored.includes(owner)),
    [],
    'the log has all acknowledged entries',
  );
  assert.equal(new Set(stored.slice(1).map((owner) => owner.split('.')[0])).size, stored.length > 1 ? 1 : 0);
  for (const { log } of [...logs, now]) await log.close();
});

test('open() rejects with DamagedLog if a log lacks an entry, append() with NotOwner if the log is truncated', async (t) => {
  const dir = createTempFolder(t);
  const store = await createFileStore(dir);
  writeFileSync(join(dir, 't.log'), '[0,{"k":"owner","owner":"a"}]\n[2,{"k":"owner","owner":"c"}]\n');
  await assert.rejects(store.open('t'), DamagedLog);
  await store.create('u', entry('first'));
  const { log } = (await store.open('u')) ?? assert.fail();
  await log.append(entry('second'));
  truncateSync(join(dir, 'u.log'), readFileSync(join(dir, 'u.log')).indexOf(10) + 1);
  await assert.rejects(log.append(entry('third')), NotOwner, 'the end of the log is lost');
  await log.close();
});

test('sweep() deletes only old tables and codes', async (t) => {
  const dir = createTempFolder(t);
  const store = await createFileStore(dir);
  for (const table of ['old', 'new']) await store.create(table, entry('first'));
  for (const code of ['lost', 'kept']) await store.assignCode(code, code);
  utimesSync(join(dir, 'old.log'), 1, 1);
  for (const code of ['lost', 'kept']) utimesSync(join(dir, 'codes', code), 1, 1);
  await store.assignCode('kept', 'kept');
  assert.equal(await store.sweep(Date.now() - 1000_000), 1);
  assert.equal(await store.open('old'), null);
  const kept = (await store.open('new')) ?? assert.fail();
  await kept.log.close();
  assert.deepEqual(await Promise.all(['lost', 'kept'].map(store.idOf)), [null, 'kept']);
});

/** Returns the hours until Redis deletes each key of a table, in ascending order. */
const hoursLeft = async (redis: Redis): Promise<readonly number[]> => {
  const keys = await redis.keys('watten:*');
  const left = await Promise.all(keys.map(async (key) => Math.round((await redis.ttl(key)) / 3600)));
  return left.sort((one, other) => one - other);
};

withRedis(
  'Redis deletes a table `keepDays` after its last entry, and its code `keepDays` after the table was last opened',
  async (address, t) => {
    const redis = new Redis(address);
    const port = await freePort();
    const options = { redis: address, port, publicAddress: `127.0.0.1:${port}`, keepDays: 2 };
    let server = await openServer(options);
    try {
      const anna = await joinTable(t, server.url, { create: { players: 2 } }, { name: 'Anna' });
      await anna.sit(0);
      assert.deepEqual(await hoursLeft(redis), [48, 48]);
      for (const key of await redis.keys('*'))
        if (!key.startsWith('watten:table:'))
          assert.ok(!(await redis.dump(key))?.includes('Anna'), `${key} contains no name`);

      for (const key of await redis.keys('watten:*')) await redis.expire(key, 3600);
      await anna.sit(1);
      assert.deepEqual(await hoursLeft(redis), [1, 48], 'an entry renews the table');
      anna.close();
      await server.close();
      server = await openServer(options);
      const back = await joinTable(t, server.url, { table: anna.table }, { key: anna.key });
      assert.deepEqual(await hoursLeft(redis), [48, 48], 'opening the table renews its code');
      back.close();
    } finally {
      await server.close();
      redis.disconnect();
    }
  },
);

withRedis('after Redis dies, close() of a server resolves and leaves no connection', async (address, t, redis) => {
  const port = await freePort();
  const server = await openServer({ redis: address, port, publicAddress: `127.0.0.1:${port}` });
  const anna = await joinTable(t, server.url, { create: { players: 2 } }, { name: 'Anna' });
  await anna.sit(0);
  await redis.kill();
  await server.close();
  const next = await openServer({ port });
  await next.close();
  await redis.start();
  const client = new Redis(address);
  // Clients would have reconnected by then if any remained.
  await new Promise((resolve) => setTimeout(resolve, 2500));
  assert.equal(
    String(await client.client('LIST'))
      .trim()
      .split('\n').length,
    1,
  );
  client.disconnect();
});

test('restoreTable() throws DamagedLog if a later version has written unknown entries to the log', () => {
  const rules = defineRules('suedtirol', {});
  const settings = { rules, level: 'easy', spectators: true, turnTimeout: null } as const;
  const first: LogEntry = { k: 'table', version: LOG_VERSION, table: 't', code: 'c', settings };
  for (const later of [{ k: 'prize' }, { k: 'lobby', event: { type: 'crowned', guest: 0 } }])
    assert.throws(() => restoreTable([first, later as unknown as LogEntry]), DamagedLog);
});
