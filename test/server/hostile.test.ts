/** Tests for hostile clients. */
import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { test, type TestContext } from 'node:test';
import WebSocket from 'ws';
import type { Action } from '../../src/game/action.js';
import type { Frame } from '../../src/online/frame.js';
import type { Seating } from '../../src/online/open-table.js';
import { systemClock } from '../../src/session/clock.js';
import { runs } from '../runs.js';
import { joinTable, playUntil, startTestServer, waitUntil } from './test-server.js';

const ask = async (url: string, body: unknown, method = 'POST', path = '/tables') => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(`${url}${path}`, { method, ...(method !== 'GET' && { body: text }) });
  return { status: response.status, answer: (await response.json()) as Record<string, string> };
};

/** Opens a raw socket to a table. The socket can send arbitrary messages. */
const openRawSocket = async (t: TestContext, url: string, table: string) => {
  const { answer } = await ask(url, { table });
  const address = `${url.replace('http', 'ws')}${answer.path}`;
  const socket = new WebSocket(address);
  t.after(() => socket.terminate());
  const received: Frame[] = [];
  let code: number | null = null;
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (!isBinary) received.push(JSON.parse(data.toString()) as Frame);
  });
  socket.on('close', (closed) => (code = closed));
  await new Promise((resolve) => socket.on('open', resolve));
  const { _socket: tcpSocket } = socket as unknown as { readonly _socket: Socket };
  return {
    pause: () => void tcpSocket.pause(),
    resume: () => void tcpSocket.resume(),
    socket,
    received,
    address,
    code: () => code,
    closed: () => waitUntil('the socket is closed', () => code),
    send: (message: unknown) => socket.send(JSON.stringify(message)),
  };
};

/** Starts a server. Returns its URL and a function that counts its open tables. */
const startCountingServer = async (t: TestContext) => {
  const { url } = await startTestServer(t);
  const count = async (): Promise<number> =>
    ((await ask(url, '', 'GET', '/health')).answer as { readonly tables?: unknown }).tables as number;
  return { url, count };
};

/** Starts a game between two people. */
const startGame = async (t: TestContext, url: string): Promise<readonly [Seating, Seating]> => {
  const anna = await joinTable(t, url, { create: { players: 2, spectators: true } }, { name: 'Anna' });
  const bert = await joinTable(t, url, { table: anna.table }, { name: 'Bert' });
  await Promise.all([anna.sit(0), bert.sit(1)]);
  await Promise.all([anna.ready(true), bert.ready(true)]);
  await waitUntil('the game begins', () => anna.connection && bert.connection);
  return [anna, bert];
};

test('the server refuses malformed actions and actions for other seats without changing the game', async (t) => {
  const { url } = await startTestServer(t);
  const [anna, bert] = await startGame(t, url);
  const guest = await joinTable(t, url, { table: anna.table }, { watch: true });
  const spectator = await waitUntil('the spectator has the game', () => guest.connection);
  const before = structuredClone(anna.connection?.view);
  const act = (seating: Seating, action: unknown) => seating.connection?.act(action as Action) ?? assert.fail();
  await assert.rejects(act(bert, { type: 'draw', seat: 0 }), { code: 'not-your-seat' });
  await assert.rejects(spectator.act({ type: 'draw', seat: 0 }), { code: 'not-your-seat' });
  for (const action of [
    null,
    5,
    {},
    { type: 'play' },
    { type: '__proto__', seat: 0 },
    { type: 'play', seat: 0, card: 'XX' },
  ])
    await assert.rejects(act(anna, action), { name: 'IllegalAction' });
  assert.deepEqual(anna.connection?.view, before);
  assert.deepEqual(spectator.view.hand, []);
  await assert.rejects(guest.sit(0), { code: 'game-under-way' });
  await assert.rejects(guest.ready(true), { code: 'no-seat' });
  await assert.rejects(bert.remove(0), { code: 'not-the-opener' });
});

