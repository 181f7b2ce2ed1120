/** Kills or freezes processes of the published server, or stops their Redis server, with tables in any situation. */
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

/** A time longer than other processes wait for a process that does not answer. */
const TIMEOUT_MS = 8000;

const areBack = ({ seatings }: PlayerPair): boolean =>
  seatings.every(({ status, board }) => status === 'open' && board.seats.every(({ here }) => here));

const waitUntilBack = async (pairs: readonly PlayerPair[]): Promise<void> => {
  for (const pair of pairs) {
    await waitUntil(`all players are back: ${pair.situation.name}`, () => areBack(pair), TIMEOUT_MS);
    await waitForSameView(pair.seatings);
    await waitForEnd(pair);
  }
  // On a busy machine, a player can lose the connection again while the others reconnect.
  await waitUntil('all players are back at all tables', () => pairs.every(areBack), TIMEOUT_MS);
};

/**
 * Waits until each player's board and view agree on whether the game is over. If the game is over, also waits for the proof
 * of its deal.
 */
const waitForEnd = ({ seatings }: Pick<PlayerPair, 'seatings'>): Promise<unknown> =>
  waitUntil(
    'both players know whether the game is over',
    () =>
      seatings.every(
        ({ board, connection, proof }) =>
          (board.stage === 'over') === (connection?.view.phase === 'game-over') && (board.stage !== 'over' || proof),
      ),
    TIMEOUT_MS,
  );

const stateOf = ({ seatings }: PlayerPair): unknown =>
  structuredClone(
    seatings.map(({ board, connection, seat, proof, promise }) => [board, connection?.view, seat, proof, promise]),
  );

/** Checks that the log contains each confirmed action once and leads to both players' views. */
const checkLog = async (store: TableStore, { seatings, situation, attempts }: PlayerPair): Promise<void> => {
  const entries = await entriesOf(store, seatings[0].table);
  const game = gameFromLog(entries);
  for (const [seat, { connection }] of seatings.entries()) {
    assert.deepEqual(connection?.view, game?.view(seat), situation.name);
    assert.ok(isInLog(entries, seat, attempts[seat] ?? []), `${situation.name}: ${JSON.stringify(attempts[seat])}`);
  }
};

/**
 * Kills the server with tables in every situation: once while idle, and once during an action at each table.
 * @param kill ends the process that owns the tables, which then continue at `url`
 * @param situations the tables' situations
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
    await waitForEnd({ seatings });
  }
  const seen = pairs.map(stateOf);
  await kill();
  await waitUntilBack(pairs);
  assert.deepEqual(pairs.map(stateOf), seen);

  const before = pairs.map(({ seatings }) => structuredClone(seatings[0].connection?.view.history ?? []));
  for (let round = 0; round < runs(1, 10); round++) {
    const acting = pairs.map(playNextStep);
    await later(round * 2);
    await kill();
    await waitUntilBack(pairs);
    await Promise.all(acting);
    await waitUntilBack(pairs);
  }
  for (const [index, pair] of pairs.entries()) {
    const { history, gameNumber } = pair.seatings[0].connection?.view ?? assert.fail('The game has no view.');
    if (gameNumber === 1) assert.deepEqual(history.slice(0, before[index]?.length), before[index], pair.situation.name);
    await checkLog(store, pair);
  }
  // Checks that the games continue.
  for (const [index, pair] of pairs.entries()) {
    const [one] = pair.seatings;
    const hasContinued = (): boolean => one.connection?.view.history.length !== before[index]?.length;
    for (let tries = 0; tries < 40 && !hasContinued(); tries++) {
      await playNextStep(pair);
      await later(100);
    }
    assert.ok(hasContinued(), pair.situation.name);
    await waitForSameView(pair.seatings);
    await checkLog(store, pair);
  }
};

/** Processes that share a Redis server, and a proxy to the latest process. */
const processes = async (t: TestContext, redis: string) => {
  const all: ServerProcess[] = [];
  const proxy = await openProxy(t, () => all.at(-1)?.port ?? 0);
  const start = async (): Promise<ServerProcess> => {
    const port = await freePort();
    const server = await startServer(t, '--port', `${port}`, '--redis', redis, '--public-address', `127.0.0.1:${port}`);
    all.push(server);
    return server;
  };
  return { start, proxy };
};

/** The id of the process that owns a table, from its entry in Redis. */
const ownerIn = (listing: string | null): unknown =>
  listing === null ? null : (JSON.parse(listing) as { readonly processId: unknown }).processId;

/**
 * Returns all commands that Redis receives from now on, as lists of words. Uses a plain socket, because a Redis client
 * could mistake the first command for an answer.
 */
