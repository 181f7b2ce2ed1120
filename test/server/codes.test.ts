/** Tests for rate limits of requests by table code, and for the client's retries. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import WebSocket from 'ws';
import type { ConnectionError } from '../../src/online/connection-error.js';
import { machineClock, type WireClock } from '../../src/online/wire-clock.js';
import { systemClock } from '../../src/session/clock.js';
import { BOARD, scriptedServer } from './scripted-server.js';
import { joinTable, startTestServer, waitUntil } from './test-server.js';

const ask = async (url: string, request: object) => {
  const response = await fetch(`${url}/tables`, { method: 'POST', body: JSON.stringify(request) });
  const answer = (await response.json()) as Record<string, unknown>;
  return { status: response.status, header: response.headers.get('retry-after'), answer };
};

const SYLLABLES = ['ba', 'be', 'bi', 'bo', 'bu', 'da', 'de', 'di', 'do', 'du'];
/** Returns codes that almost certainly belong to no table, because there are 24 million codes. */
const wrongCodes = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, n) => `zuzu${SYLLABLES[Math.floor(n / 10) % 10]}${SYLLABLES[n % 10]}`);

test('wrong codes from an address do not block other guests at that address', async (t) => {
  const { url } = await startTestServer(t, {}, systemClock);
  const anna = await joinTable(t, url, { create: { players: 2 } }, { name: 'Anna' });
  for (const code of wrongCodes(15)) assert.equal((await ask(url, { table: code })).status, 404);
  const flood = await Promise.all(wrongCodes(100).map((table) => ask(url, { table })));
  assert.ok(flood.every(({ status }) => status === 404 || status === 429));
  const more = wrongCodes(3).map((table) => ask(url, { table }));
  assert.equal((await ask(url, { table: anna.table })).status, 200);
  assert.equal((await ask(url, { create: { players: 2 } })).status, 200);
  const bert = await joinTable(t, url, { table: anna.table }, { name: 'Bert' });
  const reloaded = await joinTable(t, url, { table: anna.table }, { key: anna.key });
  assert.equal(reloaded.key, anna.key);
  const carl = await joinTable(t, url, { table: anna.code }, { name: 'Carl' });
  assert.deepEqual([bert.table, carl.table], [anna.table, anna.table]);
  await Promise.all(more);
});

test('requests with a table id succeed even after an address has exceeded its limit for requests with codes', async (t) => {
  // The clock does not advance, so that the limit does not refill during the test.
  const { url } = await startTestServer(t, {}, { ...systemClock, now: () => 1_000_000, elapsed: () => 1_000_000 });
  const anna = await joinTable(t, url, { create: { players: 2 } });
  const flood = Array.from({ length: 450 }, (_, n) => ask(url, { table: wrongCodes(100)[n % 100] }));
  const answers = await Promise.all(flood);
  assert.ok(answers.some(({ answer }) => String(answer.message).startsWith('Too many requests')));
  assert.equal((await ask(url, { table: anna.table })).status, 200);
});

test('table ids, correct codes and malformed codes do not count as wrong codes', async (t) => {
  const waits: number[] = [];
  const { url } = await startTestServer(
    t,
    {},
    { ...systemClock, wait: (ms, signal) => (waits.push(ms), systemClock.wait(ms, signal)) },
  );
  const anna = await joinTable(t, url, { create: { players: 2 } });
  for (let count = 0; count < 30; count++) {
    assert.equal((await ask(url, { table: 'A'.repeat(16) })).status, 404);
    assert.equal((await ask(url, { table: 'no code' })).status, 404);
    assert.equal((await ask(url, { table: anna.code.toUpperCase() })).status, 200);
  }
  assert.equal((await ask(url, { table: 'zuzuzuzu' })).status, 404);
  assert.ok(!waits.includes(1000), 'no look-up is slowed down');
});

