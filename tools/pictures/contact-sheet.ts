/** Contact sheets, each with many screenshots of one size. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { root } from '../shared/process.js';
import { nameOf, type Size } from './photo.js';

export interface Picture {
  readonly name: string;
  readonly size: Size;
  readonly path: string;
}

/** Layout of a sheet in CSS pixels. */
const WIDTH = 1560;
const HEIGHT = 1300;
const GAP = 8;
const CAPTION = 22;
/** Maximum width and height of a screenshot on a sheet. */
const WIDEST = 500;
const TALLEST = 620;

/** Returns the numbers of columns and rows of a sheet, and the width of a cell. */
function gridOf({ width, height }: Size): { readonly columns: number; readonly rows: number; readonly cell: number } {
  const columns = Math.ceil(WIDTH / Math.min(width, WIDEST, (TALLEST * width) / height));
  const cell = Math.floor((WIDTH - GAP) / columns) - GAP;
  const rows = Math.max(1, Math.floor(HEIGHT / ((cell * height) / width + CAPTION + GAP)));
  return { columns, rows, cell };
}

async function sheetPage(pictures: readonly Picture[], columns: number, cell: number): Promise<string> {
  const figures = await Promise.all(
    pictures.map(async ({ name, path }) => {
      const data = (await readFile(path)).toString('base64');
      return `<figure><figcaption>${name}</figcaption><img width="${cell}" src="data:image/png;base64,${data}"></figure>`;
    }),
  );
  return `<!doctype html>
<style>
  body { background: #fff; display: grid; font: 15px sans-serif; gap: ${GAP}px; grid-template-columns: repeat(${columns}, ${cell}px); margin: 0; padding: ${GAP}px; }
  figure { margin: 0 }
  figcaption { height: ${CAPTION}px }
  img { display: block; outline: 1px solid #999 }
</style>
<body>${figures.join('')}</body>`;
}

/** Writes shots/sheet-<width>x<height>-<number>.png for each size and returns the paths. */
export async function contactSheets(browser: Browser, pictures: readonly Picture[]): Promise<readonly string[]> {
  const page = await browser.newPage();
  await page.setViewport({ width: WIDTH, height: GAP });
  const paths: string[] = [];
  for (const size of new Set(pictures.map((picture) => picture.size))) {
    const own = pictures.filter((picture) => picture.size === size);
    const { columns, rows, cell } = gridOf(size);
    for (let from = 0; from < own.length; from += columns * rows) {
      const batch = own.slice(from, from + columns * rows);
      await page.setContent(await sheetPage(batch, columns, cell));
      const number = from / (columns * rows) + 1;
      const path = join(root, 'shots', `sheet-${nameOf(size)}-${number}.png`) as `${string}.png`;
      await page.screenshot({ path, fullPage: true });
      paths.push(path);
    }
  }
  await page.close();
  return paths;
}