test('the server refuses wrong keys, invalid names and unknown tables, and logs no private data', async (t) => {
  const lines: string[] = [];
  const options = { journal: (line: string) => lines.push(line), acceptName: (name: string) => name !== 'Depp' };
  const { url } = await startTestServer(t, options);
  const anna = await joinTable(t, url, { create: { players: 2 } }, { name: 'Anna' });
  await assert.rejects(joinTable(t, url, { table: anna.table }, { key: 'guessed' }), { code: 'wrong-key' });
  const marks = ['\u200E', '\u200F', '\u061C', '\u202A', '\u202E', '\u2066', '\u2069'].map((mark) => `An${mark}na`);
  for (const name of ['', ' ', 'x'.repeat(21), 'a\u200Bb', 'a\nb\u0007', 'Depp', ...marks]) {
    await assert.rejects(
      joinTable(t, url, { table: anna.table }, { name }),
      { code: 'bad-name' },
      JSON.stringify(name),
    );
    await assert.rejects(anna.rename(name), { code: 'bad-name' }, JSON.stringify(name));
  }
  assert.equal((await ask(url, { table: anna.table }, 'POST')).status, 200);
  await assert.rejects(joinTable(t, url, { table: anna.table }, { watch: true }), { code: 'not-welcome' });
  assert.equal((await ask(url, { table: 'babababa' })).status, 404);
  assert.equal((await ask(url, { table: 'AAAAAAAAAAAAAAAA' })).status, 404);
  const text = lines.join('\n');
  assert.ok(text.includes('wrong-key') && text.includes('no-such-table'));
  for (const secret of ['Anna', anna.table, anna.key, '127.0.0.1', '::1', '::ffff'])
    assert.ok(!text.includes(secret), secret);
});

test('the server closes a socket after a malformed message, an oversized message or too many messages', async (t) => {
  const { url } = await startTestServer(t);
  const anna = await joinTable(t, url, { create: { players: 2 } });
  for (const [message, code] of [
    ['', 4002],
    ['{', 4002],
    ['[]', 4002],
    ['"q"', 4002],
    ['[null,{}]', 4002],
    ['[1,{"v":1}]', 4002],
    ['{"q":{}}', 4002],
    ['["u",{}]', 4002],
    ['["a",[1,{}]]', 4002],
    ['["j",{"v":"1"}]', 4002],
    ['["j",{"v":9}]', 4002],
    [JSON.stringify(['j', { v: 1, name: 'x'.repeat(1100) }]), 1009],
    [Buffer.from([10]), 4002],
  ] as const) {
    const { socket, closed } = await openRawSocket(t, url, anna.table);
    socket.send(message);
    assert.equal(await closed(), code, String(message));
  }
  const flood = await openRawSocket(t, url, anna.table);
  flood.send(['j', { v: 1 }]);
  await waitUntil('the client has joined', () => flood.received.length > 0);
  for (let count = 0; count < 5000; count++) flood.send(['a', [count, { type: 'draw', seat: 0 }]]);
  assert.equal(await flood.closed(), 4008);
  assert.equal(anna.status, 'open');
});

/** Frames of unknown types, some of them similar to known types. */
const UNKNOWN = [
  '["q",{}]',
  '["q"]',
  '[""]',
  '["J",{"v":1}]',
  '["__proto__",{}]',
  '["toString",[]]',
  '["ping",1,2,3]',
  '["q",null]',
];

test('the server ignores unknown frame types before and after a join', async (t) => {
  const { url } = await startTestServer(t);
  const anna = await joinTable(t, url, { create: { players: 2 } });
  const guest = await openRawSocket(t, url, anna.table);
  for (const message of UNKNOWN) guest.socket.send(message);
  guest.send(['j', { v: 1 }]);
  await waitUntil('the guest is at the table', () => guest.received.some(([type]) => type === 'b'));
  for (const message of UNKNOWN) guest.socket.send(message);
  guest.send(['l', [1, { do: 'name', name: 'Luis' }]]);
  await waitUntil('the guest has an answer', () => guest.received.some(([type]) => type === 'r'));
  assert.deepEqual(anna.board.others, ['', 'Luis']);
  assert.equal(guest.code(), null);
});

