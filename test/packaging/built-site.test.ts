/** The documentation as built by VitePress. The tests are skipped unless `npm run docs` has built the current pages. */
import { existsSync } from 'node:fs';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { serve } from '../../tools/demo/serve.js';
import { docsAreCurrent } from '../../tools/docs/build-docs.js';
import { runs } from '../runs.js';
import { openBrowser, type TestBrowser } from './open-browser.js';

const skip = (await docsAreCurrent()) ? false : 'npm run docs has not built the current documentation';
/** The docs build takes pictures of the desk in `dist/`, if there is one. */
const skipPictures = existsSync('docs/.vitepress/pictures') ? skip : 'npm run docs has taken no pictures';

let browser: TestBrowser;
let demo: Awaited<ReturnType<typeof serve>>;

before(async () => {
  if (skip !== false) return;
  [demo, browser] = await Promise.all([serve(), openBrowser()]);
});

after(async () => {
  if (skip !== false) return;
  await browser.close();
  await demo.close();
});

/** Opens a page of the site. `problems` collects errors and requests to other servers. */
async function openPage(path: string): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(demo.url) && !/^(?:data|blob|about):/.test(url)) problems.push(url);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(`${demo.url}/demo/docs/${path}`, { waitUntil: 'networkidle0' });
  return { page, problems };
}

test('documentation pages fit a 390 px wide screen and load nothing from other servers', { skip }, async () => {
  const others = ['guides/website.html', 'reference/engine.html', 'de/'];
  for (const path of ['', 'reference/events.html', ...runs<readonly string[]>([], others)]) {
    // oxlint-disable no-await-in-loop -- one page at a time
    const { page, problems } = await openPage(path);
    await page.setViewport({ width: 390, height: 844 });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, path);
    assert.deepEqual(problems, [], path);
    await page.close();
    // oxlint-enable no-await-in-loop
  }
});

test(
  'a documentation page has a sidebar, a table of contents, copy buttons, a dark mode and a link to the demo',
  { skip },
  async () => {
    const { page } = await openPage('guides/csp.html');
    await page.setViewport({ width: 1440, height: 900 });
    const count = (selector: string): Promise<number> => page.$$eval(selector, (elements) => elements.length);
    assert.ok((await count('.VPSidebar a')) > 30);
    assert.ok((await count('.VPDocAsideOutline a')) > 1);
    assert.ok((await count('.vp-doc button.copy')) > 2);
    await page.click('.VPSwitchAppearance');
    await page.waitForFunction(() => document.documentElement.classList.contains('dark'));
    await Promise.all([page.waitForNavigation(), page.click('.VPNavBarMenu .site-link')]);
    assert.equal(page.url(), `${demo.url}/demo/`);
    await page.close();
  },
);

test('a live example in the documentation runs above its code in a frame as tall as its table', { skip }, async () => {
  const { page, problems } = await openPage('guides/plain-html.html');
  await page.waitForFunction(() => {
    const frame = document.querySelector<HTMLIFrameElement>('.live-example iframe');
    const table = frame?.contentDocument?.querySelector('watten-table');
    return table?.shadowRoot?.textContent?.includes('Watten') && frame?.style.height === `${table.offsetHeight}px`;
  });
  assert.match(await page.$eval('.live-example code', (code) => code.textContent), /<watten-table><\/watten-table>/);
  assert.deepEqual(problems, []);
  await page.close();
});

test('the search of the documentation site finds guides, options and error codes', { skip }, async () => {
  const { page } = await openPage('guides/csp.html');
  const expected: Readonly<Record<string, RegExp>> = {
    refusal: /rule options.*refusal/i,
    'house rules': /^#House rules/,
    WordPress: /WordPress/,
    'invalid-option': /Troubleshooting|House rules/,
  };
  await page.keyboard.press('/');
  await page.waitForSelector('.search-input');
  for (const [query, title] of Object.entries(expected)) {
    // oxlint-disable no-await-in-loop -- one search at a time
    await page.$eval('.search-input', (input) => ((input as HTMLInputElement).value = ''));
    await page.type('.search-input', query);
    await page.waitForFunction(
      (pattern, flags) =>
        [...document.querySelectorAll('.result .titles')]
          .slice(0, 4)
          .some((result) => new RegExp(pattern, flags).test(result.textContent?.trim() ?? '')),
      {},
      title.source,
      title.flags,
    );
    // oxlint-enable no-await-in-loop
  }
});

test(
  'the guides to a tournament evening show pictures of the desk in their language',
  { skip: skipPictures },
  async () => {
    for (const [path, language] of [
      ['de/evening.html', 'de'],
      ['it/evening.html', 'it'],
      ['guides/evening.html', 'en'],
    ] as const) {
      // oxlint-disable no-await-in-loop -- one page at a time
      const { page, problems } = await openPage(path);
      const pictures = await page.$$eval('img.desk-picture', async (images) =>
        Promise.all(
          images.map(async (image) => {
            image.loading = 'eager';
            await image.decode();
            return { name: image.src.split('/').at(-1) ?? '', width: image.naturalWidth, alt: image.alt };
          }),
        ),
      );
      assert.equal(pictures.length, 6, path);
      for (const { name, width, alt } of pictures) {
        assert.match(name, new RegExp(`^\\w+\\.${language}\\.`));
        assert.ok(width > 500 && alt.length > 20, name);
      }
      assert.deepEqual(problems, [], path);
      await page.close();
      // oxlint-enable no-await-in-loop
    }
  },
);