test('a 429 response contains the retry time in its body and in its header', async (t) => {
  const { url } = await startTestServer(t, { limits: { perAddress: 2 } }, systemClock);
  for (let count = 0; count < 2; count++) assert.equal((await ask(url, { create: {} })).status, 200);
  const { status, header, answer } = await ask(url, { create: {} });
  assert.deepEqual([status, answer.code], [429, 'too-many']);
  assert.ok(Number(answer.retryAfter) > 1_700_000 && Number(answer.retryAfter) <= 1_800_000, String(answer.retryAfter));
  assert.equal(header, String(Math.ceil(Number(answer.retryAfter) / 1000)));
});

const openSocket = (address: string): WebSocket => new WebSocket(address).on('error', () => {});

/** A fast clock that collects a client's wait times, in ms. */
const fastClock = (waits: number[]): WireClock => ({
  ...machineClock,
  every(ms, call) {
    if (ms !== 5000) waits.push(ms);
    return machineClock.every(ms === 5000 ? ms : ms / 100, call);
  },
});

const welcome = (socket: { send(text: string): void }): void => {
  socket.send(JSON.stringify(['s', { table: 'abc', code: 'babababa', seat: null, key: 'x' }]));
  socket.send(JSON.stringify(['b', BOARD]));
};

test('after a 429 response, a client calls `onWait` and repeats the request after `retryAfter`', async (t) => {
  const { url, requests } = await scriptedServer(t, {
    answer(response, count) {
      if (count > 3) return false;
      response.writeHead(429).end(JSON.stringify({ code: 'too-many', message: 'Wait.', retryAfter: 3000 }));
      return true;
    },
    onMessage: welcome,
  });
  const waits: number[] = [];
  const retryTimes: (number | null)[] = [];
  const onWait = ({ retryAfter }: ConnectionError): number => retryTimes.push(retryAfter);
  const anna = await joinTable(t, url, { table: 'abc' }, { openSocket, onWait, clock: fastClock(waits) });
  assert.equal(anna.table, 'abc');
  assert.deepEqual(retryTimes, [3000, 3000, 3000]);
  assert.equal(requests.length, 4);
  assert.ok(waits.filter((wait) => wait >= 3000 && wait <= 3750).length === 3, String(waits));
});

test('openTable() rejects with an AbortError if the signal aborts while the client waits for a retry', async (t) => {
  const { url } = await scriptedServer(t, {
    answer(response) {
      response.writeHead(429).end(JSON.stringify({ code: 'too-many', message: 'Wait.', retryAfter: 60_000 }));
      return true;
    },
  });
  const stopping = new AbortController();
  const joining = joinTable(t, url, { table: 'abc' }, { signal: stopping.signal, onWait: () => stopping.abort() });
  await assert.rejects(joining, { name: 'AbortError' });
});

test('a client that the server disconnects for too many messages reconnects after `retryAfter`', async (t) => {
  let sockets = 0;
  const { url } = await scriptedServer(t, {
    onMessage(socket) {
      sockets++;
      welcome(socket);
      if (sockets > 1) return;
      socket.send(JSON.stringify(['x', { code: 'too-many', message: 'Slowly.', retryAfter: 5000 }]));
      socket.close(4008);
    },
  });
  const waits: number[] = [];
  const anna = await joinTable(t, url, { table: 'abc' }, { openSocket, clock: fastClock(waits) });
  await waitUntil('the client is back', () => sockets === 2 && anna.status === 'open');
  assert.ok(
    waits.some((wait) => wait >= 5000 && wait <= 6250),
    String(waits),
  );
});

test('the server disconnects a client that sends too many messages, and the client reconnects', async (t) => {
  const { url } = await startTestServer(t, {}, systemClock);
  const anna = await joinTable(t, url, { create: { players: 2 } });
  for (let count = 0; count < 60; count++) anna.knock();
  await waitUntil('the client is disconnected', () => anna.status === 'lost');
  await waitUntil('the client has reconnected', () => anna.status === 'open');
});
