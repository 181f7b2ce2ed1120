/** Chunks of the build that fail to load. The visitor sees an error and can retry. */
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { serve } from '../../tools/demo/serve.js';
import type { View, WattenTable } from '../../src/element.js';
import { runs } from '../runs.js';
import { openBrowser, type TestBrowser } from './open-browser.js';
import { withoutWebGl, withoutPainting } from './without-painting.js';

let browser: TestBrowser;
let site: Awaited<ReturnType<typeof serve>>;
/** The browser tab for most tests. Its table has no canvas. A new tab would compile the build again. */
let shared: Page;
/** The tab of the current test. */
let tab: Page;
/** The path of the test page. Its HTML is in `page`. */
const PAGE = '/page.html';
let page = '';
/** Files that cannot be loaded. */
let missing = /^$/;
/** Files whose requests remain pending. */
let pending = /^$/;
/** Files replaced by another version. */
let otherVersion = /^$/;
/** URLs of failed requests. */
let failedUrls: string[] = [];

declare global {
  interface Window {
    errors: { code: string; message: string }[];
    uncaught: string[];
  }
}

before(async () => {
  site = await serve();
  browser = await openBrowser();
  shared = await withoutWebGl(await openTab());
});

after(async () => {
  await browser.close();
  await site.close();
});

beforeEach(async () => {
  missing = /^$/;
  pending = /^$/;
  otherVersion = /^$/;
  failedUrls = [];
  tab = shared;
  await tab.goto('about:blank');
  await tab.setViewport({ width: 360, height: 600 });
});

afterEach(async () => {
  if (tab !== shared) await tab.close();
});

/** A tab that answers requests as the test specifies, and records errors. */
async function openTab(): Promise<Page> {
  const opened = await withoutPainting(await browser.newPage());
  await opened.setViewport({ width: 360, height: 600 });
  await opened.setRequestInterception(true);
  opened.on('request', (request) => {
    const url = request.url();
    if (url.endsWith(PAGE)) return void request.respond({ contentType: 'text/html; charset=utf-8', body: page });
    if (pending.test(url)) return;
    if (otherVersion.test(url))
      return void request.respond({ contentType: 'text/javascript', body: 'export const somethingElse = 1;' });
    if (missing.test(url)) {
      failedUrls.push(url);
      return void request.abort('internetdisconnected');
    }
    return void request.continue();
  });
  await opened.evaluateOnNewDocument(() => {
    window.errors = [];
    window.uncaught = [];
    addEventListener('watten-error', (event) => window.errors.push({ ...event.detail }));
    addEventListener('unhandledrejection', ({ reason }) => window.uncaught.push(String(reason)));
    addEventListener('error', ({ message }) => window.uncaught.push(message));
  });
  return opened;
}

