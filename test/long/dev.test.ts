/** Tests for `npm run dev`, which serves the demo from the current sources. */
import assert from 'node:assert/strict';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { serveLive } from '../../tools/demo/live.js';
import type { Served } from '../../tools/demo/serve.js';
import { launch } from '../../tools/shared/browser.js';

mkdirSync('.cache', { recursive: true });
// The folder is in the repository, so that its sources find their packages.
const from = resolve(mkdtempSync('.cache/dev-test-'));
const SOURCE = join(from, 'src/people/drawings.ts');
const PAGE = join(from, 'demo/people.html');

let served: Served;
let browser: Browser;
const errors: string[] = [];

/** Opens a page with a long timeout for busy machines. */
async function openPage(): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  return page;
}

before(async () => {
  cpSync('src', join(from, 'src'), { recursive: true });
  cpSync('demo', join(from, 'demo'), { recursive: true, filter: (path) => !/^demo[\\/](?:hosts|docs)/.test(path) });
  [served, browser] = await Promise.all([serveLive({ from, onBroken: (message) => errors.push(message) }), launch()]);
});
after(async () => {
  await browser.close();
  await served.close();
  rmSync(from, { recursive: true });
});

test('with `npm run dev`, a demo page reloads after a source changes and shows an error if a source is broken', async () => {
  const page = await openPage();
  await page.goto(`${served.url}/demo/people.html`);
  await page.waitForSelector('main img');

  appendFileSync(SOURCE, "\nObject.assign(globalThis, { saved: 'first' });\n");
  await page.waitForFunction("globalThis.saved === 'first'");

  const good = readFileSync(SOURCE, 'utf8');
  writeFileSync(SOURCE, `${good}const = ;`);
  await page.waitForFunction(() =>
    document.querySelector('pre[style]')?.textContent?.includes('src/people/drawings.ts'),
  );
  assert.match(errors.join('\n'), /src\/people\/drawings\.ts/);

  writeFileSync(SOURCE, good.replace("'first'", "'second'"));
  await page.waitForFunction("globalThis.saved === 'second'");

  writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replace('</main>', '<p id="added"></p></main>'));
  await page.waitForSelector('#added');
  await page.close();
});

test("the dev server serves the computer players' worker and starts a table server", async () => {
  const page = await openPage();
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  await page.goto(`${served.url}/demo/`);
  const worker = new Promise<string>((done) => page.once('workercreated', (created) => done(created.url())));
  await page.waitForFunction(() => document.querySelector('watten-table')?.matches(':defined'));
  await page.click('#start');
  assert.equal(new URL(await worker).pathname, '/dist/src/element/shell/worker/thinking-worker.js');
  const { address } = (await (await fetch(`${served.url}/tables`)).json()) as { readonly address: string };
  assert.match(address, /^http:/);
  assert.deepEqual(failures, []);
  await page.close();
});
