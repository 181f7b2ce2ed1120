/** Two people in their browsers play a game to its end, whatever becomes of their server and of their lines. */
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
  arrived,
  isTrue,
  joined,
  opened,
  openPages,
  play,
  press,
  says,
  view,
} from '../packaging/table-pages.js';

const dir = mkdtempSync(join(tmpdir(), 'watten-tables-'));
let server: ServerProcess;
let way: TestProxy;
/** Starts the server once more, where it was. */
let again: () => Promise<ServerProcess>;

openPages(async () => {
  const ends: (() => unknown)[] = [() => rmSync(dir, { recursive: true, force: true })];
  const owner = { after: (end: () => unknown) => ends.unshift(end) };
  const start = (port: number): Promise<ServerProcess> => startServer(owner, '--port', `${port}`, '--dir', dir);
  server = await start(0);
  const { port, url } = server;
  again = () => start(port);
  way = await openProxy(owner, () => port);
  return {
    url,
    detour: way.url,
    async close() {
      for (const end of ends) await end();
    },
  };
});

/** More slowly than a server takes messages. */
const PAUSE_MS = 110;
const hasDone = async (tab: Page, count: number): Promise<number> => {
  await isTrue(tab, `deeds >= ${count}`);
  return (await tab.evaluate('deeds')) as number;
};

test('A game is played to its end: the server is killed and started again in the midst of it, and one goes off line twice', async () => {
  const { opener, link } = await opened('/two');
  const guest = await joined(link.replace('/two', '/two/detour'), 1);
  const both = [opener, guest];
  for (const tab of both) await press(tab, '[data-online=ready]');
  for (const tab of both) await appears(tab, '.bar');
  for (const tab of both) await play(tab, ['game-over'], PAUSE_MS);

  const offLine = async (count: number): Promise<number> => {
    const done = await hasDone(guest, count);
    way.close();
    await says(opener, '.seats', 'nicht da');
    await says(guest, '.status', 'unterbrochen');
    way.open();
    return done + 2;
  };
  const deeds = await offLine(3);
  const more = await hasDone(guest, deeds);
  await server.kill();
  for (const tab of both) await says(tab, '.status', 'unterbrochen');
  server = await again();
  await offLine(more + 2);

  await arrived(both, 'game-over');
  const history = 'history.map((entry) => JSON.stringify(entry)).filter((entry) => entry.includes(`"play"`)).join()';
  assert.equal(await view(opener, 'gameNumber'), 1);
  assert.equal(await view(opener, history), await view(guest, history));
  for (const tab of both) {
    await says(tab, '.dealt.fair', 'Ehrlich gegeben');
    assert.deepEqual(await tab.evaluate('broken'), []);
  }
});
