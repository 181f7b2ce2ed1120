/** A part of the build that does not load: the visitor reads so and can try again. */
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { serve } from '../../tools/demo/serve.js';
import type { View, WattenTable } from '../../src/element.js';
import { runs } from '../runs.js';
import { openBrowser, type TestBrowser } from './open-browser.js';
import { undrawn, unpainted } from './unpainted.js';

let browser: TestBrowser;
let site: Awaited<ReturnType<typeof serve>>;
/** The tab of most tests, whose table has no canvas: a new one would compile the build again. */
let shared: Page;
/** The tab of the current test. */
let tab: Page;
/** What stands at this address. */
const PAGE = '/page.html';
let page = '';
/** Which files cannot be had now. */
let missing = /^$/;
/** Which files are still on their way. */
let awaited = /^$/;
/** Which files are answered with one of another version. */
let foreign = /^$/;
/** What was asked for and could not be had. */
let refused: string[] = [];

declare global {
  interface Window {
    told: { code: string; message: string }[];
    uncaught: string[];
  }
}

before(async () => {
  site = await serve();
  browser = await openBrowser();
  shared = await undrawn(await openTab());
});

after(async () => {
  await browser.close();
  await site.close();
});

beforeEach(async () => {
  missing = /^$/;
  awaited = /^$/;
  foreign = /^$/;
  refused = [];
  tab = shared;
  await tab.goto('about:blank');
  await tab.setViewport({ width: 360, height: 600 });
});

afterEach(async () => {
  if (tab !== shared) await tab.close();
});

