/** Tests that a table's memory use does not grow over hundreds of games, for example on a screen in a hotel lobby. */
import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test, type TestContext } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'puppeteer-core';
import sirv from 'sirv';
import { launch } from '../../tools/shared/browser.js';
import { withoutPainting } from '../packaging/without-painting.js';

/** The number of games after which nothing grows: lists of past games are nearly full and all textures are drawn. */
const SETTLED = 10;
const SAMPLES = [1, 2, 5, 10, 20, 30, 40, 50].map((step) => step * SETTLED);
/** The compared metrics. `stored` grows until ten games of each side are stored. */
const METRICS = ['heap', 'nodes', 'listeners', 'textures', 'workers', 'stored'] as const;
/** The maximum relative growth. It allows for differences such as cards on the table or a score of two digits. */
const TOLERANCE = 0.05;

let browser: Browser;
let site: Server;

before(async () => {
  const dist = sirv('dist', { dev: true });
  site = createServer((request, response) => {
    const missing = (): void => void response.writeHead(404).end();
    if (request.url === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html><html lang="de">
        <link rel="icon" href="data:,"><script type="module" src="/dist/cdn/watten-table.js"></script>
        <watten-table speed="instant" persist="lobby" style="width: 800px; height: 600px"></watten-table>`);
    } else if (request.url?.startsWith('/dist/')) {
      request.url = request.url.slice('/dist'.length);
      dist(request, response, missing);
    } else missing();
  });
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve));
  browser = await launch();
});

after(async () => {
  await browser.close();
  site.closeAllConnections();
  site.close();
});

/** Data that the page collects about itself. */
interface Watched {
  games: number;
  /** The number of games after which the table pauses, at the first deal of the next game. */
  until: number;
  isResting: boolean;
  textures: number;
  readonly errors: string[];
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/**
 * Starts a table and counts its games, textures and errors. Runs in the page.
 * @param settled number of games to play frame by frame. On a busy machine, an instant game skips frames, so that the first
 *   faces of some cards would be drawn only after the first sample
 */
const startAndWatch = (withWebGl: boolean, settled: number): void => {
  const watched: Watched = { games: 0, until: 0, isResting: false, textures: 0, errors: [] };
  window.watched = watched;
  const { getContext } = HTMLCanvasElement.prototype;
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, type: string, ...rest: unknown[]) {
      return !withWebGl && type.startsWith('webgl') ? null : Reflect.apply(getContext, this, [type, ...rest]);
    },
  });
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    const { createTexture, deleteTexture } = prototype;
    prototype.createTexture = function () {
      watched.textures++;
      return createTexture.call(this);
    };
    prototype.deleteTexture = function (texture) {
      if (texture) watched.textures--;
      deleteTexture.call(this, texture);
    };
  }
  addEventListener('watten-error', (event) => watched.errors.push(event.detail.message));
  addEventListener('watten-game-end', () => void watched.games++);
  addEventListener('watten-deal', ({ target }) => {
    if (watched.games !== watched.until || watched.isResting) return;
    watched.isResting = true;
    (target as HTMLElementTagNameMap['watten-table']).pause();
  });
  addEventListener('watten-ready', ({ target }) => {
    const table = target as HTMLElementTagNameMap['watten-table'];
    let state = 1;
    /** Random choices that are the same in each run. */
    table.seats = [0, 1, 2, 3].map(() => ({
      async decide({ legal }) {
        if (watched.games < settled) {
          await table.updateComplete;
          await new Promise((resolve) => requestAnimationFrame(() => window.setTimeout(resolve)));
        }
        const choices = legal.filter(({ type }) => !['signal', 'strike', 'reveal'].includes(type));
        state = (state * 48_271) % 2_147_483_647;
        return choices[state % choices.length] ?? null;
      },
    }));
    void table.start({ games: null, seed: 'lobby' });
  });
};

interface Sample {
  readonly games: number;
  /** The size of the page's objects, in bytes. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly textures: number;
  readonly workers: number;
  readonly stored: number;
}

interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] };
  };
  /** The fields of all nodes, node by node. */
  readonly nodes: readonly number[];
}

/** Types of objects that the JavaScript engine creates for running functions. Their size grows by 0.4 MB in 60 games. */
const ENGINE_TYPES = new Set(['code', 'hidden', 'object shape', 'synthetic']);

const heapOf = async (session: CDPSession): Promise<number> => {
  const chunks: string[] = [];
  const onChunk = ({ chunk }: { readonly chunk: string }): void => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', onChunk);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', onChunk);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (!ENGINE_TYPES.has(types[0][nodes[node + type] ?? -1] ?? '')) bytes += nodes[node + size] ?? 0;
  return bytes;
};

/** Measures the page after this number of games. */
const takeSampleAt = async (page: Page, session: CDPSession, games: number): Promise<Sample> => {
  await page.evaluate((until) => {
    Object.assign(window.watched, { until, isResting: false });
    document.querySelector('watten-table')?.resume();
  }, games);
  // Polls, because a single call to the browser would time out before a hundred games are over.
  while (!(await page.evaluate(() => window.watched.isResting))) await setTimeout(1000);
  // Waits for chunks that load in idle time, for running animations and for textures that are drawn in idle time.
  await page.waitForNetworkIdle();
  await setTimeout(500);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const { textures, stored } = await page.evaluate(() => ({
    textures: window.watched.textures,
    stored: Object.entries(localStorage).reduce((sum, [key, value]) => sum + key.length + String(value).length, 0),
  }));
  return {
    games,
    heap: await heapOf(session),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    textures,
    workers: page.workers().length,
    stored,
  };
};

const checkGrowth = async (context: TestContext, withWebGl: boolean): Promise<void> => {
  const page = await withoutPainting(await browser.newPage());
  try {
    const session = await page.createCDPSession();
    await session.send('Performance.enable');
    await page.evaluateOnNewDocument(startAndWatch, withWebGl, SETTLED);
    await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/`);
    const samples: Sample[] = [];
    for (const games of SAMPLES) {
      const sample = await takeSampleAt(page, session, games);
      context.diagnostic(JSON.stringify(sample));
      samples.push(sample);
    }
    assert.deepEqual(await page.evaluate(() => window.watched.errors), []);
    const [first, second, ...later] = samples;
    assert.ok(first && second);
    assert.equal(first.textures > 0, withWebGl, `${first.textures} textures`);
    for (const sample of [second, ...later]) {
      for (const metric of METRICS) {
        // The table stores the last ten lost games of each side. Ten games do not fill both lists.
        const max = (metric === 'stored' ? second : first)[metric] * (1 + TOLERANCE);
        assert.ok(
          sample[metric] <= max,
          `${metric} has grown from ${first[metric]} to ${sample[metric]} after ${sample.games} games`,
        );
      }
    }
  } finally {
    await page.close();
  }
};

test('a table with WebGL uses no more memory after 500 games', (context) => checkGrowth(context, true));

test('a table without WebGL uses no more memory after 500 games', (context) => checkGrowth(context, false));
