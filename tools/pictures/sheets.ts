/**
 * Draws the whole deck on the sheet docs/deck.webp, which is small enough for the README. `--all` draws the deck in three
 * sizes and the people with all their looks and signals to shots/.
 */
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'puppeteer-core';
import { CARDS, cardSvg, type Card, type Detail } from '../../src/deck.js';
import { LOOKS, personSvg, SIGNS } from '../../src/people/drawings.js';
import { PERSON_IDS } from '../../src/people/index.js';
import { launch } from '../shared/browser.js';
import { root } from '../shared/process.js';

interface Sheet {
  /** Path of the sheet relative to the repository root. */
  readonly path: `${string}.webp`;
  readonly page: string;
  /** Compression quality in percent. */
  readonly quality: number;
}

const ROW = 10;

/** Returns one row per suit, low to high, so that the landscapes of the number cards join. */
const rows = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  Array.from({ length: cards.length / ROW }, (_, row) => cards.slice(row * ROW, (row + 1) * ROW).reverse());

const deckPage = (width: number, detail: Detail): string => {
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

/** Returns a page with one row per person and one column per look or signal. */
function peoplePage(width: number): string {
  const looks = [...Object.values(LOOKS), ...Object.values(SIGNS)];
  const faces = PERSON_IDS.flatMap((id) => looks.map((look) => personSvg(id, look, { width }))).join('');
  return `<!doctype html>
<style>
  body { background: #c18d56; display: inline-grid; gap: 6px; grid-template-columns: repeat(${looks.length}, ${width}px); margin: 0; padding: 10px; }
  svg { display: block; height: auto; width: ${width}px; }
</style>
<body>${faces}</body>`;
}

async function draw(browser: Browser, sheet: Sheet): Promise<string> {
  const path = join(root, sheet.path) as Sheet['path'];
  const tab = await browser.newPage();
  await tab.setContent(sheet.page);
  const box = await (await tab.$('body'))?.boundingBox();
  if (!box) throw new Error('The page is empty.');
  await tab.setViewport({ width: Math.ceil(box.width), height: Math.ceil(box.height) });
  await mkdir(dirname(path), { recursive: true });
  await tab.screenshot({ path, type: 'webp', quality: sheet.quality });
  await tab.close();
  return `${path}: ${Math.ceil(box.width)} x ${Math.ceil(box.height)}, ${Math.round((await stat(path)).size / 1024)} KB`;
}

const README = (): readonly Sheet[] => [{ path: 'docs/deck.webp', page: deckPage(96, 'normal'), quality: 70 }];
const ALL = (): readonly Sheet[] => [
  { path: 'shots/deck-96.webp', page: deckPage(96, 'normal'), quality: 92 },
  { path: 'shots/deck-240.webp', page: deckPage(240, 'full'), quality: 90 },
  { path: 'shots/deck-480.webp', page: deckPage(480, 'full'), quality: 90 },
  { path: 'shots/people-44.webp', page: peoplePage(44), quality: 95 },
  { path: 'shots/people-96.webp', page: peoplePage(96), quality: 92 },
];

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const browser = await launch();
try {
  for (const sheet of values.all ? ALL() : README()) console.log(await draw(browser, sheet));
} finally {
  await browser.close();
}