/** A tab that answers requests as the test wants it, and collects errors. */
async function openTab(): Promise<Page> {
  const opened = await unpainted(await browser.newPage());
  await opened.setViewport({ width: 360, height: 600 });
  await opened.setRequestInterception(true);
  opened.on('request', (request) => {
    const url = request.url();
    if (url.endsWith(PAGE)) return void request.respond({ contentType: 'text/html; charset=utf-8', body: page });
    if (awaited.test(url)) return;
    if (foreign.test(url))
      return void request.respond({ contentType: 'text/javascript', body: 'export const somethingElse = 1;' });
    if (missing.test(url)) {
      refused.push(url);
      return void request.abort('internetdisconnected');
    }
    return void request.continue();
  });
  await opened.evaluateOnNewDocument(() => {
    window.told = [];
    window.uncaught = [];
    addEventListener('watten-error', (event) => window.told.push({ ...event.detail }));
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

/** What stands in the shadow tree at a selector; null: nothing. */
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

const told = (): Promise<readonly string[]> => tab.evaluate(() => window.told.map(({ code }) => code));
const uncaught = (): Promise<readonly string[]> => tab.evaluate(() => window.uncaught);
const plays = (): Promise<unknown> => tab.waitForFunction(() => document.querySelector('watten-table')?.view);

const AGAIN = '[data-failure=again]';
const RELOAD = '[data-failure=reload]';

test('without a network the visitor reads so, hears of it once, and plays when it is back', async () => {
  tab = await openTab();
  missing = /\/chunks\/(?:de|game-code)-/;
  await open('lang="de" autostart loading="eager"');
  await appears(AGAIN);
  assert.match((await textAt('.failure')) ?? '', /konnte nicht geladen werden[^]*Noch einmal versuchen/);
  assert.equal(await textAt(RELOAD), null);
  assert.deepEqual(await told(), ['load-failed']);
  assert.ok(refused.length > 1);
  missing = /^$/;
  await click(AGAIN);
  await plays();
  await appears('canvas');
  assert.deepEqual(await told(), ['load-failed'], 'one for the attempt that failed');
  assert.deepEqual(await uncaught(), []);
});

test('a game that could not be loaded begins when it is tried again', async () => {
  missing = /\/chunks\/game-code-/;
  await open('lang="en"');
  await appears(AGAIN);
  assert.match((await textAt('.failure')) ?? '', /could not be loaded/);
  missing = /^$/;
  await click(AGAIN);
  await click('.poster .button.primary:not([data-failure])');
  await plays();
  assert.deepEqual(await told(), ['load-failed']);
  assert.deepEqual(await uncaught(), []);
});

test('the poster has its cards before there is a game, and can be played from without them', async () => {
  awaited = /\/chunks\/(?:game-code|whole-deck|create-stage|pixi)-/;
  await open('lang="en"');
  await appears('.poster .fan svg:nth-of-type(5)');
  awaited = /^$/;
  missing = /\/chunks\/poster-cards-/;
  await open('lang="en"');
  await click('.poster .button.primary');
  await plays();
  assert.deepEqual(await told(), []);
  assert.deepEqual(await uncaught(), []);
});

test('where a kept game comes back nobody is offered another, and no press begins one', async () => {
  await open('lang="en" persist="netz"');
  await click('.poster .button.primary');
  await plays();
  await tab.waitForFunction(() => localStorage.getItem('watten-table:netz'));
  const began = "let began = 0; addEventListener('watten-start', () => began++); window.begun = () => began;";
  const counting = await tab.evaluateOnNewDocument(began);
  awaited = /\/chunks\/game-code-/;
  await open('lang="en" persist="netz"');
  await tab.waitForFunction(
    () =>
      document.querySelector('watten-table')?.shadowRoot?.querySelector<HTMLElement>('.poster')?.innerText.trim() ===
      'Setting the table …',
  );
  assert.equal(await textAt('button'), null);
  awaited = /^$/;
  // The same from its first moment on: whatever can be pressed is pressed.
  const pressing = await tab.evaluateOnNewDocument(() => {
    addEventListener('watten-ready', ({ target }) => {
      const { shadowRoot } = target as WattenTable;
      const press = (): void => shadowRoot?.querySelector<HTMLElement>('.poster .button.primary')?.click();
      if (shadowRoot) new MutationObserver(press).observe(shadowRoot, { childList: true, subtree: true });
      press();
    });
  });
  await open('lang="en" persist="netz"');
  await plays();
  await tab.evaluate(() => {
    const table = document.querySelector('watten-table');
    const { parentNode } = table ?? {};
    table?.remove();
    parentNode?.append(table as Node);
  });
  await plays();
  assert.equal(await tab.evaluate('begun()'), 0);
  await tab.evaluate(() => localStorage.clear());
  for (const { identifier } of [counting, pressing]) await tab.removeScriptToEvaluateOnNewDocument(identifier);
});

test('of many tables those that are seen begin first', async () => {
  const tables = Array.from({ length: 6 }, (_, at) => `<watten-table autostart seed="${at}"></watten-table>`);
  // The last two are at the top of the page, and fill the window.
  page = `<!doctype html><html lang="de"><link rel="icon" href="data:,">
    <style>body { margin: 0; display: flex; flex-direction: column-reverse } watten-table { flex: none; height: 300px }</style>
    <script>var begun = []; addEventListener('watten-start', ({ target }) => begun.push(target.seed));</script>
    <script type="module" src="/dist/cdn/watten-table.js"></script><main style="display: contents">${tables.join('')}</main>`;
  await tab.goto(`${site.url}${PAGE}`);
  await tab.waitForFunction('begun.length === 6');
  const begun = (await tab.evaluate('begun')) as readonly string[];
  assert.deepEqual(begun.slice(0, 2).sort(), ['4', '5']);
});

test('where a file is missing that others need, trying again fails, and loading the page again helps', async () => {
  missing = /\/chunks\/whole-deck-/;
  await open('lang="en" autostart');
  await click(AGAIN);
  await tab.waitForFunction(() => window.told.length === 2);
  await appears(RELOAD);
  assert.deepEqual(await told(), ['load-failed', 'load-failed']);
  assert.deepEqual(await uncaught(), []);
  assert.equal(await textAt(RELOAD), 'Reload the page');
  missing = /^$/;
  await Promise.all([tab.waitForNavigation(), click(RELOAD)]);
  await plays();
  assert.deepEqual(await told(), []);
});

/** Plays by itself until the human is in this phase. */
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

/** What hints and looking back need. */
const ADVICE: readonly (readonly [what: string, file: RegExp])[] = runs(
  [['code', /\/chunks\/advice-code-/]],
  [
    ['text', /\/chunks\/en-hints-/],
    ['code', /\/chunks\/advice-code-/],
  ],
);

test('without the code of people and slate the table shows names and a score, and draws both from the next hand on', async () => {
  missing = /\/chunks\/(?:people|slate)-code-/;
  await tab.setViewport({ width: 1280, height: 800 });
  await open('lang="en" players="2" autostart loading="eager"');
  await plays();
  await playUntil('hand-over');
  const attempts = (file: string): number => refused.filter((url) => url.includes(file)).length;
  // The table asks for people once more, under another address.
  for (let count = 0; count < 200 && attempts('people') < 2; count++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  assert.equal(attempts('people'), 2, refused.join('\n'));
  assert.match((await textAt('.seat.top')) ?? '', /\w/);
  assert.equal(await textAt('.seat .face[data-drawn]'), null);
  assert.match((await textAt('.bar .score')) ?? '', /\d/);
  assert.equal(await textAt('.slate'), null);
  missing = /^$/;
  await tab.evaluate(async () => document.querySelector('watten-table')?.act({ type: 'next', seat: 0 }));
  await appears('.seat .face[data-drawn]');
  await appears('.slate .board');
  assert.equal(await textAt('.bar .score'), null);
  assert.equal(attempts('people'), 2, refused.join('\n'));
  assert.deepEqual(await told(), [], 'a table without them is complete');
  assert.deepEqual(await uncaught(), []);
});

for (const [what, file] of ADVICE)
  test(`a look back whose ${what} does not load says so, and can be tried again`, async () => {
    missing = file;
    await open('lang="en" players="2" autostart loading="eager"');
    await plays();
    await playUntil('hand-over');
    await click('[data-panel=review]');
    await appears('.review .button');
    assert.match((await textAt('.review')) ?? '', /could not be loaded[^]*Try again/);
    assert.deepEqual(await told(), ['load-failed']);
    missing = /^$/;
    await click('.review .button');
    await appears('.review .small');
    assert.deepEqual(await told(), ['load-failed']);
    assert.deepEqual(await uncaught(), []);
  });

for (const [what, file] of ADVICE)
  test(`a hint whose ${what} does not load is told of at the table, and asked for again`, async () => {
    missing = file;
    await open('lang="en" players="2" hints autostart loading="eager"');
    await plays();
    await playUntil('play');
    await click('[data-aid=hint]');
    await tab.waitForFunction(() => window.told.length > 0);
    await tab.waitForFunction(() =>
      document
        .querySelector('watten-table')
        ?.shadowRoot?.querySelector('.status')
        ?.textContent?.includes('could not be loaded'),
    );
    missing = /^$/;
    await click('[data-aid=hint][aria-disabled=false]');
    await appears('.hint');
    assert.deepEqual(await told(), ['load-failed']);
    assert.deepEqual(await uncaught(), []);
  });

test('a panel whose code does not load is told of at the table, and opens once it can be had', async () => {
  missing = /\/chunks\/panels-code-/;
  await open('lang="en" players="2" autostart loading="eager"');
  await plays();
  await playUntil('play');
  await click('.tools [data-panel=log]');
  await appears('.status');
  await tab.waitForFunction(() =>
    document
      .querySelector('watten-table')
      ?.shadowRoot?.querySelector('.status')
      ?.textContent?.includes('could not be loaded'),
  );
  assert.equal(await textAt('.panel'), null);
  missing = /^$/;
  await click('.tools [data-panel=log]');
  await appears('.panel .lines');
  const focused = await tab.evaluate(
    () => document.querySelector('watten-table')?.shadowRoot?.activeElement?.closest('.panel') !== null,
  );
  assert.ok(focused, 'the focus is in the panel');
  assert.deepEqual(await told(), ['load-failed']);
  await tab.keyboard.press('Escape');
  await tab.waitForFunction(() => !document.querySelector('watten-table')?.shadowRoot?.querySelector('.panel'));
  assert.equal(
    await tab.evaluate(
      () => (document.querySelector('watten-table')?.shadowRoot?.activeElement as HTMLElement | null)?.dataset['panel'],
    ),
    'log',
    'the focus is back',
  );
  assert.deepEqual(await uncaught(), []);
});

test('where what computers think by does not load the table says so, nobody plays for them, and they go on once it can be had', async () => {
  missing = /\/chunks\/think(?:ing-worker)?-/;
  await open('lang="en" players="2" seat="none" autostart loading="eager"');
  await plays();
  await tab.waitForFunction(() =>
    document
      .querySelector('watten-table')
      ?.shadowRoot?.querySelector('.status')
      ?.textContent?.includes('could not be loaded'),
  );
  const happened = (): Promise<number> =>
    tab.evaluate(() => document.querySelector('watten-table')?.save()?.game.actions.length ?? 0);
  const earlier = await happened();
  assert.deepEqual(await told(), ['load-failed'], 'the only question');
  const refusals = refused.length;
  while (refused.length === refusals) await new Promise((resolve) => setTimeout(resolve, 50));
  assert.equal(await happened(), earlier, 'it was asked for again, and nothing was done meanwhile');
  missing = /^$/;
  await tab.waitForFunction(
    (actions) => (document.querySelector('watten-table')?.save()?.game.actions.length ?? 0) > actions + 3,
    {},
    earlier,
  );
  assert.deepEqual(await told(), ['load-failed']);
  assert.deepEqual(await uncaught(), []);
});

test('a deck, a language and the canvas that do not load leave the table as it is', async () => {
  tab = await openTab();
  missing = /\/chunks\/(?:french|de|create-stage)-/;
  await open('lang="en" autostart loading="eager"');
  await plays();
  await appears('.cards .picture');
  assert.deepEqual(await told(), [], 'a table without a canvas is complete');
  const change = async (name: string, value: string): Promise<void> => {
    const toldBefore = (await told()).length;
    await tab.evaluate((...named) => document.querySelector('watten-table')!.setAttribute(...named), name, value);
    await tab.waitForFunction((count) => window.told.length > count, {}, toldBefore);
  };
  await change('deck', 'french');
  await change('lang', 'de');
  assert.deepEqual(await told(), ['load-failed', 'load-failed']);
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

/** Files that load on demand, and what makes a table load them. */
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
  ['panels-code', 'lang="en"', '[data-panel=log]'],
  ['rules-page-code', 'lang="en"', '.poster [data-panel=rules]'],
];

/** Files that `npm test` tries: one loads with the table, one when it is first needed. */
const TRIED = ['game-code', 'panels-code'];

for (const [file, attributes, step] of ON_DEMAND.filter(([name]) => runs(TRIED.includes(name), true)))
  test(`a file '${file}' of another version is reported, and nothing is thrown`, async () => {
    foreign = new RegExp(`/chunks/${file}-[\\w-]{8}\\.js`);
    await open(`${attributes} loading="eager"`);
    await tab.waitForFunction(() => customElements.get('watten-table'));
    if (typeof step === 'string') {
      if (step.startsWith('[data-panel')) await tab.evaluate(() => document.querySelector('watten-table')?.start());
      await click(step);
    } else {
      await tab.evaluate(`(${step.toString()})(document.querySelector('watten-table'))`);
    }
    await tab.waitForFunction(() => window.told.length > 0);
    const codes = await told();
    assert.deepEqual(new Set(codes), new Set(['load-failed']));
    assert.deepEqual(await uncaught(), []);
  });