const monitorRedis = async (t: TestContext, redis: string): Promise<readonly (readonly string[])[]> => {
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
  await waitUntil('Redis answers MONITOR', () => isListening, TIMEOUT_MS);
  return all;
};

/** A clock without health checks, so that clients wait for a frozen server. */
const patientClock: WireClock = {
  ...machineClock,
  every: (ms, call) => ([1000, 5000].includes(ms) ? () => {} : machineClock.every(ms, call)),
};

/** A socket that records all frames and close codes. */
const recordedSocket = () => {
  const frames: Frame[] = [];
  const codes: number[] = [];
  const openSocket = (address: string): WebSocket => {
    const socket = new WebSocket(address);
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (!isBinary) frames.push(JSON.parse(data.toString()) as Frame);
    });
    socket.on('close', (code) => codes.push(code));
    return socket;
  };
  return { frames, codes, openSocket };
};

// The tests run concurrently, because they mostly wait.
describe('server processes that fail', { concurrency: true }, () => {
  test('after kill -9 in any situation, a restart with the same folder restores every table', async (t) => {
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
    'after kill -9 in any situation, another process with the same Redis restores every table',
    async (redis, t) => {
      const { start, proxy } = await processes(t, redis);
      let owner = await start();
      const kill = async (): Promise<void> => {
        // The first process owns all tables, because the second process starts only here.
        const successor = await start();
        await owner.kill();
        owner = successor;
      };
      const store = createRedisStore(redis, 1, createJournal(null));
      try {
        // The test with files covers every situation.
        const situations = SITUATIONS.filter((_, index) => index % runs(2, 1) === 0);
        await killedAtEveryStage(t, proxy.url, kill, store, situations);
      } finally {
        await store.close();
      }
    },
  );

  withRedis(
    'a process whose tables moved while it was frozen rejects actions and closes its sockets with code 4010',
    async (redis, t) => {
      const { start, proxy } = await processes(t, redis);
      const owner = await start();
      const sockets = [recordedSocket(), recordedSocket()];
      const anna = await joinTable(
        t,
        proxy.url,
        { create: { players: 2 } },
        { name: 'Anna', clock: patientClock, ...sockets[0] },
      );
      const bert = await joinTable(
        t,
        proxy.url,
        { table: anna.table },
        { name: 'Bert', clock: patientClock, ...sockets[1] },
      );
      await Promise.all([anna.sit(0), bert.sit(1)]);
      await Promise.all([anna.ready(true), bert.ready(true)]);
      await waitUntil('the game starts', () => anna.connection && bert.connection);
      const old: PlayerPair = { situation: BEFORE_START, seatings: [anna, bert], attempts: [[], []] };
      for (let count = 0; count < 4; count++) await playNextStep(old);
      await waitForSameView(old.seatings);

      owner.child.kill('SIGSTOP');
      const successor = await start();
      // Messages to the frozen process are pending.
      const frozen = sockets.map(({ frames }) => frames.length);
      const pendingStep = playNextStep(old);
      const successors = await Promise.all(
        [anna, bert].map((who) => joinTable(t, successor.url, { table: anna.table }, { key: who.key })),
      );
      const now: PlayerPair = {
        situation: BEFORE_START,
        seatings: successors as unknown as readonly [Seating, Seating],
        attempts: [[], []],
      };
      await waitUntil(
        'both players are connected to the successor',
        () => successors.every(({ connection }) => connection),
        TIMEOUT_MS,
      );
      await waitForSameView(now.seatings);
      for (let count = 0; count < 4; count++) {
        await playNextStep(now);
        await waitForSameView(now.seatings);
      }
      const expected = structuredClone(successors.map(({ connection }) => connection?.view));

      owner.child.kill('SIGCONT');
      for (const { codes } of sockets) await waitUntil('the socket is closed', () => codes.length > 0, TIMEOUT_MS);
      assert.deepEqual(
        sockets.map(({ codes }) => codes[0]),
        [4010, 4010],
      );
      // After the owner freezes, no player receives an action from it.
      for (const [index, { frames }] of sockets.entries())
        for (const [type, payload] of frames.slice(frozen[index]))
          if (type === 'u') assert.deepEqual(payload.a, null, 'only complete views, from the successor');
      await waitUntil('the pending step is answered', () => pendingStep.then(() => true));
      const store = createRedisStore(redis, 1, createJournal(null));
      try {
        const entries = await entriesOf(store, anna.table);
        for (const seat of [0, 1]) {
          assert.deepEqual(gameFromLog(entries)?.view(seat), expected[seat], 'the pending step is not in the log');
          assert.ok(isInLog(entries, seat, [...(old.attempts[seat] ?? []), ...(now.attempts[seat] ?? [])]));
        }
      } finally {
        await store.close();
      }
    },
  );

  withRedis(
    'a process whose tables moved while it was frozen does not reclaim them, and its players move to the successor',
    async (redis, t) => {
      const { start } = await processes(t, redis);
      const owner = await start();
      // A process with so many tables checks some tables as soon as it wakes up.
      const sockets = Array.from({ length: 10 }, recordedSocket);
      const people = await Promise.all(
        sockets.map((recorded) =>
          joinTable(t, owner.url, { create: { players: 2 } }, { name: 'Anna', clock: patientClock, ...recorded }),
        ),
      );
      const client = new Redis(redis);
      t.after(() => client.disconnect());
      const owners = async (): Promise<readonly unknown[]> =>
        Promise.all(people.map(async ({ table }) => ownerIn(await client.hget('roomcaches', table))));
      const [frozen] = await owners();
      // The owner lists the players after they have joined. If it froze before, it would do so when it wakes up.
      const untilListed = async (earlier: unknown = null): Promise<void> => {
        await later(300);
        const listings = await client.hgetall('roomcaches');
        if (!isDeepStrictEqual(listings, earlier)) await untilListed(listings);
      };
      await untilListed();
      owner.child.kill('SIGSTOP');
      const successor = await start();
      await Promise.all(people.map(({ table, key }) => joinTable(t, successor.url, { table }, { key })));
      const ownersAfter = await owners();
      assert.ok(!ownersAfter.includes(frozen), 'the successor owns all tables');

      const commands = await monitorRedis(t, redis);
      owner.child.kill('SIGCONT');
      await waitUntil(
        'some sockets are closed',
        () => sockets.filter(({ codes }) => codes.includes(4010)).length > 2,
        TIMEOUT_MS,
      );
      await client.ping('all commands received');
      await waitUntil('all commands received', () => commands.some(([, word]) => word === 'all commands received'));
      const wrong = commands.filter(
        ([verb = '', key, , value = null]) =>
          key === 'roomcaches' && (/^hdel$/iu.test(verb) || ownerIn(value) === frozen),
      );
      assert.deepEqual(wrong, []);
      assert.deepEqual(await owners(), ownersAfter);
    },
  );

  withRedis('every server process rejects an unknown table with `no-such-table`', async (redis, t) => {
    const { start } = await processes(t, redis);
    const servers = [await start(), await start()];
    // New tables go to the process with the fewest tables, so each process gets one.
    for (const { url } of servers) {
      for (const { url: other } of servers)
        await assert.rejects(joinTable(t, other, { table: 'AAAAAAAAAAAAAAAA' }), { code: 'no-such-table' });
      await joinTable(t, url, { create: { players: 2 } });
    }
  });

  withRedis(
    'after Redis restarts with older data, tables continue from that data, and newer tables end with `no-such-table`',
    async (redis, t, machine) => {
      const { start, proxy } = await processes(t, redis);
      const servers = [await start(), await start()];
      const stages = SITUATIONS.filter(({ name }) => ['before the cut', 'announcing', 'during a trick'].includes(name));
      const pairs = await Promise.all(stages.map((stage) => playToSituation(t, stage, proxy.url)));
      for (const { seatings } of pairs) await waitForSameView(seatings);
      const then = pairs.map(({ seatings }) => structuredClone(seatings.map(({ connection }) => connection?.view)));
      await machine.save();
      for (const pair of pairs)
        for (let count = 0; count < 3; count++) {
          await playNextStep(pair);
          await waitForSameView(pair.seatings);
        }
      const newTable = await joinTable(t, proxy.url, { create: { players: 2 } }, { name: 'Rosa' });
      const ended: string[] = [];
      newTable.subscribe((update) => 'ended' in update && ended.push(update.ended.code));
      await machine.restart();
      // A player's first action reveals the older state.
      await Promise.all(pairs.map(playNextStep));
      newTable.rename('Rosl').catch(() => {});
      await waitUntil('the player of the new table receives no-such-table', () => ended[0], TIMEOUT_MS);
      assert.equal(ended[0], 'no-such-table');
      await waitUntilBack(pairs);
      for (const [index, pair] of pairs.entries()) {
        await waitUntil(
          'both players see the older state',
          () =>
            isDeepStrictEqual(
              pair.seatings.map(({ connection }) => connection?.view),
              then[index],
            ),
          TIMEOUT_MS,
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
      for (const { child } of servers) assert.equal(child.exitCode, null, 'no process has ended');
    },
  );
});
