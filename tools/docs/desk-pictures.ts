/**
 * Takes the pictures of the guides to a tournament evening: the desk of the build in dist/, in each language of the guides.
 * Git ignores the pictures. `docs/.vitepress/theme/DeskPicture.vue` shows them.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { createEvening, type EveningRecord } from '../../src/evening.js';
import { pastedEntries } from '../../src/evening/pasted-entries.js';
import { launch } from '../shared/browser.js';
import { root } from '../shared/process.js';

const FOLDER = join(root, 'docs/.vitepress/pictures');
/** Contains the key of the desk that the pictures show. */
const KEY_FILE = join(FOLDER, 'key.txt');
/** The address of the desk, which exists only in the browser that takes the pictures. */
const SITE = 'http://localhost';
const SIZE = { width: 980, height: 640 };

/** The name of the event in each language of the guides. */
const EVENTS = { de: 'Preiswatten beim Neuwirt', it: 'Torneo di Watten al Neuwirt', en: 'Watten at the Neuwirt inn' };

type Language = keyof typeof EVENTS;

const PAIRS = `Moidl Gruber / Sepp Egger; Lana
Rosl Mair / Hans Plank
Anna Kofler / Luis Hofer; Tramin
Ida Pichler / Toni Gasser
Eva Thaler / Max Wieser; Lana
Pia Moser / Franz Lanz`;

/** Points of the losers, by table. */
const LOST = [9, 12, 7];

/** Returns the record of an evening after the draw of the first round, with the results of some tables. */
const recordWith = (name: string, results: number): EveningRecord => {
  const evening = createEvening({ preset: 'wattkoenig', name, entries: pastedEntries(PAIRS).entries });
  const [round] = evening.do({ type: 'draw', round: 1, seed: '4711' }).rounds;
  for (const [index, { id }] of (round?.matches ?? []).slice(0, results).entries()) {
    const lost = LOST[index] ?? 0;
    evening.do({ type: 'tell', match: id, by: 'slip', games: [index % 2 === 0 ? [15, lost] : [lost, 15]] });
  }
  return evening.record();
};

/** A picture: the number of results, or null to prepare an evening, and a script that leads to the wanted page. */
interface Scene {
  readonly results: number | null;
  readonly script: string;
}

const openTab = (index: number): string => `root.querySelectorAll('nav button')[${index}].click();`;

/** The pictures by name. */
export const SCENES: Readonly<Record<string, Scene>> = {
  start: { results: null, script: `type('start-name', event); type('start-pairs', pairs);` },
  round: { results: 0, script: openTab(1) },
  results: {
    results: 1,
    script: `${openTab(2)}
    await desk.updateComplete;
    type('result-table', '2'); type('result-0-0', '12'); type('result-0-1', '15');`,
  },
  // The sheet to print is in a frame, which the desk removes after printing.
  slips: {
    results: 0,
    script: `${openTab(4)}
    await desk.updateComplete;
    HTMLIFrameElement.prototype.remove = () => {};
    root.querySelectorAll('.sheets button')[3].click();
    const frame = document.querySelector('iframe[data-watten-print]');
    frame.style.cssText = 'background: #fff; block-size: 100%; border: 0; inline-size: 100%; inset: 0; position: fixed';
    frame.contentDocument.body.style.margin = '16px';`,
  },
  standings: { results: 3, script: openTab(3) },
  screen: { results: 0, script: 'desk.screen = true;' },
};

/** Returns a page with an empty desk. */
const pageOf = (lang: string): string => `<!doctype html><html lang="${lang}"><meta charset="utf-8">
<style>body { margin: 0 }</style>
<script type="module" src="/dist/cdn/watten-evening.js"></script>
<watten-evening></watten-evening>`;

/** Answers a request of the desk from dist/, without a server. */
async function answer(request: HTTPRequest): Promise<void> {
  const { origin, pathname } = new URL(request.url());
  if (origin !== SITE) return request.continue();
  const lang = /^\/desk\/(?<lang>\w+)$/.exec(pathname)?.groups?.['lang'];
  if (lang !== undefined) return request.respond({ contentType: 'text/html', body: pageOf(lang) });
  const body = await readFile(join(root, pathname)).catch(() => null);
  return request.respond(body ? { contentType: 'text/javascript', body } : { status: 404 });
}

async function take(page: Page, lang: Language, { results, script }: Scene): Promise<Uint8Array> {
  await page.goto(`${SITE}/desk/${lang}`);
  await page.waitForFunction(`document.querySelector('watten-evening').shadowRoot?.querySelector('form')`);
  const record = results === null ? null : recordWith(EVENTS[lang], results);
  const height = await page.evaluate(`(async () => {
    const desk = document.querySelector('watten-evening');
    const root = desk.shadowRoot;
    const event = ${JSON.stringify(EVENTS[lang])};
    const pairs = ${JSON.stringify(PAIRS)};
    // Nothing of one picture stays for the next one.
    desk.storage = null;
    await desk.updateComplete;
    ${record ? `desk.load(${JSON.stringify(record)});` : ''}
    await desk.updateComplete;
    const type = (name, text) => {
      const field = root.querySelector(\`[name="\${name}"]\`);
      field.value = text;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    ${script}
    await desk.updateComplete;
    await document.fonts.ready;
    const isWhole = desk.screen || document.querySelector('iframe');
    return isWhole ? innerHeight : Math.min(innerHeight, Math.ceil(desk.getBoundingClientRect().height));
  })()`);
  const clip = { x: 0, y: 0, width: SIZE.width, height: Number(height) };
  return page.screenshot({ type: 'webp', quality: 82, clip });
}

/**
 * Takes all pictures if the desk has changed since the last time. Without a browser, keeps the pictures as they are.
 * @param key identifies the desk of the build
 */
export async function takePictures(key: string): Promise<void> {
  if (existsSync(KEY_FILE) && (await readFile(KEY_FILE, 'utf8')) === key) return;
  const browser = await launch().catch(() => null);
  if (!browser) return;
  try {
    const page = await browser.newPage();
    await page.setViewport(SIZE);
    await page.setRequestInterception(true);
    page.on('request', (request) => void answer(request));
    await rm(FOLDER, { recursive: true, force: true });
    await mkdir(FOLDER, { recursive: true });
    for (const lang of Object.keys(EVENTS) as Language[])
      for (const [name, scene] of Object.entries(SCENES))
        // oxlint-disable-next-line no-await-in-loop -- one page at a time
        await writeFile(join(FOLDER, `${name}.${lang}.webp`), await take(page, lang, scene));
    // The last file, so that an interrupted run begins again.
    await writeFile(KEY_FILE, key);
  } finally {
    await browser.close();
  }
}
