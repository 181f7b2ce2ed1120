/** Pages of a given size, and pictures of them. */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../shared/process.mjs';

/** The sizes that are looked at, in CSS pixels. */
export const SIZES = [
  { width: 320, height: 568, scale: 2 },
  { width: 390, height: 844, scale: 2 },
  { width: 768, height: 1024, scale: 1 },
  { width: 1440, height: 900, scale: 1 },
];

/**
 * Opens an address in a new page; errors of the page are told on the console.
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} url
 * @param {{ width: number, height: number, scale?: number }} size `scale`: device pixels per CSS pixel.
 */
export async function openAt(browser, url, { width, height, scale = 1 }) {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(`${url} at ${width}x${height}: ${error.message}`));
  await page.setViewport({ width, height, deviceScaleFactor: scale });
  await page.goto(url, { waitUntil: 'load' });
  return page;
}

/** Writes shots/<name>-<width>x<height>.png and answers its path. */
export async function shoot(page, name) {
  const { width, height } = page.viewport();
  const path = join(root, 'shots', `${name}-${width}x${height}.png`);
  await mkdir(dirname(path), { recursive: true });
  await page.screenshot({ path });
  return path;
}
