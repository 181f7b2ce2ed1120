/**
 * How long a visitor waits at a slow line, in the browser that tests run in: the package for a script tag, compressed, over
 * 1.6 Mbit/s with 150 ms to the server and back, on a processor slowed four times.
 *
 *   npm run bench                             after the players' size
 *   node --import tsx tools/bench/first-look.ts    alone, after `npm run build`
 *   node --import tsx tools/bench/first-look.ts --write    the same, and writes docs/first-look.json, which the documentation shows
 *
 * Beside it, in turn, the script of <model-viewer>. The machine must have nothing else to do.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { launch } from '../shared/browser.js';
import { command } from '../shared/command.js';
import { root } from '../shared/process.js';
import { printLine } from '../shared/print-line.js';
import { MODEL_VIEWER, modelViewer } from './model-viewer.js';

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
type MeasuredEvent = (typeof GOALS)[number][0];
type Seconds = Readonly<Record<MeasuredEvent, number>>;

const PAGE = `<!doctype html><html lang="de"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><style>body { margin: 0 }</style>
<script type="module" src="/watten-table.js"></script>
<watten-table seed="leitung"></watten-table>`;

const OTHER_PAGE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><script type="module" src="/model-viewer.js"></script>
<model-viewer></model-viewer>`;

/** The folder for a script tag, compressed as a server does it, beside a page with two lines in it. */
async function serve(other: Buffer | null): Promise<{ readonly url: string; readonly close: () => void }> {
  const packed = new Map<string, Buffer>([['/', gzipSync(PAGE)]]);
  if (other) packed.set('/other', gzipSync(OTHER_PAGE)).set('/model-viewer.js', gzipSync(other, { level: 9 }));
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

/** A page on a slow line and a slow processor. */
async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844, hasTouch: true, isMobile: true });
  const client = await page.createCDPSession();
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', LINE);
  await page.emulateCPUThrottling(SLOWED);
  return page;
}

/** When the script of a page was asked for, in ms since the navigation. */
const scriptOf = (page: Page, file: string): Promise<number> =>
  page.evaluate(
    `performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/${file}')).startTime`,
  ) as Promise<number>;

async function visit(browser: Browser, url: string): Promise<Seconds> {
  const context = await browser.createBrowserContext();
  try {
    const page = await slowPage(context);
    await page.evaluateOnNewDocument(WATCH);
    await page.goto(url);
    const noted = (what: string): Promise<unknown> => page.waitForFunction(`'${what}' in noted`, { timeout: 60_000 });
    await noted('fan of cards');
    await page.locator('>>> .poster .button').click();
    await noted('cards on the canvas');
    const at = (await page.evaluate('noted')) as Readonly<Record<MeasuredEvent | 'tap', number>>;
    const script = await scriptOf(page, 'watten-table.js');
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

/** Seconds from when its script was asked for until <model-viewer> is defined. */
async function visitOther(browser: Browser, url: string): Promise<number> {
  const context = await browser.createBrowserContext();
  try {
    const page = await slowPage(context);
    await page.evaluateOnNewDocument(
      `customElements.whenDefined('model-viewer').then(() => { window.definedAt = performance.now(); })`,
    );
    await page.goto(`${url}other`);
    await page.waitForFunction('window.definedAt', { timeout: 60_000 });
    const at = await page.evaluate('window.definedAt');
    return (Number(at) - (await scriptOf(page, 'model-viewer.js'))) / 1000;
  } finally {
    await context.close();
  }
}

const median = (times: readonly number[]): number => [...times].sort((one, other) => one - other)[times.length >> 1];

/** What the documentation shows of a measurement: seconds, by what was waited for. */
interface FirstLook {
  readonly rows: readonly { readonly what: string; readonly from: string; readonly seconds: number }[];
}

const rounded = (seconds: number): number => Math.round(seconds * 100) / 100;

await command(import.meta.url, { options: { write: { type: 'boolean', default: false } } }, async ({ values }) => {
  const other = await modelViewer();
  const site = await serve(other);
  const browser = await launch();
  try {
    const visits: Seconds[] = [];
    const others: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      visits.push(await visit(browser, site.url));
      if (other) others.push(await visitOther(browser, site.url));
    }
    printLine(`\nat 1.6 Mbit/s and 150 ms, slowed ${SLOWED} times, the middle one of ${ROUNDS} visits:`);
    const rows = GOALS.map(([what, from, wanted]) => ({
      what,
      from,
      wanted,
      seconds: median(visits.map((visited) => visited[what])),
    }));
    for (const { what, from, wanted, seconds } of rows)
      printLine(`  ${what}: ${seconds.toFixed(2)} s ${from}, of ${wanted} wanted`);
    const beside = `${MODEL_VIEWER} defined`;
    if (other) printLine(`  ${beside}: ${median(others).toFixed(2)} s after the script was asked for`);
    else printLine('  <model-viewer> was not measured: npm cannot be reached.');
    if (!values.write) return;
    const look: FirstLook = {
      rows: [
        ...rows.map(({ what, from, seconds }) => ({ what, from, seconds: rounded(seconds) })),
        ...(other
          ? [{ what: `beside it: ${beside}`, from: 'after the script was asked for', seconds: rounded(median(others)) }]
          : []),
      ],
    };
    await writeFile(join(root, 'docs/first-look.json'), `${JSON.stringify(look, null, 2)}\n`);
  } finally {
    await browser.close();
    site.close();
  }
});
