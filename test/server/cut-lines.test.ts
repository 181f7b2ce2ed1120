/** Tests for lost connections. Clients receive missed updates and repeat requests. Each request takes effect once. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { test, type TestContext } from 'node:test';
import WebSocket from 'ws';
import type { Action } from '../../src/game/action.js';
import { connect, type Update } from '../../src/game/connect.js';
import { replay } from '../../src/game/fair/fair-game.js';
import type { GameRecord } from '../../src/game/record.js';
import type { View } from '../../src/game/view.js';
import type { Seating } from '../../src/online/open-table.js';
import { machineClock, type WireClock } from '../../src/online/wire-clock.js';
import { randomFrom } from '../../src/rules/random.js';
import { runs } from '../runs.js';
import { joinTable, firstAction, playUntil, startTestServer, waitUntil } from './test-server.js';
import { openProxy, type TestProxy } from './test-proxy.js';

/** A clock that runs 20 times faster, except for the checks for silence. */
const clock: WireClock = { ...machineClock, every: (ms, call) => machineClock.every(ms < 5000 ? ms / 20 : ms, call) };

type ViewUpdate = Extract<Update, { readonly view: View }>;

/** Starts a game between two people. The first person connects through a proxy that the test controls. */
const startGameThroughProxy = async (
  t: TestContext,
  create = {},
): Promise<{ readonly anna: Seating; readonly bert: Seating; readonly proxy: TestProxy; readonly sent: string[] }> => {
  const { url } = await startTestServer(t);
  const proxy = await openProxy(t, () => Number(new URL(url).port));
  const sent: string[] = [];
  const openSocket = (address: string): WebSocket => {
    const socket = new WebSocket(address);
    const { send } = socket;
    return Object.assign(socket, {
      send(text: string) {
        sent.push(text);
        Reflect.apply(send, socket, [text]);
      },
    });
  };
  const anna = await joinTable(
    t,
    proxy.url,
    { create: { players: 2, ...create } },
    { name: 'Anna', openSocket, clock },
  );
  const bert = await joinTable(t, url, { table: anna.table }, { name: 'Bert' });
  await Promise.all([anna.sit(0), bert.sit(1)]);
  await Promise.all([anna.ready(true), bert.ready(true)]);
  await waitUntil('the game begins', () => anna.connection && bert.connection);
  return { anna, bert, proxy, sent };
};

const length = ({ connection }: Seating): number => connection?.view.history.length ?? 0;

/** Returns the player to act and a legal action, or null if neither player must act. */
const turnOf = (both: readonly Seating[]): { readonly seating: Seating; readonly action: Action } | null => {
  for (const seating of both) {
    const action = seating.connection && firstAction(seating.connection);
    if (action) return { seating, action };
  }
  return null;
};

test('if the answer to an action is lost, the client repeats the action, and the server performs it once', async (t) => {
  const { anna, bert, proxy, sent } = await startGameThroughProxy(t);
  const both = [anna, bert];
  let unanswered = 0;
  while (unanswered < runs(5, 60)) {
    await waitUntil('both have the same view', () => length(anna) === length(bert));
    assert.equal(bert.board.stage, 'playing', 'the game is long enough');
    const { seating, action } = await waitUntil('it is a player’s turn', () => turnOf(both));
    if (seating === bert || action.type === 'next') {
      await seating.connection?.act(action).catch(() => {});
      continue;
    }
    const known = length(bert);
    const sentBefore = sent.length;
    proxy.dropAnswers();
    const answer = anna.connection?.act(action);
    await waitUntil('the server has performed the action', () => length(bert) > known);
    proxy.cut();
    await answer;
    unanswered++;
    assert.ok(
      sent.slice(sentBefore).filter((text) => text.startsWith('["a"')).length > 1,
      'the client has sent the action at least twice',
    );
    const done = (bert.connection?.view.history ?? []).slice(known);
    assert.equal(done.filter((entry) => JSON.stringify(entry) === JSON.stringify(action)).length, 1);
  }
});

