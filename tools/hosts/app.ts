/**
 * Tests hosts with a build step: installs and type-checks projects, and plays on the development server and in the build.
 */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { addDocumented } from './documented.js';
import { install, npm } from './install.js';
import type { Host } from './project.js';
import { openSite } from './site.js';
import { isSentOnce, isContainedOnce } from './thinking-once.js';
import {
  canvasDrawn,
  handOf,
  listenersOf,
  playHands,
  playPast,
  waitForPoster,
  start,
  startAgain,
  waitForTableCount,
  visit,
} from './visitor.js';

/** Returns a free port. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const DEV_SERVERS = {
  vite: (port: number) => ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', String(port)],
  angular: (port: number) => [
    'node_modules/@angular/cli/bin/ng.js',
    'serve',
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
  ],
} as const;

interface DevServer {
  readonly url: string;
  readonly server: ChildProcess;
}

/** Starts the development server of the project. */
async function startDevServer(folder: string, node: string | undefined): Promise<DevServer> {
  const port = await freePort();
  const kind = folder.endsWith('angular') ? 'angular' : 'vite';
  const path = [...(node === undefined ? [] : [node]), process.env['PATH']].join(delimiter);
  const server = spawn(node === undefined ? process.execPath : join(node, 'node'), DEV_SERVERS[kind](port), {
    cwd: folder,
    env: { ...process.env, PATH: path, NO_COLOR: '1' },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 600; tries++) {
    if (server.exitCode !== null) break;
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { url, server };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  server.kill();
  throw new Error('The development server did not start within two minutes.');
}

/** Number of times the table is added and removed again. */
const RECONNECTIONS = 5;
/** Maximum number of tables in memory. Frameworks keep the last rendering and, in development, also earlier renderings. */
const MAX_TABLES_ALIVE = 3;

const click = (page: Page, id: string): Promise<void> => page.click(`#${id}`);

/** Removes the table and checks that no canvas or worker is left. */
async function removeAndCheckLeaks(page: Page): Promise<void> {
  await click(page, 'show');
  await page.waitForFunction(() => !document.querySelector('watten-table, canvas'));
  // The table ends its worker with a delay, because a page can also move the table.
  const end = Date.now() + 5000;
  while (page.workers().length > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
  assert.deepEqual(
    page.workers().map((worker) => worker.url()),
    [],
    'all workers have ended',
  );
}

/**
 * Tests the table on a host's page: messages and rules as properties, the language as an attribute, events, a saved and
 * restored game, and removal without leaks.
 */
export const tryEverything = async (page: Page): Promise<void> => {
  const frame = page.mainFrame();
  await waitForPoster(frame, 'Geh mas an');
  await click(page, 'lang');
  await waitForPoster(frame, 'Let’s go');
  await start(frame);
  const { players, rules } = (await frame.evaluate(() => document.querySelector('watten-table')?.view)) ?? {};
  assert.equal(players, 2);
  assert.equal(rules?.refusal, 3, 'rules set as a property');
  await playHands(frame, 1);
  await canvasDrawn(frame);
  assert.equal(page.workers().length, 1, 'computers think in a worker');
  assert.match(await page.$eval('#turn', ({ textContent }) => textContent ?? ''), /^Seat 0 can do \d+ things$/);
  assert.match(await page.$eval('#hands', ({ textContent }) => textContent ?? ''), /\d points by \w+/);

  await click(page, 'save');
  await page.waitForSelector('#restore:enabled');
  const hand = await handOf(frame);
  await playPast(frame, hand);
  await click(page, 'restore');
  const end = Date.now() + 30_000;
  while ((await handOf(frame)) !== hand) {
    assert.ok(Date.now() < end, `expected ${hand} after restoring, got ${await handOf(frame)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }

  await removeAndCheckLeaks(page);
  const listeners = await listenersOf(page);
  for (let times = 0; times < RECONNECTIONS; times++) {
    await click(page, 'show');
    await startAgain(frame);
    await canvasDrawn(frame);
    await removeAndCheckLeaks(page);
  }
  assert.deepEqual(await listenersOf(page), listeners, 'listeners on the page');
  await waitForTableCount(page, MAX_TABLES_ALIVE);
};

/** Lit's warning about its development build. */
const LIT = /^Lit is in dev mode\./;

async function tryAt(browser: Browser, url: string): Promise<void> {
  const { page, errors } = await visit(browser, url);
  try {
    await tryEverything(page).catch((error: unknown) => {
      if (errors.length > 0) throw new Error(`${String(error)}\n${errors.join('\n')}`, { cause: error });
      throw error;
    });
    assert.deepEqual(
      errors.filter((text) => !LIT.test(text)),
      [],
      'the console',
    );
  } finally {
    await page.close();
  }
}

export const tryApp = async (host: Host): Promise<void> => {
  const { browser, check } = host;
  const { folder, node } = await check('installs', () => install(host));
  await check('passes its type check, including its example in the docs', async () => {
    await addDocumented(folder);
    await npm(['run', 'check'], { folder, node });
  });
  await check('plays on its development server', async () => {
    const { url, server } = await startDevServer(folder, node);
    try {
      await tryAt(browser, url);
    } finally {
      server.kill();
    }
  });
  await check('builds without a warning', async () => {
    const output = await npm(['run', 'build'], { folder, node });
    assert.doesNotMatch(output, /\bwarning\b/i, output);
  });
  const built = join(folder, 'dist');
  await check('contains the code of the computer players once', () => isContainedOnce(built));
  const site = await openSite(built);
  try {
    await check('plays as a production build', () => tryAt(browser, `${site.url}/`));
    await check('sends each script at most once', () => isSentOnce(built, site.requestedPaths));
  } finally {
    await site.close();
  }
  const strict = await openSite(built, "default-src 'self'; worker-src 'self' blob:; img-src 'self' data:");
  try {
    await check('plays under a strict content security policy', () => tryAt(browser, `${strict.url}/`));
  } finally {
    await strict.close();
  }
};
