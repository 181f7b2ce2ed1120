/** What a page loads until something is to be seen or done: counted where it is asked for, at a server. */
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
import { unpainted } from './unpainted.js';

/** As everywhere here: of 1000 bytes. */
const KB = 1000;
const PHONE = { width: 390, height: 844 };
const BROAD = { width: 1440, height: 900 };

/** The page at `/`. */
let page = '';
/** What was asked for since the page was opened, in order. */
let asked: string[] = [];
/** What is not answered, until it is let go. */
let held: { readonly what: RegExp; readonly until: Promise<void> } | null = null;

const answer = (path: string, response: ServerResponse): void => {
  // As from a CDN: what has come once is not asked for again.
  const headers = { 'cache-control': 'max-age=600' };
  if (path === '/') return void response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  asked.push(path);
  const send = (): void =>
    void response
      .writeHead(200, { ...headers, 'content-type': 'text/javascript' })
      .end(readFileSync(`dist/cdn${path}`));
  if (held?.what.test(path)) void held.until.then(send);
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
  asked = [];
  held = null;
});

/** Opens a page with nothing in its cache; one that is busy never loads ahead. */
async function open(viewport: typeof PHONE, attributes: string, above = 0, isBusy = false): Promise<Page> {
  page = `<!doctype html><html lang="de"><link rel="icon" href="data:,"><body style="margin: ${above}px 0 0">
    <script type="module" src="/watten-table.js"></script>
    <watten-table speed="instant" seed="gewicht" ${attributes}></watten-table>`;
  const context = await browser.createBrowserContext();
  const tab = await unpainted(await context.newPage());
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

/** What explains terms comes as soon as somebody moves at the table. */
const isOfTerms = (path: string): boolean => /\/(?:terms-code|load-guide|\w+-glossary)-/.test(path);
const isOfStage = (path: string): boolean => /\/(?:create-stage|pixi)-/.test(path);
const isOfPeopleOrSound = (path: string): boolean => /\/(?:people-code|sound-output)-/.test(path);

const weightOf = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(`dist/cdn${path}`), { level: 9 }).length, 0);

function atMost(limit: number, paths: readonly string[]): void {
  assert.deepEqual([...new Set(paths)], paths, 'nothing is loaded twice');
  const kilobytes = (weightOf(paths) / KB).toFixed(1);
  assert.ok(weightOf(paths) <= limit * KB, `${kilobytes} KB in ${paths.join(', ')}`);
}

/** Plays until the human's first card lies on the table. */
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

/** Somebody does something at a table that is not silent. */
async function hear(tab: Page): Promise<void> {
  await tab.evaluate(() => document.querySelector('watten-table')?.setAttribute('speed', 'fast'));
  const came = tab.waitForResponse((response) => response.url().includes('/sound-output-'));
  await tab.mouse.click(PHONE.width / 2, 300);
  await came;
}

/** What a table has loaded that is played at. */
async function loadedBy(viewport: typeof PHONE, then?: (tab: Page) => Promise<void>): Promise<readonly string[]> {
  const tab = await open(viewport, 'autostart sound');
  await playACard(tab);
  await appears(tab, '.stage canvas');
  await appears(tab, '.seat .face[data-drawn]');
  await then?.(tab);
  await tab.close();
  return asked;
}

test('an element out of sight, with its language, is at most 34.6 KB', async () => {
  const tab = await open(PHONE, '', 4000);
  await appears(tab, '.poster .button');
  atMost(34.6, asked);
  await tab.close();
});

test('until the fan on the poster is drawn at most 70.5 KB are loaded', async () => {
  const tab = await open(PHONE, '', 0, true);
  await appears(tab, '.poster .fan svg:nth-of-type(5)');
  atMost(70.5, asked);
  await tab.close();
});

