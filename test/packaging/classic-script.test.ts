/** `watten.js`, which loads the table from a classic script, and the sentence in place of a table that cannot run. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { transform } from 'esbuild';
import type { Page } from 'puppeteer-core';
import sirv from 'sirv';
import { UNAVAILABLE_TEXTS } from '../../src/i18n/unavailable.js';
import { openBrowser, type TestBrowser } from './open-browser.js';

const { de = '', en, it = '' } = UNAVAILABLE_TEXTS;

/** Answers a request for the module. */
type Answer = (response: ServerResponse, send: () => void) => void;

const properly: Answer = (_response, send) => send();
const missing: Answer = (response) => void response.writeHead(404).end();
const asText: Answer = (response) =>
  void response.writeHead(200, { 'content-type': 'text/plain' }).end(readFileSync('dist/cdn/watten-table.js'));
const asHtml: Answer = (response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Please sign in</h1>');
const broken: Answer = (response) =>
  void response.writeHead(200, { 'content-type': 'text/javascript' }).end('export const table = `not closed;');
const throwing: Answer = (response) =>
  void response.writeHead(200, { 'content-type': 'text/javascript' }).end("throw new Error('not in this browser');");
const closed: Answer = (response) => void response.destroy();

let answer: Answer = properly;
let page = '';
let headers: Readonly<Record<string, string>> = {};
/** Paths of requests since the page was opened. */
let requests: string[] = [];
const files = sirv('dist/cdn', { dev: true });

const server = createServer((request, response) => {
  const { url = '/' } = request;
  if (url === '/') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(page);
    return;
  }
  requests.push(url);
  const send = (): void => {
    request.url = url.replace(/^\/cdn/, '');
    files(request, response, () => void response.writeHead(404).end());
  };
  if (url.startsWith('/cdn/watten-table.js')) answer(response, send);
  else send();
});

