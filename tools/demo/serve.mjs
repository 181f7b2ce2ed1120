/** A small server for the demo and the build, for looking at them and for tests. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { root } from '../shared/process.mjs';

const LAST_PORT = 65_535;

const listening = (handler, host, port) =>
  new Promise((resolve, reject) => {
    const server = createServer(handler);
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });

const closed = (server) =>
  new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });

/** Listens on both addresses `localhost` may mean, on the port or on the next one that is free on both. */
async function listenLocally(handler, port) {
  try {
    const server = await listening(handler, '127.0.0.1', port);
    try {
      return [server, await listening(handler, '::1', server.address().port)];
    } catch (error) {
      // A machine without IPv6 does with one.
      if (error.code !== 'EADDRINUSE') return [server];
      await closed(server);
      throw error;
    }
  } catch (error) {
    if (error.code !== 'EADDRINUSE' || port === LAST_PORT) throw error;
    return listenLocally(handler, port === 0 ? 0 : port + 1);
  }
}

/** What answers for demo/ and dist/ of the repository and for nothing else of it; `/` leads to the demo. */
function answering() {
  // `dev`: read anew for every request, so that a build made meanwhile is seen. CORS: as a CDN would.
  const options = { dev: true, setHeaders: (response) => response.setHeader('Access-Control-Allow-Origin', '*') };
  const folders = new Map(['demo', 'dist'].map((name) => [name, sirv(join(root, name), options)]));

  return (request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    if (path === '/' || path === '/demo') {
      response.writeHead(302, { location: '/demo/' }).end();
      return;
    }
    const missing = () => response.writeHead(404, { 'content-type': 'text/plain' }).end(`There is no ${path}\n`);
    const [, name, ...rest] = request.url.split('/');
    const folder = folders.get(name);
    if (!folder) {
      missing();
      return;
    }
    request.url = `/${rest.join('/')}`;
    folder(request, response, missing);
  };
}

/**
 * Serves the demo and the build on localhost.
 * @param {{ port?: number }} [options] the port to try first; 0, the default: any free one.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} `url` without a closing slash.
 */
export async function serve({ port = 0 } = {}) {
  const servers = await listenLocally(answering(), port);
  return {
    url: `http://localhost:${servers[0].address().port}`,
    close: async () => {
      await Promise.all(servers.map(closed));
    },
  };
}
