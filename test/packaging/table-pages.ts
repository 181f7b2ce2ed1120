/**
 * Pages on which people meet at an online table, with real browsers, real sockets, the built package and a strict policy.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, afterEach, before } from 'node:test';
import type { Page, Viewport } from 'puppeteer-core';
import { openServer } from '../server/test-server.js';
import { openBrowser, type TestBrowser } from './open-browser.js';
import { withoutWebGl, withoutPainting } from './without-painting.js';

/** A server of online tables for the pages. */
interface PagesServer {
  readonly url: string;
  /** Another URL of the server. Defaults to the same URL. */
  readonly detour?: string;
  close(): Promise<void>;
}

let server: PagesServer;
let browser: TestBrowser;
/** Tabs of the current test. A tab left open would continue to play and slow down the next test. */
let used: Page[] = [];
/** Tabs of earlier tests, as empty as new ones. A new tab would load and compile the package again. */
let free: Page[] = [];

/** Language, attributes and server URL of the pages, by path. */
const PAGES: Readonly<Record<string, readonly [lang: string, attributes: string, urlName?: 'detour']>> = {
  '/': ['de', 'players="4" target="9"'],
  '/en': ['en', 'players="4" target="9"'],
  '/two': ['de', 'players="2" target="9"'],
  '/en/two': ['en', 'players="2" target="9"'],
  '/two/detour': ['de', 'players="2" target="9"', 'detour'],
  '/three': ['de', 'players="3" variant="bayrisch"'],
  '/autostart': ['de', 'players="2" target="9" autostart'],
  '/open': ['de', 'players="4" target="18" open-tables'],
  '/en/open': ['en', 'players="4" target="18" open-tables'],
  '/open/two': ['de', 'players="2" target="9" open-tables'],
  '/signals': ['de', 'players="4" variant="deuten"'],
};

const page = (lang: string, attributes: string, address: string): string =>
  `<!doctype html><html lang="${lang}"><link rel="icon" href="data:,"><body>
  <script type="module" src="/watten-table.js"></script>
  <watten-table speed="instant" persist="friends" ${attributes} server="${address}"></watten-table>`;

