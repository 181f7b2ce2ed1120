/** Tests twenty tables on a scrolling page. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'puppeteer-core';
import { serve } from '../../tools/demo/serve.js';
import { launch } from '../../tools/shared/browser.js';

const TABLES = 20;
const ROUNDS = 6;
/** The number of rounds after which memory must not grow. */
const SETTLED = 2;
/** The maximum relative growth of each metric. */
const TOLERANCE = 0.05;
/** The maximum number of WebGL contexts at the same time. */
const MAX_CONTEXTS = 12;
/** The maximum number of WebGL contexts after `REST_MS` without scrolling. */
const MAX_CONTEXTS_AT_REST = 6;
/** The time in ms after which a table outside the viewport has released its context. */
const REST_MS = 7000;

const PAGE = '/page.html';
const tables = Array.from({ length: TABLES }, (_, n) => `<watten-table autostart seed="tisch ${n}"></watten-table>`);
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

/** Data that the page collects about its WebGL contexts. */
interface Contexts {
  readonly alive: (WebGLRenderingContext | WebGL2RenderingContext)[];
  /** The maximum number of contexts at the same time. */
  max: number;
  /** Indices of the tables, in the order in which they first drew. */
  readonly drawn: number[];
}

declare global {
  interface Window {
    contexts: Contexts;
  }
}

/** Counts the page's WebGL contexts and records which tables have drawn. Runs in the page. */
const trackContexts = (): void => {
  const contexts: Contexts = { alive: [], max: 0, drawn: [] };
  window.contexts = contexts;
  const { getContext } = HTMLCanvasElement.prototype;
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, ...args: unknown[]) {
      const context: unknown = Reflect.apply(getContext, this, args);
      const isNew = context instanceof WebGL2RenderingContext && !contexts.alive.includes(context);
      if (isNew) contexts.alive.push(context);
      // Removes lost contexts from the list.
      contexts.alive.splice(0, contexts.alive.length, ...contexts.alive.filter((one) => !one.isContextLost()));
      contexts.max = Math.max(contexts.max, contexts.alive.length);
      return context;
    },
  });
  const noteDrawn = (): void => {
    for (const [index, table] of [...document.querySelectorAll('watten-table')].entries())
      if (table.shadowRoot?.querySelector('.stage[data-drawn]') && !contexts.drawn.includes(index))
        contexts.drawn.push(index);
    requestAnimationFrame(noteDrawn);
  };
  requestAnimationFrame(noteDrawn);
};

/** Whether all visible tables have drawn, and every table shows each card once, on its canvas or as a picture. */
const areAllTablesShown = (): boolean =>
  [...document.querySelectorAll('watten-table')].every((table) => {
    const { top, bottom } = table.getBoundingClientRect();
    const has = (selector: string): boolean => Boolean(table.shadowRoot?.querySelector(selector));
    if (top >= innerHeight || bottom <= 0) return has('.stage canvas') || has('.cards .picture');
    return has('.stage[data-drawn]') && !has('.cards .picture');
  });

const scrollTo = async (page: Page, top: number): Promise<void> => {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await page.waitForFunction(areAllTablesShown, { timeout: 120_000 });
};

const countContexts = (page: Page): Promise<number> =>
  page.evaluate(() => window.contexts.alive.filter((context) => !context.isContextLost()).length);

const takeSample = async (page: Page, session: CDPSession) => {
  await scrollTo(page, 0);
  await setTimeout(REST_MS);
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { heap: metric('JSHeapUsedSize'), nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
};

test('twenty tables on a page draw only while visible, within limits for WebGL contexts and memory', async (context) => {
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
  await page.evaluateOnNewDocument(trackContexts);
  await page.goto(`${site.url}${PAGE}`);
  await page.waitForFunction(areAllTablesShown, { timeout: 120_000 });
  const first = await page.evaluate(() => window.contexts.drawn.slice(0, 4));
  assert.deepEqual(new Set(first), new Set([0, 1, 2, 3]), 'visible tables draw first');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);

  const samples: Awaited<ReturnType<typeof takeSample>>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (let top = 0; top < height; top += 700) await scrollTo(page, top);
    for (let top = height; top > 0; top -= 1500) await scrollTo(page, top);
    const now = await takeSample(page, session);
    context.diagnostic(JSON.stringify(now));
    samples.push(now);
    assert.ok((await countContexts(page)) <= MAX_CONTEXTS_AT_REST);
  }
  assert.ok(
    (await page.evaluate(() => window.contexts.max)) <= MAX_CONTEXTS + 1,
    'the additional context tests whether WebGL is available',
  );
  assert.deepEqual(complaints, []);
  const settled = samples[SETTLED - 1];
  assert.ok(settled);
  for (const later of samples.slice(SETTLED)) {
    for (const metric of ['heap', 'nodes', 'listeners'] as const)
      assert.ok(
        later[metric] <= settled[metric] * (1 + TOLERANCE),
        `${metric} has grown from ${settled[metric]} to ${later[metric]}`,
      );
  }
});
