/** `embed.html` in frames and as a page, with `host.js`. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, afterEach, before, test } from 'node:test';
import type { BrowserContext, Frame, Page } from 'puppeteer-core';
import { serve } from '../../tools/demo/serve.js';
import { openBrowser, type TestBrowser } from './open-browser.js';
import { withoutPainting, withoutWebGl } from './without-painting.js';

const EMBED = '/dist/cdn/embed';
/** A copy of the page whose owner allows another table server. */
const OWNED = `${EMBED}/owned.html`;
const ALLOWED = 'https://tables.example';

let browser: TestBrowser;
let site: Awaited<ReturnType<typeof serve>>;
/** A server of another site, for pages with frames. */
let parentServer: Server;
let parentPage = '';
/** The browser contexts of the current test. A shared service worker would answer the requests of later tests. */
let contexts: BrowserContext[] = [];

declare global {
  interface Window {
    received: {
      readonly type?: string;
      readonly message?: string;
      readonly sentinel?: string;
      readonly height: number;
    }[];
  }
}

before(async () => {
  site = await serve({
    handle: (response, path) => {
      if (path !== OWNED) return false;
      const page = readFileSync('dist/cdn/embed/embed.html', 'utf8');
      const owned = page.replace('name="watten-servers" content=""', `name="watten-servers" content="${ALLOWED}"`);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(owned);
      return true;
    },
  });
  parentServer = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(parentPage);
  });
  await new Promise<void>((resolve) => parentServer.listen(0, '127.0.0.1', resolve));
  browser = await openBrowser();
});

afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
});

after(async () => {
  await browser.close();
  await site.close();
  parentServer.closeAllConnections();
  parentServer.close();
});

/** A tab with a screen that is taller than its window, and the warnings of its pages. */
async function openTab(): Promise<{ readonly tab: Page; readonly warnings: string[] }> {
  const context = await browser.createBrowserContext();
  contexts.push(context);
  const tab = await withoutWebGl(await withoutPainting(await context.newPage()));
  const warnings: string[] = [];
  tab.on('console', (message) => message.type() === 'warn' && warnings.push(message.text()));
  await tab.setViewport({ width: 1300, height: 900 });
  await tab.evaluateOnNewDocument(() => {
    for (const size of ['width', 'height']) Object.defineProperty(screen, size, { value: 2000 });
    window.received = [];
    addEventListener('message', ({ data }) => window.received.push(data));
  });
  return { tab, warnings };
}

const POSTER_BUTTON = `document.querySelector('watten-table')?.shadowRoot?.querySelector('.poster .button')`;
/** The page shows a poster even before the element. */
const isReady = `customElements.get('watten-table') && document.querySelector('watten-table').hasUpdated && ${POSTER_BUTTON}`;

/** Opens `embed.html` as a page and waits for the poster. */
async function openPage(search: string, path = `${EMBED}/embed.html`) {
  const opened = await openTab();
  await opened.tab.goto(site.url + path + search);
  await opened.tab.waitForFunction(isReady);
  return opened;
}

interface Framed {
  readonly search?: string;
  readonly hash?: string;
  readonly attributes?: string;
  readonly width?: number;
  readonly before?: string;
  readonly after?: string;
}

const frameTag = ({ search = '', hash = '', attributes = '', width = 390 }: Framed): string =>
  `<iframe title="Watten" ${attributes} style="border: 0; width: ${width}px; height: 300px"
    src="${site.url}${EMBED}/embed.html${search}${hash}"></iframe>`;

const hostScript = (): string => `<script src="${site.url}${EMBED}/host.js"></script>`;

/** Opens a page of another site with `embed.html` in a frame, and waits for the poster. */
async function openFrame(framed: Framed): Promise<{ readonly tab: Page; readonly frame: Frame }> {
  const { tab } = await openTab();
  parentPage = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><body style="margin: 0">
    ${framed.before ?? ''}${frameTag(framed)}${framed.after ?? ''}`;
  await tab.goto(`http://127.0.0.1:${(parentServer.address() as AddressInfo).port}/`);
  const frame = await tab.waitForFrame((one) => one.url().includes('embed.html'));
  await frame.waitForFunction(isReady);
  return { tab, frame };
}

