/** A static web server that applies the headers in the folder's `_headers` file. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sirv from 'sirv';

export interface Site {
  /** URL without a trailing slash. */
  readonly url: string;
  /** Requested paths, in order. */
  readonly requestedPaths: readonly string[];
  close(): Promise<void>;
}

/** Returns the headers below `/*` in `_headers`, one per line. */
const headersIn = (folder: string): readonly (readonly [name: string, value: string])[] => {
  const file = join(folder, '_headers');
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/^ +(?<name>[\w-]+): (?<value>.*)$/gm)].map(
    ({ groups }) => [groups?.['name'] ?? '', groups?.['value'] ?? ''] as const,
  );
};

/** Serves a folder. `policy` is an optional content security policy for all files. */
export const openSite = async (folder: string, policy?: string): Promise<Site> => {
  const headers = [
    ...headersIn(folder),
    ...(policy === undefined ? [] : [['content-security-policy', policy] as const]),
  ];
  const requestedPaths: string[] = [];
  // Enables caching as on a CDN, so that a browser requests a file only once.
  const files = sirv(folder, { maxAge: 600 });
  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const path = request.url ?? '/';
    // Browsers request the icon automatically.
    if (path === '/favicon.ico') return void response.writeHead(204).end();
    requestedPaths.push(path);
    files(request, response, () => void response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requestedPaths,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** Returns the gzipped size of a file in bytes. */
export const weightOf = (path: string): number => gzipSync(readFileSync(path), { level: 9 }).length;
