/** Serves the demo with bundles of the current sources, and reloads its pages when a file changes. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { pageBundleOptions } from '../build/page-bundle.js';
import { type BuiltFiles, liveBundle } from '../shared/live-bundle.js';
import { root } from '../shared/process.js';
import { watchFolders } from '../shared/watch-folders.js';
import { type Served, serve } from './serve.js';
import type { ServerEntry } from './tables.js';

/** Files of dist/ that demo pages load, without `.js`, with their source files. */
const ENTRIES = {
  'cdn/watten-table': 'src/index.ts',
  'cdn/engine': 'src/engine.ts',
  'cdn/online': 'src/online.ts',
  'cdn/puzzles': 'src/puzzles.ts',
  'cdn/evening': 'src/evening.ts',
  'cdn/season': 'src/season.ts',
  'cdn/watten-evening': 'src/watten-evening.ts',
  'cdn/watten-season': 'src/watten-season.ts',
  cards: 'src/cards.ts',
  deck: 'src/deck.ts',
  explain: 'src/explain.ts',
  people: 'src/people/drawings.ts',
  // The worker is served at the path of its source, because the sources use that URL for the worker.
  'src/element/shell/worker/thinking-worker': 'src/element/shell/worker/thinking-worker.ts',
};

const EVENTS = '/dev-events/';

/**
 * Script that reloads the page after a change and shows bundle errors. `version` is the version of the page's sources.
 */
const scriptOf = (version: number): string => `<script>
  const events = new EventSource('${EVENTS}${version}');
  events.addEventListener('reload', () => location.reload());
  events.addEventListener('broken', ({ data }) => {
    const pre = document.createElement('pre');
    pre.style = 'position: fixed; inset: 0 0 auto; z-index: 9; margin: 0; padding: 1em; background: #300; color: #fff';
    pre.textContent = JSON.parse(data);
    document.documentElement.append(pre);
  });
</script>`;

const script = (response: ServerResponse, path: string, code: string): void => {
  const type = path.endsWith('.map') ? 'application/json' : 'text/javascript';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(code);
};

/** Bundles the table server into a folder, because its threads need files, and loads the bundle. */
async function loadServer(from: string, folder: string): Promise<ServerEntry> {
  await build({
    absWorkingDir: from,
    entryPoints: { server: 'src/server.ts', 'server-thinking': 'src/server/thinking/thread.ts' },
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
  });
  return (await import(pathToFileURL(join(folder, 'server.js')).href)) as ServerEntry;
}

interface LiveOptions {
  /** Preferred port. If this port is in use, the next free port is used. 0 selects any free port. */
  readonly port?: number;
  /** Folder with demo/ and src/. Default: the repository root. */
  readonly from?: string;
  /** Called with every bundle error. */
  readonly onBroken?: (message: string) => void;
}

export async function serveLive({ port = 0, from = root, onBroken = () => {} }: LiveOptions = {}): Promise<Served> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache/dev-'));
  const bundle = liveBundle({
    ...pageBundleOptions({ from, below: '/dist/' }),
    entryPoints: ENTRIES,
    chunkNames: 'chunks/[name]-[hash]',
  });
  const pages = new Set<ServerResponse>();
  const send = (event: string, data: string): void => {
    for (const page of pages) page.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };

  // Starts with the current time, so that pages from before a restart have an older version.
  let version = Date.now();
  const reload = (): void => {
    version += 1;
    send('reload', '');
  };
  let built = bundle.build();
  const messageOf = async (): Promise<string> => [...new Set((await built).broken.values())].join('\n\n');
  async function notifyPages(): Promise<void> {
    const { changed } = await built;
    const message = await messageOf();
    if (message !== '') onBroken(message);
    if (message !== '') send('broken', message);
    else if (changed.length > 0) reload();
  }
  await notifyPages();
  const stopFunctions = [
    watchFolders([join(from, 'src')], () => {
      built = bundle.build();
      void notifyPages();
    }),
    watchFolders([join(from, 'demo')], reload),
  ];

  async function listen(page: ServerResponse, seen: number): Promise<void> {
    page.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    pages.add(page);
    page.once('close', () => pages.delete(page));
    const message = await messageOf();
    if (message !== '') page.write(`event: broken\ndata: ${JSON.stringify(message)}\n\n`);
    else if (seen !== version) page.write('event: reload\ndata:\n\n');
    else page.flushHeaders();
  }
  async function sendBundled(response: ServerResponse, path: string): Promise<void> {
    const { broken, files }: BuiltFiles = await built;
    const entry = new Map(Object.entries(ENTRIES)).get(path.replace(/\.js$/, ''));
    const message = broken.get(entry ?? '');
    const code = message === undefined ? files.get(path) : `throw new Error(${JSON.stringify(message)});`;
    if (code === undefined) response.writeHead(404).end(`/dist/${path} is not part of the bundle of npm run dev\n`);
    else script(response, path, code);
  }
  function handle(response: ServerResponse, path: string): boolean {
    if (path.startsWith(EVENTS)) {
      void listen(response, Number(path.slice(EVENTS.length)));
      return true;
    }
    if (path.startsWith('/dist/')) {
      void sendBundled(response, path.slice('/dist/'.length));
      return true;
    }
    const page = join(from, path.endsWith('/') ? `${path}index.html` : path);
    if (!/^\/demo\/(?:[\w-]+\.html)?$/.test(path) || !existsSync(page)) return false;
    const html = readFileSync(page, 'utf8').replace('</head>', `${scriptOf(version)}</head>`);
    response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' }).end(html);
    return true;
  }

  const served = await serve({
    port,
    from,
    handle,
    loadServer: () => loadServer(from, folder),
  });
  return {
    url: served.url,
    async close() {
      for (const stop of stopFunctions) stop();
      await Promise.all([served.close(), bundle.dispose(), rm(folder, { recursive: true, force: true })]);
    },
  };
}