test('frames of unknown types count towards the rate limit and do not extend the time limit for joining', async (t) => {
  const { url } = await startTestServer(t, {}, systemClock);
  const anna = await joinTable(t, url, { create: { players: 2 } });
  const flood = await openRawSocket(t, url, anna.table);
  for (let count = 0; count < 25; count++) flood.send(['q', {}]);
  assert.equal(await flood.closed(), 4008);
  const silent = await openRawSocket(t, url, anna.table);
  const timer = setInterval(() => silent.send(['q', {}]), 500);
  t.after(() => clearInterval(timer));
  assert.equal(await waitUntil('the socket is closed', () => silent.code(), 6000), 4002);
});

test('the server accepts a session id for one connection only and refuses unknown session ids', async (t) => {
  const { url } = await startTestServer(t);
  const anna = await joinTable(t, url, { create: { players: 2 } });
  const first = await openRawSocket(t, url, anna.table);
  first.send(['j', { v: 1 }]);
  await waitUntil('the client has joined', () => first.received.length > 0);
  for (const address of [
    first.address,
    ...['__proto__', 'constructor', ''].map((id) => first.address.replace(/=.*/, `=${id}`)),
  ]) {
    const again = new WebSocket(address);
    const code = await new Promise((resolve) => again.on('close', resolve));
    assert.equal(code, 4002, address);
  }
});

test('the server answers invalid HTTP requests with the status 400, 404, 405, 413 or 429', async (t) => {
  const { url } = await startTestServer(t, { limits: { perAddress: 3 } });
  assert.equal((await ask(url, 'x'.repeat(5000))).status, 413);
  assert.equal((await ask(url, '{', 'PUT')).status, 405);
  assert.equal((await ask(url, '{', 'DELETE')).status, 405);
  assert.equal((await ask(url, '{')).status, 400);
  assert.equal((await ask(url, '[]')).status, 404);
  assert.equal((await ask(url, '{}', 'POST', '/matchmake/create/table')).status, 404);
  const root = await ask(url, '', 'GET', '/');
  assert.equal(root.status, 404);
  assert.match(JSON.stringify(root.answer), /server for online Watten tables/, 'the root path describes the server');
  assert.deepEqual(await ask(url, '', 'GET', '/health'), { status: 200, answer: { ok: true, tables: 0 } as never });
  for (const create of [
    { seed: 'x' },
    { setup: {} },
    { deal: 'x' },
    { variant: 'skat' },
    { players: 9 },
    { rules: { seed: 1 } },
    5,
    { level: 'god' },
  ]) {
    const { status, answer } = await ask(url, { create });
    assert.deepEqual([status, answer.code], [400, 'bad-table'], JSON.stringify(answer));
  }
  const opened = [];
  for (let count = 0; count < 5; count++) opened.push((await ask(url, { create: {} })).status);
  assert.deepEqual(opened, [200, 200, 200, 429, 429]);
});

