/** What hostile clients get. */
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

/** A socket that says what it likes. */
const socketAt = async (t: TestContext, url: string, table: string) => {
  const { answer } = await ask(url, { table });
  const address = `${url.replace('http', 'ws')}${answer.path}`;
  const socket = new WebSocket(address);
  t.after(() => socket.terminate());
  const heard: Frame[] = [];
  let code: number | null = null;
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (!isBinary) heard.push(JSON.parse(data.toString()) as Frame);
  });
  socket.on('close', (closed) => (code = closed));
  await new Promise((resolve) => socket.on('open', resolve));
  const { _socket: below } = socket as unknown as { readonly _socket: Socket };
  return {
    stop: () => void below.pause(),
    goOn: () => void below.resume(),
    socket,
    heard,
    address,
    code: () => code,
    closed: () => waitUntil('it is closed', () => code),
    send: (message: unknown) => socket.send(JSON.stringify(message)),
  };
};

/** A server, and how many tables are open there. */
const counting = async (t: TestContext) => {
  const { url } = await startTestServer(t);
  const count = async (): Promise<number> =>
    ((await ask(url, '', 'GET', '/health')).answer as { readonly tables?: unknown }).tables as number;
  return { url, count };
};

/** Two at a table, playing. */
const playing = async (t: TestContext, url: string): Promise<readonly [Seating, Seating]> => {
  const anna = await joinTable(t, url, { create: { players: 2, spectators: true } }, { name: 'Anna' });
  const bert = await joinTable(t, url, { table: anna.table }, { name: 'Bert' });
  await Promise.all([anna.sit(0), bert.sit(1)]);
  await Promise.all([anna.ready(true), bert.ready(true)]);
  await waitUntil('the game begins', () => anna.connection && bert.connection);
  return [anna, bert];
};