test('if the answer to a command is lost, the command resolves after a reconnect', async (t) => {
  const { url } = await startTestServer(t);
  const proxy = await openProxy(t, () => Number(new URL(url).port));
  const anna = await joinTable(t, proxy.url, { create: { players: 2, spectators: true } }, { name: 'Anna', clock });
  const bert = await joinTable(t, url, { table: anna.table }, { name: 'Bert' });
  const withLostAnswer = async (send: () => Promise<void>, isDone: () => boolean | undefined): Promise<void> => {
    proxy.dropAnswers();
    const answer = send();
    await waitUntil('the server has executed the command', isDone);
    proxy.cut();
    await answer;
  };
  await withLostAnswer(
    () => anna.sit(0),
    () => bert.board.seats[0]?.by === 'human',
  );
  await withLostAnswer(
    () => anna.rename('Annele'),
    () => bert.board.seats[0]?.name === 'Annele',
  );
  await withLostAnswer(
    () => anna.fill(1, 'computer'),
    () => bert.board.seats[1]?.by === 'computer',
  );
  await withLostAnswer(
    () => anna.fill(1, null),
    () => bert.board.seats[1]?.by === null,
  );
  await bert.sit(1);
  await withLostAnswer(
    () => anna.ready(true),
    () => bert.board.seats[0]?.ready,
  );
  await withLostAnswer(
    () => anna.ready(false),
    () => !bert.board.seats[0]?.ready,
  );
  await withLostAnswer(
    () => anna.limitTurns(60_000),
    () => bert.board.turnTimeout === 60_000,
  );
  await bert.ready(true);
  // The game begins, but the frames that announce it are lost.
  await withLostAnswer(
    () => anna.ready(true),
    () => bert.board.stage === 'playing',
  );
  assert.equal((await waitUntil('Anna has the game', () => anna.connection)).view.seat, 0);
  await withLostAnswer(
    () => anna.standIn(true),
    () => bert.board.seats[0]?.standIn,
  );
  const spectator = await joinTable(t, url, { table: anna.table }, { watch: true });
  await withLostAnswer(
    () => anna.remove(1),
    () => spectator.board.seats[1]?.by === 'computer',
  );
  await withLostAnswer(
    () => anna.leave(),
    () => spectator.board.seats[0]?.by === 'computer',
  );
});

test('if the first answer is lost, the person who opened the table is still its host after a reconnect', async (t) => {
  const { url } = await startTestServer(t);
  const proxy = await openProxy(t, () => Number(new URL(url).port));
  let sockets = 0;
  const anna = await joinTable(
    t,
    proxy.url,
    { create: { players: 2 } },
    {
      name: 'Anna',
      clock,
      openSocket(address) {
        const socket = new WebSocket(address);
        // Anna's frames arrive, but all answers are lost.
        if (++sockets === 1) socket.on('open', () => (proxy.dropAnswers(), setTimeout(proxy.cut, 100)));
        return socket;
      },
    },
  );
  assert.equal(anna.board.opener, true);
  await anna.sit(0);
  await anna.fill(1, 'computer');
});

/** Returns the updates of a seat in a local game without a wire. */
const localUpdates = (record: GameRecord, seat: number): readonly ViewUpdate[] => {
  const game = replay({ ...record, actions: [] });
  const updates: ViewUpdate[] = [];
  connect(game, seat).subscribe((update) => 'view' in update && updates.push(update));
  for (const action of record.actions) game.act(action);
  return updates;
};

const collectUpdates = ({ connection }: Seating): ViewUpdate[] => {
  const updates: ViewUpdate[] = [];
  connection?.subscribe((update) => 'view' in update && updates.push(update));
  return updates;
};

test('a client with many short disconnects receives the same updates as a local connection', async (t) => {
  const { anna, bert, proxy } = await startGameThroughProxy(t, { variant: 'suedtirol-blind', target: runs(9, 15) });
  const updates = [collectUpdates(anna), collectUpdates(bert)];
  const random = randomFrom('gaps');
  let gaps = 0;
  const isOver = (): boolean => bert.board.stage === 'over';
  const playing = [anna, bert].map((seating) => playUntil(seating, isOver));
  while (!isOver()) {
    const enough = length(bert) + 3 + random(12);
    await waitUntil('the game continues', () => isOver() || length(bert) > enough || length(bert) < enough - 15);
    if (random(2) === 0) proxy.dropAnswers();
    else proxy.close();
    await new Promise((resolve) => setTimeout(resolve, random(60)));
    proxy.cut();
    proxy.open();
    gaps++;
    await waitUntil('Anna has caught up', () => isOver() || length(anna) === length(bert));
  }
  await Promise.all(playing);
  const { record } = (await waitUntil('the proof', () => anna.proof)) as { readonly record: GameRecord };
  await waitUntil('Anna has the end of the game', () => anna.connection?.view.phase === 'game-over');
  assert.ok(gaps > 4, `${gaps} gaps`);
  for (const seat of [0, 1]) assert.deepEqual(updates[seat], localUpdates(record, seat), `seat ${seat}`);
});

