/** The published package when a browser takes its graphics away and gives them back: what is renamed in it still fits together. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { packedBuild } from '../../tools/shared/packed.js';
import { openBrowser, type TestBrowser } from './open-browser.js';

const PAGE = `<!doctype html><html lang="en"><link rel="icon" href="data:,">
  <script type="module" src="/watten-table.js"></script>
  <watten-table autostart speed="instant" seed="stube" confirm="never" style="height: 480px; width: 400px"></watten-table>`;

let unpacked = '';
const server = createServer(({ url = '/' }, response) => {
  if (url === '/') return void response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
  readFile(join(unpacked, 'dist/cdn', url)).then(
    (file) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(file),
    () => response.writeHead(404).end(),
  );
});
let browser: TestBrowser;
let tab: Page;
const errors: string[] = [];

declare global {
  interface Window {
    /** The canvas with the cards, and what can take its graphics away. */
    cards: HTMLCanvasElement;
    loser: WEBGL_lose_context;
  }
}

before(async () => {
  ({ unpacked } = await packedBuild());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await openBrowser();
  tab = await browser.newPage();
  tab.on('pageerror', (error) => errors.push(String(error)));
});

after(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

/** Plays until the human is to play a card again. */
const playACard = (): Promise<unknown> =>
  tab.waitForFunction(async () => {
    const table = document.querySelector('watten-table');
    const view = table?.view;
    if (!table || !view?.toAct.includes(0)) return false;
    const [action] = view.legal;
    if (action) await table.act(action);
    return action?.type === 'play';
  });

/** What lies on the table when the human is asked for something, as soon as it is another picture than this one. */
async function pictureAfter(last: string): Promise<string> {
  const shown = await tab.waitForFunction(
    (former) => {
      const table = document.querySelector('watten-table');
      const hand = table?.shadowRoot?.querySelectorAll('.hand .card') ?? [];
      // It is asked when all cards lie where they belong.
      const isAsked = table?.shadowRoot?.querySelector('.hand .card[aria-disabled="false"], .prompt .button');
      const now = window.cards.toDataURL();
      return now !== former && isAsked && hand.length === table?.view?.hand.length && now;
    },
    { polling: 50 },
    last,
  );
  return String(await shown.jsonValue());
}

test('cards are drawn again when the graphics come back, on the same canvas, and the game goes on', async () => {
  await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await playACard();
  await tab.waitForFunction(() => {
    const all = document
      .querySelector('watten-table')
      ?.shadowRoot?.querySelectorAll<HTMLCanvasElement>('.stage canvas');
    const cards = [...(all ?? [])].find((canvas) => canvas.getContext('webgl2') ?? canvas.getContext('webgl'));
    const gl = cards?.getContext('webgl2') ?? cards?.getContext('webgl');
    const loser = gl?.getExtension('WEBGL_lose_context');
    return cards && loser && Object.assign(window, { cards, loser });
  });
  const empty = await tab.evaluate(() => {
    const { width, height } = window.cards;
    return Object.assign(document.createElement('canvas'), { width, height }).toDataURL();
  });
  const drawn = await pictureAfter(empty);

  await tab.evaluate(async () => {
    const heard = (type: string): Promise<unknown> =>
      new Promise((resolve) => window.cards.addEventListener(type, resolve, { once: true }));
    const lost = heard('webglcontextlost');
    window.loser.loseContext();
    await lost;
    // The browser does not give it back before all have heard that it is gone.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const restored = heard('webglcontextrestored');
    window.loser.restoreContext();
    await restored;
  });
  await tab.waitForFunction((wanted) => window.cards.toDataURL() === wanted, { polling: 50 }, drawn);
  await playACard();
  assert.notEqual(await pictureAfter(drawn), drawn);
  assert.ok(await tab.evaluate(() => window.cards.isConnected), 'it is the same canvas');
  assert.deepEqual(errors, []);
});