const frameHeight = (tab: Page, index = 0): Promise<number> =>
  tab.evaluate((nth) => document.querySelectorAll('iframe')[nth]?.offsetHeight ?? 0, index);

const waitForHeight = async (tab: Page, height: number, index = 0): Promise<void> => {
  await tab
    .waitForFunction(
      (nth, wanted) => document.querySelectorAll('iframe')[nth]?.offsetHeight === wanted,
      { timeout: 10_000 },
      index,
      height,
    )
    .catch(async () => assert.fail(`The frame's height is ${await frameHeight(tab, index)}, not ${height}.`));
};

/** Starts a game, plays until the visitor has played a card and returns the phase. */
const playACard = (frame: Frame | Page): Promise<string | undefined> =>
  frame.evaluate(async () => {
    const table = document.querySelector('watten-table');
    await table?.start();
    for (let count = 0; count < 3000; count++) {
      const view = table?.view;
      const action = view && view.seat !== null && view.toAct.includes(view.seat) ? view.legal[0] : undefined;
      if (action) await table?.act(action);
      if (action?.type === 'play') return view?.phase;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return table?.view?.phase;
  });

// -- parameters ----------------------------------------------------------------------------------------------------------

test('URL parameters set the attributes and colours of the table', async () => {
  const { tab, warnings } = await openPage(
    '?variant=bayrisch&lang=it&rules=farbe+refusal%3D3&hints&persist=inn&accent=8fd3ff&radius=3px&seed=x',
  );
  const found = await tab.evaluate(() => {
    const table = document.querySelector('watten-table');
    const button = table?.shadowRoot?.querySelector('.poster .button');
    return {
      variant: table?.variant,
      rules: table?.rules,
      hints: table?.hints,
      persist: table?.persist,
      seed: table?.seed,
      lang: [document.documentElement.lang, table?.shadowRoot?.querySelector('.frame')?.getAttribute('lang')],
      accent: button && getComputedStyle(button).backgroundColor,
      radius: table && getComputedStyle(table).getPropertyValue('--watten-radius'),
    };
  });
  assert.deepEqual(found, {
    variant: 'bayrisch',
    rules: { farbe: true, refusal: 3 },
    hints: true,
    persist: 'inn',
    seed: 'x',
    lang: ['it', 'it'],
    accent: 'rgb(143, 211, 255)',
    radius: '3px',
  });
  assert.deepEqual(warnings, []);
});

test('an unknown parameter logs a warning with the valid parameters, and the table appears', async () => {
  const { warnings } = await openPage('?varient=bayrisch&onclick=alert(1)');
  assert.equal(warnings.length, 2);
  assert.match(warnings[0] ?? '', /Unknown URL parameter 'varient'\. Valid parameters: variant, players, /);
  assert.match(warnings[1] ?? '', /Unknown URL parameter 'onclick'/);
});

test('the table uses no server that the page does not allow, and no request reaches that server', async () => {
  const { tab, warnings } = await openPage('?server=https://evil.example&table-id=abc&player-name=Anna');
  assert.equal(await tab.evaluate(() => document.querySelector('watten-table')?.server), null);
  assert.match(
    warnings.join(),
    /Ignored the URL parameter 'server': it must be a URL at http:\/\/localhost:\d+, not 'https:\/\/evil/,
  );
  const names = await tab.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  assert.deepEqual(
    names.filter((name) => name.includes('evil')),
    [],
  );
});

test('the table uses a server at the origin of the page or in watten-servers', async () => {
  const own = await openTab();
  await own.tab.goto(`${site.url}${EMBED}/embed.html?server=/tables`);
  await own.tab.waitForFunction(`document.querySelector('watten-table')?.server`);
  const owned = await openTab();
  await owned.tab.goto(`${site.url}${OWNED}?server=${ALLOWED}`);
  await owned.tab.waitForFunction(`document.querySelector('watten-table')?.server`);
  const serverOf = ({ tab }: typeof own) => tab.evaluate(() => document.querySelector('watten-table')?.server);
  assert.deepEqual([await serverOf(own), await serverOf(owned)], [`${site.url}/tables`, ALLOWED]);
});

test('player-name fills in the name field of the lobby and joins no table', async () => {
  const { tab } = await openTab();
  await tab.goto(`${site.url}${EMBED}/embed.html?server=/&table-id=abcdefgh&player-name=Anna&settings=none`);
  const field = `document.querySelector('watten-table')?.shadowRoot?.querySelector('[name=name]')`;
  await tab.waitForFunction(field);
  assert.equal(await tab.evaluate(`${field}.value`), 'Anna');
  assert.equal(
    await tab.evaluate(
      `document.querySelector('watten-table').shadowRoot.querySelector('[data-online=join]') !== null`,
    ),
    true,
  );
});

// -- heights -------------------------------------------------------------------------------------------------------------

test('host.js gives a frame the height of its table and follows changes of the width', async () => {
  const { tab, frame } = await openFrame({ before: hostScript() });
  await waitForHeight(tab, 624);
  for (const [width, height] of [
    [600, 750],
    [1200, 750],
    [320, 512],
  ] as const) {
    await tab.$eval('iframe', (element, size) => (element.style.width = `${size}px`), width);
    await waitForHeight(tab, height);
    const natural = await frame.evaluate(async () => {
      const style = document.createElement('style');
      style.textContent = 'watten-table { height: auto; } watten-table::part(table) { max-height: none; }';
      document.head.append(style);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const own = document.querySelector('watten-table')?.offsetHeight;
      style.remove();
      return own;
    });
    assert.equal(natural, height, 'the height that the element would have itself');
  }
  assert.equal(await frame.evaluate(() => document.querySelector('watten-table')?.offsetHeight), 512);
  assert.equal(await frame.evaluate(() => document.documentElement.scrollHeight), 512, 'the frame needs no scroll bar');
});

test('host.js gives each frame its own height, also a frame that loaded before the script or is added later', async () => {
  const { tab } = await openFrame({
    after: `<iframe title="Other" srcdoc="<p>Other</p>" style="height: 210px"></iframe>`,
  });
  assert.equal(await frameHeight(tab), 300, 'without host.js, the height stays');
  await tab.addScriptTag({ url: `${site.url}${EMBED}/host.js` });
  await waitForHeight(tab, 624);
  await tab.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), frameTag({ width: 1000 }));
  await waitForHeight(tab, 625, 2);
  assert.deepEqual([await frameHeight(tab), await frameHeight(tab, 1)], [624, 214]);
});

