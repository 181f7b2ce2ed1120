/** A simulated visitor to a host's page, who clicks with a real mouse and records console errors. */
import assert from 'node:assert/strict';
import type { Browser, Frame, Page } from 'puppeteer-core';

/** Selects the actions that the table offers. */
const OFFERED = '.prompt .button[data-action], .hand .card[aria-disabled="false"]';

export interface Visitor {
  readonly page: Page;
  /** Errors and warnings on the console, and failed requests. */
  readonly errors: readonly string[];
}

export const visit = async (browser: Browser, url: string): Promise<Visitor> => {
  const page = await browser.newPage();
  await page.setViewport({ width: 1024, height: 900 });
  const errors: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    // Ignores messages of the graphics driver.
    if (['error', 'warn', 'assert'].includes(message.type()) && !/GL Driver Message/.test(text)) errors.push(text);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('response', (response) => {
    if (!response.ok() && response.status() !== 304) errors.push(`${response.status()} ${response.url()}`);
  });
  // A development server compiles the page on the first visit.
  await page.goto(url, { timeout: 120_000 });
  return { page, errors };
};

/** Clicks the first match of the selector in the table. Resolves to false if there is no match. */
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
    // The element was removed before the click.
    if (/not clickable|detached|not an Element/.test(String(error))) return false;
    throw error;
  } finally {
    await found.dispose();
  }
}

/** Waits for the button of the table's poster and, if given, for its text. */
export const waitForPoster = async (frame: Frame, words?: string): Promise<void> => {
  await frame.waitForFunction(
    (wanted) => {
      const button = document.querySelector('watten-table')?.shadowRoot?.querySelector('.poster .button');
      // Returns no element, because puppeteer would keep the element in memory.
      return Boolean(button) && (wanted === undefined || button?.textContent?.trim() === wanted);
    },
    {},
    words,
  );
};

export const start = async (frame: Frame): Promise<void> => {
  await waitForPoster(frame);
  assert.ok(await clickWithin(frame, '.poster .button'), 'the button that starts was clicked');
  await frame.waitForFunction(() => Boolean(document.querySelector('watten-table')?.view));
};

/** Waits until the table shows the first question or a playable card. */
export const waitForQuestion = (frame: Frame): Promise<unknown> =>
  frame.waitForFunction(
    (selector) => Boolean(document.querySelector('watten-table')?.shadowRoot?.querySelector(selector)),
    { timeout: 60_000 },
    OFFERED,
  );

/** Starts a game, unless the table still has one because the framework only hid the table. */
export const startAgain = async (frame: Frame): Promise<void> => {
  const state = await frame.waitForFunction(() => {
    const table = document.querySelector('watten-table');
    if (table?.view) return 'plays';
    return table?.shadowRoot?.querySelector('.poster .button') ? 'waits' : null;
  });
  if ((await state.jsonValue()) === 'waits') await start(frame);
};

/** Returns the numbers of the hand and of the game. A hand can end a game, and the next hand then begins another game. */
export const handOf = (frame: Frame): Promise<string> =>
  frame.evaluate(() => {
    const { gameNumber, handNumber } = document.querySelector('watten-table')?.view ?? {};
    return `hand ${handNumber} of game ${gameNumber}`;
  });

/** Returns the number of actions and facts in the game. */
const lengthOf = (frame: Frame): Promise<number> =>
  frame.evaluate(() => document.querySelector('watten-table')?.view?.history.length ?? 0);

/** Repeatedly performs the first action that the table offers, until a condition holds. */
const playUntil = async (frame: Frame, isDone: () => Promise<boolean>, expected: string): Promise<void> => {
  const end = Date.now() + 60_000;
  while (!(await isDone())) {
    assert.ok(Date.now() < end, `This did not happen within a minute: ${expected}.`);
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

/** Plays until the page lists `count` more finished hands. */
export const playHands = async (frame: Frame, count: number): Promise<void> => {
  const listed = (): Promise<number> => frame.$$eval('#hands li', (items) => items.length);
  const target = (await listed()) + count;
  await playUntil(frame, async () => (await listed()) >= target, `the page lists ${target} finished hands`);
};

/** Plays until the next hand is on the table. The event for the end of a hand fires before the next deal. */
export const playPast = (frame: Frame, hand: string): Promise<void> =>
  playUntil(frame, async () => (await handOf(frame)) !== hand, `the table shows a hand other than ${hand}`);

/** Waits for the cards on the canvas. */
export const canvasDrawn = async (frame: Frame): Promise<void> => {
  await frame.waitForFunction(() =>
    Boolean(document.querySelector('watten-table')?.shadowRoot?.querySelector('.stage[data-drawn] canvas')),
  );
};

/** Returns the number of tables in memory, attached or not, after garbage collection. */
const tablesAlive = async (page: Page): Promise<number> => {
  const prototype = await page.evaluateHandle(() => customElements.get('watten-table')?.prototype as object);
  const found = await page.queryObjects(prototype);
  const count = await page.evaluate((tables) => (tables as unknown as readonly unknown[]).length, found);
  await found.dispose();
  await prototype.dispose();
  return count;
};

/** Waits until at most `maximum` tables are in memory. Pending work can keep a removed table alive for a moment. */
export const waitForTableCount = async (page: Page, maximum: number): Promise<void> => {
  const end = Date.now() + 10_000;
  for (let alive = await tablesAlive(page); alive > maximum; alive = await tablesAlive(page)) {
    assert.ok(Date.now() < end, `${alive} tables are still in memory; at most ${maximum} were expected`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

/** Returns the event listeners on the window, the document, the root element and the body, one entry per listener. */
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
