/** A whole game in two windows of the demo. One window runs the game, and the other plays a seat over a BroadcastChannel. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BrowserContext, Page } from 'puppeteer-core';
import type { View } from '../../src/engine.js';
import { serve } from '../../tools/demo/serve.js';
import { openBrowser, type TestBrowser } from './open-browser.js';
import { withoutWebGl, withoutPainting } from './without-painting.js';

/** A short game, decided by two hands. */
const GAME = { seed: 'zwei fenster', target: 9, setup: { score: [6, 6] } };
const OPTIONS = new URLSearchParams({ game: JSON.stringify(GAME), speed: 'instant', level: 'easy', luck: 'x' });

let browser: TestBrowser;
let context: BrowserContext;
let demo: Awaited<ReturnType<typeof serve>>;
const errors: string[] = [];

before(async () => {
  [demo, browser] = await Promise.all([serve(), openBrowser()]);
  context = await browser.createBrowserContext();
});

after(async () => {
  assert.deepEqual(errors, []);
  await browser.close();
  await demo.close();
});

async function openWindow(role: 'host' | 'guest'): Promise<Page> {
  const page = await withoutWebGl(await withoutPainting(await context.newPage()));
  await page.setViewport({ width: 360, height: 560 });
  page.on('pageerror', (error) => errors.push(`${role}: ${String(error)}`));
  page.on('console', (message) => message.type() === 'error' && errors.push(`${role}: ${message.text()}`));
  await page.goto(`${demo.url}/demo/two-windows.html?role=${role}&${OPTIONS.toString()}`);
  return page;
}

const viewIn = (page: Page): Promise<View | null> =>
  page.evaluate(() => document.querySelector('watten-table')?.view ?? null);

const waitForView = async (page: Page): Promise<View> => {
  await page.waitForFunction(() => document.querySelector('watten-table')?.view);
  return (await viewIn(page)) as View;
};

/** A button of the prompt or a playable card. */
const CLICKABLE = '.prompt .button[data-action], .hand .card[aria-disabled="false"]';

/** Clicks the first control of a window with the mouse. Returns whether the window had a control. */
async function clickFirst(page: Page): Promise<boolean> {
  const place = await page.evaluate((selector) => {
    const found = document.querySelector('watten-table')?.shadowRoot?.querySelector(selector);
    if (!found) return null;
    found.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = found.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, CLICKABLE);
  if (!place) return false;
  await page.bringToFront();
  await page.mouse.click(place.x, place.y);
  return true;
}

const lengthOf = async (page: Page): Promise<number> => (await viewIn(page))?.history.length ?? 0;

test('two visitors can play a whole game in two windows, and each window keeps its seat after a reload', async () => {
  const guest = await openWindow('guest');
  await guest.waitForFunction(() => /Waiting/.test(document.querySelector('#status')?.textContent ?? ''));
  const host = await openWindow('host');
  assert.equal((await waitForView(host)).seat, 0);
  assert.equal((await waitForView(guest)).seat, 2);

  const clicks = { host: 0, guest: 0 };
  const reloaded = new Set<Page>();
  for (;;) {
    const view = await waitForView(host);
    if (view.phase === 'game-over') break;
    for (const [page, count] of [
      [guest, 2],
      [host, 4],
    ] as const) {
      if (reloaded.has(page) || clicks.guest < count || view.phase !== 'play') continue;
      reloaded.add(page);
      await page.reload();
      const again = await waitForView(page);
      assert.equal(again.handNumber, view.handNumber);
      assert.ok(again.history.length >= view.history.length, 'nothing was lost');
    }
    const length = await lengthOf(host);
    if (await clickFirst(guest)) clicks.guest++;
    else if (await clickFirst(host)) clicks.host++;
    else continue;
    await host
      .waitForFunction(
        (last) => (document.querySelector('watten-table')?.view?.history.length ?? 0) !== last,
        { timeout: 2000, polling: 20 },
        length,
      )
      .catch(() => {});
  }
  assert.equal(reloaded.size, 2);
  assert.ok(clicks.guest > 5 && clicks.host > 3, JSON.stringify(clicks));
  const end = (await viewIn(host)) as View;
  await guest.waitForFunction(() => document.querySelector('watten-table')?.view?.phase === 'game-over');
  const { score, gameResult, history } = (await viewIn(guest)) as View;
  assert.deepEqual(
    { score, gameResult, history },
    { score: end.score, gameResult: end.gameResult, history: end.history },
  );
});
