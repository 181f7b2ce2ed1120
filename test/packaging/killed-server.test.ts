/** Processes of the server as it is published that end at once, freeze, or lose their Redis, wherever the tables stand. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { setTimeout as later } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Redis } from 'ioredis';
import WebSocket from 'ws';
import type { Frame } from '../../src/online/frame.js';
import type { Seating } from '../../src/online/open-table.js';
import { machineClock, type WireClock } from '../../src/online/wire-clock.js';
import { createFileStore } from '../../src/server/log/file-store.js';
import { createJournal } from '../../src/server/journal.js';
import { createRedisStore } from '../../src/server/log/redis-store.js';
import type { TableStore } from '../../src/server/log/table-log.js';
import { runs } from '../runs.js';
import { entriesOf, gameFromLog, isInLog } from '../server/action-attempts.js';
import { startServer, type ServerProcess } from '../server/process.js';
import { freePort, withRedis } from '../server/redis.js';
import { joinTable, waitUntil } from '../server/test-server.js';
import {
  playToSituation,
  playNextStep,
  waitForSameView,
  BEFORE_START,
  SITUATIONS,
  type PlayerPair,
} from '../server/situations.js';
import { openProxy } from '../server/test-proxy.js';

/** Longer than another process is waited for that does not answer. */
const LOOKS = 8000;

const areBack = ({ seatings }: PlayerPair): boolean =>
  seatings.every(({ status, board }) => status === 'open' && board.seats.every(({ here }) => here));

const backAgain = async (pairs: readonly PlayerPair[]): Promise<void> => {
  for (const pair of pairs) {
    await waitUntil(`they are back ${pair.situation.name}`, () => areBack(pair), LOOKS);
    await waitForSameView(pair.seatings);
    await knowItsEnd(pair);
  }
  // On a busy machine somebody may have lost the line again while the others were waited for.
  await waitUntil('they are back at all tables', () => pairs.every(areBack), LOOKS);
};

/** That they have heard of the end of a game, with what proves its deal, if there is one. */
const knowItsEnd = ({ seatings }: Pick<PlayerPair, 'seatings'>): Promise<unknown> =>
  waitUntil(
    'they know whether the game is over',
    () =>
      seatings.every(
        ({ board, connection, proof }) =>
          (board.stage === 'over') === (connection?.view.phase === 'game-over') && (board.stage !== 'over' || proof),
      ),
    LOOKS,
  );

const seenAt = ({ seatings }: PlayerPair): unknown =>
  structuredClone(
    seatings.map(({ board, connection, seat, proof, promise }) => [board, connection?.view, seat, proof, promise]),
  );

/** That the log has what was acknowledged, once, and that what both see came of it. */
const checkLog = async (store: TableStore, { seatings, situation, attempts }: PlayerPair): Promise<void> => {
  const entries = await entriesOf(store, seatings[0].table);
  const game = gameFromLog(entries);
  for (const [seat, { connection }] of seatings.entries()) {
    assert.deepEqual(connection?.view, game?.view(seat), situation.name);
    assert.ok(isInLog(entries, seat, attempts[seat] ?? []), `${situation.name}: ${JSON.stringify(attempts[seat])}`);
  }
};

/**
 * Tables at every stage, and two ends of their server: one while nothing happens, and one in the midst of what somebody does
 * at each of them.
 * @param kill ends whoever has the tables, at once; they go on where `url` leads then
 * @param situations where the tables stand
 */
