/** Tests hosts without a build step: static pages, served together with the package's folder `cdn`. */
import assert from 'node:assert/strict';
import { createReadStream } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Frame } from 'puppeteer-core';
import { extract } from 'tar-fs';
import { tryEverything } from './app.js';
import type { Host } from './project.js';
import { openSite, type Site } from './site.js';
import { canvasDrawn, playHands, start, visit, type Visitor } from './visitor.js';

const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { readonly version: string };
const OLDER = '0.0.1';

/** Unpacks `dist/cdn` of the package to the folder from which the pages load it. */
async function unpack({ source, folder, tarball }: Host): Promise<void> {
  await cp(source, folder, { recursive: true });
  const whole = join(folder, '.package');
  await pipeline(createReadStream(tarball), createGunzip(), extract(whole, { strip: 1 }));
  await cp(join(whole, 'dist/cdn'), join(folder, 'watten'), { recursive: true });
}

/** Prefix of the properties in which the scripts of one build share their modules. */
const SHARED = /globalThis\[(?<quote>["'`])watten /g;

/** Makes a copy of the package with an older version number. Another build also has other names for shared modules. */
async function makeOlder(folder: string): Promise<void> {
  const older = join(folder, 'older');
  await cp(join(folder, 'watten'), older, { recursive: true });
  for (const file of await readdir(older, { recursive: true })) {
    if (!file.endsWith('.js')) continue;
    const code = await readFile(join(older, file), 'utf8');
    await writeFile(join(older, file), code.replaceAll(version, OLDER).replaceAll(SHARED, 'globalThis[$<quote>older '));
  }
}

/** Plays a hand until the page has received the hand's event. */
async function plays(frame: Frame): Promise<void> {
  await start(frame);
  await playHands(frame, 1);
  await canvasDrawn(frame);
}

type Try = (visitor: Visitor, site: Site) => Promise<void>;

/** Opens a page of a site, runs the test, and checks that the console has exactly the expected errors. */
async function tryAt(
  { browser }: Host,
  site: Site,
  {
    path = '/',
    work,
    expected = [],
  }: { readonly path?: string; readonly work: Try; readonly expected?: readonly string[] },
): Promise<void> {
  const visitor = await visit(browser, site.url + path);
  try {
    await work(visitor, site);
    assert.deepEqual(visitor.errors, expected, 'the console');
  } catch (error) {
    throw new Error(`${String(error)}\n${visitor.errors.join('\n')}`, { cause: error });
  } finally {
    await visitor.page.close();
  }
}

const playInPage: Try = ({ page }) => plays(page.mainFrame());

const playInFrames: Try = async ({ page }) => {
  for (const name of ['own', 'same-origin', 'sandbox']) {
    const handle = await page.waitForSelector(`iframe[name="${name}"]`);
    const frame = await handle?.contentFrame();
    assert.ok(frame, name);
    await plays(frame);
    const stored = await frame.evaluate(() => {
      try {
        return Object.keys(localStorage).some((key) => key.startsWith('watten-table:frame'));
      } catch {
        return null;
      }
    });
    assert.equal(stored, name === 'sandbox' ? null : true, `${name}: stored game`);
    const code = await frame.evaluate(() => document.body.dataset['error']);
    assert.equal(code, name === 'sandbox' ? 'persist-failed' : undefined, `${name}: error code`);
  }
};

/** Tests per host. The test of a host without an entry plays a hand. */
const TRIES: Readonly<Record<string, (host: Host, site: Site) => Promise<void>>> = {
  plain: (host, site) => tryAt(host, site, { work: ({ page }) => tryEverything(page) }),
  iframe: (host, site) =>
    tryAt(host, site, {
      work: playInFrames,
      expected: [
        'An iframe which has both allow-scripts and allow-same-origin for its sandbox attribute can escape its sandboxing.',
        // Two frames share the storage, and the later frame takes over the game.
        "watten-error taken-over: The game stored under 'frame' continues in another window.",
      ],
    }),
  'two-versions': async (host, site) => {
    await tryAt(host, site, {
      work: playInPage,
      expected: [`<watten-table> is already defined in version ${version}; version ${OLDER} is not used.`],
    });
    await tryAt(host, site, {
      path: '/other.html',
      work: async ({ page }) => {
        await page.waitForNetworkIdle();
      },
      expected: [`<watten-table> is already defined as another element; version ${version} is not used.`],
    });
  },
};

export const tryPage = async (host: Host): Promise<void> => {
  const { folder, check } = host;
  await unpack(host);
  const name = basename(folder);
  if (name === 'two-versions') await makeOlder(folder);
  const site = await openSite(folder);
  try {
    await check('plays', () => TRIES[name]?.(host, site) ?? tryAt(host, site, { work: playInPage }));
  } finally {
    await site.close();
  }
};
