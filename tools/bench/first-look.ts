/**
 * How long a visitor waits at a slow line, in the browser that tests run in: the package for a script tag, compressed, over
 * 1.6 Mbit/s with 150 ms to the server and back, on a processor slowed four times.
 *
 *   npm run bench                             after the players' size
 *   node --import tsx tools/bench/first-look.ts    alone, after `npm run build`
 *
 * The machine must have nothing else to do.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'puppeteer-core';
import { launch } from '../shared/browser.js';
import { command } from '../shared/command.js';
import { root } from '../shared/process.js';
import { tell } from '../shared/tell.js';

const SLOWED = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };
const ROUNDS = 5;

/** What is waited for, from where on, and within how many seconds it is wanted. */
const GOALS = [
  ['defined', 'after the script was asked for', 0.6],
  ['start button', 'after the page was asked for', 1.2],
  ['fan of cards', 'after the page was asked for', 2],
  ['first question', 'after the tap', 1],
  ['cards on the canvas', 'after the tap', 3],
] as const;
type What = (typeof GOALS)[number][0];
type Seconds = Readonly<Record<What, number>>;

const PAGE = `<!doctype html><html lang="de"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><style>body { margin: 0 }</style>
<script type="module" src="/watten-table.js"></script>
<watten-table seed="leitung"></watten-table>`;

/** The folder for a script tag, compressed as a server does it, beside a page with two lines in it. */
async function serve(): Promise<{ readonly url: string; readonly close: () => void }> {
  const packed = new Map<string, Buffer>([['/', gzipSync(PAGE)]]);
  const server = createServer((request, response) => {
    const path = normalize(request.url ?? '/');
    void (async () => {
      const body = packed.get(path) ?? gzipSync(await readFile(join(root, 'dist/cdn', path)));
      packed.set(path, body);
      const type = extname(path) === '.js' ? 'text/javascript' : 'text/html; charset=utf-8';
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip', 'cache-control': 'no-store' });
      response.end(body);
    })().catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => void server.close() };
}

/** In the page, before anything else: notes at each frame what is there for the first time, in ms since the navigation. */
const WATCH = `
  window.noted = {};
  const note = (what, isThere) => { if (isThere && !(what in noted)) noted[what] = performance.now(); };
  addEventListener('pointerup', () => note('tap', true), true);
  (function look() {
    const root = document.querySelector('watten-table')?.shadowRoot;
    const has = (selector) => Boolean(root?.querySelector(selector));
    note('defined', customElements.get('watten-table'));
    note('start button', has('.poster .button'));
    note('fan of cards', has('.poster .fan svg'));
    note('first question', has('.prompt'));
    note('cards on the canvas', has('.stage[data-drawn] canvas + canvas'));
    requestAnimationFrame(look);
  })();`;

async function visit(browser: Browser, url: string): Promise<Seconds> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 390, height: 844, hasTouch: true, isMobile: true });
    const client = await page.createCDPSession();
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', LINE);
    await page.emulateCPUThrottling(SLOWED);
    await page.evaluateOnNewDocument(WATCH);
    await page.goto(url);
    const noted = (what: string): Promise<unknown> => page.waitForFunction(`'${what}' in noted`, { timeout: 60_000 });
    await noted('fan of cards');
    await page.locator('>>> .poster .button').click();
    await noted('cards on the canvas');
    const at = (await page.evaluate('noted')) as Readonly<Record<What | 'tap', number>>;
    const script = (await page.evaluate(
      `performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/watten-table.js')).startTime`,
    )) as number;
    return {
      defined: (at.defined - script) / 1000,
      'start button': at['start button'] / 1000,
      'fan of cards': at['fan of cards'] / 1000,
      'first question': (at['first question'] - at.tap) / 1000,
      'cards on the canvas': (at['cards on the canvas'] - at.tap) / 1000,
    };
  } finally {
    await context.close();
  }
}

const median = (times: readonly number[]): number => [...times].sort((one, other) => one - other)[times.length >> 1];

await command(import.meta.url, {}, async () => {
  const site = await serve();
  const browser = await launch();
  try {
    const visits: Seconds[] = [];
    for (let round = 0; round < ROUNDS; round++) visits.push(await visit(browser, site.url));
    tell(`\nat 1.6 Mbit/s and 150 ms, slowed ${SLOWED} times, the middle one of ${ROUNDS} visits:`);
    for (const [what, from, wanted] of GOALS) {
      const times = visits.map((visited) => visited[what]);
      tell(`  ${what}: ${median(times).toFixed(2)} s ${from}, of ${wanted} wanted`);
    }
  } finally {
    await browser.close();
    site.close();
  }
});
