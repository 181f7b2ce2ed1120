/** Screenshots of pages in several sizes. */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { root } from '../shared/process.js';

/** A viewport size in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. Default: 1. */
  readonly scale?: number;
}

/** The sizes of the screenshots. */
export const SIZES: readonly Size[] = [
  { width: 320, height: 568, scale: 2 },
  { width: 390, height: 844, scale: 2 },
  { width: 844, height: 390, scale: 2 },
  // 1440x900 and 768x1024 at 200 %.
  { width: 720, height: 450 },
  { width: 384, height: 512 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

export const nameOf = ({ width, height }: Size): string => `${width}x${height}`;

export const resize = (page: Page, { width, height, scale = 1 }: Size): Promise<void> =>
  page.setViewport({ width, height, deviceScaleFactor: scale });

/** Writes shots/<name>-<width>x<height>.png and returns its path. */
export async function takeScreenshot(page: Page, name: string, size: Size): Promise<string> {
  const path = join(root, 'shots', `${name}-${nameOf(size)}.png`) as `${string}.png`;
  await mkdir(dirname(path), { recursive: true });
  // Clips the page to its content.
  const height = await page.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
  // A capture beyond the viewport resizes the page, which closes notes on terms.
  const captureBeyondViewport = height > size.height;
  await page.screenshot({ path, clip: { x: 0, y: 0, width: size.width, height }, captureBeyondViewport });
  return path;
}
