/** The published package after a lost and restored WebGL context. The test checks that minified names still match. */
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
    /** The canvas with the cards, and the extension that loses its context. */
    cards: HTMLCanvasElement;
    loseContextExtension: WEBGL_lose_context;
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

/** Plays until it is the visitor's turn to play a card again. */
const playACard = (): Promise<unknown> =>
  tab.waitForFunction(async () => {
    const table = document.querySelector('watten-table');
    const view = table?.view;
    if (!table || !view?.toAct.includes(0)) return false;
    const [action] = view.legal;
    if (action) await table.act(action);
    return action?.type === 'play';
  });

/**
 * Waits until it is the visitor's turn and the canvas differs from a previous picture. Returns the new picture as a data
 * URL.
 */
async function pictureAfter(last: string): Promise<string> {
  const shown = await tab.waitForFunction(
    (previous) => {
      const table = document.querySelector('watten-table');
      const hand = table?.shadowRoot?.querySelectorAll('.hand .card') ?? [];
      // The question appears when all cards are at rest.
      const isMyTurn = table?.shadowRoot?.querySelector('.hand .card[aria-disabled="false"], .prompt .button');
      const now = window.cards.toDataURL();
      return now !== previous && isMyTurn && hand.length === table?.view?.hand.length && now;
    },
    { polling: 50 },
    last,
  );
  return String(await shown.jsonValue());
}

test('after the browser restores a lost WebGL context, the table redraws its cards on the same canvas', async () => {
  await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await playACard();
  await tab.waitForFunction(() => {
    const all = document
      .querySelector('watten-table')
      ?.shadowRoot?.querySelectorAll<HTMLCanvasElement>('.stage canvas');
    const cards = [...(all ?? [])].find((canvas) => canvas.getContext('webgl2') ?? canvas.getContext('webgl'));
    const gl = cards?.getContext('webgl2') ?? cards?.getContext('webgl');
    const loseContextExtension = gl?.getExtension('WEBGL_lose_context');
    return cards && loseContextExtension && Object.assign(window, { cards, loseContextExtension });
  });
  const empty = await tab.evaluate(() => {
    const { width, height } = window.cards;
    return Object.assign(document.createElement('canvas'), { width, height }).toDataURL();
  });
  const drawn = await pictureAfter(empty);

  await tab.evaluate(async () => {
    const eventFired = (type: string): Promise<unknown> =>
      new Promise((resolve) => window.cards.addEventListener(type, resolve, { once: true }));
    const lost = eventFired('webglcontextlost');
    window.loseContextExtension.loseContext();
    await lost;
    // The browser restores the context only after `webglcontextlost` has fired everywhere.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const restored = eventFired('webglcontextrestored');
    window.loseContextExtension.restoreContext();
    await restored;
  });
  await tab.waitForFunction((wanted) => window.cards.toDataURL() === wanted, { polling: 50 }, drawn);
  await playACard();
  assert.notEqual(await pictureAfter(drawn), drawn);
  assert.ok(await tab.evaluate(() => window.cards.isConnected), 'the canvas is the same');
  assert.deepEqual(errors, []);
});
