/**
 * The service worker of `embed.html`: stores all files of one build and serves them from the cache. Files of two builds are
 * never mixed: a new build has its own cache, which replaces the old one when no page uses the old build.
 */

/** The build's id. The build replaces this text, so that the browser notices a new build. */
const BUILD = '__WATTEN_BUILD__';

interface FileList {
  readonly build: string;
  readonly files: readonly { readonly path: string; readonly integrity?: string }[];
}

interface ExtendableEvent {
  waitUntil(promise: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** The globals of a service worker, which are missing from TypeScript's DOM types. */
interface ServiceWorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { matchAll(): Promise<readonly unknown[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

const worker = globalThis as unknown as ServiceWorkerScope;
const { scope } = worker.registration;
/** An origin can have several copies of the table, each in its own folder. */
const PREFIX = `watten-table ${scope} `;
const CACHE = PREFIX + BUILD;
const ACTIVATE = 'activate';

const addressOf = (path: string): string => new URL(path, scope).href;
const PAGE = addressOf('embed/embed.html');

/** Fetches a file of the build from the server. @throws Error if the file is missing or belongs to another build */
async function fetchFile(path: string, integrity = ''): Promise<Response> {
  const response = await fetch(addressOf(path), { cache: 'reload', integrity });
  if (!response.ok) throw new Error(`'${path}' could not be stored: the server answered ${response.status}.`);
  // Browsers refuse a redirected response to a navigation.
  return response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;
}

/** Fetches the page. Its owner can edit the page, so that the build's id is checked instead of the whole content. */
async function fetchPage(): Promise<Response> {
  const response = await fetchFile('embed/embed.html');
  if (!(await response.clone().text()).includes(BUILD)) throw new Error(`'${PAGE}' does not belong to ${BUILD}.`);
  return response;
}

async function storeFiles(): Promise<void> {
  const { build, files } = (await (await fetchFile('files.json')).json()) as FileList;
  if (build !== BUILD) throw new Error(`'files.json' belongs to ${build}, not to ${BUILD}.`);
  const cache = await caches.open(CACHE);
  const store = async ({ path, integrity }: FileList['files'][number]): Promise<void> => {
    const address = addressOf(path);
    // A previous attempt can have stored some of the files.
    if (await cache.match(address)) return;
    await cache.put(address, await (address === PAGE ? fetchPage() : fetchFile(path, integrity)));
  };
  await Promise.all(files.map(store));
}

async function deleteOtherBuilds(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

/** Activates a new build that waits, if no other page uses this build. Returns whether a new build was waiting. */
async function activateWaiting(): Promise<boolean> {
  const { waiting } = worker.registration;
  if (!waiting || (await worker.clients.matchAll()).length > 1) return false;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- messages to workers have no target origin
  waiting.postMessage(ACTIVATE);
  return true;
}

/** Stores the page again, because its owner can have edited it since the installation. */
async function refreshPage(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(PAGE, await fetchPage());
}

/** Returns whether an address leads to the page. Some servers omit `.html`. */
const isPage = (address: string): boolean => {
  const { origin, pathname } = new URL(address);
  return [PAGE, PAGE.replace(/\.html$/, '')].includes(origin + pathname);
};

async function answer(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const isForPage = request.mode === 'navigate' && isPage(request.url);
  if (isForPage && (await activateWaiting()))
    return new Response('', { headers: { 'content-type': 'text/html', refresh: '0' } });
  const stored = await caches.match(isForPage ? PAGE : request.url, {
    cacheName: CACHE,
    ignoreSearch: true,
    ignoreVary: true,
  });
  if (stored && isForPage) event.waitUntil(refreshPage().catch(() => {}));
  return stored ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(storeFiles()));
worker.addEventListener('activate', (event) => event.waitUntil(deleteOtherBuilds()));
worker.addEventListener('message', ({ data }) => {
  if (data === ACTIVATE) void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(scope)) event.respondWith(answer(event));
});
