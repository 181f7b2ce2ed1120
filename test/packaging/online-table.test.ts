/** People meet at a table of a server: real browsers, real sockets, the built package, a page with a strict policy. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import type { TableServer } from '../../src/server/table-server.js';
import { launch } from '../../tools/shared/browser.js';
import { openServer } from '../server/served.js';

let server: TableServer;
let browser: Browser;

const page = (
  lang: string,
  players: number,
): string => `<!doctype html><html lang="${lang}"><link rel="icon" href="data:,"><body>
  <script type="module" src="/watten-table.js"></script>
  <watten-table speed="instant" persist="friends" target="9" players="${players}" server="${server.url}"></watten-table>`;

const pages = createServer(({ url = '/' }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  if (!['/', '/en', '/two'].includes(pathname))
    return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(`dist/cdn${pathname}`));
  const servers = `${server.url} ${server.url.replace(/^http/u, 'ws')}`;
  const policy = `default-src 'none'; script-src 'self'; worker-src 'self' blob:; img-src data:; connect-src ${servers}`;
  return void response
    .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy })
    .end(page(pathname === '/en' ? 'en' : 'de', pathname === '/two' ? 2 : 4));
});
const home = (): string => `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;

before(async () => {
  server = await openServer();
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  browser = await launch();
});

after(async () => {
  await browser.close();
  await server.close();
  pages.closeAllConnections();
  pages.close();
});

/** Somebody with a browser of his own. */
const somebody = async (address = `${home()}/`): Promise<Page> => {
  const context = await browser.createBrowserContext();
  const tab = await context.newPage();
  await tab.setViewport({ width: 390, height: 844 });
  await tab.goto(address);
  return tab;
};

const inTable = (selector: string): string =>
  `document.querySelector('watten-table').shadowRoot.querySelector(${JSON.stringify(selector)})`;
const appears = (tab: Page, selector: string): Promise<unknown> => tab.waitForFunction(inTable(selector));
const isTrue = (tab: Page, expression: string): Promise<unknown> => tab.waitForFunction(expression);
const press = async (tab: Page, selector: string): Promise<void> => {
  await appears(tab, selector);
  await tab.evaluate(`${inTable(selector)}.click()`);
};
const write = async (tab: Page, name: string, text: string): Promise<void> => {
  await appears(tab, `[name=${name}]`);
  await tab.evaluate(`${inTable(`[name=${name}]`)}.focus()`);
  await tab.keyboard.type(text);
};
const says = (tab: Page, selector: string, text: string): Promise<unknown> =>
  isTrue(tab, `${inTable(selector)}?.textContent.includes(${JSON.stringify(text)})`);
const view = <T>(tab: Page, expression: string): Promise<T> =>
  tab.evaluate(`document.querySelector('watten-table').view?.${expression}`) as Promise<T>;

/** A table with one who opened it and has taken a seat. */
const opened = async (path = '/'): Promise<{ readonly opener: Page; readonly link: string }> => {
  const opener = await somebody(home() + path);
  await write(opener, 'name', 'Moidl');
  await press(opener, '[data-online=open]');
  await press(opener, '[data-place="0"] [data-online=sit]');
  await appears(opener, '.place.mine');
  return { opener, link: (await opener.evaluate(`${inTable('.link input')}.value`)) as string };
};

