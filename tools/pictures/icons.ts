/** Draws the icons of `embed.html` with cards of the deck, to src/embed/icons/. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { cardSvg } from '../../src/deck.js';
import { launch } from '../shared/browser.js';
import { root } from '../shared/process.js';
import { palettePng } from './palette-png.js';

const FOLDER = join(root, 'src/embed/icons');
const CARDS = ['EA', 'HA', 'S6'] as const;

interface Icon {
  readonly name: string;
  readonly size: number;
  /** Height of the cards as a share of the icon. A maskable icon keeps its cards within the circle that every mask shows. */
  readonly share: number;
  /** Corner radius as a share of the icon. */
  readonly radius: number;
}

const ICONS: readonly Icon[] = [
  { name: 'icon', size: 192, share: 0.72, radius: 0.18 },
  { name: 'icon', size: 512, share: 0.72, radius: 0.18 },
  { name: 'maskable', size: 512, share: 0.54, radius: 0 },
];

/** The cards have flat colours. The other colours are the edges between them. */
const COLOURS = 64;

const iconPage = ({ size, share, radius }: Icon): string => {
  const cards = CARDS.map((card) => cardSvg(card, { detail: 'normal', indices: 'off' })).join('');
  return `<!doctype html>
<style>
  html { background: transparent; }
  body { background: #59391f; border-radius: ${size * radius}px; height: ${size}px; margin: 0; overflow: hidden; position: relative; width: ${size}px; }
  svg { border-radius: 6.5% / 3.68%; height: ${size * share}px; left: 50%; position: absolute; top: 50%; transform-origin: 50% 130%; translate: -50% -48%; }
  svg:nth-child(1) { rotate: -17deg; }
  svg:nth-child(3) { rotate: 17deg; }
</style>
<body>${cards}</body>`;
};

/** Returns the pixels of a PNG file, four bytes per pixel. */
const pixelsOf = async (tab: Page, png: string): Promise<Uint8Array> => {
  const base64 = await tab.evaluate(async (address) => {
    const image = await createImageBitmap(await (await fetch(address)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
    return btoa([...data].map((byte) => String.fromCharCode(byte)).join(''));
  }, `data:image/png;base64,${png}`);
  return Buffer.from(base64, 'base64');
};

const browser = await launch();
try {
  await mkdir(FOLDER, { recursive: true });
  const tab = await browser.newPage();
  for (const icon of ICONS) {
    const { name, size } = icon;
    await tab.setViewport({ width: size, height: size });
    await tab.setContent(iconPage(icon));
    const png = await tab.screenshot({ omitBackground: true, encoding: 'base64' });
    const file = palettePng(await pixelsOf(tab, png), size, COLOURS);
    const path = join(FOLDER, `${name}-${size}.png`);
    await writeFile(path, file);
    console.log(`${(file.length / 1000).toFixed(1)} KB  ${path}`);
  }
} finally {
  await browser.close();
}
