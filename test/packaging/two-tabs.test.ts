/** Two browser tabs with the same site. The later tab plays the stored game, and no data is lost. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, afterEach, test } from 'node:test';
import type { BrowserContext, Page } from 'puppeteer-core';
import type { View, WattenTable } from '../../src/element.js';
import { serve } from '../../tools/demo/serve.js';
import { runs } from '../runs.js';
import { openBrowser, type TestBrowser } from './open-browser.js';
import { withoutWebGl, withoutPainting } from './without-painting.js';

let browser: TestBrowser;
let site: Awaited<ReturnType<typeof serve>>;
let context: BrowserContext;
/** Uncaught errors of all tabs. */
let thrown: string[] = [];

const KEY = 'watten-table:site';

before(async () => {
  [site, browser] = await Promise.all([serve(), openBrowser()]);
});
after(async () => {
  await browser.close();
  await site.close();
});
beforeEach(async () => {
  thrown = [];
  context = await browser.createBrowserContext();
});
afterEach(async () => {
  await context.close();
  assert.deepEqual(thrown, []);
});

/** Opens a tab with a table. Files that match `held` wait until `release` is called. */
async function open(attributes = '', held = /^$/): Promise<{ readonly tab: Page; readonly release: () => void }> {
  const tab = await withoutWebGl(await withoutPainting(await context.newPage()));
  await tab.setViewport({ width: 400, height: 640 });
  tab.on('pageerror', (error) => thrown.push(String(error)));
  const heldRequests: (() => void)[] = [];
  let isHeld = true;
  await tab.setRequestInterception(true);
  tab.on('request', (request) => {
    const go = (): void => void request.continue();
    if (request.url().endsWith('/tab.html'))
      return void request.respond({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="en"><link rel="icon" href="data:,"><body style="margin: 0">
          <script type="module" src="/dist/cdn/watten-table.js"></script>
          <watten-table speed="instant" level="easy" persist="site" target="18" ${attributes}></watten-table>`,
      });
    if (isHeld && held.test(request.url())) heldRequests.push(go);
    else go();
  });
  await tab.goto(`${site.url}/tab.html`);
  return {
    tab,
    release: () => {
      isHeld = false;
      for (const go of heldRequests.splice(0)) go();
    },
  };
}

const start = (tab: Page): Promise<void> =>
  tab.evaluate(async () => {
    await customElements.whenDefined('watten-table');
    const table = document.querySelector('watten-table') as WattenTable;
    await table.start({ seed: 'two tabs', setup: { dealer: 3 } });
  });

/** Performs this number of actions. Returns the number of actions in the game. */
const playOn = (tab: Page, count: number): Promise<number> =>
  tab.evaluate(async (wanted) => {
    const table = document.querySelector('watten-table') as WattenTable;
    const isDue = (view: View): boolean => view.seat !== null && view.toAct.includes(view.seat);
    for (let done = 0; done < wanted;) {
      const { view } = table;
      if (view && isDue(view)) {
        await table.act(view.legal[0]);
        done++;
      } else await new Promise((resolve) => setTimeout(resolve, 4));
    }
    while (!isDue(table.view as View)) await new Promise((resolve) => setTimeout(resolve, 4));
    return table.save()?.game.actions.length ?? 0;
  }, count);

const actionsIn = (tab: Page): Promise<number> =>
  tab.evaluate(() => document.querySelector('watten-table')?.save()?.game.actions.length ?? -1);
const waitUntilStored = (tab: Page, actions: number): Promise<unknown> =>
  tab.waitForFunction(
    (key, wanted) => JSON.parse(localStorage.getItem(key) ?? 'null')?.game.actions.length === wanted,
    {},
    KEY,
    actions,
  );

const waitForTurn = (tab: Page): Promise<unknown> =>
  tab.waitForFunction(() => {
    const view = document.querySelector('watten-table')?.view;
    return view && view.seat !== null && view.toAct.includes(view.seat);
  });
const waitForTakeOver = (tab: Page): Promise<unknown> =>
  tab.waitForFunction(() => document.querySelector('watten-table')?.shadowRoot?.querySelector('[data-elsewhere]'));
const takeBack = (tab: Page): Promise<void> =>
  tab.evaluate(() =>
    document.querySelector('watten-table')?.shadowRoot?.querySelector<HTMLElement>('[data-elsewhere]')?.click(),
  );

test('a stored game continues in the newer tab, and returning to the older tab or reloading loses no actions', async () => {
  const { tab: first } = await open();
  await start(first);
  const actions = await playOn(first, 5);
  const { tab: second } = await open();
  await waitForTurn(second);
  assert.equal(await actionsIn(second), actions, 'the same game');
  await waitForTakeOver(first);
  const text = await first.evaluate(
    () => document.querySelector('watten-table')?.shadowRoot?.querySelector('.poster')?.textContent,
  );
  assert.match(text ?? '', /another window[^]*Continue here/);
  const ahead = await playOn(second, runs(8, 25));
  assert.ok(ahead > runs(30, 98), `${ahead} actions`);
  await first.bringToFront();
  // The newer tab stores its last action a moment later.
  await waitUntilStored(first, ahead);
  await takeBack(first);
  await waitForTurn(first);
  assert.ok((await actionsIn(first)) >= ahead, 'nothing is lost');
  await waitForTakeOver(second);
  const further = await playOn(first, 2);
  await second.bringToFront();
  await second.reload();
  await waitForTurn(second);
  assert.ok((await actionsIn(second)) >= further, 'the reloaded tab has the current game');
  await waitForTakeOver(first);
});

test('a slowly loading tab continues the stored game after the last action of the other tab', async () => {
  const { tab: first } = await open();
  await start(first);
  await playOn(first, 3);
  const { tab: second, release } = await open('', /\/chunks\/resume-own-game-/);
  await second.waitForFunction(() => customElements.get('watten-table'));
  const ahead = await playOn(first, runs(5, 15));
  release();
  await waitForTurn(second);
  assert.ok((await actionsIn(second)) >= ahead, 'the tab has the current game');
  await waitForTakeOver(first);
});
