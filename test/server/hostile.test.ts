/** What hostile clients get. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test, type TestContext } from 'node:test';
import WebSocket from 'ws';
import type { Action } from '../../src/game/action.js';
import type { Frame } from '../../src/online/frame.js';
import type { Seating } from '../../src/online/open-table.js';
import { systemClock } from '../../src/session/clock.js';
import { come, serve, until } from './served.js';

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
  return {
    socket,
    heard,
    address,
    closed: () => until('it is closed', () => code),
    say: (message: unknown) => socket.send(JSON.stringify(message)),
  };
};

/** Two at a table, playing. */
const playing = async (t: TestContext, url: string): Promise<readonly [Seating, Seating]> => {
  const anna = await come(t, url, { create: { players: 2, spectators: true } }, { name: 'Anna' });
  const bert = await come(t, url, { table: anna.table }, { name: 'Bert' });
  await Promise.all([anna.sit(0), bert.sit(1)]);
  await Promise.all([anna.ready(true), bert.ready(true)]);
  await until('the game begins', () => anna.connection && bert.connection);
  return [anna, bert];
};

test('Acts of others, of lookers-on, malformed ones: refused by code, and nothing changes', async (t) => {
  const { url } = await serve(t);
  const [anna, bert] = await playing(t, url);
  const guest = await come(t, url, { table: anna.table }, { watch: true });
  const looker = await until('the spectator sees it', () => guest.connection);
  const before = structuredClone(anna.connection?.view);
  const act = (who: Seating, action: unknown) => who.connection?.act(action as Action) ?? assert.fail();
  await assert.rejects(act(bert, { type: 'draw', seat: 0 }), { code: 'not-your-seat' });
  await assert.rejects(looker.act({ type: 'draw', seat: 0 }), { code: 'not-your-seat' });
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
  assert.deepEqual(looker.view.hand, []);
  await assert.rejects(guest.sit(0), { code: 'game-under-way' });
  await assert.rejects(guest.ready(true), { code: 'no-seat' });
  await assert.rejects(bert.remove(0), { code: 'not-the-opener' });
});

test('Keys that are none, tables that are none, names that are none', async (t) => {
  const lines: string[] = [];
  const options = { journal: (line: string) => lines.push(line), acceptName: (name: string) => name !== 'Depp' };
  // Whoever guesses is blocked for a minute: on a clock that hurries it would be over too soon.
  const { url } = await serve(t, options, systemClock);
  const anna = await come(t, url, { create: { players: 2 } }, { name: 'Anna' });
  await assert.rejects(come(t, url, { table: anna.table }, { key: 'guessed' }), { code: 'wrong-key' });
  for (const name of ['', ' ', 'x'.repeat(21), 'a\u202Eb', 'a\u200Bb', 'a\nb\u0007', 'Depp'])
    await assert.rejects(come(t, url, { table: anna.table }, { name }), { code: 'bad-name' }, JSON.stringify(name));
  assert.equal((await ask(url, { table: anna.table }, 'POST')).status, 200);
  await assert.rejects(come(t, url, { table: anna.table }, { watch: true }), { code: 'not-welcome' });
  const guesses = await Promise.all(Array.from({ length: 14 }, () => ask(url, { table: 'bababababa'.slice(0, 8) })));
  assert.ok(guesses.every(({ status }) => status === 404 || status === 429));
  assert.equal((await ask(url, { table: 'AAAAAAAAAAAAAAAA' })).status, 429, 'somebody is guessing');
  const text = lines.join('\n');
  assert.ok(text.includes('wrong-key') && text.includes('no-such-table'));
  for (const secret of ['Anna', anna.table, anna.key, '127.0.0.1', '::1', '::ffff'])
    assert.ok(!text.includes(secret), secret);
});

test('What is no frame closes the socket, and so does too much of what is one', async (t) => {
  const { url } = await serve(t);
  const anna = await come(t, url, { create: { players: 2 } });
  for (const [message, code] of [
    ['', 4002],
    ['{', 4002],
    ['[]', 4002],
    ['["q",{}]', 4002],
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
  flood.say(['j', { v: 1 }]);
  await until('it is in', () => flood.heard.length > 0);
  for (let count = 0; count < 5000; count++) flood.say(['a', [count, { type: 'draw', seat: 0 }]]);
  assert.equal(await flood.closed(), 4008);
  assert.equal(anna.status, 'open');
});

test('A reservation counts once, and odd ones not at all', async (t) => {
  const { url } = await serve(t);
  const anna = await come(t, url, { create: { players: 2 } });
  const first = await socketAt(t, url, anna.table);
  first.say(['j', { v: 1 }]);
  await until('it is in', () => first.heard.length > 0);
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
  const { url } = await serve(t, { limits: { perAddress: 3 } });
  assert.equal((await ask(url, 'x'.repeat(5000))).status, 413);
  assert.equal((await ask(url, '{', 'PUT')).status, 405);
  assert.equal((await ask(url, '{', 'DELETE')).status, 405);
  assert.equal((await ask(url, '{')).status, 400);
  assert.equal((await ask(url, '[]')).status, 404);
  assert.equal((await ask(url, '{}', 'POST', '/matchmake/create/table')).status, 404);
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

test('Half a request is not waited for', async (t) => {
  const { url } = await serve(t);
  const socket = connect(Number(new URL(url).port));
  t.after(() => socket.destroy());
  socket.write('POST /tables HTTP/1.1\r\nhost: x\r\n');
  const begun = Date.now();
  await new Promise((resolve) =>
    socket
      .on('close', resolve)
      .on('data', () => {})
      .on('error', () => {}),
  );
  assert.ok(Date.now() - begun < 30_000);
});

test('The same key in a second place: the first is told and does not come back', async (t) => {
  const { url } = await serve(t);
  const [anna, bert] = await playing(t, url);
  const again = await come(t, url, { table: anna.table }, { key: anna.key });
  await until('the first is told', () => anna.status !== undefined && endedOf(anna)?.code === 'taken-over');
  assert.equal(again.seat, 0);
  assert.equal((await until('it plays', () => again.connection)).view.seat, 0);
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