test('host.js ignores other messages and invalid heights', async () => {
  const { tab, frame } = await openFrame({ before: hostScript() });
  await waitForHeight(tab, 624);
  const errors: string[] = [];
  tab.on('pageerror', (error) => errors.push(String(error)));
  const type = 'watten-height';
  const messages: readonly unknown[] = [
    ...['700', null, 199, 3001, -1, 1e9, {}, [700]].map((height) => ({ type, height })),
    ...[null, undefined, 700, 'watten-height', [], { height: 700 }, { type: 'resize', height: 700 }, { type }],
  ];
  await frame.evaluate((all) => {
    for (const message of all) window.parent.postMessage(message, '*');
    for (const height of [NaN, Infinity]) window.parent.postMessage({ type: 'watten-height', height }, '*');
  }, messages as object[]);
  // A valid message without a frame, from the page itself.
  await tab.evaluate(() => postMessage({ type: 'watten-height', height: 700 }, '*'));
  await tab.waitForFunction((count) => window.received.length >= count, {}, messages.length + 3);
  assert.equal(await frameHeight(tab), 624);
  assert.deepEqual(errors, []);
  await frame.evaluate(() => window.parent.postMessage({ type: 'watten-height', height: 701 }, '*'));
  await waitForHeight(tab, 701);
});

test('the page reports its height to WordPress, with the secret in its address, and to AMP', async () => {
  const { tab } = await openFrame({ hash: '#?secret=AbC123xYz9' });
  await tab.waitForFunction(() => window.received.some(({ sentinel }) => sentinel === 'amp'));
  assert.deepEqual(await tab.evaluate(() => window.received.slice(0, 3)), [
    { type: 'watten-height', height: 624 },
    { message: 'height', value: 624, secret: 'AbC123xYz9' },
    { sentinel: 'amp', type: 'embed-size', height: 624 },
  ] as unknown);
});

