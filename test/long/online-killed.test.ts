/** Tests a game between two browsers with server and connection failures. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { startServer, type ServerProcess } from '../server/process.js';
import { openProxy, type TestProxy } from '../server/test-proxy.js';
import {
  appears,
  waitForPhase,
  waitUntilTrue,
  openGuestPage,
  openTablePage,
  openPages,
  play,
  press,
  waitForText,
  view,
} from '../packaging/table-pages.js';

const dir = mkdtempSync(join(tmpdir(), 'watten-tables-'));
let server: ServerProcess;
let proxy: TestProxy;
/** Restarts the server on the same port. */
let restart: () => Promise<ServerProcess>;

openPages(async () => {
  const ends: (() => unknown)[] = [() => rmSync(dir, { recursive: true, force: true })];
  const owner = { after: (end: () => unknown) => ends.unshift(end) };
  const start = (port: number): Promise<ServerProcess> => startServer(owner, '--port', `${port}`, '--dir', dir);
  server = await start(0);
  const { port, url } = server;
  restart = () => start(port);
  proxy = await openProxy(owner, () => port);
  return {
    url,
    detour: proxy.url,
    async close() {
      for (const end of ends) await end();
    },
  };
});

/** The pause between actions in ms, long enough for the server's rate limit. */
const PAUSE_MS = 110;
/** Waits until a tab has performed `count` actions. Returns the current number of actions. */
const waitForActions = async (tab: Page, count: number): Promise<number> => {
  await waitUntilTrue(tab, `deeds >= ${count}`);
  return (await tab.evaluate('deeds')) as number;
};

test('two browsers finish a game even if the server is killed once and the connection is lost twice', async () => {
  const { opener, link } = await openTablePage('/two');
  const guest = await openGuestPage(link.replace('/two', '/two/detour'), 1);
  const both = [opener, guest];
  for (const tab of both) await press(tab, '[data-online=ready]');
  for (const tab of both) await appears(tab, '.bar');
  for (const tab of both) await play(tab, ['game-over'], PAUSE_MS);

  const interruptAfter = async (count: number): Promise<number> => {
    const done = await waitForActions(guest, count);
    proxy.close();
    await waitForText(opener, '.seats', 'nicht da');
    await waitForText(guest, '.status', 'unterbrochen');
    proxy.open();
    return done + 2;
  };
  const nextCount = await interruptAfter(3);
  const actions = await waitForActions(guest, nextCount);
  await server.kill();
  for (const tab of both) await waitForText(tab, '.status', 'unterbrochen');
  server = await restart();
  await interruptAfter(actions + 2);

  await waitForPhase(both, 'game-over');
  const history = 'history.map((entry) => JSON.stringify(entry)).filter((entry) => entry.includes(`"play"`)).join()';
  assert.equal(await view(opener, 'gameNumber'), 1);
  assert.equal(await view(opener, history), await view(guest, history));
  for (const tab of both) {
    await waitForText(tab, '.dealt.fair', 'Ehrlich gegeben');
    assert.deepEqual(await tab.evaluate('broken'), []);
  }
});