const pages = createServer(({ url = '/' }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  const config = PAGES[pathname];
  if (!config)
    return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(`dist/cdn${pathname}`));
  const [lang, attributes, urlName] = config;
  const address = server[urlName ?? 'url'] ?? server.url;
  const servers = `${address} ${address.replace(/^http/u, 'ws')}`;
  const policy = `default-src 'none'; script-src 'self'; worker-src 'self' blob:; img-src data:; connect-src ${servers}`;
  return void response
    .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy })
    .end(page(lang, attributes, address));
});
export const home = (): string => `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;

let stopped: Promise<void> | null = null;

/** Stops the server for the rest of the file. */
export const stopServer = (): Promise<void> => (stopped ??= server.close());

/** Starts the server, the pages and the browser for the tests of a file. */
export const openPages = (open: () => Promise<PagesServer> = openServer): void => {
  before(async () => {
    server = await open();
    stopped = null;
    await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
    browser = await openBrowser();
  });
  afterEach(async () => {
    const tabs = used;
    used = [];
    await Promise.all(tabs.map(empty));
    free.push(...tabs);
  });
  after(async () => {
    free = [];
    await browser.close();
    await stopServer();
    pages.closeAllConnections();
    pages.close();
  });
};

/** Closes the other tabs of a tab's visitor, and deletes everything that the visitor stored. */
const empty = async (tab: Page): Promise<void> => {
  const context = tab.browserContext();
  await Promise.all((await context.pages()).filter((other) => other !== tab).map((other) => other.close()));
  await context.clearPermissionOverrides();
  await tab.goto('about:blank');
  const client = await tab.createCDPSession();
  await client.send('Storage.clearDataForOrigin', { origin: home(), storageTypes: 'all' });
  await client.detach();
};

/** A tab whose pages record errors, in a separate browser context. */
const createTab = async (): Promise<Page> => {
  const context = await browser.createBrowserContext();
  const tab = await withoutWebGl(await withoutPainting(await context.newPage()));
  await tab.evaluateOnNewDocument(`{
    window.broken = [];
    window.codes = [];
    window.starts = 0;
    addEventListener('watten-start', () => starts++);
    addEventListener('watten-error', ({ detail }) => codes.push(detail.code));
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      broken.push(effectiveDirective + ' ' + blockedURI));
    addEventListener('error', ({ message }) => broken.push(message));
    addEventListener('unhandledrejection', ({ reason }) => broken.push(String(reason)));
  }`);
  return tab;
};

/** A tab of a new visitor, who shares no storage with other visitors. */
export const openTab = async (address = `${home()}/`, viewport: Partial<Viewport> = {}): Promise<Page> => {
  const tab = free.pop() ?? (await createTab());
  used.push(tab);
  await tab.setViewport({ width: 390, height: 844, ...viewport });
  await tab.goto(address);
  return tab;
};

export const inTable = (selector: string): string =>
  `document.querySelector('watten-table').shadowRoot.querySelector(${JSON.stringify(selector)})`;
export const appears = (tab: Page, selector: string): Promise<unknown> => tab.waitForFunction(inTable(selector));
export const waitUntilTrue = (tab: Page, expression: string): Promise<unknown> => tab.waitForFunction(expression);
export const press = async (tab: Page, selector: string): Promise<void> => {
  // Finds and clicks the element at once, because the table can replace the element between two calls.
  await waitUntilTrue(tab, `(() => { const found = ${inTable(selector)}; found?.click(); return found !== null; })()`);
};
export const write = async (tab: Page, name: string, text: string): Promise<void> => {
  await appears(tab, `[name=${name}]`);
  await tab.evaluate(`${inTable(`[name=${name}]`)}.focus()`);
  await tab.keyboard.type(text);
};
export const waitForText = (tab: Page, selector: string, text: string): Promise<unknown> =>
  waitUntilTrue(tab, `${inTable(selector)}?.textContent.includes(${JSON.stringify(text)})`);
export const view = <T>(tab: Page, expression: string): Promise<T> =>
  tab.evaluate(`document.querySelector('watten-table').view?.${expression}`) as Promise<T>;

/** A page whose visitor has opened a table and taken a seat, and the link to the table. */
export const openTablePage = async (path = '/'): Promise<{ readonly opener: Page; readonly link: string }> => {
  const opener = await openTab(home() + path);
  await write(opener, 'name', 'Moidl');
  await press(opener, '[data-online=open]');
  await press(opener, '[data-place="0"] [data-online=sit]');
  await appears(opener, '.place.mine');
  return { opener, link: (await opener.evaluate(`${inTable('.link input')}.value`)) as string };
};

/** A page whose visitor joins through the link and takes a seat. */
export const openGuestPage = async (link: string, seat: number, name = 'Luis'): Promise<Page> => {
  const guest = await openTab(link);
  await write(guest, 'name', name);
  await press(guest, '[data-online=join]');
  await press(guest, `[data-place="${seat}"] [data-online=sit]`);
  await appears(guest, '.place.mine');
  return guest;
};

/**
 * Plays in this tab until the game waits in one of these phases. To keep hands short, the tab folds if possible, else bids,
 * else takes the first legal action. `deeds` counts the actions.
 */
export const play = (tab: Page, phases: readonly string[], pause = 25): Promise<unknown> =>
  tab.evaluate(`{
    const table = document.querySelector('watten-table');
    const phases = ${JSON.stringify(phases)};
    clearInterval(window.playing);
    window.deeds ??= 0;
    let isActing = false;
    window.playing = setInterval(async () => {
      const { view } = table;
      if (isActing || !view || phases.includes(view.phase) || !view.toAct.includes(view.seat)) return;
      isActing = true;
      // If the connection is lost, the result is unknown. The player checks the game and acts again if it is still their
      // turn.
      const ofType = (wanted) => view.legal.find(({ type }) => type === wanted);
      const action = ofType('fold') ?? ofType('bid') ?? view.legal.find(({ type }) => type !== 'signal');
      await table.act(action).then(() => deeds++, () => {});
      isActing = false;
    }, ${pause});
  }`);

/**
 * Waits until the game is in one of these phases in all tabs, for at most the duration of a whole game on a busy machine.
 */
export const waitForPhase = async (tabs: readonly Page[], ...phases: readonly string[]): Promise<void> => {
  const isThere = `${JSON.stringify(phases)}.includes(document.querySelector('watten-table').view?.phase)`;
  await Promise.all(tabs.map((tab) => tab.waitForFunction(isThere, { timeout: 120_000 })));
  await Promise.all(tabs.map((tab) => tab.evaluate('clearInterval(window.playing)')));
};

/** Plays in these tabs until the game waits in one of these phases. */
export const playTo = async (tabs: readonly Page[], ...phases: readonly string[]): Promise<void> => {
  await Promise.all(tabs.map((tab) => play(tab, phases)));
  await waitForPhase(tabs, ...phases);
};