test('One opens a table, the other comes by the link, partners sit opposite, computers between them, and all agree', async () => {
  const { opener, link } = await opened();
  assert.match(link, /#watten-table=[\w-]{12,}$/u);
  const guest = await somebody(link.replace('/#', '/en#'));
  await says(guest, '.lobby', 'You are invited');
  await write(guest, 'name', 'Luis');
  await press(guest, '[data-online=join]');
  await press(guest, '[data-place="2"] [data-online=sit]');
  await says(opener, '.place.far', 'Luis');
  await press(opener, '[data-place="1"] [data-online=fill]');
  await press(opener, '[data-place="3"] [data-online=fill]');
  await says(guest, '.place.far', 'Moidl');
  await isTrue(guest, `${inTable('.places')}.querySelectorAll('.computer').length === 2`);
  await press(opener, '[data-online=ready]');
  await says(guest, '.place.far', 'is ready');
  assert.equal(await view(guest, 'seat'), undefined, 'nobody plays before all have agreed');
  await press(guest, '[data-online=ready]');
  await appears(opener, '.bar');
  await appears(guest, '.bar');
  assert.deepEqual([await view(opener, 'seat'), await view(guest, 'seat')], [0, 2]);
  assert.equal(await view(opener, 'rules.target'), 9);
  await says(guest, '.seats', 'Moidl');

  // Whoever loads his page again is back at his seat, without being asked.
  await guest.reload();
  await appears(guest, '.bar');
  assert.equal(await view(guest, 'seat'), 2);

  // Knocking is heard, and who leaves is played for.
  await press(guest, '[data-online=table]');
  await press(guest, '[data-online=knock]');
  await says(opener, '.knocked', 'Luis klopft');
  await press(guest, '[data-online=leave]');
  await appears(guest, '.door');
  await press(opener, '[data-online=table]');
  await says(opener, '.lobby .place.far', 'Computer');
});

test('By its spoken code somebody looks on who sees no hand', async () => {
  const { opener } = await opened();
  const code = (await opener.evaluate(`${inTable('.code strong')}.textContent`)) as string;
  assert.match(code, /^[a-z]{8}$/u);
  for (const seat of [1, 2, 3]) await press(opener, `[data-place="${seat}"] [data-online=fill]`);
  const watcher = await somebody();
  await write(watcher, 'code', code);
  await press(watcher, '[data-online=watch]');
  await appears(watcher, '.places');
  await press(opener, '[data-online=ready]');
  await appears(watcher, '.bar');
  assert.equal(await view(watcher, 'seat'), null);
  assert.deepEqual(await view(watcher, 'hand'), []);
});

/** Plays for somebody, doing the first thing that is allowed, until the game is over. */
const playOut = async (tab: Page): Promise<void> => {
  await tab.evaluate(`setInterval(() => {
    const table = document.querySelector('watten-table');
    const { view } = table;
    if (!view || view.phase === 'game-over' || !view.toAct.includes(view.seat)) return;
    void table.act(view.legal.find(({ type }) => type !== 'signal'));
  }, 40)`);
  await isTrue(tab, `document.querySelector('watten-table').view?.phase === 'game-over'`);
};

test('When a game is over another one begins as soon as all who sit there want it; until then seats may be changed', async () => {
  const { opener } = await opened('/two');
  await press(opener, '[data-place="1"] [data-online=fill]');
  await press(opener, '[data-online=ready]');
  await appears(opener, '.bar');
  await playOut(opener);
  await press(opener, '[data-online=table]');
  await press(opener, '[data-place="1"] [data-online=sit]');
  await press(opener, '[data-place="0"] [data-online=fill]');
  await press(opener, '[data-online=ready]');
  await isTrue(opener, `document.querySelector('watten-table').view?.gameNumber === 2`);
  assert.equal(await view(opener, 'seat'), 1);
});

test('Who opened the table sends somebody away, who is told so; a table that is not there is told of, too', async () => {
  const { opener, link } = await opened();
  const guest = await somebody(link);
  await write(guest, 'name', 'Luis');
  await press(guest, '[data-online=join]');
  await press(guest, '[data-place="2"] [data-online=sit]');
  await press(opener, '[data-online=remove]');
  await says(guest, '.problem', 'kein Platz');
  const lost = await somebody(`${home()}/en#watten-table=nowhere-to-be-found`);
  await write(lost, 'name', 'Rosa');
  await press(lost, '[data-online=join]');
  await says(lost, '.problem', 'There is no such table');
});
