/** Twenty games on a page that is scrolled up and down: each is seen, none takes more than the page can have. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'puppeteer-core';
import { serve } from '../../tools/demo/serve.js';
import { launch } from '../../tools/shared/browser.js';

const TABLES = 20;
const ROUNDS = 6;
/** After so many rounds nothing grows any more. */
const SETTLED = 2;
const TOLERANCE = 0.05;
/** How many tables of a page may draw at the same time. */
const MOST_CONTEXTS = 12;
/** And once the page has rested for a while. */
const FEW_CONTEXTS = 6;
/** Longer than a table out of sight keeps its context. */
const REST_MS = 7000;

const PAGE = '/page.html';
const tables = Array.from({ length: TABLES }, (_, at) => `<watten-table autostart seed="tisch ${at}"></watten-table>`);
const BODY = `<!doctype html><html lang="de"><link rel="icon" href="data:,">
  <style>body { margin: 0 } watten-table { display: inline-block; vertical-align: top; width: 480px }</style>
  <script type="module" src="/dist/cdn/watten-table.js"></script>${tables.join('')}`;

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;

before(async () => {
  [site, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser.close();
  await site.close();
});

/** What the page watches of itself. */
interface Contexts {
  readonly made: (WebGLRenderingContext | WebGL2RenderingContext)[];
  most: number;
  /** The tables, by number, in the order in which they drew first. */
  readonly drawn: number[];
}

declare global {
  interface Window {
    contexts: Contexts;
  }
}

const watch = (): void => {
  const contexts: Contexts = { made: [], most: 0, drawn: [] };
  window.contexts = contexts;
  const { getContext } = HTMLCanvasElement.prototype;
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, ...asked: unknown[]) {
      const context: unknown = Reflect.apply(getContext, this, asked);
      const isNew = context instanceof WebGL2RenderingContext && !contexts.made.includes(context);
      if (isNew) contexts.made.push(context);
      // Those that are gone are swept up.
      contexts.made.splice(0, contexts.made.length, ...contexts.made.filter((one) => !one.isContextLost()));
      contexts.most = Math.max(contexts.most, contexts.made.length);
      return context;
    },
  });
  const look = (): void => {
    for (const [at, table] of [...document.querySelectorAll('watten-table')].entries())
      if (table.shadowRoot?.querySelector('.stage[data-drawn]') && !contexts.drawn.includes(at))
        contexts.drawn.push(at);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** All tables in sight are drawn, none shows its cards twice, and none is without. */
const isAllSeen = (): boolean =>
  [...document.querySelectorAll('watten-table')].every((table) => {
    const { top, bottom } = table.getBoundingClientRect();
    const has = (selector: string): boolean => Boolean(table.shadowRoot?.querySelector(selector));
    if (top >= innerHeight || bottom <= 0) return has('.stage canvas') || has('.cards .picture');
    return has('.stage[data-drawn]') && !has('.cards .picture');
  });

const scrollTo = async (page: Page, top: number): Promise<void> => {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await page.waitForFunction(isAllSeen, { timeout: 120_000 });
};

const aliveIn = (page: Page): Promise<number> =>
  page.evaluate(() => window.contexts.made.filter((context) => !context.isContextLost()).length);

const sample = async (page: Page, session: CDPSession) => {
  await scrollTo(page, 0);
  await setTimeout(REST_MS);
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { heap: metric('JSHeapUsedSize'), nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
};

test('twenty games on a page are drawn where they are seen', async (context) => {
  const page = await browser.newPage();
  await page.setViewport({ width: 1000, height: 800 });
  const complaints: string[] = [];
  page.on('console', (message) => /active WebGL contexts/.test(message.text()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.setRequestInterception(true);
  page.on('request', (request) =>
    request.url().endsWith(PAGE)
      ? void request.respond({ contentType: 'text/html; charset=utf-8', body: BODY })
      : void request.continue(),
  );
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  await page.evaluateOnNewDocument(watch);
  await page.goto(`${site.url}${PAGE}`);
  await page.waitForFunction(isAllSeen, { timeout: 120_000 });
  const first = await page.evaluate(() => window.contexts.drawn.slice(0, 4));
  assert.deepEqual(new Set(first), new Set([0, 1, 2, 3]), 'those in sight are drawn first');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);

  const samples: Awaited<ReturnType<typeof sample>>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (let top = 0; top < height; top += 700) await scrollTo(page, top);
    for (let top = height; top > 0; top -= 1500) await scrollTo(page, top);
    const now = await sample(page, session);
    context.diagnostic(JSON.stringify(now));
    samples.push(now);
    assert.ok((await aliveIn(page)) <= FEW_CONTEXTS);
  }
  assert.ok(
    (await page.evaluate(() => window.contexts.most)) <= MOST_CONTEXTS + 1,
    'and one to see whether there is any',
  );
  assert.deepEqual(complaints, []);
  const settled = samples[SETTLED - 1];
  assert.ok(settled);
  for (const later of samples.slice(SETTLED)) {
    for (const part of ['heap', 'nodes', 'listeners'] as const)
      assert.ok(later[part] <= settled[part] * (1 + TOLERANCE), `${part}: ${later[part]}, at first ${settled[part]}`);
  }
});
