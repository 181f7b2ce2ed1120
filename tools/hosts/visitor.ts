/** Somebody who visits a host's page: looks, clicks with a real mouse, and reads the console. */
import assert from 'node:assert/strict';
import type { Browser, Frame, Page } from 'puppeteer-core';

/** What the table offers. */
const OFFERED = '.prompt .button[data-action], .hand .card[aria-disabled="false"]';

export interface Visitor {
  readonly page: Page;
  /** What the console had of errors and warnings, and what could not be loaded. */
  readonly errors: readonly string[];
}

export const visit = async (browser: Browser, url: string): Promise<Visitor> => {
  const page = await browser.newPage();
  await page.setViewport({ width: 1024, height: 900 });
  const errors: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    // The graphics driver's own remarks.
    if (['error', 'warn', 'assert'].includes(message.type()) && !/GL Driver Message/.test(text)) errors.push(text);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('response', (response) => {
    if (!response.ok() && response.status() !== 304) errors.push(`${response.status()} ${response.url()}`);
  });
  // A server for development makes the page's parts at its first visit.
  await page.goto(url, { timeout: 120_000 });
  return { page, errors };
};

/** Clicks the first of what is there by this selector within the table; `false`: there is none. */
async function clickWithin(frame: Frame, selector: string): Promise<boolean> {
  const found = await frame.evaluateHandle(
    (wanted) => document.querySelector('watten-table')?.shadowRoot?.querySelector<HTMLElement>(wanted) ?? null,
    selector,
  );
  const element = found.asElement();
  try {
    if (!element) return false;
    await (element as unknown as { click(): Promise<void> }).click();
    return true;
  } catch (error) {
    // It went away while the mouse was on its way.
    if (/not clickable|detached|not an Element/.test(String(error))) return false;
    throw error;
  } finally {
    await found.dispose();
  }
}

/** Waits for the button of the table's poster, and until it says this. */
export const posterSays = async (frame: Frame, words?: string): Promise<void> => {
  await frame.waitForFunction(
    (wanted) => {
      const button = document.querySelector('watten-table')?.shadowRoot?.querySelector('.poster .button');
      // No element itself, or puppeteer would keep it alive.
      return Boolean(button) && (wanted === undefined || button?.textContent?.trim() === wanted);
    },
    {},
    words,
  );
};

export const start = async (frame: Frame): Promise<void> => {
  await posterSays(frame);
  assert.ok(await clickWithin(frame, '.poster .button'), 'the button that starts was clicked');
  await frame.waitForFunction(() => Boolean(document.querySelector('watten-table')?.view));
};

/** Begins a game; a table that was only put aside has one, and never offers another. */
export const startAgain = async (frame: Frame): Promise<void> => {
  const state = await frame.waitForFunction(() => {
    const table = document.querySelector('watten-table');
    if (table?.view) return 'plays';
    return table?.shadowRoot?.querySelector('.poster .button') ? 'waits' : null;
  });
  if ((await state.jsonValue()) === 'waits') await start(frame);
};

/** Which hand is played: that of the game, and the game of the match. A hand may end a game, the next then begins another. */
export const handOf = (frame: Frame): Promise<string> =>
  frame.evaluate(() => {
    const { gameNumber, handNumber } = document.querySelector('watten-table')?.view ?? {};
    return `hand ${handNumber} of game ${gameNumber}`;
  });

/** How many actions and facts the game has. */
const lengthOf = (frame: Frame): Promise<number> =>
  frame.evaluate(() => document.querySelector('watten-table')?.view?.history.length ?? 0);

/** Does what the table offers first, until this is so. */
const playUntil = async (frame: Frame, isSo: () => Promise<boolean>, what: string): Promise<void> => {
  const end = Date.now() + 60_000;
  while (!(await isSo())) {
    assert.ok(Date.now() < end, `in a minute it did not come to this: ${what}`);
    const length = await lengthOf(frame);
    if (!(await clickWithin(frame, OFFERED))) continue;
    await frame
      .waitForFunction(
        (last) => (document.querySelector('watten-table')?.view?.history.length ?? 0) !== last,
        { timeout: 1000, polling: 20 },
        length,
      )
      .catch(() => {});
  }
};

/** Plays until the page has told of so many more hands that are over. */
export const playHands = async (frame: Frame, count: number): Promise<void> => {
  const listed = (): Promise<number> => frame.$$eval('#hands li', (items) => items.length);
  const wanted = (await listed()) + count;
  await playUntil(frame, async () => (await listed()) >= wanted, `the page lists ${wanted} hands that are over`);
};

/** Plays until another hand than this one is on the table: the page hears of a hand's end before the next is dealt. */
export const playPast = (frame: Frame, hand: string): Promise<void> =>
  playUntil(frame, async () => (await handOf(frame)) !== hand, `another hand than ${hand}`);

/** Waits for the cards on the canvas. */
export const canvasDrawn = async (frame: Frame): Promise<void> => {
  await frame.waitForFunction(() =>
    Boolean(document.querySelector('watten-table')?.shadowRoot?.querySelector('.stage[data-drawn] canvas')),
  );
};

/** Tables that are still in memory, wherever they are, after garbage was collected. */
const tablesAlive = async (page: Page): Promise<number> => {
  const prototype = await page.evaluateHandle(() => customElements.get('watten-table')?.prototype as object);
  const found = await page.queryObjects(prototype);
  const count = await page.evaluate((tables) => (tables as unknown as readonly unknown[]).length, found);
  await found.dispose();
  await prototype.dispose();
  return count;
};

/** Waits until no more tables than this are in memory: what was under way when the last one went may hold it a moment. */
export const tablesGo = async (page: Page, most: number): Promise<void> => {
  const end = Date.now() + 10_000;
  for (let alive = await tablesAlive(page); alive > most; alive = await tablesAlive(page)) {
    assert.ok(Date.now() < end, `${alive} tables are still in memory, ${most} may be`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

/** What listens at the window, the document, its root and its body: how many of each kind. */
export const listenersOf = async (page: Page): Promise<readonly string[]> => {
  const client = await page.createCDPSession();
  const kinds: string[] = [];
  for (const expression of ['window', 'document', 'document.documentElement', 'document.body']) {
    const { result } = await client.send('Runtime.evaluate', { expression });
    if (result.objectId === undefined) continue;
    const { listeners } = await client.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
    kinds.push(...listeners.map(({ type }) => `${expression} ${type}`));
  }
  await client.detach();
  return kinds.sort();
};
