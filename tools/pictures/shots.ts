/**
 * Builds the table and writes screenshots to shots/, each at every size: every phase of a game, the people at the table,
 * other notable moments, the first lesson and the panels. Also makes contact sheets, one or more per size.
 *
 *   npm run shots                                      all, which takes some minutes
 *   npm run shots -- phases                            a group: phases, faces, moments, lesson, panels
 *   npm run shots -- cut play --size 320x568           these screenshots at this size; repeat --size for more
 *   npm run shots -- --list                            lists the groups and names
 *   npm run shots -- --no-build --lang en              uses the last build, in another language
 *   npm run shots -- --readme                          only the README's picture
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'puppeteer-core';
import { launch } from '../shared/browser.js';
import { root, run, scriptArgs } from '../shared/process.js';
import { serve } from '../demo/serve.js';
import { contactSheets, type Picture } from './contact-sheet.js';
import { nameOf, resize, takeScreenshot, SIZES, type Size } from './photo.js';
import { SHOTS } from './shot-scenes.js';
import type { Shot } from './shot.js';
import { waitUntilDrawn, playTo, putTable, tablePage, type Surroundings } from './table-page.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    build: { type: 'boolean', default: true },
    lang: { type: 'string', default: 'de' },
    list: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
    size: { type: 'string', multiple: true, default: [] },
  },
  allowNegative: true,
});

type Named = readonly [name: string, shot: Shot];

/** Returns the shots with these names or in these groups, or all shots if the list is empty. */
function wantedShots(names: readonly string[]): readonly Named[] {
  const all = Object.entries(SHOTS).flatMap(([group, shots]) =>
    Object.entries(shots).map(([name, shot]) => ({ group, name, shot })),
  );
  const unknown = names.find(
    (wantedName) => !all.some(({ group, name }) => wantedName === group || wantedName === name),
  );
  if (unknown !== undefined) throw new Error(`Unknown shot or group "${unknown}". --list prints the valid names.`);
  return all
    .filter(({ group, name }) => names.length === 0 || names.includes(group) || names.includes(name))
    .map(({ name, shot }) => [name, shot]);
}

function wantedSizes(names: readonly string[]): readonly Size[] {
  const unknown = names.find((wanted) => !SIZES.some((size) => nameOf(size) === wanted));
  if (unknown !== undefined) throw new Error(`Unknown size "${unknown}". Valid: ${SIZES.map(nameOf).join(', ')}.`);
  return SIZES.filter((size) => names.length === 0 || names.includes(nameOf(size)));
}

/** Brings the table on a page into the state that a shot shows. */
async function show(page: Page, { attributes = {}, scene, steps = [], moving }: Shot, lang: string): Promise<void> {
  await putTable(page, { lang, ...attributes });
  await waitUntilDrawn(page);
  if (scene) await playTo(page, scene);
  await waitUntilDrawn(page);
  for (const step of steps) await step(page);
  if (!moving) await waitUntilDrawn(page);
}

/** Takes a shot at all sizes. Scenes in motion run again for every size, and other scenes are only resized. */
async function shootOne(pages: PagesOf, [name, shot]: Named, sizes: readonly Size[]): Promise<readonly Picture[]> {
  const pictures: Picture[] = [];
  for (const [index, size] of sizes.entries()) {
    const page = await (shot.moving ? pages.fresh(shot.in) : pages.shared(shot.in));
    await resize(page, size);
    if (index === 0 || shot.moving) await show(page, shot, values.lang);
    else await waitUntilDrawn(page);
    const path = await takeScreenshot(page, name, size);
    console.log(path);
    pictures.push({ name, size, path });
    if (shot.moving) await page.close();
  }
  return pictures;
}

interface PagesOf {
  /** Opens a separate page for a shot. */
  fresh(surroundings: Surroundings | undefined): Promise<Page>;
  /** Returns the shared page for these settings and preferences. */
  shared(surroundings: Surroundings | undefined): Promise<Page>;
}

function pagesIn(browser: Browser, url: string): PagesOf {
  const pages = new Map<string, Promise<Page>>();
  const fresh: PagesOf['fresh'] = (surroundings) => tablePage(browser, url, surroundings);
  return {
    fresh,
    shared(surroundings) {
      const key = JSON.stringify(surroundings ?? {});
      const page = pages.get(key) ?? fresh(surroundings);
      pages.set(key, page);
      return page;
    },
  };
}

async function shootAll(browser: Browser, url: string): Promise<void> {
  const sizes = wantedSizes(values.size);
  const pages = pagesIn(browser, url);
  const pictures: Picture[] = [];
  for (const named of wantedShots(positionals)) {
    try {
      pictures.push(...(await shootOne(pages, named, sizes)));
    } catch (error) {
      console.error(`"${named[0]}" failed:`, error);
      process.exitCode = 1;
    }
  }
  for (const path of await contactSheets(browser, pictures)) console.log(path);
}

async function shootReadme(browser: Browser, url: string): Promise<void> {
  const page = await tablePage(browser, url);
  await page.setViewport({ width: 1120, height: 720 });
  await show(page, SHOTS.phases.play, 'de');
  const path = join(root, 'docs/table.webp') as `${string}.webp`;
  await (await page.$('watten-table'))?.screenshot({ path, type: 'webp', quality: 88 });
  console.log(path);
}

if (values.list) {
  for (const [group, shots] of Object.entries(SHOTS)) console.log(`${group}: ${Object.keys(shots).join(' ')}`);
  process.exit();
}
if (values.build) {
  const { ok, output } = await run(scriptArgs('tools/build/build.ts'));
  if (!ok) {
    console.error(output);
    process.exit(1);
  }
}
const server = await serve();
const browser = await launch();
try {
  await (values.readme ? shootReadme : shootAll)(browser, server.url);
} finally {
  await browser.close();
  await server.close();
}
