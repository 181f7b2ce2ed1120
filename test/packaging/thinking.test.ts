/** Where the computers of a page think, as the package is shipped. These tests look at the build. */
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
import { undrawn, unpainted } from './unpainted.js';

/** Rules and players together, in bytes compressed. */
const LIMIT = 42_000;

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

/** What a page has had of workers. */
interface Seen {
  readonly made: string[];
  answered: number;
  errors: string[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Computers play at a page that serves these files, until a worker has answered something. */
async function played(
  script: string,
  files: ReadonlyMap<string, string> = new Map(),
  policy?: string,
): Promise<Seen & { readonly told: readonly string[] }> {
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
  const tab = await undrawn(await unpainted(await browser.newPage()));
  const told: string[] = [];
  tab.on('console', (message) => {
    if (message.type() === 'error') told.push(message.text());
  });
  tab.on('pageerror', (error) => told.push(String(error)));
  await tab.evaluateOnNewDocument(() => {
    const seen: Seen = { made: [], answered: 0, errors: [] };
    window.seen = seen;
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        seen.made.push(String(address));
        this.addEventListener('message', ({ data }: MessageEvent<object>) => {
          if ('action' in data) seen.answered++;
        });
      }
    };
    addEventListener('watten-error', (event) => seen.errors.push(event.detail.message));
    addEventListener('watten-ready', ({ target }) => {
      const table = target as HTMLElementTagNameMap['watten-table'];
      table.seats = ['computer', 'computer'];
      void table.start();
    });
  });
  try {
    await tab.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
    await tab.waitForFunction(() => window.seen.answered > 5).catch(() => null);
    return { ...(await tab.evaluate(() => window.seen)), told };
  } finally {
    await tab.close();
    host.closeAllConnections();
    host.close();
  }
}

function wellPlayed({ answered, errors, told }: Awaited<ReturnType<typeof played>>): void {
  assert.deepEqual(told, [], 'the console says nothing');
  assert.deepEqual(errors, []);
  assert.ok(answered > 5, `the worker answered ${answered} questions`);
}

test('a page that loads the package from its own server has a worker of its own address', async () => {
  const seen = await played('/dist/cdn/watten-table.js');
  wellPlayed(seen);
  assert.equal(seen.made.length, 1);
  assert.match(seen.made[0], /\/dist\/cdn\/chunks\/thinking-worker-[\w-]+\.js$/);
});

/** `npm test` checks these pages in `policy.test.ts`. */
const inLong = runs<(name: string, run: () => Promise<void>) => void>(
  () => {},
  (name, run) => void test(name, run),
);

inLong('a page that loads it from another server has a worker all the same', async () => {
  const seen = await played(`${cdn.url}/dist/cdn/watten-table.js`);
  wellPlayed(seen);
  assert.deepEqual(
    seen.made.map((address) => address.slice(0, 5)),
    ['blob:'],
  );
});

inLong('a page with a strict policy has a worker', async () => {
  wellPlayed(
    await played(
      '/dist/cdn/watten-table.js',
      new Map(),
      "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'",
    ),
  );
});

test('a page that demands trusted types has a worker', async () => {
  wellPlayed(
    await played(
      '/dist/cdn/watten-table.js',
      new Map(),
      "require-trusted-types-for 'script'; trusted-types lit-html watten-table",
    ),
  );
});

test('a page whose bundler knows nothing of workers has one, and asks for no file that is not there', async () => {
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
  const seen = await played('/index.js', files);
  wellPlayed(seen);
  assert.deepEqual(
    seen.made.map((address) => address.slice(0, 5)),
    ['blob:'],
  );
});

/** Every file that this one cannot be loaded without, and itself. */
async function neededBy(path: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [path],
    bundle: true,
    format: 'esm',
    packages: 'external',
    // A worker without a bundler loads what is imported for nothing but its effects, too.
    ignoreAnnotations: true,
    write: false,
    metafile: true,
  });
  assert.deepEqual(
    Object.values(metafile.inputs).flatMap(({ imports }) => imports.filter(({ external }) => external)),
    [],
    'no package',
  );
  return Object.keys(metafile.inputs);
}

test('the worker loads rules and players, and shares them with the page', async () => {
  const needed = await neededBy('dist/chunks/thinking-worker.js');
  const sources = needed.flatMap((path) => {
    const map = JSON.parse(readFileSync(`${path}.map`, 'utf8')) as { readonly sources: readonly string[] };
    return map.sources.map((source) => join(dirname(path), source));
  });
  const own = ['src/element/shell/worker/thinking-worker.ts', 'src/element/shell/version.ts'];
  assert.ok(sources.includes('src/players/think.ts'), 'the sources were found');
  assert.deepEqual(
    sources.filter((source) => !/^src\/(?:base|rules|players)\//.test(source) && !own.includes(source)),
    [],
  );
  assert.ok(needed.length > 2, 'they are in files of their own');
});

test(`the players in one piece, for page and worker, are at most ${LIMIT / 1000} KB compressed`, async () => {
  const { code } = await transform(readFileSync('dist/chunks/players.js', 'utf8'), { minify: true, format: 'esm' });
  const bytes = gzipSync(code, { level: 9 }).length;
  assert.ok(bytes > 5000 && bytes <= LIMIT, `${bytes} bytes`);
});

test('no bundler finds the address of a worker in the package, of which it would make a second copy', () => {
  const code = readFileSync('dist/chunks/worker-factories.js', 'utf8');
  assert.match(code, /thinking-worker\.js/);
  assert.doesNotMatch(code, /new URL\(\s*["'`]/);
});
