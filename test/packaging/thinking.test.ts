/** Workers of computer players in the published package. These tests use the build. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path/posix';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { build, transform } from 'esbuild';
import sirv from 'sirv';
import { serve } from '../../tools/demo/serve.js';
import { runs } from '../runs.js';
import { openBrowser, type TestBrowser } from './open-browser.js';
import { withoutWebGl, withoutPainting } from './without-painting.js';

/** The limit for the rules and the players together, in compressed bytes. */
const LIMIT = 48_500;

let browser: TestBrowser;
let cdn: Awaited<ReturnType<typeof serve>>;

before(async () => {
  cdn = await serve();
  browser = await openBrowser();
});

after(async () => {
  await browser.close();
  await cdn.close();
});

/** URLs and errors of the page's workers, and the number of their answers. */
interface WorkerLog {
  readonly urls: string[];
  answers: number;
  errors: string[];
}

declare global {
  interface Window {
    log: WorkerLog;
  }
}

/** Lets computers play on a page with these files until a worker has answered several requests. */
async function playOnPage(
  script: string,
  files: ReadonlyMap<string, string> = new Map(),
  policy?: string,
): Promise<WorkerLog & { readonly consoleErrors: readonly string[] }> {
  const dist = sirv('dist', { dev: true });
  const host = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const missing = (): void => void response.writeHead(404).end();
    if (policy) response.setHeader('content-security-policy', policy);
    if (path === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8')
        .end(`<!doctype html><html lang="en"><link rel="icon" href="data:,"><body>
        <script type="module" src="${script}"></script>
        <watten-table players="2" level="easy" speed="instant" seed="denken" style="width: 320px; height: 400px"></watten-table>`);
    } else if (files.has(path)) response.setHeader('content-type', 'text/javascript').end(files.get(path));
    else if (path.startsWith('/dist/')) {
      request.url = path.slice('/dist'.length);
      dist(request, response, missing);
    } else missing();
  });
  await new Promise<void>((resolve) => host.listen(0, 'localhost', resolve));
  const tab = await withoutWebGl(await withoutPainting(await browser.newPage()));
  const consoleErrors: string[] = [];
  tab.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
  tab.on('pageerror', (error) => consoleErrors.push(String(error)));
  await tab.evaluateOnNewDocument(() => {
    const log: WorkerLog = { urls: [], answers: 0, errors: [] };
    window.log = log;
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        log.urls.push(String(address));
        this.addEventListener('message', ({ data }: MessageEvent<object>) => {
          if ('action' in data) log.answers++;
        });
      }
    };
    addEventListener('watten-error', (event) => log.errors.push(event.detail.message));
    addEventListener('watten-ready', ({ target }) => {
      const table = target as HTMLElementTagNameMap['watten-table'];
      table.seats = ['computer', 'computer'];
      // A game can end before the worker is ready.
      table.addEventListener('watten-game-end', () => void table.start());
      void table.start();
    });
  });
  try {
    await tab.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
    await tab.waitForFunction(() => window.log.answers > 5).catch(() => null);
    return { ...(await tab.evaluate(() => window.log)), consoleErrors };
  } finally {
    await tab.close();
    host.closeAllConnections();
    host.close();
  }
}

function assertPlayed({ answers, errors, consoleErrors }: Awaited<ReturnType<typeof playOnPage>>): void {
  assert.deepEqual(consoleErrors, [], 'the console has no errors');
  assert.deepEqual(errors, []);
  assert.ok(answers > 5, `the worker answers ${answers} requests`);
}

test("if the page's own server serves the package, the page starts a worker from a URL on that server", async () => {
  const log = await playOnPage('/dist/cdn/watten-table.js');
  assertPlayed(log);
  assert.equal(log.urls.length, 1);
  assert.match(log.urls[0], /\/dist\/cdn\/chunks\/thinking-worker-[\w-]+\.js$/);
});

/** `npm test` checks these pages in `policy.test.ts`. */
const inLong = runs<(name: string, run: () => Promise<void>) => void>(
  () => {},
  (name, run) => void test(name, run),
);

inLong('if another server serves the package, the page starts a blob worker', async () => {
  const log = await playOnPage(`${cdn.url}/dist/cdn/watten-table.js`);
  assertPlayed(log);
  assert.deepEqual(
    log.urls.map((address) => address.slice(0, 5)),
    ['blob:'],
  );
});

inLong('a page with a strict content security policy starts a worker', async () => {
  assertPlayed(
    await playOnPage(
      '/dist/cdn/watten-table.js',
      new Map(),
      "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'",
    ),
  );
});

test('a page that requires Trusted Types starts a worker', async () => {
  assertPlayed(
    await playOnPage(
      '/dist/cdn/watten-table.js',
      new Map(),
      "require-trusted-types-for 'script'; trusted-types lit-html watten-table",
    ),
  );
});

test('a page whose bundler ignores workers starts a blob worker and requests no missing file', async () => {
  const { outputFiles } = await build({
    entryPoints: ['dist/index.js'],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'bundle',
    conditions: ['production'],
    logLevel: 'error',
    write: false,
  });
  const files = new Map(outputFiles.map(({ path, text }) => [path.slice(path.lastIndexOf('/')), text]));
  const log = await playOnPage('/index.js', files);
  assertPlayed(log);
  assert.deepEqual(
    log.urls.map((address) => address.slice(0, 5)),
    ['blob:'],
  );
});

/** The file and all its static imports, including indirect ones. */
async function neededBy(path: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [path],
    bundle: true,
    format: 'esm',
    packages: 'external',
    // A worker without a bundler also loads modules that are imported only for side effects.
    ignoreAnnotations: true,
    write: false,
    metafile: true,
  });
  assert.deepEqual(
    Object.values(metafile.inputs).flatMap(({ imports }) => imports.filter(({ external }) => external)),
    [],
    'no imports of packages',
  );
  return Object.keys(metafile.inputs);
}

test('the worker loads only the code for rules and players, in chunks that it shares with the page', async () => {
  const needed = await neededBy('dist/chunks/thinking-worker.js');
  const sources = needed.flatMap((path) => {
    const map = JSON.parse(readFileSync(`${path}.map`, 'utf8')) as { readonly sources: readonly string[] };
    return map.sources.map((source) => join(dirname(path), source));
  });
  const own = ['src/element/shell/worker/thinking-worker.ts', 'src/element/shell/version.ts'];
  assert.ok(sources.includes('src/players/think.ts'), 'the sources are found');
  assert.deepEqual(
    sources.filter((source) => !/^src\/(?:base|rules|players)\//.test(source) && !own.includes(source)),
    [],
  );
  assert.ok(needed.length > 2, 'rules and players are in separate files');
});

test(`the chunk with the code for computer players compresses to at most ${LIMIT / 1000} KB`, async () => {
  const { code } = await transform(readFileSync('dist/chunks/players.js', 'utf8'), { minify: true, format: 'esm' });
  const bytes = gzipSync(code, { level: 9 }).length;
  assert.ok(bytes > 5000 && bytes <= LIMIT, `${bytes} bytes`);
});

test("the package hides the worker's URL from bundlers, so that they do not bundle the worker twice", () => {
  const code = readFileSync('dist/chunks/worker-factories.js', 'utf8');
  assert.match(code, /thinking-worker\.js/);
  assert.doesNotMatch(code, /new URL\(\s*["'`]/);
});
