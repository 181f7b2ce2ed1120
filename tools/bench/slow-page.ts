/** Pages on a slow connection: 1.6 Mbit/s with 150 ms of latency, gzipped. The CPU is slowed four times. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { root } from '../shared/process.js';

export const CPU_SLOWDOWN = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };
export const ROUNDS = 5;

interface Site {
  readonly url: string;
  readonly close: () => void;
}

/**
 * Serves scripts and pages gzipped.
 * @param pages HTML or scripts by path
 * @param folder the folder for all other paths
 */
export async function serve(
  pages: Readonly<Record<string, string | Buffer>>,
  folder = join(root, 'dist/cdn'),
): Promise<Site> {
  const packed = new Map(Object.entries(pages).map(([path, body]) => [path, gzipSync(body, { level: 9 })]));
  const server = createServer((request, response) => {
    const path = normalize(request.url ?? '/');
    void (async () => {
      const body = packed.get(path) ?? gzipSync(await readFile(join(folder, path)));
      packed.set(path, body);
      const type = extname(path) === '.js' ? 'text/javascript' : 'text/html; charset=utf-8';
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip', 'cache-control': 'no-store' });
      response.end(body);
    })().catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => void server.close() };
}

/** Opens a page with a slow connection and a slow CPU. */
async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844, hasTouch: true, isMobile: true });
  const client = await page.createCDPSession();
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', LINE);
  await page.emulateCPUThrottling(CPU_SLOWDOWN);
  return page;
}

/**
 * Measures a page on a slow connection with an empty cache.
 * @param watch code that runs in the page before any other script
 * @param measure reads the result from the page
 */
export async function visit<Result>(
  browser: Browser,
  url: string,
  watch: string,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  try {
    const page = await slowPage(context);
    await page.evaluateOnNewDocument(watch);
    await page.goto(url);
    return await measure(page);
  } finally {
    await context.close();
  }
}
