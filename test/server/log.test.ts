/** Logs: what is written stands, of two who write one has, and what is torn was told to nobody. */
import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { Redis } from 'ioredis';
import { createJournal } from '../../src/server/journal.js';
import { createFileStore } from '../../src/server/log/file-store.js';
import { createMemoryStore } from '../../src/server/log/memory-store.js';
import { DamagedLog, LOG_VERSION, NotOwner, type LogEntry, type TableStore } from '../../src/server/log/table-log.js';
import { restoreTable } from '../../src/server/room/table-state.js';
import { defineRules } from '../../src/rules/variants.js';
import { freePort, withRedis } from './redis.js';
import { joinTable, openServer } from './test-server.js';
import { createRedisStore } from '../../src/server/log/redis-store.js';

const entry = (owner: string): LogEntry => ({ k: 'owner', owner });

const folder = (t: TestContext): string => {
  const dir = mkdtempSync(join(tmpdir(), 'watten-log-'));
  t.after(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
};

/** What any store does. */
const behaves = async (store: TableStore): Promise<void> => {
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
  assert.deepEqual(await Promise.all([store.nameCode('code', 't'), store.tableOf('none')]), [true, null]);
  assert.deepEqual([await store.nameCode('code', 'u'), await store.tableOf('code')], [false, 't']);
  assert.ok(await store.nameCode('code', 't'), 'it is its own');
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

test('A log in memory', () => behaves(createMemoryStore(Date.now)));

test('A log in a file', async (t) => behaves(await createFileStore(folder(t))));

withRedis('A log in Redis', async (address) => {
  const store = createRedisStore(address, 1, createJournal(null));
  await behaves(store);
  await store.close();
});

withRedis('Of two processes at one Redis one has the claim to what is kept, until it is done', async (address) => {
  const [one, two] = [1, 2].map(() => createRedisStore(address, 1, createJournal(null))) as [TableStore, TableStore];
  await one.outbox.put('t.1', 'text');
  assert.deepEqual([await one.outbox.claim('t.1'), await two.outbox.claim('t.1')], [true, false]);
  await one.outbox.remove('t.1');
  assert.deepEqual(await two.outbox.ids(), []);
  assert.ok(await two.outbox.claim('t.1'));
  await Promise.all([one.close(), two.close()]);
});

/** Two processes at one Redis, and what makes this be what it was: as after a restart from a copy that was not the last. */
const atOneRedis = async (
  address: string,
  act: (stores: readonly [TableStore, TableStore], keep: () => Promise<() => Promise<unknown>>) => Promise<void>,
): Promise<void> => {
  const redis = new Redis(address);
  const stores = [1, 2].map(() => createRedisStore(address, 1, createJournal(null))) as [TableStore, TableStore];
  const keep = async () => {
    const kept = await redis.dumpBuffer('watten:table:t');
    return () => redis.restore('watten:table:t', 0, kept, 'REPLACE');
  };
  try {
    await act(stores, keep);
  } finally {
    await Promise.all([redis.quit(), ...stores.map((store) => store.close())]);
  }
};

const openIn = async (store: TableStore) => (await store.open('t')) ?? assert.fail('There is no such table.');

withRedis('When Redis has lost the end of a log, nothing is written behind the gap', (address) =>
  atOneRedis(address, async ([store, other], keep) => {
    await store.create('t', entry('first'));
    const { log } = await openIn(store);
    await log.append(entry('a'));
    const forget = await keep();
    for (const owner of ['b', 'c']) await log.append(entry(owner));
    await forget();
    assert.ok(!(await log.isOwned()));
    await assert.rejects(log.append(entry('d')), NotOwner);
    const two = await openIn(other);
    assert.deepEqual(two.entries, ['first', 'a'].map(entry));
    await two.log.append(entry('two'));
  }),
);

withRedis(
  'Who owned a log whose end was lost writes nothing into it when another has made it as long again',
  (address) =>
    atOneRedis(address, async ([store, other], keep) => {
      await store.create('t', entry('first'));
      const one = await openIn(store);
      await one.log.append(entry('a'));
      const forget = await keep();
      for (const owner of ['b', 'c']) await one.log.append(entry(owner));
      await forget();
      const two = await openIn(other);
      for (const owner of ['x', 'y']) await two.log.append(entry(owner));
      assert.deepEqual([await one.log.isOwned(), await two.log.isOwned()], [false, true]);
      await assert.rejects(one.log.append(entry('d')), NotOwner);
      await two.log.append(entry('z'));
      assert.deepEqual((await openIn(store)).entries, ['first', 'a', 'x', 'y', 'z'].map(entry));
    }),
);

withRedis('The same words of two owners are two entries: the second is refused', (address) =>
  atOneRedis(address, async ([store, other]) => {
    await store.create('t', entry('first'));
    const [one, two] = [await openIn(store), await openIn(other)];
    await one.log.append(entry('same'));
    await assert.rejects(two.log.append(entry('same')), NotOwner);
    assert.deepEqual((await openIn(store)).entries, ['first', 'same'].map(entry));
  }),
);

test('What was torn by the end of a process is passed over, and the next one writes behind it', async (t) => {
  const dir = folder(t);
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

test('Of two processes that write at once to one file the first in it has written, and both know', async (t) => {
  const dir = folder(t);
  const stores = [await createFileStore(dir), await createFileStore(dir)];
  await stores[0].create('t', entry('first'));
  const logs = await Promise.all(stores.map(async (store) => (await store.open('t')) ?? assert.fail()));
  const written: string[] = [];
  await Promise.all(
    logs.map(async ({ log }, who) => {
      for (let count = 0; count < 20; count++) {
        try {
          await log.append(entry(`${who}.${count}`));
          written.push(`${who}.${count}`);
        } catch (error) {
          assert.ok(error instanceof NotOwner);
        }
      }
    }),
  );
  const now = (await stores[0].open('t')) ?? assert.fail();
  const stands = now.entries.map((each) => (each.k === 'owner' ? each.owner : ''));
  assert.deepEqual(
    written.filter((owner) => !stands.includes(owner)),
    [],
    'all that was acknowledged',
  );
  assert.equal(new Set(stands.slice(1).map((owner) => owner.split('.')[0])).size, stands.length > 1 ? 1 : 0);
  for (const { log } of [...logs, now]) await log.close();
});

test('A hole in a log is said, and nothing is made up', async (t) => {
  const dir = folder(t);
  const store = await createFileStore(dir);
  writeFileSync(join(dir, 't.log'), '[0,{"k":"owner","owner":"a"}]\n[2,{"k":"owner","owner":"c"}]\n');
  await assert.rejects(store.open('t'), DamagedLog);
  await store.create('u', entry('first'));
  const { log } = (await store.open('u')) ?? assert.fail();
  await log.append(entry('second'));
  truncateSync(join(dir, 'u.log'), readFileSync(join(dir, 'u.log')).indexOf(10) + 1);
  await assert.rejects(log.append(entry('third')), NotOwner, 'its end was lost');
  await log.close();
});

test('What nobody has written to for long is deleted', async (t) => {
  const dir = folder(t);
  const store = await createFileStore(dir);
  for (const table of ['old', 'new']) await store.create(table, entry('first'));
  for (const code of ['lost', 'kept']) await store.nameCode(code, code);
  utimesSync(join(dir, 'old.log'), 1, 1);
  for (const code of ['lost', 'kept']) utimesSync(join(dir, 'codes', code), 1, 1);
  await store.nameCode('kept', 'kept');
  assert.equal(await store.sweep(Date.now() - 1000_000), 1);
  assert.equal(await store.open('old'), null);
  const kept = (await store.open('new')) ?? assert.fail();
  await kept.log.close();
  assert.deepEqual(await Promise.all(['lost', 'kept'].map(store.tableOf)), [null, 'kept']);
});

/** After so many hours Redis deletes what there is of tables. */
const hoursLeft = async (redis: Redis): Promise<readonly number[]> => {
  const keys = await redis.keys('watten:*');
  const left = await Promise.all(keys.map(async (key) => Math.round((await redis.ttl(key)) / 3600)));
  return left.sort((one, other) => one - other);
};

withRedis(
  'What Redis has of a table ends so many days after the last word, and so does its code',
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
          assert.ok(!(await redis.dump(key))?.includes('Anna'), `${key} has no name`);

      for (const key of await redis.keys('watten:*')) await redis.expire(key, 3600);
      await anna.sit(1);
      assert.deepEqual(await hoursLeft(redis), [1, 48], 'what was written to');
      anna.close();
      await server.close();
      server = await openServer(options);
      const back = await joinTable(t, server.url, { table: anna.table }, { key: anna.key });
      assert.deepEqual(await hoursLeft(redis), [48, 48], 'and its code, as soon as somebody comes again');
      back.close();
    } finally {
      await server.close();
      redis.disconnect();
    }
  },
);

withRedis(
  'A server whose Redis has gone ends all the same, and leaves room for another one',
  async (address, t, redis) => {
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
    // Whoever still tried to reach it would be there by now.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    assert.equal(
      String(await client.client('LIST'))
        .trim()
        .split('\n').length,
      1,
    );
    client.disconnect();
  },
);

test('What a later version has written of a table is said to be unknown', () => {
  const rules = defineRules('suedtirol', {});
  const settings = { rules, level: 'easy', spectators: true, turnTimeout: null } as const;
  const first: LogEntry = { k: 'table', version: LOG_VERSION, table: 't', code: 'c', settings };
  for (const later of [{ k: 'prize' }, { k: 'lobby', event: { type: 'crowned', guest: 0 } }])
    assert.throws(() => restoreTable([first, later as unknown as LogEntry]), DamagedLog);
});