/** Opens a page with a table. */
async function open(attributes: string): Promise<void> {
  page = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><body style="margin: 0">
    <script type="module" src="/dist/cdn/watten-table.js"></script>
    <watten-table speed="instant" seed="netz" ${attributes}></watten-table>`;
  await tab.goto(`${site.url}${PAGE}`);
}

/** The text of an element in the shadow tree, or null if the element is missing. */
const textAt = (selector: string): Promise<string | null> =>
  tab.evaluate(
    (wanted) =>
      document.querySelector('watten-table')?.shadowRoot?.querySelector<HTMLElement>(wanted)?.innerText.trim() ?? null,
    selector,
  );

const appears = (selector: string): Promise<unknown> =>
  tab.waitForFunction(
    (wanted) => document.querySelector('watten-table')?.shadowRoot?.querySelector(wanted),
    {},
    selector,
  );

const click = async (selector: string): Promise<void> => {
  await appears(selector);
  const button = await tab.evaluateHandle(
    (wanted) => document.querySelector('watten-table')!.shadowRoot!.querySelector<HTMLElement>(wanted)!,
    selector,
  );
  await button.click();
};

const errorCodes = (): Promise<readonly string[]> => tab.evaluate(() => window.errors.map(({ code }) => code));
const uncaught = (): Promise<readonly string[]> => tab.evaluate(() => window.uncaught);
const waitForGame = (): Promise<unknown> => tab.waitForFunction(() => document.querySelector('watten-table')?.view);

const RETRY = '[data-failure=again]';
const RELOAD = '[data-failure=reload]';

test('if files fail to load, the table shows an error, fires `watten-error` once, and starts after a retry', async () => {
  tab = await openTab();
  missing = /\/chunks\/(?:de|game-code)-/;
  await open('lang="de" autostart loading="eager"');
  await appears(RETRY);
  assert.match((await textAt('.failure')) ?? '', /konnte nicht geladen werden[^]*Noch einmal versuchen/);
  assert.equal(await textAt(RELOAD), null);
  assert.deepEqual(await errorCodes(), ['load-failed']);
  assert.ok(failedUrls.length > 1);
  missing = /^$/;
  await click(RETRY);
  await waitForGame();
  await appears('canvas');
  assert.deepEqual(await errorCodes(), ['load-failed'], 'one error for the failed attempt');
  assert.deepEqual(await uncaught(), []);
});

test('if the game code fails to load, the visitor can retry and start a game', async () => {
  missing = /\/chunks\/game-code-/;
  await open('lang="en"');
  await appears(RETRY);
  assert.match((await textAt('.failure')) ?? '', /could not be loaded/);
  missing = /^$/;
  await click(RETRY);
  await click('.poster .button.primary:not([data-failure])');
  await waitForGame();
  assert.deepEqual(await errorCodes(), ['load-failed']);
  assert.deepEqual(await uncaught(), []);
});

test('the poster shows its cards before the game loads, and starts a game even if the cards fail to load', async () => {
  pending = /\/chunks\/(?:game-code|whole-deck|create-stage|pixi)-/;
  await open('lang="en"');
  await appears('.poster .fan canvas');
  pending = /^$/;
  missing = /\/chunks\/poster-cards-/;
  await open('lang="en"');
  await click('.poster .button.primary');
  await waitForGame();
  assert.deepEqual(await errorCodes(), []);
  assert.deepEqual(await uncaught(), []);
});

test('while a stored game loads, the poster has no buttons and no other game can start', async () => {
  await open('lang="en" persist="netz"');
  await click('.poster .button.primary');
  await waitForGame();
  await tab.waitForFunction(() => localStorage.getItem('watten-table:netz'));
  const began = "let began = 0; addEventListener('watten-start', () => began++); window.begun = () => began;";
  const counting = await tab.evaluateOnNewDocument(began);
  pending = /\/chunks\/game-code-/;
  await open('lang="en" persist="netz"');
  await tab.waitForFunction(
    () =>
      document.querySelector('watten-table')?.shadowRoot?.querySelector<HTMLElement>('.poster')?.innerText.trim() ===
      'Setting the table …',
  );
  assert.equal(await textAt('button'), null);
  pending = /^$/;
  // Repeats the check while the page presses every button as soon as the button appears.
  const pressing = await tab.evaluateOnNewDocument(() => {
    addEventListener('watten-ready', ({ target }) => {
      const { shadowRoot } = target as WattenTable;
      const press = (): void => shadowRoot?.querySelector<HTMLElement>('.poster .button.primary')?.click();
      if (shadowRoot) new MutationObserver(press).observe(shadowRoot, { childList: true, subtree: true });
      press();
    });
  });
  await open('lang="en" persist="netz"');
  await waitForGame();
  await tab.evaluate(() => {
    const table = document.querySelector('watten-table');
    const { parentNode } = table ?? {};
    table?.remove();
    parentNode?.append(table as Node);
  });
  await waitForGame();
  assert.equal(await tab.evaluate('begun()'), 0);
  await tab.evaluate(() => localStorage.clear());
  for (const { identifier } of [counting, pressing]) await tab.removeScriptToEvaluateOnNewDocument(identifier);
});

test('on a page with many tables, visible tables start first', async () => {
  const tables = Array.from({ length: 6 }, (_, at) => `<watten-table autostart seed="${at}"></watten-table>`);
  // The last two tables are at the top of the page and fill the window.
  page = `<!doctype html><html lang="de"><link rel="icon" href="data:,">
    <style>body { margin: 0; display: flex; flex-direction: column-reverse } watten-table { flex: none; height: 300px }</style>
    <script>var begun = []; addEventListener('watten-start', ({ target }) => begun.push(target.seed));</script>
    <script type="module" src="/dist/cdn/watten-table.js"></script><main style="display: contents">${tables.join('')}</main>`;
  await tab.goto(`${site.url}${PAGE}`);
  await tab.waitForFunction('begun.length === 6');
  const begun = (await tab.evaluate('begun')) as readonly string[];
  assert.deepEqual(begun.slice(0, 2).sort(), ['4', '5']);
});

test('if a required file is still missing after a retry, the table offers to reload the page', async () => {
  missing = /\/chunks\/whole-deck-/;
  await open('lang="en" autostart');
  await click(RETRY);
  await tab.waitForFunction(() => window.errors.length === 2);
  await appears(RELOAD);
  assert.deepEqual(await errorCodes(), ['load-failed', 'load-failed']);
  assert.deepEqual(await uncaught(), []);
  assert.equal(await textAt(RELOAD), 'Reload the page');
  missing = /^$/;
  await Promise.all([tab.waitForNavigation(), click(RELOAD)]);
  await waitForGame();
  assert.deepEqual(await errorCodes(), []);
});

/** Plays the visitor's actions until it is the visitor's turn in this phase. */
const playUntil = (end: View['phase']): Promise<void> =>
  tab.evaluate(async (wanted) => {
    const table = document.querySelector('watten-table') as WattenTable;
    const isDue = ({ toAct, seat }: View): boolean => seat !== null && toAct.includes(seat);
    for (let count = 0; count < 5000; count++) {
      const { view } = table;
      if (view && isDue(view) && view.phase === wanted) return;
      if (view && isDue(view)) await table.act(view.legal[0]);
      else await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }, end);

/** Chunks for hints and the review. */
const ADVICE: readonly (readonly [kind: string, file: RegExp])[] = runs(
  [['code', /\/chunks\/advice-code-/]],
  [
    ['text', /\/chunks\/en-hints-/],
    ['code', /\/chunks\/advice-code-/],
  ],
);

test('if the faces and slate fail to load, the table shows names and the score, and retries in the next hand', async () => {
  missing = /\/chunks\/(?:people|slate)-code-/;
  await tab.setViewport({ width: 1280, height: 800 });
  await open('lang="en" players="2" autostart loading="eager"');
  await waitForGame();
  await playUntil('hand-over');
  const attempts = (file: string): number => failedUrls.filter((url) => url.includes(file)).length;
  // The table retries the faces once with another URL.
  for (let count = 0; count < 200 && attempts('people') < 2; count++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  assert.equal(attempts('people'), 2, failedUrls.join('\n'));
  assert.match((await textAt('.seat.top')) ?? '', /\w/);
  assert.equal(await textAt('.seat .face[data-drawn]'), null);
  assert.match((await textAt('.bar .score')) ?? '', /\d/);
  assert.equal(await textAt('.slate'), null);
  missing = /^$/;
  await tab.evaluate(async () => document.querySelector('watten-table')?.act({ type: 'next', seat: 0 }));
  await appears('.seat .face[data-drawn]');
  await appears('.slate .board');
  assert.equal(await textAt('.bar .score'), null);
  assert.equal(attempts('people'), 2, failedUrls.join('\n'));
  assert.deepEqual(await errorCodes(), [], 'no error without faces and slate');
  assert.deepEqual(await uncaught(), []);
});

for (const [kind, file] of ADVICE)
  test(`a review whose ${kind} fails to load shows an error and a retry button`, async () => {
    missing = file;
    await open('lang="en" players="2" autostart loading="eager"');
    await waitForGame();
    await playUntil('hand-over');
    await click('[data-panel=review]');
    await appears('.review .button');
    assert.match((await textAt('.review')) ?? '', /could not be loaded[^]*Try again/);
    assert.deepEqual(await errorCodes(), ['load-failed']);
    missing = /^$/;
    await click('.review .button');
    await appears('.review .small');
    assert.deepEqual(await errorCodes(), ['load-failed']);
    assert.deepEqual(await uncaught(), []);
  });

for (const [kind, file] of ADVICE)
  test(`if the ${kind} of a hint fails to load, the table shows an error and the visitor can retry`, async () => {
    missing = file;
    await open('lang="en" players="2" hints autostart loading="eager"');
    await waitForGame();
    await playUntil('play');
    await click('[data-aid=hint]');
    await tab.waitForFunction(() => window.errors.length > 0);
    await tab.waitForFunction(() =>
      document
        .querySelector('watten-table')
        ?.shadowRoot?.querySelector('.status')
        ?.textContent?.includes('could not be loaded'),
    );
    missing = /^$/;
    await click('[data-aid=hint][aria-disabled=false]');
    await appears('.hint');
    assert.deepEqual(await errorCodes(), ['load-failed']);
    assert.deepEqual(await uncaught(), []);
  });

test('if the code of a panel fails to load, the table shows an error, and the next press opens the panel', async () => {
  missing = /\/chunks\/panels-code-/;
  await open('lang="en" players="2" autostart loading="eager"');
  await waitForGame();
  await playUntil('play');
  await click('.tools [data-panel=menu]');
  await appears('.status');
  await tab.waitForFunction(() =>
    document
      .querySelector('watten-table')
      ?.shadowRoot?.querySelector('.status')
      ?.textContent?.includes('could not be loaded'),
  );
  assert.equal(await textAt('.panel'), null);
  missing = /^$/;
  await click('.tools [data-panel=menu]');
  await appears('.panel .rows');
  const focused = await tab.evaluate(
    () => document.querySelector('watten-table')?.shadowRoot?.activeElement?.closest('.panel') !== null,
  );
  assert.ok(focused, 'the focus is in the panel');
  assert.deepEqual(await errorCodes(), ['load-failed']);
  await tab.keyboard.press('Escape');
  await tab.waitForFunction(() => !document.querySelector('watten-table')?.shadowRoot?.querySelector('.panel'));
  assert.equal(
    await tab.evaluate(
      () => (document.querySelector('watten-table')?.shadowRoot?.activeElement as HTMLElement | null)?.dataset['panel'],
    ),
    'menu',
    'the focus is back',
  );
  assert.deepEqual(await uncaught(), []);
});

test('if the code for computer players fails to load, the table shows an error, and continues once the code has loaded', async () => {
  missing = /\/chunks\/think(?:ing-worker)?-/;
  await open('lang="en" players="2" seat="none" autostart loading="eager"');
  await waitForGame();
  await tab.waitForFunction(() =>
    document
      .querySelector('watten-table')
      ?.shadowRoot?.querySelector('.status')
      ?.textContent?.includes('could not be loaded'),
  );
  const actionCount = (): Promise<number> =>
    tab.evaluate(() => document.querySelector('watten-table')?.save()?.game.actions.length ?? 0);
  const earlier = await actionCount();
  assert.deepEqual(await errorCodes(), ['load-failed'], 'one error');
  const refusals = failedUrls.length;
  while (failedUrls.length === refusals) await new Promise((resolve) => setTimeout(resolve, 50));
  assert.equal(await actionCount(), earlier, 'the table has retried, and no action has been made');
  missing = /^$/;
  await tab.waitForFunction(
    (actions) => (document.querySelector('watten-table')?.save()?.game.actions.length ?? 0) > actions + 3,
    {},
    earlier,
  );
  assert.deepEqual(await errorCodes(), ['load-failed']);
  assert.deepEqual(await uncaught(), []);
});

test('if a deck, a language or the canvas fails to load, the game continues without it', async () => {
  tab = await openTab();
  missing = /\/chunks\/(?:french|de|create-stage)-/;
  await open('lang="en" autostart loading="eager"');
  await waitForGame();
  await appears('.cards .picture');
  assert.deepEqual(await errorCodes(), [], 'no error without a canvas');
  const change = async (name: string, value: string): Promise<void> => {
    const countBefore = (await errorCodes()).length;
    await tab.evaluate((...named) => document.querySelector('watten-table')!.setAttribute(...named), name, value);
    await tab.waitForFunction((count) => window.errors.length > count, {}, countBefore);
  };
  await change('deck', 'french');
  await change('lang', 'de');
  assert.deepEqual(await errorCodes(), ['load-failed', 'load-failed']);
  assert.match((await textAt('.prompt')) ?? '', /[a-z]/);
  assert.equal(
    await tab.evaluate(() => document.querySelector('watten-table')!.shadowRoot!.querySelector('.frame')!.ariaLabel),
    'Watten table',
  );
  missing = /^$/;
  await tab.evaluate(() => document.querySelector('watten-table')!.setAttribute('lang', 'en'));
  await tab.evaluate(() => document.querySelector('watten-table')!.setAttribute('lang', 'de'));
  await tab.waitForFunction(
    () => document.querySelector('watten-table')!.shadowRoot!.querySelector('.frame')!.ariaLabel === 'Watten-Tisch',
  );
  assert.deepEqual(await uncaught(), []);
});

type Step = (table: WattenTable) => unknown;
const started: Step = (table) => table.start();

/** Files that load on demand, with attributes and an action that load them. */
const ON_DEMAND: readonly (readonly [file: string, attributes: string, step: Step | string])[] = [
  ['game-code', 'lang="en"', started],
  ['en', 'lang="en"', started],
  ['resume-own-game', 'lang="en"', (table) => table.load({} as never)],
  ['activity', 'lang="en"', (table) => table.startLesson()],
  ['lesson', 'lang="en"', (table) => table.startLesson()],
  ['lessons', 'lang="en"', (table) => table.startLesson()],
  ['puzzle', 'lang="en" puzzle="daily"', () => {}],
  ['replay', 'lang="en"', (table) => table.replay({} as never)],
  ['own-texts', 'lang="en"', (table) => (table.messages = { en: { start: 'Go' } })],
  ['online-table', 'lang="en" server="http://127.0.0.1:9"', () => {}],
  ['french', 'lang="en" deck="french"', started],
  ['help-code', 'lang="en" help="on"', started],
  ['trainer', 'lang="en" trainer', started],
  ['panels-code', 'lang="en"', '[data-panel=menu]'],
  ['rules-page-code', 'lang="en"', '.poster [data-panel=rules]'],
];

/** Files that `npm test` checks: one loads with the table, one on demand. */
const SHORT_RUN = ['game-code', 'panels-code'];

for (const [file, attributes, step] of ON_DEMAND.filter(([name]) => runs(SHORT_RUN.includes(name), true)))
  test(`if '${file}' is from another version, the table fires 'load-failed' and throws no uncaught error`, async () => {
    otherVersion = new RegExp(`/chunks/${file}-[\\w-]{8}\\.js`);
    await open(`${attributes} loading="eager"`);
    await tab.waitForFunction(() => customElements.get('watten-table'));
    if (typeof step === 'string') {
      if (step.startsWith('[data-panel')) await tab.evaluate(() => document.querySelector('watten-table')?.start());
      await click(step);
    } else {
      await tab.evaluate(`(${step.toString()})(document.querySelector('watten-table'))`);
    }
    await tab.waitForFunction(() => window.errors.length > 0);
    const codes = await errorCodes();
    assert.deepEqual(new Set(codes), new Set(['load-failed']));
    assert.deepEqual(await uncaught(), []);
  });