test('the page reports its height again when the script of WordPress loads after the page', async () => {
  const { tab } = await openFrame({ hash: '#?secret=AbC123xYz9' });
  await tab.waitForFunction(() => window.received.some(({ sentinel }) => sentinel === 'amp'));
  await tab.evaluate(() => {
    window.received = [];
    const { contentWindow } = document.querySelector('iframe') as HTMLIFrameElement;
    contentWindow?.postMessage({ message: 'ready', secret: 'AbC123xYz9' }, '*');
  });
  await tab.waitForFunction(() => window.received.some(({ message }) => message === 'height'));
});

test('a page that is not in a frame sends no messages', async () => {
  const { tab } = await openPage('');
  await tab.setViewport({ width: 500, height: 900 });
  await new Promise((resolve) => setTimeout(resolve, 200));
  assert.deepEqual(await tab.evaluate(() => window.received), []);
});

// -- frames and old browsers -----------------------------------------------------------------------------------------------

test('a sandboxed frame without an origin shows a table that plays, and reports its height', async () => {
  const { tab, frame } = await openFrame({
    search: '?speed=instant&persist=inn',
    attributes: 'sandbox="allow-scripts"',
    before: hostScript(),
  });
  assert.equal(await frame.evaluate(() => self.origin), 'null');
  await waitForHeight(tab, 624);
  assert.equal(await playACard(frame), 'play');
});

for (const [width, height] of [
  [320, 568],
  [1200, 700],
] as const)
  test(`the table fills a frame of ${width} x ${height} px`, async () => {
    const { tab, frame } = await openFrame({ width, attributes: 'allow="fullscreen"' });
    await tab.$eval('iframe', (element, size) => (element.style.height = `${size}px`), height);
    await frame.waitForFunction((wanted) => innerHeight === wanted, {}, height);
    const sizes = await frame.evaluate(() => {
      const box = document.querySelector('watten-table')?.shadowRoot?.querySelector('.frame')?.getBoundingClientRect();
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [box?.width, box?.height, scrollWidth, scrollHeight];
    });
    assert.deepEqual(sizes, [width, height, width, height]);
    assert.equal(await frame.evaluate(() => document.fullscreenEnabled), true);
  });

/** The visible sentences for a missing table. */
const visibleSentences = (tab: Page): Promise<readonly string[]> =>
  tab.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.failure p')]
      .filter((sentence) => sentence.checkVisibility({ checkVisibilityCSS: true }))
      .map(({ lang, textContent }) => `${lang}: ${textContent}`),
  );

test('without scripts, the page shows a sentence in German, Italian and English', async () => {
  const { tab } = await openTab();
  await tab.setJavaScriptEnabled(false);
  await tab.goto(`${site.url}${EMBED}/embed.html`);
  const sentences = await visibleSentences(tab);
  assert.deepEqual(
    sentences.map((sentence) => sentence.slice(0, 2)),
    ['de', 'it', 'en'],
  );
  assert.match(sentences.join(), /The Watten table cannot load\. It needs JavaScript/);
});

test('in a browser without needed features, the page shows a sentence in its language at once', async () => {
  for (const [lang, sentence] of [
    ['it', /^it: Il tavolo da Watten/],
    ['de-AT', /^de: Der Watten-Tisch/],
    ['de-x-dialect', /^de-x-dialect: Der Watt-Tisch konn/],
    ['lld', /^it: Il tavolo da Watten/],
  ] as const) {
    const { tab } = await openTab();
    await tab.evaluateOnNewDocument(() => {
      const { supports } = CSS;
      CSS.supports = (...given: string[]) => !given.join().includes(':has') && supports(given.join());
    });
    await tab.goto(`${site.url}${EMBED}/embed.html?lang=${lang}`);
    await tab.waitForSelector('[data-failed]');
    const sentences = await visibleSentences(tab);
    assert.equal(sentences.length, 1);
    assert.match(sentences[0] ?? '', sentence);
    assert.equal(await tab.evaluate(() => customElements.get('watten-table')), undefined);
  }
});