test('after a long disconnect, a client receives one update with the complete view and without facts', async (t) => {
  const { anna, bert, proxy } = await startGameThroughProxy(t, { target: 18 });
  await anna.standIn(true);
  await playUntil(bert, () => length(bert) > 5);
  await waitUntil('Anna has the first actions', () => length(anna) > 5);
  const updates = collectUpdates(anna);
  let missed = 0;
  bert.connection?.subscribe((update) => 'view' in update && missed++);
  proxy.close();
  await waitUntil('Anna is disconnected', () => anna.status === 'lost');
  await playUntil(bert, () => missed > 65 || bert.board.stage === 'over');
  assert.ok(missed > 65, 'the game is long enough');
  const before = updates.length;
  proxy.open();
  await waitUntil('Anna receives an update', () => updates.length > before);
  assert.equal(updates[before]?.action, null);
  assert.deepEqual(updates[before]?.happened, []);
  await waitUntil('both have the same view', () => length(anna) === length(bert));
});

/** A clock that runs 20 times faster, including the checks for silence. */
const fastClock: WireClock = { ...machineClock, every: (ms, call) => machineClock.every(ms / 20, call) };

test('openTable() rejects with `unreachable` if the server accepts requests but never answers', async (t) => {
  const { url } = await startTestServer(t);
  const proxy = await openProxy(t, () => Number(new URL(url).port));
  proxy.holdConnections();
  await assert.rejects(joinTable(t, proxy.url, { create: {} }, { clock: fastClock }), { code: 'unreachable' });
  assert.ok(proxy.heldCount > 1, 'the client has tried more than once');
});

/** Starts a server that answers `busy` to the first requests for a table and forwards all later requests. */
const startBusyServer = async (t: TestContext, url: string, refusals: number) => {
  let requests = 0;
  const front = createServer((request, response) => {
    if (++requests > refusals) return void forward(request, response);
    response.writeHead(503, { 'content-type': 'application/json' });
    return void response.end(
      JSON.stringify({ code: 'busy', message: 'The server could not handle this request. Try again.' }),
    );
  });
  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = await fetch(`${url}/tables`, { method: 'POST', body: await readText(request) });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ...((await answer.json()) as object), address: new URL(url).host }));
  };
  await once(front.listen(0, '127.0.0.1'), 'listening');
  t.after(() => front.close());
  return { url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`, requests: () => requests };
};

test('a client retries its first request while the server is busy', async (t) => {
  const { url } = await startTestServer(t);
  const front = await startBusyServer(t, url, 2);
  const anna = await joinTable(t, front.url, { create: {} }, { name: 'Anna', clock: fastClock });
  assert.equal(anna.status, 'open');
  assert.equal(front.requests(), 3);
});

test('openTable() rejects with the server’s `busy` error after four attempts', async (t) => {
  const { url } = await startTestServer(t);
  const front = await startBusyServer(t, url, 100);
  await assert.rejects(joinTable(t, front.url, { create: {} }, { clock: fastClock }), {
    code: 'busy',
    message: 'The server could not handle this request. Try again.',
  });
  assert.equal(front.requests(), 4);
});

test('an `unreachable` error contains the cause, for example the missing WebSocket in Node before 22', async (t) => {
  const { url } = await startTestServer(t);
  const openSocket = (): never => {
    throw new ReferenceError('WebSocket is not defined');
  };
  await assert.rejects(joinTable(t, url, { create: {} }, { clock: fastClock, openSocket }), {
    code: 'unreachable',
    message: `No table server answers at ${url}: ReferenceError: WebSocket is not defined`,
  });
});

test('a disconnected client repeats unanswered requests until the server answers, and then reconnects', async (t) => {
  const { url } = await startTestServer(t);
  const proxy = await openProxy(t, () => Number(new URL(url).port));
  const anna = await joinTable(t, proxy.url, { create: {} }, { name: 'Anna', clock: fastClock });
  proxy.holdConnections();
  await waitUntil('the client has tried more than 5 times', () => proxy.heldCount > 5);
  assert.equal(anna.status, 'lost');
  proxy.open();
  await waitUntil('Anna has reconnected', () => anna.status === 'open');
});