test('a table on a phone is at most 306.6 KB until a card is played, its stage with pixi 76 KB, people and sound 36 KB, what explains terms 8 KB', async () => {
  const paths = await loadedBy(PHONE, hear);
  const apart = paths.filter(isOfPeopleOrSound);
  assert.equal(apart.length, 2, 'people and sound have come');
  atMost(
    306.6,
    paths.filter((path) => !isOfPeopleOrSound(path) && !isOfTerms(path)),
  );
  assert.equal(paths.filter(isOfStage).length, 2, 'the stage has come, and nothing of pixi apart from it');
  atMost(76, paths.filter(isOfStage));
  atMost(36, apart);
  atMost(8, paths.filter(isOfTerms));
  const languages = paths.filter((path) => /\/(?:de|en)-/.test(path) && !isOfTerms(path));
  assert.equal(languages.length, 1, 'one language');
  const late =
    /\/(?:advice-code|panels-code|rules-page-code|slate-code|replay|lesson|puzzle|activity|finale|help-code|\w+-hints|[\w-]+-help|french)-/;
  assert.deepEqual(
    paths.filter((path) => late.test(path)),
    [],
    'what nobody has asked for yet',
  );
});

test('the first question waits neither for the canvas nor for what computers think by', async () => {
  const tab = await open(PHONE, '', 0, true);
  await appears(tab, '.poster .fan svg:nth-of-type(5)');
  let letGo = (): void => {};
  held = { what: /\/(?:think|thinking-worker|create-stage|pixi)-/, until: new Promise((resolve) => (letGo = resolve)) };
  await tab.locator('>>> .poster .button').click();
  await appears(tab, '.prompt');
  assert.ok(!asked.some((path) => /\/pixi-/.test(path)), 'the canvas is still waited for');
  letGo();
  await appears(tab, '.stage[data-drawn] canvas');
  assert.ok(
    asked.some((path) => /\/think-/.test(path)),
    'what is thought by has come',
  );
  await tab.close();
});

test('a broad table has the slate besides, in at most 8 KB', async () => {
  const paths = await loadedBy(BROAD);
  const slate = paths.filter((path) => /\/slate-/.test(path));
  assert.ok(slate.length > 0, 'the slate has come');
  atMost(8, slate);
  atMost(
    316,
    paths.filter((path) => !isOfPeopleOrSound(path) && !isOfTerms(path)),
  );
});

test('a lesson is at most 12 KB more than a game, in one language', async () => {
  const tab = await open(PHONE, '');
  await appears(tab, '.poster .button + .button');
  await tab.evaluate(() => (document.querySelector('watten-table') as WattenTable).start());
  await appears(tab, '.prompt');
  await tab.waitForNetworkIdle();
  const earlier = asked.length;
  await tab.evaluate(() => (document.querySelector('watten-table') as WattenTable).startLesson());
  await appears(tab, '.lesson');
  const paths = asked.slice(earlier);
  assert.ok(
    paths.some((path) => /\/lesson-/.test(path)),
    'the lesson has come',
  );
  atMost(12, paths);
  await tab.close();
});

test('what a game needs of a language is at most 8 KB, and half of one more where its words stand in another’s sentences', () => {
  const files = readdirSync('dist/cdn/chunks').filter((file) => file.endsWith('.js'));
  const nameOf = (file: string): string => file.replace(/-.{8}\.js$/, '');
  const weights = LANGUAGES.map((language) => {
    const own = files.find((file) => nameOf(file) === language) ?? assert.fail(`There is no file of '${language}'.`);
    const text = readFileSync(`dist/cdn/chunks/${own}`, 'utf8');
    const imported = files.filter((file) => LANGUAGES.includes(nameOf(file)) && text.includes(`./${file}`));
    const kilobytes = [own, ...imported].map((file) => weightOf([`/chunks/${file}`]) / KB);
    return { language, kilobytes };
  });
  const tooHeavy = weights.filter(
    ({ kilobytes }) => kilobytes.some((one) => one > 8) || kilobytes.reduce((sum, one) => sum + one, 0) > 8.5,
  );
  assert.deepEqual(tooHeavy, []);
});