const killedAtEveryStage = async (
  t: TestContext,
  url: string,
  kill: () => Promise<void>,
  store: TableStore,
  situations = SITUATIONS,
): Promise<void> => {
  const pairs = await Promise.all(situations.map((stage) => playToSituation(t, stage, url)));
  for (const { seatings } of pairs) {
    await waitForSameView(seatings);
    await knowItsEnd({ seatings });
  }
  const seen = pairs.map(seenAt);
  await kill();
  await backAgain(pairs);
  assert.deepEqual(pairs.map(seenAt), seen);

  const before = pairs.map(({ seatings }) => structuredClone(seatings[0].connection?.view.history ?? []));
  for (let round = 0; round < runs(1, 10); round++) {
    const acting = pairs.map(playNextStep);
    await later(round * 2);
    await kill();
    await backAgain(pairs);
    await Promise.all(acting);
    await backAgain(pairs);
  }
  for (const [index, pair] of pairs.entries()) {
    const { history, gameNumber } = pair.seatings[0].connection?.view ?? assert.fail('They play.');
    if (gameNumber === 1) assert.deepEqual(history.slice(0, before[index]?.length), before[index], pair.situation.name);
    await checkLog(store, pair);
  }
  // And they go on.
  for (const [index, pair] of pairs.entries()) {
    const [one] = pair.seatings;
    const goneOn = (): boolean => one.connection?.view.history.length !== before[index]?.length;
    for (let tries = 0; tries < 40 && !goneOn(); tries++) {
      await playNextStep(pair);
      await later(100);
    }
    assert.ok(goneOn(), pair.situation.name);
    await waitForSameView(pair.seatings);
    await checkLog(store, pair);
  }
};

/** Processes that share a Redis, and the way to any of them that is there. */
const processes = async (t: TestContext, redis: string) => {
  const all: ServerProcess[] = [];
  const way = await openProxy(t, () => all.at(-1)?.port ?? 0);
  const start = async (): Promise<ServerProcess> => {
    const port = await freePort();
    const server = await startServer(t, '--port', `${port}`, '--redis', redis, '--public-address', `127.0.0.1:${port}`);
    all.push(server);
    return server;
  };
  return { start, way };
};

/** The process that has a table, as the processes of a Redis tell each other. */
const readPlace = (listing: string | null): unknown =>
  listing === null ? null : (JSON.parse(listing) as { readonly processId: unknown }).processId;

/** All that a Redis is told from now on, as lists of words. A client of its own might take the first of it for an answer. */
const told = async (t: TestContext, redis: string): Promise<readonly (readonly string[])[]> => {
  const all: string[][] = [];
  const socket = connect(Number(new URL(redis).port), '127.0.0.1').on('error', () => {});
  t.after(() => socket.destroy());
  let rest = '';
  let isListening = false;
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = `${rest}${text}`.split('\r\n');
    rest = lines.pop() ?? '';
    isListening ||= lines.length > 0;
    for (const line of lines)
      all.push(
        [...line.matchAll(/"(?:[^"\\]|\\.)*"/gu)].map(
          ([word]) => JSON.parse(word.replaceAll('\\x', '\\u00')) as string,
        ),
      );
  });
  socket.write('MONITOR\r\n');
  await waitUntil('Redis tells it', () => isListening, LOOKS);
  return all;
};

/** Nobody looks whether a server says anything: who is frozen is waited for. */
const patient: WireClock = {
  ...machineClock,
  every: (ms, call) => ([1000, 5000].includes(ms) ? () => {} : machineClock.every(ms, call)),
};

/** A socket whose every frame is kept, with how it was closed. */
const kept = () => {
  const heard: Frame[] = [];
  const codes: number[] = [];
  const openSocket = (address: string): WebSocket => {
    const socket = new WebSocket(address);
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (!isBinary) heard.push(JSON.parse(data.toString()) as Frame);
    });
    socket.on('close', (code) => codes.push(code));
    return socket;
  };
  return { heard, codes, openSocket };
};

