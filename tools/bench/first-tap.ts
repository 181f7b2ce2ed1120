/**
 * Measures the longest task of the main thread from the tap on a poster to the first cards on the canvas, in the test
 * browser at phone size. WebGL runs in software, and the CPU is slowed four times. The page is idle before the tap, as when
 * a visitor reads it first.
 *
 *   npm run bench                        runs it after the motion
 *   node --import tsx tools/bench/first-tap.ts    only this, after `npm run build`
 *
 * Measures twice: with the page drawn by the CPU, as in the tests, and with the page drawn by the emulated graphics card.
 * Run it on an otherwise idle machine: other programs also make tasks longer.
 */
import type { Browser, Page } from 'puppeteer-core';
import { serve } from '../demo/serve.js';
import { launch } from '../shared/browser.js';
import { command } from '../shared/command.js';
import { medianOf } from '../shared/median.js';
import { printLine } from '../shared/print-line.js';
import { pageWithTable } from './page-with-table.js';

const CPU_SLOWDOWN = 4;
const ROUNDS = 5;
/** Goal for the longest task in ms. */
const GOAL = 200;
/** Time for the page to prepare its table, in ms. */
const IDLE_MS = 4000;
/** Arguments that keep the page from being drawn by the emulated graphics card. */
const DRAWN_BY_CPU = ['--disable-gpu-rasterization', '--disable-gpu-compositing'];

/** Records long tasks (over 50 ms) and the time of the first tap. */
const WATCH = `
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push([startTime, duration]);
  }).observe({ type: 'longtask' });
  addEventListener('pointerup', () => { window.tappedAt ??= performance.now(); }, true);`;

/** Durations in ms of one visit. */
interface Tap {
  readonly longest: number;
  /** Time from the tap to the first cards on the canvas. */
  readonly wait: number;
}

/** Resolves when the table contains an element. */
const appears = (page: Page, selector: string): Promise<unknown> =>
  page.waitForFunction(`document.querySelector('watten-table').shadowRoot?.querySelector('${selector}')`, {
    timeout: 60_000,
  });

async function tap(browser: Browser, url: string): Promise<Tap> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 390, height: 844, hasTouch: true, isMobile: true });
    await page.evaluateOnNewDocument(WATCH);
    await page.goto(url);
    await appears(page, '.poster .fan canvas');
    await page.emulateCPUThrottling(CPU_SLOWDOWN);
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    await page.locator('>>> .poster .button').click();
    await appears(page, '.stage[data-drawn] canvas + canvas');
    const shownAt = (await page.evaluate('performance.now()')) as number;
    // The observer reports tasks after they end.
    const [tasks, tappedAt] = (await page.evaluate(
      'new Promise((done) => setTimeout(() => done([tasks, tappedAt]), 200))',
    )) as readonly [tasks: readonly (readonly [number, number])[], tappedAt: number];
    const after = tasks.filter(([start, duration]) => start + duration > tappedAt).map(([, duration]) => duration);
    return { longest: Math.max(0, ...after), wait: shownAt - tappedAt };
  } finally {
    await context.close();
  }
}

await command(import.meta.url, {}, async () => {
  const { url, close } = await serve({
    handle: (response, path) => {
      if (path !== '/tap') return false;
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(pageWithTable('/dist/cdn/watten-table.js'));
      return true;
    },
  });
  try {
    for (const [name, removedArgs] of [
      ['page drawn by the CPU', []],
      ['page drawn by the emulated graphics card', DRAWN_BY_CPU],
    ] as const) {
      const browser = await launch({}, removedArgs);
      try {
        const taps: Tap[] = [];
        for (let round = 0; round < ROUNDS; round++) taps.push(await tap(browser, `${url}/tap`));
        printLine(
          `\nfirst tap at 390x844, CPU slowed ${CPU_SLOWDOWN} times, ${name}: longest task ${medianOf(taps.map(({ longest }) => longest)).toFixed(0)} ms (goal: ${GOAL} ms), of ${ROUNDS} visits: ${taps.map(({ longest }) => longest.toFixed(0)).join(', ')}; first cards after ${medianOf(taps.map(({ wait }) => wait)).toFixed(0)} ms`,
        );
      } finally {
        await browser.close();
      }
    }
  } finally {
    await close();
  }
});
