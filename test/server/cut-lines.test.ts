/** Lines that are cut: an answer that was lost is asked for again and nothing is done twice; what was missed comes as it was. */
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

/** What waits for seconds waits for parts of them; but that a server is silent is noticed as slowly as ever. */
const clock: WireClock = { ...machineClock, every: (ms, call) => machineClock.every(ms < 5000 ? ms / 20 : ms, call) };

type Seen = Extract<Update, { readonly view: View }>;

/** Two people, of whom the first comes on a way that the test has in its hands. */
const two = async (
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

/** Whoever of the two is to act, and how. */
const turnOf = (both: readonly Seating[]): { readonly who: Seating; readonly action: Action } | null => {
  for (const who of both) {
    const action = who.connection && firstAction(who.connection);
    if (action) return { who, action };
  }
  return null;
};

test('An action whose answer was lost is asked for again when the line is there again, and done once', async (t) => {
  const { anna, bert, proxy, sent } = await two(t);
  const both = [anna, bert];
  let unanswered = 0;
  while (unanswered < runs(5, 60)) {
    await waitUntil('both know the same', () => length(anna) === length(bert));
    assert.equal(bert.board.stage, 'playing', 'the game is long enough');
    const { who, action } = await waitUntil('somebody is to act', () => turnOf(both));
    if (who === bert || action.type === 'next') {
      await who.connection?.act(action).catch(() => {});
      continue;
    }
    const known = length(bert);
    const asked = sent.length;
    proxy.dropAnswers();
    const answer = anna.connection?.act(action);
    await waitUntil('it has arrived', () => length(bert) > known);
    proxy.cut();
    await answer;
    unanswered++;
    assert.ok(
      sent.slice(asked).filter((text) => text.startsWith('["a"')).length > 1,
      'asked for, and once more at least',
    );
    const done = (bert.connection?.view.history ?? []).slice(known);
    assert.equal(done.filter((entry) => JSON.stringify(entry) === JSON.stringify(action)).length, 1);
  }
});

test('What was wished for on a line that lost the answer is so once the line is there again', async (t) => {
  const { url } = await startTestServer(t);
  const proxy = await openProxy(t, () => Number(new URL(url).port));
  const anna = await joinTable(t, proxy.url, { create: { players: 2, spectators: true } }, { name: 'Anna', clock });
  const bert = await joinTable(t, url, { table: anna.table }, { name: 'Bert' });
  const unheard = async (wish: () => Promise<void>, isDone: () => boolean | undefined): Promise<void> => {
    proxy.dropAnswers();
    const answer = wish();
    await waitUntil('it is done', isDone);
    proxy.cut();
    await answer;
  };
  await unheard(
    () => anna.sit(0),
    () => bert.board.seats[0]?.by === 'human',
  );
  await unheard(
    () => anna.rename('Annele'),
    () => bert.board.seats[0]?.name === 'Annele',
  );
  await unheard(
    () => anna.fill(1, 'computer'),
    () => bert.board.seats[1]?.by === 'computer',
  );
  await unheard(
    () => anna.fill(1, null),
    () => bert.board.seats[1]?.by === null,
  );
  await bert.sit(1);
  await unheard(
    () => anna.ready(true),
    () => bert.board.seats[0]?.ready,
  );
  await unheard(
    () => anna.ready(false),
    () => !bert.board.seats[0]?.ready,
  );
  await unheard(
    () => anna.limitTurns(60_000),
    () => bert.board.turnTimeout === 60_000,
  );
  await bert.ready(true);
  // The game begins, and that it does is not heard.
  await unheard(
    () => anna.ready(true),
    () => bert.board.stage === 'playing',
  );
  assert.equal((await waitUntil('it has begun', () => anna.connection)).view.seat, 0);
  await unheard(
    () => anna.standIn(true),
    () => bert.board.seats[0]?.standIn,
  );
  const spectator = await joinTable(t, url, { table: anna.table }, { watch: true });
  await unheard(
    () => anna.remove(1),
    () => spectator.board.seats[1]?.by === 'computer',
  );
  await unheard(
    () => anna.leave(),
    () => spectator.board.seats[0]?.by === 'computer',
  );
});

test('Who opened a table and never heard so comes again, and still is the one who opened it', async (t) => {
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
        // What she says arrives, and nothing comes back.
        if (++sockets === 1) socket.on('open', () => (proxy.dropAnswers(), setTimeout(proxy.cut, 100)));
        return socket;
      },
    },
  );
  assert.equal(anna.board.opener, true);
  await anna.sit(0);
  await anna.fill(1, 'computer');
});

/** What a seat hears of a game without any wire. */
const heardNear = (record: GameRecord, seat: number): readonly Seen[] => {
  const game = replay({ ...record, actions: [] });
  const heard: Seen[] = [];
  connect(game, seat).subscribe((update) => 'view' in update && heard.push(update));
  for (const action of record.actions) game.act(action);
  return heard;
};

const heardOf = ({ connection }: Seating): Seen[] => {
  const heard: Seen[] = [];
  connection?.subscribe((update) => 'view' in update && heard.push(update));
  return heard;
};

