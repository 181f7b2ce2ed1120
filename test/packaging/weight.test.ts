/** Sizes of the files that a page loads, counted by requests to a server. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Page } from 'puppeteer-core';
import { LANGUAGES } from '../../src/i18n/languages.js';
import type { WattenTable } from '../../src/element.js';
import { openBrowser, type TestBrowser } from './open-browser.js';
import { withoutPainting } from './without-painting.js';

/** 1 KB is 1000 bytes, as throughout the project. */
const KB = 1000;
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

/** HTML of the page at `/`. */
let page = '';
/** Requested paths since the page was opened, in order. */
let requests: string[] = [];
/** Requests that wait for a promise. */
let delayed: { readonly paths: RegExp; readonly until: Promise<void> } | null = null;

const answer = (path: string, response: ServerResponse): void => {
  // The response has a CDN's caching header, so the browser does not request cached files again.
  const headers = { 'cache-control': 'max-age=600' };
  if (path === '/') return void response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  requests.push(path);
  const send = (): void =>
    void response
      .writeHead(200, { ...headers, 'content-type': 'text/javascript' })
      .end(readFileSync(`dist/cdn${path}`));
  if (delayed?.paths.test(path)) void delayed.until.then(send);
  else send();
};
const server = createServer(({ url = '/' }, response) => answer(url, response));
let browser: TestBrowser;

before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await openBrowser();
});

after(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  requests = [];
  delayed = null;
});

/** Opens a page with an empty cache. A busy page does not preload files. */
async function open(viewport: typeof PHONE, attributes: string, above = 0, isBusy = false): Promise<Page> {
  page = `<!doctype html><html lang="de"><link rel="icon" href="data:,"><body style="margin: ${above}px 0 0">
    <script type="module" src="/watten-table.js"></script>
    <watten-table speed="instant" seed="gewicht" ${attributes}></watten-table>`;
  const context = await browser.createBrowserContext();
  const tab = await withoutPainting(await context.newPage());
  await tab.setViewport(viewport);
  if (isBusy) await tab.evaluateOnNewDocument(() => (window.requestIdleCallback = () => 0));
  await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return tab;
}

const appears = (tab: Page, selector: string): Promise<unknown> =>
  tab.waitForFunction(
    (wanted) => document.querySelector('watten-table')?.shadowRoot?.querySelector(wanted),
    {},
    selector,
  );

/** Code for explanations of terms. It loads with the first pointer movement at the table. */
const isOfTerms = (path: string): boolean => /\/(?:terms-code|term-facts|load-guide|\w+-glossary)-/.test(path);
const isOfTypeface = (path: string): boolean => /\/vollkorn-/.test(path);
/** Code with a separate limit, which loads after the game has begun or while the page is idle. */
const isSeparate = (path: string): boolean => isOfPeopleOrSound(path) || isOfTerms(path) || isOfTypeface(path);
const isOfStage = (path: string): boolean => /\/(?:create-stage|pixi)-/.test(path);
const isOfPeopleOrSound = (path: string): boolean => /\/(?:people-code|sound-output)-/.test(path);

const sizeOf = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(`dist/cdn${path}`), { level: 9 }).length, 0);

function atMost(limit: number, paths: readonly string[]): void {
  assert.deepEqual([...new Set(paths)], paths, 'nothing is loaded twice');
  const size = sizeOf(paths);
  assert.ok(size <= limit * KB, `${size} bytes, more than the limit of ${limit * KB}, in ${paths.join(', ')}`);
}