let browser: TestBrowser;
before(async () => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

interface Visit {
  readonly body: string;
  readonly answer?: Answer;
  readonly headers?: Readonly<Record<string, string>>;
  /** Runs before the scripts of the page. */
  readonly first?: string;
}

async function open(visit: Visit): Promise<{ readonly tab: Page; readonly errors: readonly string[] }> {
  page = `<!doctype html><html lang="de"><link rel="icon" href="data:,">${visit.body}`;
  answer = visit.answer ?? properly;
  headers = visit.headers ?? {};
  requests = [];
  const tab = await (await browser.createBrowserContext()).newPage();
  await tab.setViewport({ width: 390, height: 844 });
  const errors: string[] = [];
  tab.on('pageerror', (error) => errors.push(String(error)));
  if (visit.first !== undefined) await tab.evaluateOnNewDocument(visit.first);
  // A script that waits delays the end of the navigation.
  void tab.goto(`http://localhost:${(server.address() as AddressInfo).port}/`).catch(() => {});
  await tab.waitForSelector('watten-table');
  return { tab, errors };
}

const SCRIPT = '<script src="/cdn/watten.js"></script>';
const TABLE = '<watten-table></watten-table>';

/** Waits for an element in the shadow root of the table. */
const appears = (tab: Page, selector: string): Promise<unknown> =>
  tab.waitForFunction(
    (wanted) => document.querySelector('watten-table')?.shadowRoot?.querySelector(wanted),
    { timeout: 8000 },
    selector,
  );

const posterOf = (tab: Page): Promise<unknown> => appears(tab, '.poster .primary:not(:disabled)');

/** The number of elements in the shadow root of the table. */
const countOf = (tab: Page, selector: string): Promise<number> =>
  tab.evaluate(
    (wanted) => document.querySelector('watten-table')!.shadowRoot!.querySelectorAll(wanted).length,
    selector,
  );

/** Waits until each table shows this text. */
const shows = (tab: Page, ...texts: readonly string[]): Promise<unknown> =>
  tab.waitForFunction(
    (expected) => {
      const tables = [...document.querySelectorAll<HTMLElement>('watten-table')];
      return (
        tables.length === expected.length &&
        tables.every(
          (table, at) => table.innerText.trim().replaceAll(/\s+/g, ' ') === expected[at] && table.offsetHeight > 0,
        )
      );
    },
    { timeout: 8000 },
    texts,
  );

/** The number of sentences on the page. */
const sentences = (tab: Page): Promise<number> =>
  tab.evaluate(() => document.querySelectorAll('[data-watten-unavailable]').length);

test('watten.js is ES5, so that browsers without modules run it', async () => {
  const code = readFileSync('dist/cdn/watten.js', 'utf8');
  const [old, now] = await Promise.all(['es5', 'esnext'].map((target) => transform(code, { target })));
  assert.equal(old?.code, now?.code);
  assert.doesNotMatch(code, /import\s*\(|\bFunction\(|\beval\b/);
});

/** Ways in which pages and optimisers include the script. */
const INCLUDED: Readonly<Record<string, string>> = {
  'a script element': SCRIPT,
  'a script element with `async`': '<script async src="/cdn/watten.js"></script>',
  'a script element with `defer`': '<script defer src="/cdn/watten.js"></script>',
  'a module': '<script type="module" src="/cdn/watten.js"></script>',
  'two script elements': SCRIPT + SCRIPT,
  'an injected script': `<script>document.head.append(Object.assign(document.createElement('script'), { src: '/cdn/watten.js' }))</script>`,
  'an inline script with `data-watten-src`': `<script data-watten-src="/cdn/watten.js">${readFileSync('dist/cdn/watten.js', 'utf8')}</script>`,
  'an inline script next to a delayed script element': `<script type="text/delayed" data-src="/cdn/watten.js"></script><script>${readFileSync('dist/cdn/watten.js', 'utf8')}</script>`,
  'a script element below <base>': '<base href="/elsewhere/"><script src="/cdn/watten.js"></script>',
};

for (const [name, script] of Object.entries(INCLUDED))
  test(`included as ${name}, watten.js shows the table and loads the module once`, async () => {
    const { tab, errors } = await open({ body: script + TABLE });
    await posterOf(tab);
    assert.equal(requests.filter((path) => path.includes('watten-table.js')).length, 1);
    assert.equal(await sentences(tab), 0);
    assert.deepEqual(errors, []);
    await tab.close();
  });

test('watten.js passes its query to the module, so that an update also replaces a cached module', async () => {
  const { tab } = await open({ body: `<script src="/cdn/watten.js?ver=2"></script>${TABLE}` });
  await posterOf(tab);
  assert.ok(requests.includes('/cdn/watten-table.js?ver=2'), requests.join());
  await tab.close();
});

test('watten.js works with a nonce and with Trusted Types', async () => {
  for (const policy of [
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-abc' 'strict-dynamic'",
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html watten-table watten-script",
  ]) {
    // oxlint-disable no-await-in-loop -- one page at a time
    const { tab, errors } = await open({
      body: `<script nonce="abc" src="/cdn/watten.js"></script>${TABLE}`,
      headers: { 'content-security-policy': policy },
    });
    await posterOf(tab);
    assert.deepEqual(errors, []);
    await tab.close();
    // oxlint-enable no-await-in-loop
  }
});

const FAILURES: Readonly<Record<string, Partial<Visit>>> = {
  'is missing': { answer: missing },
  'has the type text/plain': { answer: asText },
  'is an HTML page': { answer: asHtml },
  'has a syntax error': { answer: broken },
  'throws an error': { answer: throwing },
  'is lost with the connection': { answer: closed },
  'is forbidden by the content security policy': {
    headers: { 'content-security-policy': `script-src localhost:*/cdn/watten.js` },
  },
  'needs Trusted Types that the page forbids': {
    headers: { 'content-security-policy': "require-trusted-types-for 'script'; trusted-types 'none'" },
  },
};

for (const [name, visit] of Object.entries(FAILURES))
  test(`if the module ${name}, each table shows a sentence in its language`, async () => {
    const { tab } = await open({
      ...visit,
      body: `${SCRIPT}${TABLE}<watten-table lang="it-IT"></watten-table><div lang="en"><watten-table lang=""></watten-table></div>`,
    });
    await shows(tab, de, it, en);
    await tab.close();
  });

test('tables that the page adds after a failure show the sentence and keep their own content', async () => {
  const { tab } = await open({
    body: `${SCRIPT}<watten-table lang="lld"><b slot="poster">Servus</b></watten-table>`,
    answer: missing,
  });
  await shows(tab, `Servus ${it}`);
  await tab.evaluate(() => {
    const table = document.createElement('watten-table');
    table.lang = 'fr';
    document.body.append(table);
  });
  await shows(tab, `Servus ${it}`, de);
  assert.equal(await tab.$eval('b', (content) => content.slot), 'poster');
  await tab.close();
});

/** Shortens the wait of eight seconds. */
const IMPATIENT = `const { setTimeout } = window;
  window.setTimeout = (callback, ms, ...rest) => setTimeout.call(window, callback, ms === 8000 ? 400 : ms, ...rest);`;

test('a module that takes longer than eight seconds replaces the sentence when it arrives', async () => {
  let release = (): void => {};
  const { tab, errors } = await open({
    body: SCRIPT + TABLE,
    first: IMPATIENT,
    answer: (_response, send) => (release = send),
  });
  assert.equal(await sentences(tab), 0);
  await shows(tab, de);
  release();
  await posterOf(tab);
  assert.equal(await sentences(tab), 0);
  assert.deepEqual(errors, []);
  await tab.close();
});

test('a static poster shows the sentence and has no working buttons until the module arrives', async () => {
  const { de: view } = JSON.parse(readFileSync('dist/cdn/first-view.json', 'utf8')) as Record<
    string,
    { poster: string }
  >;
  let release = (): void => {};
  const { tab } = await open({
    body: `${SCRIPT}<watten-table lang="de">${view?.poster}</watten-table>`,
    first: IMPATIENT,
    answer: (_response, send) => (release = send),
  });
  await appears(tab, '.poster [data-watten-unavailable]');
  assert.equal(await countOf(tab, 'button:disabled'), 3);
  release();
  await appears(tab, '.fan canvas');
  assert.equal(await countOf(tab, '[data-watten-unavailable]'), 0);
  assert.equal(await countOf(tab, 'button:disabled'), 0);
  await tab.close();
});

test('a press on a static poster before the module arrives starts a game', async () => {
  const { de: view } = JSON.parse(readFileSync('dist/cdn/first-view.json', 'utf8')) as Record<
    string,
    { poster: string }
  >;
  let release = (): void => {};
  const { tab, errors } = await open({
    body: `${SCRIPT}<watten-table lang="de">${view?.poster}</watten-table>`,
    answer: (_response, send) => (release = send),
  });
  await posterOf(tab);
  const button = await tab.evaluateHandle(() =>
    document.querySelector('watten-table')!.shadowRoot!.querySelector('button')!,
  );
  await button.click();
  assert.equal(await tab.evaluate(() => customElements.get('watten-table')), undefined);
  release();
  await tab.waitForFunction(() => document.querySelector('watten-table')?.view);
  assert.deepEqual(errors, []);
  await tab.close();
});

for (const [name, first] of Object.entries({
  modules: 'delete HTMLScriptElement.prototype.noModule',
  'custom elements': 'delete window.customElements',
}))
  test(`in a browser without ${name}, each table shows the sentence`, async () => {
    const { tab, errors } = await open({ body: SCRIPT + TABLE, first });
    await shows(tab, de);
    assert.deepEqual(errors, []);
    await tab.close();
  });

const MODULE = '<script type="module" src="/cdn/watten-table.js"></script>';

/** Features that browsers below `browserslist` lack and without which the element cannot run. */
const OLD_BROWSERS: Readonly<Record<string, string>> = {
  adoptedStyleSheets: 'delete Document.prototype.adoptedStyleSheets; delete ShadowRoot.prototype.adoptedStyleSheets',
  attachInternals: 'delete HTMLElement.prototype.attachInternals',
  'color-mix()':
    'const { supports } = CSS; CSS.supports = (...query) => !query.join().includes("color-mix") && supports.apply(CSS, query)',
};

for (const [feature, first] of Object.entries(OLD_BROWSERS))
  test(`in a browser without ${feature}, the module shows the sentence and throws no error`, async () => {
    const { tab, errors } = await open({ body: `${MODULE}${TABLE}`, first });
    await tab.waitForFunction(
      (text) => document.querySelector('watten-table')?.shadowRoot?.querySelector('p')?.innerText === text,
      {},
      de,
    );
    assert.deepEqual(errors, []);
    await tab.close();
  });

test('text inside the element is visible only if the module does not load', async () => {
  const body = `${MODULE}<watten-table>The table needs JavaScript.</watten-table>`;
  const failed = await open({ body, answer: missing });
  await shows(failed.tab, 'The table needs JavaScript.');
  await failed.tab.close();
  const { tab } = await open({ body });
  await posterOf(tab);
  assert.doesNotMatch(await tab.$eval('watten-table', (table) => (table as HTMLElement).innerText), /JavaScript/);
  await tab.close();
});