test('Facts after a gap are those without one: a whole game on a line that is cut again and again', async (t) => {
  const { anna, bert, proxy } = await two(t, { variant: 'suedtirol-blind', target: runs(9, 15) });
  const heard = [heardOf(anna), heardOf(bert)];
  const luck = randomFrom('gaps');
  let gaps = 0;
  const isOver = (): boolean => bert.board.stage === 'over';
  const playing = [anna, bert].map((who) => playUntil(who, isOver));
  while (!isOver()) {
    const enough = length(bert) + 3 + luck(12);
    await waitUntil('they play', () => isOver() || length(bert) > enough || length(bert) < enough - 15);
    if (luck(2) === 0) proxy.dropAnswers();
    else proxy.close();
    await new Promise((resolve) => setTimeout(resolve, luck(60)));
    proxy.cut();
    proxy.open();
    gaps++;
    await waitUntil('Anna is there again', () => isOver() || length(anna) === length(bert));
  }
  await Promise.all(playing);
  const { record } = (await waitUntil('the proof', () => anna.proof)) as { readonly record: GameRecord };
  await waitUntil('Anna has heard the end', () => anna.connection?.view.phase === 'game-over');
  assert.ok(gaps > 4, `${gaps} gaps`);
  for (const seat of [0, 1]) assert.deepEqual(heard[seat], heardNear(record, seat), `seat ${seat}`);
});

test('After a long gap there are no facts: the view comes whole', async (t) => {
  const { anna, bert, proxy } = await two(t, { target: 18 });
  await anna.standIn(true);
  await playUntil(bert, () => length(bert) > 5);
  await waitUntil('Anna knows it', () => length(anna) > 5);
  const heard = heardOf(anna);
  let missed = 0;
  bert.connection?.subscribe((update) => 'view' in update && missed++);
  proxy.close();
  await waitUntil('Anna knows that she is off line', () => anna.status === 'lost');
  await playUntil(bert, () => missed > 65 || bert.board.stage === 'over');
  assert.ok(missed > 65, 'the game is long enough');
  const before = heard.length;
  proxy.open();
  await waitUntil('Anna is there again', () => heard.length > before);
  assert.equal(heard[before]?.action, null);
  assert.deepEqual(heard[before]?.happened, []);
  await waitUntil('both know the same', () => length(anna) === length(bert));
});

/** The same, and that nothing comes is noticed twenty times as soon, too. */
const hasty: WireClock = { ...machineClock, every: (ms, call) => machineClock.every(ms / 20, call) };

test('A server that takes a request for a table and never answers is unreachable in the end', async (t) => {
  const { url } = await startTestServer(t);
  const proxy = await openProxy(t, () => Number(new URL(url).port));
  proxy.holdConnections();
  await assert.rejects(joinTable(t, proxy.url, { create: {} }, { clock: hasty }), { code: 'unreachable' });
  assert.ok(proxy.heldCount > 1, 'it was tried more than once');
});

/** A server in front of another one, which answers `busy` to the first requests for a table. */
const busyAtFirst = async (t: TestContext, url: string, refusals: number) => {
  let requests = 0;
  const front = createServer((request, response) => {
    if (++requests > refusals) return void forward(request, response);
    response.writeHead(503, { 'content-type': 'application/json' });
    return void response.end(JSON.stringify({ code: 'busy', message: 'The server could not do this. Try again.' }));
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

test('A first request is tried again while the server is busy', async (t) => {
  const { url } = await startTestServer(t);
  const front = await busyAtFirst(t, url, 2);
  const anna = await joinTable(t, front.url, { create: {} }, { name: 'Anna', clock: hasty });
  assert.equal(anna.status, 'open');
  assert.equal(front.requests(), 3);
});

test('A first request fails with the error of the server after four tries', async (t) => {
  const { url } = await startTestServer(t);
  const front = await busyAtFirst(t, url, 100);
  await assert.rejects(joinTable(t, front.url, { create: {} }, { clock: hasty }), {
    code: 'busy',
    message: 'The server could not do this. Try again.',
  });
  assert.equal(front.requests(), 4);
});

test('What kept somebody from a server is told: in Node before 22 there is no WebSocket', async (t) => {
  const { url } = await startTestServer(t);
  const openSocket = (): never => {
    throw new ReferenceError('WebSocket is not defined');
  };
  await assert.rejects(joinTable(t, url, { create: {} }, { clock: hasty, openSocket }), {
    code: 'unreachable',
    message: `No table server answers at ${url}: ReferenceError: WebSocket is not defined`,
  });
});

test('Whoever comes back while requests are held is there as soon as one goes through', async (t) => {
  const { url } = await startTestServer(t);
  const proxy = await openProxy(t, () => Number(new URL(url).port));
  const anna = await joinTable(t, proxy.url, { create: {} }, { name: 'Anna', clock: hasty });
  proxy.holdConnections();
  await waitUntil('it is tried again and again', () => proxy.heldCount > 5);
  assert.equal(anna.status, 'lost');
  proxy.open();
  await waitUntil('she is back', () => anna.status === 'open');
});
