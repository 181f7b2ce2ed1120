/** A table that plays on and on, as on a screen in a lobby, takes no more of the page than after the first games. */
import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test, type TestContext } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'puppeteer-core';
import sirv from 'sirv';
import { launch } from '../../tools/shared/browser.js';
import { unpainted } from '../packaging/unpainted.js';

/** After so many games nothing grows any more: lists of what was are at their longest, or nearly so, textures are drawn. */
const SETTLED = 10;
const SAMPLES = [1, 2, 5, 10, 20, 30, 40, 50].map((step) => step * SETTLED);
/** What is looked at: what is stored grows until there are ten games of each side. */
const PARTS = ['heap', 'nodes', 'listeners', 'textures', 'workers', 'stored'] as const;
/** What may come and go: cards on the table at this moment, a score of two digits. */
const TOLERANCE = 0.05;

let browser: Browser;
let host: Server;

before(async () => {
  const dist = sirv('dist', { dev: true });
  host = createServer((request, response) => {
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
  await new Promise<void>((resolve) => host.listen(0, 'localhost', resolve));
  browser = await launch();
});

after(async () => {
  await browser.close();
  host.closeAllConnections();
  host.close();
});

/** What the page watches of itself. */
interface Watched {
  games: number;
  /** When so many games are over the table rests at the first deal of the next: always at the same moment. */
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
 * Counts what the page makes, and plays.
 * @param settled so many games are played frame by frame: on a busy machine an instant game leaves out frames, and the faces of
 *   cards that were never drawn would be drawn, and kept, only after the first sample
 */
const watch = (withWebGl: boolean, settled: number): void => {
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
    /** Plays at random, but always the same games. */
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
  /** Bytes of what the page itself holds. */
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
  /** The fields of one node after the other. */
  readonly nodes: readonly number[];
}

/** What the engine makes of the page's functions, the more the longer they run: in 60 games 0.4 MB, and nothing beside. */
const OF_THE_ENGINE = new Set(['code', 'hidden', 'object shape', 'synthetic']);

const heapOf = async (session: CDPSession): Promise<number> => {
  const chunks: string[] = [];
  const hear = ({ chunk }: { readonly chunk: string }): void => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', hear);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', hear);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (!OF_THE_ENGINE.has(types[0][nodes[node + type] ?? -1] ?? '')) bytes += nodes[node + size] ?? 0;
  return bytes;
};

/** What the page takes once so many games are over. */
const sampleAt = async (page: Page, session: CDPSession, games: number): Promise<Sample> => {
  await page.evaluate((until) => {
    Object.assign(window.watched, { until, isResting: false });
    document.querySelector('watten-table')?.resume();
  }, games);
  // Asked for now and then: the browser's driver waits for no single answer as long as a hundred games take.
  while (!(await page.evaluate(() => window.watched.isResting))) await setTimeout(1000);
  // Parts that load in idle time are there, what is on its way is shown, textures are drawn in idle time.
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

const staysFlat = async (context: TestContext, withWebGl: boolean): Promise<void> => {
  const page = await unpainted(await browser.newPage());
  try {
    const session = await page.createCDPSession();
    await session.send('Performance.enable');
    await page.evaluateOnNewDocument(watch, withWebGl, SETTLED);
    await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
    const samples: Sample[] = [];
    for (const games of SAMPLES) {
      const sample = await sampleAt(page, session, games);
      context.diagnostic(JSON.stringify(sample));
      samples.push(sample);
    }
    assert.deepEqual(await page.evaluate(() => window.watched.errors), []);
    const [first, second, ...later] = samples;
    assert.ok(first && second);
    assert.equal(first.textures > 0, withWebGl, `${first.textures} textures`);
    for (const sample of [second, ...later]) {
      for (const part of PARTS) {
        // Of each side the last ten games that it lost are kept: after ten games these lists are not full yet.
        const most = (part === 'stored' ? second : first)[part] * (1 + TOLERANCE);
        assert.ok(
          sample[part] <= most,
          `${part} after ${sample.games} games: ${sample[part]}, at first ${first[part]}`,
        );
      }
    }
  } finally {
    await page.close();
  }
};

test('many games with canvas take no more than the first', (context) => staysFlat(context, true));

test('many games without WebGL take no more than the first', (context) => staysFlat(context, false));
