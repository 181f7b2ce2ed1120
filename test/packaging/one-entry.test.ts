/** The entry of the build for script tags contains the code that a table needs first, and shares it with other files. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { serve } from '../../tools/demo/serve.js';
import { openBrowser, type TestBrowser } from './open-browser.js';
import { withoutPainting, withoutWebGl } from './without-painting.js';

let browser: TestBrowser;
let site: Awaited<ReturnType<typeof serve>>;
let faults: string[] = [];

before(async () => {
  [site, browser] = await Promise.all([serve(), openBrowser()]);
});
after(async () => {
  await browser.close();
  await site.close();
});

/** Opens a page without scripts. */
async function open(): Promise<Page> {
  const tab = await withoutWebGl(await withoutPainting(await (await browser.createBrowserContext()).newPage()));
  faults = [];
  tab.on('pageerror', (error) => faults.push(String(error)));
  tab.on('console', (line) => line.type() === 'warn' && faults.push(line.text()));
  await tab.setRequestInterception(true);
  tab.on('request', (request) =>
    request.url().endsWith('/page.html')
      ? void request.respond({
          contentType: 'text/html; charset=utf-8',
          body: '<!doctype html><html lang="en"><link rel="icon" href="data:,"><watten-table speed="instant"></watten-table>',
        })
      : void request.continue(),
  );
  await tab.goto(`${site.url}/page.html`);
  return tab;
}

test('watten-table.js imports no other file before the table is defined', () => {
  const code = readFileSync('dist/cdn/watten-table.js', 'utf8');
  assert.deepEqual(code.match(/\b(?:import|from)\s*["'`][^"'`]+["'`]/g), null);
});

test('a page that loads the entry at two URLs has one element class, and its table starts a game', async () => {
  const tab = await open();
  const isSame = await tab.evaluate(`(async () => {
    const [one, other] = await Promise.all(['?ver=1', '?ver=2'].map((query) => import('/dist/cdn/watten-table.js' + query)));
    const table = document.querySelector('watten-table');
    await table.start();
    return one.WattenTable === other.WattenTable && one.WattenStartEvent === other.WattenStartEvent && table.view !== null;
  })()`);
  assert.equal(isSame, true);
  assert.deepEqual(faults, []);
  await tab.close();
});

for (const order of [
  ['engine', 'watten-table'],
  ['watten-table', 'engine'],
])
  test(`if a page loads ${order.join('.js before ')}.js, the table plays a game of the engine and reports its errors`, async () => {
    const tab = await open();
    const outcome = await tab.evaluate(`(async () => {
      for (const file of ${JSON.stringify(order)}) await import('/dist/cdn/' + file + '.js');
      const { connect, createGame, parseRules } = await import('/dist/cdn/engine.js');
      const table = document.querySelector('watten-table');
      const codes = [];
      table.addEventListener('watten-error', (event) => { codes.push(event.detail.code); event.preventDefault(); });
      let thrown = '';
      try { parseRules('farbe farbe'); } catch (error) { thrown = error.name; }
      const game = createGame({ variant: 'suedtirol', seed: 'one' });
      table.connection = connect(game, 0);
      while (!table.view) await new Promise((resolve) => setTimeout(resolve, 10));
      await table.act({ type: 'play', seat: 0, card: 'XX' });
      return { thrown, codes, players: table.view.rules.players };
    })()`);
    assert.deepEqual(outcome, { thrown: 'InputError', codes: ['wrong-phase'], players: 4 });
    assert.deepEqual(faults, []);
    await tab.close();
  });
