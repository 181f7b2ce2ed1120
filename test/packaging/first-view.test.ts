/** The data in dist/cdn/first-view with which a page shows a table before its script runs. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Page } from 'puppeteer-core';
import { LANGUAGES, loadMessages } from '../../src/i18n/languages.js';
import { serve } from '../../tools/demo/serve.js';
import type { FirstView } from '../../tools/build/first-view.js';
import { layoutShiftOf } from './layout-shift-of.js';
import { openBrowser, type TestBrowser } from './open-browser.js';

const PHONE = { width: 390, height: 844 };
/** Maximum size of a poster, in bytes (gzipped). */
const LIMIT = 2100;

const views = JSON.parse(readFileSync('dist/cdn/first-view.json', 'utf8')) as Readonly<Record<string, FirstView>>;

let browser: TestBrowser;
let site: Awaited<ReturnType<typeof serve>>;

before(async () => {
  [site, browser] = await Promise.all([serve(), openBrowser()]);
});
after(async () => {
  await browser.close();
  await site.close();
});

/** A page in the folder `cdn` of the build. */
interface OpenPage {
  readonly tab: Page;
  /** Requested files, relative to that folder, without the page. */
  readonly requests: readonly string[];
  /** Answers the requests that wait. */
  release(): void;
}

/** Opens a page that requests files at the usual time, but preloads no game. */
async function open(body: string, held = /^$/): Promise<OpenPage> {
  const tab = await (await browser.createBrowserContext()).newPage();
  await tab.setViewport(PHONE);
  await tab.evaluateOnNewDocument('window.requestIdleCallback = () => 0');
  const requests: string[] = [];
  const waiting: (() => void)[] = [];
  await tab.setRequestInterception(true);
  tab.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace('/dist/cdn/', '');
    // The typeface of the table is as wide as Georgia, but not as wide as the serif of the test machine.
    const style = '<style>body { margin: 0 } watten-table { --watten-font: serif }</style>';
    const content = `<!doctype html><html lang="en"><link rel="icon" href="data:,">${style}${body}<p>Every evening</p>`;
    if (path === 'page.html') return void request.respond({ contentType: 'text/html; charset=utf-8', body: content });
    if (request.url().startsWith('http')) requests.push(path);
    if (held.test(path)) waiting.push(() => void request.continue());
    else void request.continue();
  });
  // A script that waits also delays the end of the navigation.
  const opened = tab.goto(`${site.url}/dist/cdn/page.html`);
  await (held.source === '^$' ? opened : tab.waitForSelector('p'));
  return {
    tab,
    requests,
    release: () => {
      for (const answer of waiting.splice(0)) answer();
    },
  };
}

const appears = (tab: Page, selector: string): Promise<unknown> =>
  tab.waitForFunction(
    (wanted) => document.querySelector('watten-table')?.shadowRoot?.querySelector(wanted),
    {},
    selector,
  );

const pasted = (language: string): string => readFileSync(`dist/cdn/first-view/${language}.html`, 'utf8');

test('first-view.json has a poster of at most 2.1 KB with the texts of each language', async () => {
  assert.deepEqual(Object.keys(views), [...LANGUAGES].sort());
  for (const language of LANGUAGES) {
    const { poster } = views[language] ?? assert.fail(`no data for '${language}'`);
    const { salzburg } = await loadMessages(language);
    const text = poster.replaceAll(/<style>[^]*?<\/style>|<[^>]*>/g, ' ');
    for (const words of [salzburg.title, salzburg.start, salzburg.learn, salzburg['label-rules']])
      assert.ok(text.includes(words), `'${words}' is in the poster for '${language}'`);
    const size = gzipSync(poster, { level: 9 }).length;
    assert.ok(size <= LIMIT, `${size} bytes`);
  }
});

for (const language of LANGUAGES)
  test(`the files to preload for '${language}' are the files that a visible table loads until its poster is complete`, async () => {
    const { tab, requests } = await open(
      `<script type="module" src="watten-table.js"></script><watten-table lang="${language}"></watten-table>`,
    );
    await appears(tab, '.poster .fan canvas');
    const { preload } = views[language] ?? assert.fail(`no data for '${language}'`);
    assert.deepEqual([...requests].sort(), [...preload, 'watten-table.js'].sort());
    await tab.close();
  });

test('a page with the HTML of first-view shows the poster before the script, and the table takes over in place', async () => {
  for (const language of ['de', 'lld']) {
    // oxlint-disable no-await-in-loop -- one page at a time
    const { tab, requests, release } = await open(pasted(language), /^watten-table\.js|poster-cards/);
    await appears(tab, '.poster .button');
    const drawn = await tab.screenshot();
    assert.equal(await tab.evaluate(() => customElements.get('watten-table')), undefined);
    // The poster without its fan, rendered by the element.
    const alone = await open(
      `<script type="module" src="watten-table.js"></script><watten-table lang="${language}"></watten-table>`,
      /poster-cards/,
    );
    await appears(alone.tab, '.poster .button');
    assert.ok(Buffer.from(drawn).equals(await alone.tab.screenshot()), `the posters for '${language}' look the same`);
    await alone.tab.close();
    release();
    await appears(tab, '.poster .fan canvas');
    assert.equal(await layoutShiftOf(tab), 0);
    assert.equal(new Set(requests).size, requests.length, 'each file loads once');
    assert.equal(
      await tab.evaluate(() => document.querySelector('watten-table')?.shadowRoot?.querySelectorAll('.inside').length),
      1,
    );
    await tab.close();
    // oxlint-enable no-await-in-loop
  }
});