test('HEAD returns the same headers as GET, and unsupported methods return 405 with the allowed methods', async (t) => {
  const { url } = await startTestServer(t);
  const send = async (method: string, path: string) => {
    const response = await fetch(url + path, { method });
    const { headers, status } = response;
    return { status, allow: headers.get('allow'), type: headers.get('content-type'), text: await response.text() };
  };
  for (const path of ['/health', '/p1/health', '/health?x=1', '/', '/nowhere', '/tables']) {
    const [got, head] = [await send('GET', path), await send('HEAD', path)];
    assert.deepEqual(head, { ...got, text: '' }, path);
    assert.equal(head.type, 'application/json');
  }
  for (const [method, path, status, allow] of [
    ['HEAD', '/health', 200, null],
    ['HEAD', '/', 404, null],
    ['GET', '/tables', 405, 'POST'],
    ['PUT', '/tables', 405, 'POST'],
    ['OPTIONS', '/tables', 405, 'POST'],
    ['POST', '/health', 405, 'GET, HEAD'],
    ['DELETE', '/health', 405, 'GET, HEAD'],
    ['PATCH', '/', 405, 'GET, HEAD'],
    ['POST', '/', 404, null],
  ] as const)
    assert.deepEqual(
      [(await send(method, path)).status, (await send(method, path)).allow],
      [status, allow],
      `${method} ${path}`,
    );
});

test('the server answers `busy` to requests for new tables once `limits.tables` tables exist', async (t) => {
  const { url } = await startTestServer(t, { limits: { tables: 4 } });
  const answers = [];
  for (let count = 0; count < 6; count++) answers.push(await ask(url, { create: {} }));
  assert.deepEqual(
    answers.map(({ status, answer }) => answer.code ?? status),
    [200, 200, 200, 200, 'busy', 'busy'],
  );
});

/** Opens a TCP connection that sends `head`. `over` resolves to all received data when the connection closes. */
const openConnection = (t: TestContext, url: string, head: string) => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  t.after(() => socket.destroy());
  let answer = '';
  socket.on('data', (data: Buffer) => (answer += String(data))).on('error', () => {});
  const over = new Promise<string>((resolve) => socket.on('close', () => resolve(answer)));
  socket.write(head);
  return { socket, over };
};

test('the server answers 413 to a request of 30 MB before it has received the whole request', async (t) => {
  const { url } = await startTestServer(t);
  const [piece, pieces] = [Buffer.alloc(2 ** 16, 'x'), 480];
  for (const [length, prefix] of [
    [`content-length: ${piece.length * pieces}`, ''],
    ['transfer-encoding: chunked', `${piece.length.toString(16)}\r\n`],
  ]) {
    const { socket, over } = openConnection(t, url, `POST /tables HTTP/1.1\r\nhost: x\r\n${length}\r\n\r\n`);
    let sent = 0;
    let isOver = false;
    void over.then(() => (isOver = true));
    for (; sent < pieces && !isOver; sent++) {
      const isThrough = socket.write(prefix ? `${prefix}${String(piece)}\r\n` : piece);
      if (!isThrough) await Promise.race([over, new Promise((resolve) => socket.once('drain', resolve))]);
    }
    assert.match(await over, /^HTTP\/1.1 413 /);
    assert.ok(sent < pieces, `the client has sent ${sent} of ${pieces} pieces`);
  }
});

test('the server closes incomplete requests, silent sockets and tables that no client joins', async (t) => {
  const { url, count } = await startCountingServer(t);
  const anna = await joinTable(t, url, { create: { players: 2 } });
  const half = openConnection(t, url, 'POST /tables HTTP/1.1\r\nhost: x\r\n');
  const halfBody = 'POST /tables HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{';
  const bodies = runs([], [openConnection(t, url, halfBody).over]);
  const silent = await openRawSocket(t, url, anna.table);
  const created = (await ask(url, { create: {} })).answer;
  assert.equal(await count(), 2);
  assert.equal(await waitUntil('the socket is closed', () => silent.code(), 6000), 4002);
  await Promise.all([half.over, ...bodies]);
  assert.equal(anna.status, 'open');
  await anna.rename('Anna');
  // The server has closed the second table, but clients can still join it.
  assert.equal(await count(), 1);
  assert.equal((await joinTable(t, url, { table: created.table ?? '' })).table, created.table);
});