test('Acts of others, of lookers-on, malformed ones: refused by code, and nothing changes', async (t) => {
  const { url } = await startTestServer(t);
  const [anna, bert] = await playing(t, url);
  const guest = await joinTable(t, url, { table: anna.table }, { watch: true });
  const spectator = await waitUntil('the spectator sees it', () => guest.connection);
  const before = structuredClone(anna.connection?.view);
  const act = (who: Seating, action: unknown) => who.connection?.act(action as Action) ?? assert.fail();
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

test('Keys that are none, tables that are none, names that are none', async (t) => {
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

test('What is no frame closes the socket, and so does too much of what is one', async (t) => {
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
    const { socket, closed } = await socketAt(t, url, anna.table);
    socket.send(message);
    assert.equal(await closed(), code, String(message));
  }
  const flood = await socketAt(t, url, anna.table);
  flood.send(['j', { v: 1 }]);
  await waitUntil('it is in', () => flood.heard.length > 0);
  for (let count = 0; count < 5000; count++) flood.send(['a', [count, { type: 'draw', seat: 0 }]]);
  assert.equal(await flood.closed(), 4008);
  assert.equal(anna.status, 'open');
});

/** Kinds that no version has, or that only look like one; each is ignored before the client joins, and after. */
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

test('Frames of an unknown kind are ignored, before a client joins and after', async (t) => {
  const { url } = await startTestServer(t);
  const anna = await joinTable(t, url, { create: { players: 2 } });
  const guest = await socketAt(t, url, anna.table);
  for (const message of UNKNOWN) guest.socket.send(message);
  guest.send(['j', { v: 1 }]);
  await waitUntil('the guest is at the table', () => guest.heard.some(([type]) => type === 'b'));
  for (const message of UNKNOWN) guest.socket.send(message);
  guest.send(['l', [1, { do: 'name', name: 'Luis' }]]);
  await waitUntil('the guest has an answer', () => guest.heard.some(([type]) => type === 'r'));
  assert.deepEqual(anna.board.others, ['', 'Luis']);
  assert.equal(guest.code(), null);
});

test('A frame of an unknown kind costs a token of the rate limit, and does not stop the time to join', async (t) => {
  const { url } = await startTestServer(t, {}, systemClock);
  const anna = await joinTable(t, url, { create: { players: 2 } });
  const flood = await socketAt(t, url, anna.table);
  for (let count = 0; count < 25; count++) flood.send(['q', {}]);
  assert.equal(await flood.closed(), 4008);
  const silent = await socketAt(t, url, anna.table);
  const timer = setInterval(() => silent.send(['q', {}]), 500);
  t.after(() => clearInterval(timer));
  assert.equal(await waitUntil('it is closed', () => silent.code(), 6000), 4002);
});

test('A reservation counts once, and odd ones not at all', async (t) => {
  const { url } = await startTestServer(t);
  const anna = await joinTable(t, url, { create: { players: 2 } });
  const first = await socketAt(t, url, anna.table);
  first.send(['j', { v: 1 }]);
  await waitUntil('it is in', () => first.heard.length > 0);
  for (const address of [
    first.address,
    ...['__proto__', 'constructor', ''].map((id) => first.address.replace(/=.*/, `=${id}`)),
  ]) {
    const again = new WebSocket(address);
    const code = await new Promise((resolve) => again.on('close', resolve));
    assert.equal(code, 4002, address);
  }
});

test('Requests of other kinds and sizes', async (t) => {
  const { url } = await startTestServer(t, { limits: { perAddress: 3 } });
  assert.equal((await ask(url, 'x'.repeat(5000))).status, 413);
  assert.equal((await ask(url, '{', 'PUT')).status, 405);
  assert.equal((await ask(url, '{', 'DELETE')).status, 405);
  assert.equal((await ask(url, '{')).status, 400);
  assert.equal((await ask(url, '[]')).status, 404);
  assert.equal((await ask(url, '{}', 'POST', '/matchmake/create/table')).status, 404);
  const root = await ask(url, '', 'GET', '/');
  assert.equal(root.status, 404);
  assert.match(JSON.stringify(root.answer), /server for online Watten tables/, 'who looks there is told what it is');
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

test('HEAD is answered as GET is, and what a path does not answer is refused with what it does', async (t) => {
  const { url } = await startTestServer(t);
  const asked = async (method: string, path: string) => {
    const response = await fetch(url + path, { method });
    const { headers, status } = response;
    return { status, allow: headers.get('allow'), type: headers.get('content-type'), text: await response.text() };
  };
  for (const path of ['/health', '/p1/health', '/health?x=1', '/', '/nowhere', '/tables']) {
    const [got, head] = [await asked('GET', path), await asked('HEAD', path)];
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
      [(await asked(method, path)).status, (await asked(method, path)).allow],
      [status, allow],
      `${method} ${path}`,
    );
});

test('A flood of new tables ends at what one address may open, and at what the server has in all', async (t) => {
  const { url } = await startTestServer(t, { limits: { tables: 4 } });
  const answers = [];
  for (let count = 0; count < 6; count++) answers.push(await ask(url, { create: {} }));
  assert.deepEqual(
    answers.map(({ status, answer }) => answer.code ?? status),
    [200, 200, 200, 200, 'busy', 'busy'],
  );
});

/** What comes back on a connection that says this, and then what it likes. */
const connected = (t: TestContext, url: string, head: string) => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  t.after(() => socket.destroy());
  let answer = '';
  socket.on('data', (data: Buffer) => (answer += String(data))).on('error', () => {});
  const over = new Promise<string>((resolve) => socket.on('close', () => resolve(answer)));
  socket.write(head);
  return { socket, over };
};

test('Thirty megabytes are not taken in', async (t) => {
  const { url } = await startTestServer(t);
  const [piece, pieces] = [Buffer.alloc(2 ** 16, 'x'), 480];
  for (const [length, prefix] of [
    [`content-length: ${piece.length * pieces}`, ''],
    ['transfer-encoding: chunked', `${piece.length.toString(16)}\r\n`],
  ]) {
    const { socket, over } = connected(t, url, `POST /tables HTTP/1.1\r\nhost: x\r\n${length}\r\n\r\n`);
    let taken = 0;
    let isOver = false;
    void over.then(() => (isOver = true));
    for (; taken < pieces && !isOver; taken++) {
      const isThrough = socket.write(prefix ? `${prefix}${String(piece)}\r\n` : piece);
      if (!isThrough) await Promise.race([over, new Promise((resolve) => socket.once('drain', resolve))]);
    }
    assert.match(await over, /^HTTP\/1.1 413 /);
    assert.ok(taken < pieces, `${taken} of ${pieces} pieces were taken`);
  }
});

test('What begins and does not go on is not waited for: a request, a socket without a word, a place nobody takes', async (t) => {
  const { url, count } = await counting(t);
  const anna = await joinTable(t, url, { create: { players: 2 } });
  const half = connected(t, url, 'POST /tables HTTP/1.1\r\nhost: x\r\n');
  const halfBody = 'POST /tables HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{';
  const bodies = runs([], [connected(t, url, halfBody).over]);
  const silent = await socketAt(t, url, anna.table);
  const asked = (await ask(url, { create: {} })).answer;
  assert.equal(await count(), 2);
  assert.equal(await waitUntil('it is closed', () => silent.code(), 6000), 4002);
  await Promise.all([half.over, ...bodies]);
  assert.equal(anna.status, 'open');
  await anna.rename('Anna');
  // Nobody came to the second table: it is a log and nothing else, and can be come to still.
  assert.equal(await count(), 1);
  assert.equal((await joinTable(t, url, { table: asked.table ?? '' })).table, asked.table);
});

test('Whoever asks and does not read is cut off, and comes back', async (t) => {
  const { url } = await startTestServer(t);
  const [anna, bert] = await playing(t, url);
  // A view is longer then.
  const isEnough = (): boolean => (anna.connection?.view.history.length ?? 0) > 60;
  await Promise.all([anna, bert].map((who) => playUntil(who, isEnough)));
  const reader = await socketAt(t, url, anna.table);
  reader.send(['j', { v: 1, watch: true, name: 'Luis' }]);
  await waitUntil('he looks on', () => reader.heard.some(([type]) => type === 'u') && anna.board.others[0] === 'Luis');
  reader.stop();
  for (let asked = 0; anna.board.others.length > 0 && asked < 20_000; asked++) {
    reader.send(['j', { v: 1 }]);
    if (asked % 8 === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.deepEqual(anna.board.others, []);
  reader.goOn();
  await reader.closed();
  const key = reader.heard.flatMap(([type, payload]) => (type === 's' && payload.key) || [])[0];
  const again = await joinTable(t, url, { table: anna.table }, { key });
  assert.equal((await waitUntil('he looks on again', () => again.connection)).view.seat, null);
  assert.equal(anna.status, 'open');
});

test('Whoever leaves and goes on wishing in the same breath leaves nothing behind', async (t) => {
  const { url } = await startTestServer(t);
  const anna = await joinTable(t, url, { create: { players: 2 } });
  const guest = await socketAt(t, url, anna.table);
  guest.send(['j', { v: 1 }]);
  await waitUntil('it is in', () => guest.heard.some(([type]) => type === 'b'));
  for (const [id, command] of [{ do: 'leave' }, { do: 'sit', seat: 1 }, { do: 'name', name: 'Luis' }].entries())
    guest.send(['l', [id, command]]);
  await guest.closed();
  await anna.sit(0);
  await anna.sit(1);
  assert.deepEqual(anna.board.others, []);
});

test('Those who came and went keep nobody out', async (t) => {
  const { url } = await startTestServer(t);
  const anna = await joinTable(t, url, { create: { players: 4 } });
  await anna.sit(0);
  for (let count = 0; count < 25; count++) {
    const guest = await joinTable(t, url, { table: anna.table });
    guest.close();
    await waitUntil('it is gone', () => anna.board.others.length === 0);
  }
  const bert = await joinTable(t, url, { table: anna.table });
  await bert.sit(1);
  assert.equal(bert.seat, 1);
});

test('Pages of other origins are not served', async (t) => {
  const { url } = await startTestServer(t, { origins: ['https://inn.example'] });
  const from = (origin: string, path = '/tables') =>
    fetch(url + path, { method: 'POST', headers: { origin }, body: '{"create":{}}' });
  assert.equal((await from('https://elsewhere.example')).status, 403);
  const { path } = (await (await from('https://inn.example')).json()) as { readonly path: string };
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, { origin: 'https://elsewhere.example' });
  const error = await new Promise<Error>((resolve) => socket.on('error', resolve));
  assert.match(error.message, /401|403/);
});

test('The same key in a second place: the first is told and does not come back', async (t) => {
  const { url } = await startTestServer(t);
  const [anna, bert] = await playing(t, url);
  const again = await joinTable(t, url, { table: anna.table }, { key: anna.key });
  await waitUntil('the first is told', () => anna.status !== undefined && endedOf(anna)?.code === 'taken-over');
  assert.equal(again.seat, 0);
  assert.equal((await waitUntil('it plays', () => again.connection)).view.seat, 0);
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
