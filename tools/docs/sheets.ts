/**
 * Draws the whole deck on a sheet: docs/deck.webp, small enough for the README; with `--all` in three sizes into shots/.
 */
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'puppeteer-core';
import { CARDS, cardSvg, type Card, type Detail } from '../../src/deck.js';
import { launch } from '../shared/browser.js';
import { root } from '../shared/process.js';

interface Sheet {
  /** In the repository. */
  readonly path: `${string}.webp`;
  /** Of a card, in pixels. */
  readonly width: number;
  readonly detail: Detail;
  /** Of the picture, in percent. */
  readonly quality: number;
}

const README: readonly Sheet[] = [{ path: 'docs/deck.webp', width: 96, detail: 'normal', quality: 70 }];
const ALL: readonly Sheet[] = [
  { path: 'shots/deck-96.webp', width: 96, detail: 'normal', quality: 92 },
  { path: 'shots/deck-240.webp', width: 240, detail: 'full', quality: 90 },
  { path: 'shots/deck-480.webp', width: 480, detail: 'full', quality: 90 },
];
const ROW = 9;

/** A row a suit, low to high: so the landscape of the number cards goes on from card to card. */
const rows = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  Array.from({ length: cards.length / ROW }, (_, row) => cards.slice(row * ROW, (row + 1) * ROW).reverse());

const page = ({ width, detail }: Sheet): string => {
  const gap = Math.round(width * 0.07);
  const faces = rows(CARDS)
    .flat()
    .map((card) => cardSvg(card, { detail }))
    .join('');
  return `<!doctype html>
<style>
  body { background: #ece4d3; display: inline-grid; gap: ${gap}px; grid-template-columns: repeat(${ROW}, ${width}px); margin: 0; padding: ${gap * 1.5}px; }
  svg { display: block; border-radius: 6.5% / 3.68%; box-shadow: 0 ${width * 0.01}px ${width * 0.03}px #2a241c59; height: auto; width: ${width}px; }
</style>
<body>${faces}</body>`;
};

async function draw(browser: Browser, sheet: Sheet): Promise<string> {
  const path = join(root, sheet.path) as Sheet['path'];
  const tab = await browser.newPage();
  await tab.setContent(page(sheet));
  const box = await (await tab.$('body'))?.boundingBox();
  if (!box) throw new Error('The page shows nothing.');
  await tab.setViewport({ width: Math.ceil(box.width), height: Math.ceil(box.height) });
  await mkdir(dirname(path), { recursive: true });
  await tab.screenshot({ path, type: 'webp', quality: sheet.quality });
  await tab.close();
  return `${path}: ${Math.ceil(box.width)} x ${Math.ceil(box.height)}, ${Math.round((await stat(path)).size / 1024)} KB`;
}

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const browser = await launch();
try {
  for (const sheet of values.all ? ALL : README) console.log(await draw(browser, sheet));
} finally {
  await browser.close();
}
