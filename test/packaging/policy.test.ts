/** The build on pages with a strict content security policy. */
import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { serve, type Served } from '../../tools/demo/serve.js';
import { openBrowser, type TestBrowser } from './open-browser.js';
import { withoutPainting, withoutWebGl } from './without-painting.js';

let browser: TestBrowser;
/** The server from which pages load the package. */
let site: Served;

before(async () => {
  site = await serve();
  browser = await openBrowser();
});

after(async () => {
  await browser.close();
  await site.close();
});

declare global {
  interface Window {
    broken: string[];
    workers: string[];
  }
}

const addressOf = (server: Server): string => `http://localhost:${(server.address() as AddressInfo).port}`;

/** A page with a policy and its style sheet. The page's server forwards requests for the package to the package's server. */
const servePage = (policy: string, script: string): Server =>
  createServer((request, response) => {
    const { url = '/' } = request;
    if (url.startsWith('/dist/')) {
      fetch(site.url + url).then(
        async (found) =>
          response
            .writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? 'text/plain' })
            .end(await found.text()),
        () => response.writeHead(502).end(),
      );
    } else if (url === '/page.css') {
      response.setHeader('content-type', 'text/css').end('watten-table { height: 600px; width: 800px; }');
    } else if (url === '/') {
      response.setHeader('content-security-policy', policy).setHeader('content-type', 'text/html; charset=utf-8')
        .end(`<!doctype html><html lang="en"><head><link rel="stylesheet" href="page.css"></head><body>
        <watten-table seat="none" players="2" speed="instant" seed="streng"></watten-table>
        <script type="module" src="${script}"></script>`);
    } else response.writeHead(404).end();
  });

interface PageUnderPolicy {
  readonly policy: string;
  /** URL of the package. */
  readonly script: string;
  /** Whether the table draws its cards on a canvas. Otherwise, the table draws its cards in the page, which is faster. */
  readonly hasCanvas: boolean;
}

/** Plays a hand, prints the end of the hand and shows a replay. Returns policy violations and worker URLs. */
async function playWithPolicy({
  policy,
  script,
  hasCanvas,
}: PageUnderPolicy): Promise<Pick<Window, 'broken' | 'workers'>> {
  const host = servePage(policy, script);
  await new Promise<void>((resolve) => host.listen(0, 'localhost', resolve));
  const tab = await withoutPainting(await browser.newPage());
  if (!hasCanvas) await withoutWebGl(tab);
  const drawn = hasCanvas ? '.stage[data-drawn] canvas' : '.cards .picture';
  try {
    await tab.evaluateOnNewDocument(() => {
      window.broken = [];
      window.workers = [];
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
        window.broken.push(`${effectiveDirective} ${blockedURI} ${sourceFile}`),
      );
      addEventListener('watten-error', (event) => window.broken.push(event.detail.message));
      window.Worker = class extends Worker {
        constructor(address: string | URL, options?: WorkerOptions) {
          super(address, options);
          this.addEventListener('message', () => window.workers.push(String(address)), { once: true });
        }
      };
    });
    await tab.goto(addressOf(host));
    const start = await tab.waitForFunction(() =>
      document.querySelector('watten-table')?.shadowRoot?.querySelector<HTMLElement>('.poster .button'),
    );
    await tab.evaluate(() => {
      addEventListener('watten-hand-end', () => document.querySelector('watten-table')?.pause());
    });
    await (start as unknown as { click(): Promise<void> }).click();
    await tab.waitForFunction(
      (cards) => {
        const table = document.querySelector('watten-table');
        return table?.paused && table.shadowRoot?.querySelector(cards);
      },
      {},
      drawn,
    );
    await tab.emulateMediaType('print');
    await tab.waitForFunction(() =>
      document.querySelector('watten-table')?.shadowRoot?.querySelector('.printed figure svg'),
    );
    await tab.emulateMediaType('screen');
    await tab.evaluate(async () => {
      const table = document.querySelector('watten-table');
      const saved = table?.save();
      if (table && saved) await table.replay(saved.game, { open: true });
    });
    await tab.waitForFunction(() => document.querySelector('watten-table')?.replayStep === 0);
    return await tab.evaluate(() => ({ broken: window.broken, workers: window.workers }));
  } finally {
    await tab.close();
    host.closeAllConnections();
    host.close();
  }
}

test("a page that self-hosts the package needs only `script-src 'self'` and `style-src 'self'` in its CSP", async () => {
  const { broken, workers } = await playWithPolicy({
    policy: "default-src 'none'; script-src 'self'; style-src 'self'",
    script: '/dist/cdn/watten-table.js',
    hasCanvas: true,
  });
  assert.deepEqual(broken, []);
  assert.match(workers[0] ?? '', /\/thinking-worker-[\w-]+\.js$/);
});

test("if another server hosts the package, the page's CSP must allow that server's scripts and blob workers", async () => {
  const { broken, workers } = await playWithPolicy({
    policy: `default-src 'none'; script-src ${site.url}; worker-src blob:; style-src 'self'`,
    script: `${site.url}/dist/cdn/watten-table.js`,
    hasCanvas: false,
  });
  assert.deepEqual(broken, []);
  assert.match(workers[0] ?? '', /^blob:/);
});
