/** Pages of a given size, and pictures of them. */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { root } from '../shared/process.js';

/** A size in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel; default: 1. */
  readonly scale?: number;
}

/** The sizes that are looked at. */
export const SIZES: readonly Size[] = [
  { width: 320, height: 568, scale: 2 },
  { width: 390, height: 844, scale: 2 },
  { width: 768, height: 1024, scale: 1 },
  { width: 1440, height: 900, scale: 1 },
];

/** Opens an address in a new page; errors of the page are told on the console. */
export async function openAt(browser: Browser, url: string, { width, height, scale = 1 }: Size): Promise<Page> {
  const page = await browser.newPage();
  // tsx names functions by a helper that a page does not have.
  await page.evaluateOnNewDocument('globalThis.__name = (target) => target;');
  page.on('pageerror', (error) => console.error(`${url} at ${width}x${height}:`, error));
  await page.setViewport({ width, height, deviceScaleFactor: scale });
  await page.goto(url, { waitUntil: 'load' });
  return page;
}

/** Writes shots/<name>-<width>x<height>.png and answers its path. */
export async function shoot(page: Page, name: string): Promise<string> {
  const { width = 0, height = 0 } = page.viewport() ?? {};
  const path = join(root, 'shots', `${name}-${width}x${height}.png`) as `${string}.png`;
  await mkdir(dirname(path), { recursive: true });
  await page.screenshot({ path });
  return path;
}
