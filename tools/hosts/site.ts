/** A web server as those that serve folders are: it knows files, and the headers that a file `_headers` gives them. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sirv from 'sirv';

export interface Site {
  /** Without a closing slash. */
  readonly url: string;
  /** The paths that were asked for, in order. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** What stands in `_headers` below `/*`: a header a line. */
const headersIn = (folder: string): readonly (readonly [name: string, value: string])[] => {
  const file = join(folder, '_headers');
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/^ +(?<name>[\w-]+): (?<value>.*)$/gm)].map(
    ({ groups }) => [groups?.['name'] ?? '', groups?.['value'] ?? ''] as const,
  );
};

/** Serves a folder; `policy` is a content security policy for all of it. */
export const openSite = async (folder: string, policy?: string): Promise<Site> => {
  const headers = [
    ...headersIn(folder),
    ...(policy === undefined ? [] : [['content-security-policy', policy] as const]),
  ];
  const asked: string[] = [];
  // As behind a CDN: a browser that has a file does not ask for it again.
  const files = sirv(folder, { maxAge: 600 });
  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const path = request.url ?? '/';
    // Browsers ask for it by themselves.
    if (path === '/favicon.ico') return void response.writeHead(204).end();
    asked.push(path);
    files(request, response, () => void response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** What a file weighs on its way to a visitor, in bytes. */
export const weightOf = (path: string): number => gzipSync(readFileSync(path), { level: 9 }).length;