test('if a script of the page is missing, the page shows a sentence after 8 s, and with a missing element at once', async () => {
  for (const [missing, delay] of [
    ['/watten-table.js', 0],
    ['/embed.js', 8000],
  ] as const) {
    const { tab } = await openTab();
    await tab.setRequestInterception(true);
    tab.on('request', (request) => void (request.url().endsWith(missing) ? request.abort() : request.continue()));
    await tab.goto(`${site.url}${EMBED}/embed.html?lang=en`);
    if (delay > 0) assert.deepEqual(await visibleSentences(tab), [], 'no sentence while the table can still load');
    // Animations do not run without painting.
    await tab.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await tab.waitForFunction(() =>
      document.querySelector('.failure [lang=en]')?.checkVisibility({ checkVisibilityCSS: true }),
    );
    assert.equal((await visibleSentences(tab)).length, delay > 0 ? 3 : 1);
  }
});

test('the sentences are hidden as soon as the table appears', async () => {
  const { tab } = await openPage('');
  assert.deepEqual(await visibleSentences(tab), []);
});

// -- the first view ------------------------------------------------------------------------------------------------------

/** Opens the page while `watten-table.js` is on its way. `arrive` lets the script continue. */
async function openWithoutElement(search: string): Promise<{ readonly tab: Page; readonly arrive: () => void }> {
  const { tab } = await openTab();
  let arrive = (): void => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await tab.setRequestInterception(true);
  tab.on('request', (request) => {
    const held = request.url().endsWith('/watten-table.js') ? arrival : Promise.resolve();
    void held.then(() => request.continue());
  });
  await tab.goto(`${site.url}${EMBED}/embed.html${search}`, { waitUntil: 'domcontentloaded' });
  return { tab, arrive };
}

const partsOfPoster = (tab: Page): Promise<unknown> =>
  tab.evaluate(() =>
    [
      ...(document.querySelector('watten-table')?.shadowRoot?.querySelectorAll('.poster :is(h2, p, .button)') ?? []),
    ].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.textContent?.trim(), ...[x, y, width, height].map(Math.round)];
    }),
  );

test('the poster appears in the right language before the element has loaded, and stays in its place', async () => {
  const { tab, arrive } = await openWithoutElement('?lang=it&hints');
  await tab.waitForFunction(POSTER_BUTTON);
  const early = await partsOfPoster(tab);
  assert.match(JSON.stringify(early), /Watten.*fino a 15.*Inizia/);
  assert.equal(await tab.evaluate(() => customElements.get('watten-table')), undefined);
  arrive();
  await tab.waitForFunction(isReady);
  assert.deepEqual(await partsOfPoster(tab), early);
  assert.equal(await playACard(tab), 'play');
});

test('a press on the poster before the element has loaded starts a game, and other buttons open their content', async () => {
  for (const [nth, opened] of [
    [0, `document.querySelector('watten-table').view`],
    [1, `document.querySelector('watten-table').shadowRoot.querySelector('.lesson')`],
    [2, `document.querySelector('watten-table').shadowRoot.querySelector('.book section')`],
  ] as const) {
    // oxlint-disable no-await-in-loop -- one page at a time
    const { tab, arrive } = await openWithoutElement('?lang=it');
    await tab.waitForFunction(POSTER_BUTTON);
    const button = await tab.evaluateHandle(
      (index) => document.querySelector('watten-table')!.shadowRoot!.querySelectorAll('button')[index],
      nth,
    );
    // Impatient visitors press twice.
    await button.click();
    await button.click();
    arrive();
    await tab.waitForFunction(opened);
    await tab.close();
    // oxlint-enable no-await-in-loop
  }
});

test('a table with other rules has no prepared poster, because its text would be wrong', async () => {
  const { tab, arrive } = await openWithoutElement('?lang=it&variant=bayrisch');
  await tab.waitForSelector('link[rel=modulepreload][href*="/it-"]');
  assert.ok(!(await tab.evaluate(POSTER_BUTTON)));
  arrive();
  await tab.waitForFunction(isReady);
});