// They wait more than they work.
describe('Whatever becomes of a process', { concurrency: true }, () => {
  test('kill -9 wherever tables stand, with files: every table is there again as it was', async (t) => {
    const dir = mkdtempSync(join(tmpdir(), 'watten-tables-'));
    t.after(() => rmSync(dir, { recursive: true, force: true }));
    const port = await freePort();
    const start = () => startServer(t, '--port', `${port}`, '--dir', dir);
    let server = await start();
    const kill = async (): Promise<void> => {
      await server.kill();
      server = await start();
    };
    await killedAtEveryStage(t, server.url, kill, await createFileStore(dir));
  });

  withRedis(
    'kill -9 wherever tables stand, with Redis: the other process has every table as it was',
    async (redis, t) => {
      const { start, way } = await processes(t, redis);
      let owner = await start();
      const kill = async (): Promise<void> => {
        // All tables are the first one's: the second comes now.
        const heir = await start();
        await owner.kill();
        owner = heir;
      };
      const store = createRedisStore(redis, 1, createJournal(null));
      try {
        // The test with files covers every situation.
        const situations = SITUATIONS.filter((_, index) => index % runs(2, 1) === 0);
        await killedAtEveryStage(t, way.url, kill, store, situations);
      } finally {
        await store.close();
      }
    },
  );

  withRedis(
    'An owner that was frozen wakes up: what it is asked for is refused, its people hear 4010, and nobody sees two truths',
    async (redis, t) => {
      const { start, way } = await processes(t, redis);
      const owner = await start();
      const places = [kept(), kept()];
      const anna = await joinTable(
        t,
        way.url,
        { create: { players: 2 } },
        { name: 'Anna', clock: patient, ...places[0] },
      );
      const bert = await joinTable(t, way.url, { table: anna.table }, { name: 'Bert', clock: patient, ...places[1] });
      await Promise.all([anna.sit(0), bert.sit(1)]);
      await Promise.all([anna.ready(true), bert.ready(true)]);
      await waitUntil('the game begins', () => anna.connection && bert.connection);
      const old: PlayerPair = { situation: BEFORE_START, seatings: [anna, bert], attempts: [[], []] };
      for (let count = 0; count < 4; count++) await playNextStep(old);
      await waitForSameView(old.seatings);

      owner.child.kill('SIGSTOP');
      const heir = await start();
      // What was said to the frozen one waits there.
      const frozen = places.map(({ heard }) => heard.length);
      const asked = playNextStep(old);
      const again = await Promise.all(
        [anna, bert].map((who) => joinTable(t, heir.url, { table: anna.table }, { key: who.key })),
      );
      const now: PlayerPair = {
        situation: BEFORE_START,
        seatings: again as unknown as readonly [Seating, Seating],
        attempts: [[], []],
      };
      await waitUntil('they are at the heir’s', () => again.every(({ connection }) => connection), LOOKS);
      await waitForSameView(now.seatings);
      for (let count = 0; count < 4; count++) {
        await playNextStep(now);
        await waitForSameView(now.seatings);
      }
      const truth = structuredClone(again.map(({ connection }) => connection?.view));

      owner.child.kill('SIGCONT');
      for (const { codes } of places) await waitUntil('it is told', () => codes.length > 0, LOOKS);
      assert.deepEqual(
        places.map(({ codes }) => codes[0]),
        [4010, 4010],
      );
      // From the moment it froze nobody heard of an action of its own.
      for (const [index, { heard }] of places.entries())
        for (const [type, payload] of heard.slice(frozen[index]))
          if (type === 'u') assert.deepEqual(payload.a, null, 'nothing but the whole view, from the heir');
      await waitUntil('who asked it has an answer', () => asked.then(() => true));
      const store = createRedisStore(redis, 1, createJournal(null));
      try {
        const entries = await entriesOf(store, anna.table);
        for (const seat of [0, 1]) {
          assert.deepEqual(gameFromLog(entries)?.view(seat), truth[seat], 'what it was asked for is nowhere');
          assert.ok(isInLog(entries, seat, [...(old.attempts[seat] ?? []), ...(now.attempts[seat] ?? [])]));
        }
      } finally {
        await store.close();
      }
    },
  );

  withRedis(
    'A process that was frozen wakes up and says of no table that it has it: its people are led to the heir',
    async (redis, t) => {
      const { start } = await processes(t, redis);
      const owner = await start();
      // So many that some are looked at as soon as it wakes up.
      const places = Array.from({ length: 10 }, kept);
      const people = await Promise.all(
        places.map((place) =>
          joinTable(t, owner.url, { create: { players: 2 } }, { name: 'Anna', clock: patient, ...place }),
        ),
      );
      const client = new Redis(redis);
      t.after(() => client.disconnect());
      const placesNow = async (): Promise<readonly unknown[]> =>
        Promise.all(people.map(async ({ table }) => readPlace(await client.hget('roomcaches', table))));
      const [frozen] = await placesNow();
      owner.child.kill('SIGSTOP');
      const heir = await start();
      await Promise.all(people.map(({ table, key }) => joinTable(t, heir.url, { table }, { key })));
      const led = await placesNow();
      assert.ok(!led.includes(frozen), 'all are the heir’s');

      const said = await told(t, redis);
      owner.child.kill('SIGCONT');
      await waitUntil('some are told', () => places.filter(({ codes }) => codes.includes(4010)).length > 2, LOOKS);
      await client.ping('all has been heard');
      await waitUntil('all has been heard', () => said.some(([, word]) => word === 'all has been heard'));
      const wrong = said.filter(
        ([verb = '', key, , value = null]) =>
          key === 'roomcaches' && (/^hdel$/iu.test(verb) || readPlace(value) === frozen),
      );
      assert.deepEqual(wrong, []);
      assert.deepEqual(await placesNow(), led);
    },
  );

  withRedis('a table that is nowhere is refused, whichever process is asked to open it', async (redis, t) => {
    const { start } = await processes(t, redis);
    const servers = [await start(), await start()];
    // Whoever has fewer tables is given the next one: in the end that is each of them once.
    for (const { url } of servers) {
      for (const { url: asked } of servers)
        await assert.rejects(joinTable(t, asked, { table: 'AAAAAAAAAAAAAAAA' }), { code: 'no-such-table' });
      await joinTable(t, url, { create: { players: 2 } });
    }
  });

  withRedis(
    'Redis comes again with what it had some time ago: tables go on from there, and those that it never had say so',
    async (redis, t, machine) => {
      const { start, way } = await processes(t, redis);
      const servers = [await start(), await start()];
      const stages = SITUATIONS.filter(({ name }) =>
        ['before the cut', 'announcing', 'a trick lies there'].includes(name),
      );
      const pairs = await Promise.all(stages.map((stage) => playToSituation(t, stage, way.url)));
      for (const { seatings } of pairs) await waitForSameView(seatings);
      const then = pairs.map(({ seatings }) => structuredClone(seatings.map(({ connection }) => connection?.view)));
      await machine.save();
      for (const pair of pairs)
        for (let count = 0; count < 3; count++) {
          await playNextStep(pair);
          await waitForSameView(pair.seatings);
        }
      const young = await joinTable(t, way.url, { create: { players: 2 } }, { name: 'Rosa' });
      const ended: string[] = [];
      young.subscribe((update) => 'ended' in update && ended.push(update.ended.code));
      await machine.restart();
      // Whoever does something first hears that it is not as it was.
      await Promise.all(pairs.map(playNextStep));
      young.rename('Rosl').catch(() => {});
      await waitUntil('she is told that there is no such table', () => ended[0], LOOKS);
      assert.equal(ended[0], 'no-such-table');
      await backAgain(pairs);
      for (const [index, pair] of pairs.entries()) {
        await waitUntil(
          'they see where it stands',
          () =>
            isDeepStrictEqual(
              pair.seatings.map(({ connection }) => connection?.view),
              then[index],
            ),
          LOOKS,
        );
        for (let count = 0; count < 3; count++) {
          await playNextStep(pair);
          await waitForSameView(pair.seatings);
        }
        const store = createRedisStore(redis, 1, createJournal(null));
        try {
          const game = gameFromLog(await entriesOf(store, pair.seatings[0].table));
          for (const [seat, { connection }] of pair.seatings.entries())
            assert.deepEqual(connection?.view, game?.view(seat), pair.situation.name);
        } finally {
          await store.close();
        }
      }
      for (const { child } of servers) assert.equal(child.exitCode, null, 'no process ended of it');
    },
  );
});
