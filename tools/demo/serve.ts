/** A small server for the demo and the build, for development and tests. */
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import sirv from 'sirv';
import { createBrotliFiles } from './brotli-files.js';
import { root } from '../shared/process.js';
import { createTables, type ServerEntry, type Tables } from './tables.js';

const LAST_PORT = 65_535;

const listening = (handler: RequestListener, host: string, port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer(handler);
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Listens on both addresses of `localhost`, on this port or on the next port that is free on both addresses. */
async function listenLocally(handler: RequestListener, port: number): Promise<readonly [Server, ...Server[]]> {
  try {
    const server = await listening(handler, '127.0.0.1', port);
    try {
      return [server, await listening(handler, '::1', portOf(server))];
    } catch (error) {
      // Without IPv6, the IPv4 server is enough.
      if (!isTaken(error)) return [server];
      await closed(server);
      throw error;
    }
  } catch (error) {
    if (!isTaken(error) || port === LAST_PORT) throw error;
    return listenLocally(handler, port === 0 ? 0 : port + 1);
  }
}

/** Handles a request and returns true, or returns false to serve a file. */
type HandleRequest = (response: ServerResponse, path: string) => boolean;

interface ServeOptions {
  /** Preferred port. If this port is in use, the next free port is used. 0, the default, selects any free port. */
  readonly port?: number;
  /** Folder with demo/ and dist/. Default: the repository root. */
  readonly from?: string;
  /** Whether texts are sent with brotli. Default: false, so that measurements do not depend on the compression. */
  readonly compress?: boolean;
  /** Called before a file is served. */
  readonly handle?: HandleRequest;
  /** Loads the table server. Default: the server in dist/. */
  readonly loadServer?: () => Promise<ServerEntry>;
}

/** Serves only demo/ and dist/ of a folder. `/` redirects to the demo, `/tables` returns the address of the table server. */
function requestListener(tables: Tables, { from = root, handle, compress = false }: ServeOptions): RequestListener {
  // `dev` reads the files for every request, so that a later build is served. CORS is enabled, as on a CDN.
  const folders = new Map(
    ['demo', 'dist'].map((name) => {
      const folder = join(from, name);
      const setHeaders = (response: ServerResponse, path: string): void => {
        response.setHeader('Access-Control-Allow-Origin', '*');
        const map = `${path}.map`;
        if (path.endsWith('.js') && existsSync(join(folder, map))) response.setHeader('SourceMap', basename(map));
      };
      const sendCompressed = compress ? createBrotliFiles(folder, setHeaders) : () => false;
      const sendFile = sirv(folder, { dev: true, setHeaders });
      return [
        name,
        (request: IncomingMessage, response: ServerResponse, missing: () => void): void => {
          if (!sendCompressed(request, response)) sendFile(request, response, missing);
        },
      ];
    }),
  );

  return (request, response) => {
    const { url = '/' } = request;
    const path = new URL(url, 'http://localhost').pathname;
    if (path === '/' || path === '/demo') {
      response.writeHead(302, { location: '/demo/' }).end();
      return;
    }
    if (handle?.(response, path)) return;
    if (path === '/tables') {
      tables.url().then(
        (address) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ address })),
        (error) => response.writeHead(503, { 'content-type': 'text/plain' }).end(String(error)),
      );
      return;
    }
    const missing = (): void =>
      void response.writeHead(404, { 'content-type': 'text/plain' }).end(`Not found: ${path}\n`);
    const [, name = '', ...rest] = url.split('/');
    const folder = folders.get(name);
    if (!folder) {
      missing();
      return;
    }
    request.url = `/${rest.join('/')}`;
    folder(request, response, missing);
  };
}

export interface Served {
  /** URL without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the demo and the build on localhost. */
export async function serve(options: ServeOptions = {}): Promise<Served> {
  const tables = createTables(options.loadServer);
  const servers = await listenLocally(requestListener(tables, options), options.port ?? 0);
  return {
    url: `http://localhost:${portOf(servers[0])}`,
    close: async () => {
      await Promise.all([...servers.map(closed), tables.close()]);
    },
  };
}