test('the server disconnects a client that stops reading its socket, and the client can rejoin', async (t) => {
  const { url } = await startTestServer(t);
  const [anna, bert] = await startGame(t, url);
  // These actions make the view large.
  const isEnough = (): boolean => (anna.connection?.view.history.length ?? 0) > 60;
  await Promise.all([anna, bert].map((seating) => playUntil(seating, isEnough)));
  const reader = await openRawSocket(t, url, anna.table);
  reader.send(['j', { v: 1, watch: true, name: 'Luis' }]);
  await waitUntil(
    'the spectator has the game',
    () => reader.received.some(([type]) => type === 'u') && anna.board.others[0] === 'Luis',
  );
  reader.pause();
  for (let joins = 0; anna.board.others.length > 0 && joins < 20_000; joins++) {
    reader.send(['j', { v: 1 }]);
    if (joins % 8 === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.deepEqual(anna.board.others, []);
  reader.resume();
  await reader.closed();
  const key = reader.received.flatMap(([type, payload]) => (type === 's' && payload.key) || [])[0];
  const again = await joinTable(t, url, { table: anna.table }, { key });
  assert.equal((await waitUntil('the spectator has the game again', () => again.connection)).view.seat, null);
  assert.equal(anna.status, 'open');
});

test('commands that a guest sends directly after `leave` have no effect', async (t) => {
  const { url } = await startTestServer(t);
  const anna = await joinTable(t, url, { create: { players: 2 } });
  const guest = await openRawSocket(t, url, anna.table);
  guest.send(['j', { v: 1 }]);
  await waitUntil('the guest has joined', () => guest.received.some(([type]) => type === 'b'));
  for (const [id, command] of [{ do: 'leave' }, { do: 'sit', seat: 1 }, { do: 'name', name: 'Luis' }].entries())
    guest.send(['l', [id, command]]);
  await guest.closed();
  await anna.sit(0);
  await anna.sit(1);
  assert.deepEqual(anna.board.others, []);
});

test('disconnected guests do not count towards the capacity of the table', async (t) => {
  const { url } = await startTestServer(t);
  const anna = await joinTable(t, url, { create: { players: 4 } });
  await anna.sit(0);
  for (let count = 0; count < 25; count++) {
    const guest = await joinTable(t, url, { table: anna.table });
    guest.close();
    await waitUntil('the guest has disconnected', () => anna.board.others.length === 0);
  }
  const bert = await joinTable(t, url, { table: anna.table });
  await bert.sit(1);
  assert.equal(bert.seat, 1);
});

test('the server refuses requests and sockets from pages of other origins', async (t) => {
  const { url } = await startTestServer(t, { origins: ['https://inn.example'] });
  const from = (origin: string, path = '/tables') =>
    fetch(url + path, { method: 'POST', headers: { origin }, body: '{"create":{}}' });
  assert.equal((await from('https://elsewhere.example')).status, 403);
  const { path } = (await (await from('https://inn.example')).json()) as { readonly path: string };
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, { origin: 'https://elsewhere.example' });
  const error = await new Promise<Error>((resolve) => socket.on('error', resolve));
  assert.match(error.message, /401|403/);
});

test('a second client with the same key takes over, and the first client ends with `taken-over`', async (t) => {
  const { url } = await startTestServer(t);
  const [anna, bert] = await startGame(t, url);
  const again = await joinTable(t, url, { table: anna.table }, { key: anna.key });
  await waitUntil('the first client ends', () => anna.status !== undefined && endedOf(anna)?.code === 'taken-over');
  assert.equal(again.seat, 0);
  assert.equal((await waitUntil('the second client has the game', () => again.connection)).view.seat, 0);
  assert.equal(bert.status, 'open');
});

const ends = new WeakMap<Seating, { readonly code: string }>();
const endedOf = (seating: Seating): { readonly code: string } | undefined => {
  if (!ends.has(seating)) {
    const stop = seating.subscribe((update) => 'ended' in update && ends.set(seating, update.ended));
    stop();
  }
  return ends.get(seating);
};