/** Plays until the visitor has played a card. */
const playACard = (tab: Page): Promise<void> =>
  tab.evaluate(async () => {
    const table = document.querySelector('watten-table') as WattenTable;
    for (let count = 0; count < 5000; count++) {
      const { view } = table;
      const action = view?.seat !== null && view?.toAct.includes(view.seat) ? view.legal[0] : undefined;
      if (action) await table.act(action);
      if (action?.type === 'play') return;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });

/** Sets a speed with sounds, clicks the table and waits for the audio code. */
async function clickWithSound(tab: Page): Promise<void> {
  await tab.evaluate(() => document.querySelector('watten-table')?.setAttribute('speed', 'fast'));
  const loaded = tab.waitForResponse((response) => response.url().includes('/sound-output-'));
  await tab.mouse.click(PHONE.width / 2, 300);
  await loaded;
}

/** Paths that a table loads while a hand is played. */
async function loadedBy(viewport: typeof PHONE, afterwards?: (tab: Page) => Promise<void>): Promise<readonly string[]> {
  const tab = await open(viewport, 'autostart sound');
  await playACard(tab);
  await appears(tab, '.stage canvas');
  await appears(tab, '.seat .face[data-drawn]');
  await afterwards?.(tab);
  await tab.close();
  return requests;
}

test('an element outside the viewport loads at most 39.7 KB, including its language', async () => {
  const tab = await open(PHONE, '', 4000);
  await appears(tab, '.poster .button');
  atMost(39.7, requests);
  await tab.close();
});

test('the poster with its fan of cards loads at most 75 KB', async () => {
  const tab = await open(PHONE, '', 0, true);
  await appears(tab, '.poster .fan canvas');
  atMost(75, requests);
  await tab.close();
});

test('until the first card, a phone loads at most 340.6 KB, plus 36 KB for faces and sound, 9.5 KB for terms and 35 KB for the typeface', async () => {
  const paths = await loadedBy(PHONE, clickWithSound);
  const separate = paths.filter(isOfPeopleOrSound);
  assert.equal(separate.length, 2, 'faces and sound are loaded');
  atMost(
    340.6,
    paths.filter((path) => !isSeparate(path)),
  );
  assert.equal(paths.filter(isOfStage).length, 2, 'stage and pixi are two files');
  atMost(76, paths.filter(isOfStage));
  atMost(36, separate);
  atMost(9.5, paths.filter(isOfTerms));
  atMost(35, paths.filter(isOfTypeface));
  const languages = paths.filter((path) => /\/(?:de|en)-/.test(path) && !isOfTerms(path));
  assert.equal(languages.length, 1, 'one language');
  const late =
    /\/(?:advice-code|panels-code|rules-page-code|slate-code|replay|lesson|puzzle|activity|finale|help-code|\w+-hints|[\w-]+-help|french)-/;
  assert.deepEqual(
    paths.filter((path) => late.test(path)),
    [],
    'no code for features that were not used',
  );
});

test('the first question appears before the canvas and the code for computer players load', async () => {
  const tab = await open(PHONE, '', 0, true);
  await appears(tab, '.poster .fan canvas');
  let release = (): void => {};
  delayed = {
    paths: /\/(?:think|thinking-worker|create-stage|pixi)-/,
    until: new Promise((resolve) => (release = resolve)),
  };
  await tab.locator('>>> .poster .button').click();
  await appears(tab, '.prompt');
  assert.ok(!requests.some((path) => /\/pixi-/.test(path)), 'the canvas is not loaded yet');
  release();
  await appears(tab, '.stage[data-drawn] canvas');
  assert.ok(
    requests.some((path) => /\/think-/.test(path)),
    'the code for computer players is loaded',
  );
  await tab.close();
});

test('a wide table loads at most 8 KB more than a narrow table, for the slate', async () => {
  const paths = await loadedBy(WIDE);
  const slate = paths.filter((path) => /\/slate-/.test(path));
  assert.ok(slate.length > 0, 'the slate is loaded');
  atMost(8, slate);
  atMost(
    350,
    paths.filter((path) => !isSeparate(path)),
  );
});

test('a lesson loads at most 14.4 KB in addition to the files of a game', async () => {
  const tab = await open(PHONE, '');
  await appears(tab, '.poster .button + .button');
  await tab.evaluate(() => (document.querySelector('watten-table') as WattenTable).start());
  await appears(tab, '.prompt');
  await tab.waitForNetworkIdle();
  const earlier = requests.length;
  await tab.evaluate(() => (document.querySelector('watten-table') as WattenTable).startLesson());
  await appears(tab, '.lesson');
  const paths = requests.slice(earlier);
  assert.ok(
    paths.some((path) => /\/lesson-/.test(path)),
    'the lesson is loaded',
  );
  atMost(14.4, paths);
  await tab.close();
});

test('each language file is at most 9.2 KB, and at most 9.6 KB together with the language files that it imports', () => {
  const files = readdirSync('dist/cdn/chunks').filter((file) => file.endsWith('.js'));
  const nameOf = (file: string): string => file.replace(/-.{8}\.js$/, '');
  const sizes = LANGUAGES.map((language) => {
    const own =
      files.find((file) => nameOf(file) === language) ?? assert.fail(`The build has no file for '${language}'.`);
    const text = readFileSync(`dist/cdn/chunks/${own}`, 'utf8');
    const imported = files.filter((file) => LANGUAGES.includes(nameOf(file)) && text.includes(`./${file}`));
    const kilobytes = [own, ...imported].map((file) => sizeOf([`/chunks/${file}`]) / KB);
    return { language, kilobytes };
  });
  const tooLarge = sizes.filter(
    ({ kilobytes }) => kilobytes.some((one) => one > 9.2) || kilobytes.reduce((sum, one) => sum + one, 0) > 9.6,
  );
  assert.deepEqual(tooLarge, []);
});
