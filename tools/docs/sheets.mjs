/** Builds, and writes the whole deck in three sizes to docs/: the pictures that the README shows. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { launch } from '../shared/browser.mjs';
import { root, run } from '../shared/process.mjs';

/** Widths of a card in pixels. The large sheet would be heavy at the quality of the others. */
const SHEETS = [
  { width: 96, detail: 'normal', quality: 92 },
  { width: 240, detail: 'full', quality: 88 },
  { width: 480, detail: 'full', quality: 66 },
];
const ROW = 9;

/** A row a suit, low to high: so the landscape of the number cards goes on from card to card. */
const rows = (cards) =>
  Array.from({ length: cards.length / ROW }, (_, row) => cards.slice(row * ROW, (row + 1) * ROW).reverse());

const page = ({ cards, cardSvg, width, detail }) => {
  const gap = Math.round(width * 0.07);
  const faces = rows(cards)
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

const { ok, output } = await run(['tools/build/build.mjs']);
if (!ok) {
  console.error(output);
  process.exit(1);
}
const { CARDS, cardSvg } = await import('../dist/deck.js');
const browser = await launch();
try {
  for (const { width, detail, quality } of SHEETS) {
    const tab = await browser.newPage();
    await tab.setContent(page({ cards: CARDS, cardSvg, width, detail }));
    const body = await tab.$('body');
    const box = await body.boundingBox();
    await tab.setViewport({ width: Math.ceil(box.width), height: Math.ceil(box.height) });
    const path = join(root, 'docs', `deck-${width}.webp`);
    await tab.screenshot({ path, type: 'webp', quality });
    console.log(
      `${path}: ${Math.ceil(box.width)} x ${Math.ceil(box.height)}, ${Math.round((await stat(path)).size / 1024)} KB`,
    );
    await tab.close();
  }
} finally {
  await browser.close();
}
