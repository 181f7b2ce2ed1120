/** `embed.html` without a network, and the list of the files that sites need. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, beforeEach, afterEach, test } from 'node:test';
import type { BrowserContext, CDPSession, Page } from 'puppeteer-core';
import { serve, type Served } from '../../tools/demo/serve.js';
import { root } from '../../tools/shared/process.js';
import { openBrowser, type TestBrowser } from './open-browser.js';
import { withoutPainting, withoutWebGl } from './without-painting.js';

interface FileList {
  readonly version: string;
  readonly build: string;
  readonly files: readonly { readonly path: string; readonly bytes: number; readonly integrity?: string }[];
}

const CDN = 'dist/cdn';
const readList = (folder = '.'): FileList =>
  JSON.parse(readFileSync(join(folder, CDN, 'files.json'), 'utf8')) as FileList;

let browser: TestBrowser;
let context: BrowserContext;
/** A copy of the build, which the tests can change. */
let folder: string;
let site: Served;
let thrown: string[];

before(async () => {
  browser = await openBrowser();
});
after(() => browser.close());
beforeEach(async () => {
  thrown = [];
  folder = mkdtempSync(join(root, '.cache/offline-'));
  mkdirSync(join(folder, 'demo'));
  cpSync(join(root, CDN), join(folder, CDN), { recursive: true, filter: (path) => !path.endsWith('.map') });
  [site, context] = await Promise.all([serve({ from: folder }), browser.createBrowserContext()]);
});
afterEach(async () => {
  await context.close();
  await site.close().catch(() => {});
  rmSync(folder, { recursive: true });
});

async function openTab(): Promise<Page> {
  const tab = await withoutWebGl(await withoutPainting(await context.newPage()));
  tab.on('pageerror', (error) => thrown.push(String(error)));
  return tab;
}

const pageAddress = (search: string): string => `${site.url}/${CDN}/embed/embed.html${search}`;

const waitForTable = (tab: Page): Promise<unknown> =>
  tab.waitForFunction(`document.querySelector('watten-table')?.shadowRoot?.querySelector('.poster .button, .prompt')`);

/** Opens the page and waits until its files are stored. */
async function openStored(search: string): Promise<Page> {
  const tab = await openTab();
  await tab.goto(pageAddress(search));
  await waitForTable(tab);
  await tab.evaluate(async () => void (await navigator.serviceWorker.ready));
  return tab;
}

/** Performs actions for the visitor and returns the number of actions in the game. */
const playActions = (tab: Page, wanted: number): Promise<number> =>
  tab.evaluate(async (count) => {
    const table = document.querySelector('watten-table');
    const isDue = (): boolean => {
      const view = table?.view;
      return view ? view.seat !== null && view.toAct.includes(view.seat) : false;
    };
    for (let done = 0; done < count;) {
      if (isDue() && (await table?.act(table.view?.legal[0] as never))) done++;
      else await new Promise((resolve) => setTimeout(resolve, 5));
    }
    while (!isDue()) await new Promise((resolve) => setTimeout(resolve, 5));
    return table?.save()?.game.actions.length ?? -1;
  }, wanted);

/** The builds in the browser's caches. */
const storedBuilds = (tab: Page): Promise<readonly string[]> =>
  tab.evaluate(async () => (await caches.keys()).map((name) => name.split(' ').at(-1) ?? ''));

test('files.json lists every file that a site needs, with size and integrity', () => {
  const { version, build, files } = readList();
  assert.equal(version, (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version);
  assert.ok(build.startsWith(`${version}-`));
  const paths = readdirSync(CDN, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(CDN.length + 1));
  assert.ok(paths.includes('watten-table.js') && paths.includes('embed/embed.html'));
  assert.deepEqual(
    files.map(({ path }) => path),
    paths.filter((path) => path !== 'files.json').sort(),
  );
  for (const { path, bytes, integrity } of files) {
    const content = readFileSync(join(CDN, path));
    assert.equal(bytes, content.length, path);
    if (['embed/embed.html', 'service-worker.js'].includes(path)) assert.ok(content.includes(build), path);
    else if (!path.endsWith('.js')) assert.equal(integrity, undefined, path);
    else assert.equal(integrity, `sha256-${createHash('sha256').update(content).digest('base64')}`, path);
  }
});

test('the page has a manifest with icons of the declared sizes and a start page that stores the game', async () => {
  const tab = await openStored('?variant=bayrisch');
  const client = await tab.createCDPSession();
  const { errors, manifest } = (await client.send('Page.getAppManifest')) as {
    readonly errors: readonly unknown[];
    readonly manifest: {
      readonly startUrl: string;
      readonly display: string;
      readonly icons: readonly { readonly url: string; readonly sizes: string }[];
    };
  };
  assert.deepEqual(errors, []);
  assert.deepEqual([manifest.startUrl, manifest.display], [pageAddress('?persist=watten'), 'kStandalone']);
  const sizes = await tab.evaluate(
    (urls) =>
      Promise.all(
        urls.map(async (url) => {
          const { width, height } = await createImageBitmap(await (await fetch(url)).blob());
          return `${width}x${height}`;
        }),
      ),
    manifest.icons.map(({ url }) => url),
  );
  assert.deepEqual(sizes, ['192x192', '512x512', '512x512']);
  assert.deepEqual(
    sizes,
    manifest.icons.map((icon) => icon.sizes),
  );
});

/** Returns Chromium's reasons not to install a page. */
async function installabilityErrors(client: CDPSession): Promise<readonly string[]> {
  const { installabilityErrors: errors } = (await client.send('Page.getInstallabilityErrors')) as {
    readonly installabilityErrors: readonly { readonly errorId: string }[];
  };
  return errors.map(({ errorId }) => errorId);
}

test('the manifest has every field that browsers need to install the page', async () => {
  const tab = await openStored('');
  const client = await tab.createCDPSession();
  const { data = '', manifest } = (await client.send('Page.getAppManifest')) as {
    readonly data?: string;
    readonly manifest: { readonly id: string; readonly scope: string; readonly startUrl: string };
  };
  const given = JSON.parse(data) as {
    readonly name: string;
    readonly short_name: string;
    readonly icons: readonly { readonly sizes: string; readonly purpose: string; readonly type: string }[];
    readonly prefer_related_applications?: boolean;
  };
  // Launchers show at most 12 characters of the short name.
  assert.ok(given.name && given.short_name && given.short_name.length <= 12);
  assert.deepEqual(
    given.icons.map(({ sizes, purpose, type }) => [sizes, purpose, type]),
    [
      ['192x192', 'any', 'image/png'],
      ['512x512', 'any', 'image/png'],
      ['512x512', 'maskable', 'image/png'],
    ],
  );
  assert.equal(given.prefer_related_applications, undefined);
  assert.ok(manifest.startUrl.startsWith(manifest.scope) && tab.url().startsWith(manifest.scope), manifest.scope);
  assert.equal(manifest.id, manifest.startUrl, 'two folders of a site are two apps');
  const start = await tab.goto(manifest.startUrl);
  assert.equal(start?.status(), 200);
  assert.ok(start.fromServiceWorker());
  // The test browser from npm has no window system and reports no errors. An installed Chrome or Chromium does.
  assert.deepEqual(await installabilityErrors(client), []);
});

test('after a visit, the page resumes a stored game without a network, and the visitor can play on and begin a new game', async () => {
  const tab = await openStored('?persist=inn&speed=instant&level=easy');
  await tab.evaluate(() => document.querySelector('watten-table')?.start());
  const actions = await playActions(tab, 4);
  await site.close();
  await tab.reload();
  await tab.waitForFunction(`document.querySelector('watten-table')?.view`);
  assert.equal(await tab.evaluate(() => document.querySelector('watten-table')?.save()?.game.actions.length), actions);
  assert.ok((await playActions(tab, 3)) >= actions + 3);
  await tab.goto(pageAddress('?variant=bayrisch&lang=it&deck=french&speed=instant'));
  await tab.waitForFunction(`document.querySelector('watten-table')?.shadowRoot?.querySelector('.poster .button')`);
  await tab.evaluate(() => document.querySelector('watten-table')?.start());
  assert.ok((await playActions(tab, 2)) >= 2);
  assert.equal(await tab.evaluate(() => document.querySelector('watten-table')?.view?.rules.variant), 'bayrisch');
  assert.deepEqual(thrown, []);
});

test('a page in a frame stores nothing without the parameter offline', async () => {
  const isRegistered = async (search: string): Promise<boolean> => {
    const tab = await openTab();
    await tab.goto(`${site.url}/${CDN}/LICENSES.txt`);
    await tab.evaluate(
      (address) => document.body.insertAdjacentHTML('beforeend', `<iframe src="${address}"></iframe>`),
      pageAddress(search),
    );
    const frame = await tab.waitForFrame((one) => one.url().includes('embed.html'));
    await frame.waitForFunction(`document.querySelector('watten-table')?.shadowRoot?.querySelector('.poster .button')`);
    return frame.evaluate(async () => {
      const ready = navigator.serviceWorker.ready.then(() => true);
      return Promise.race([ready, new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 3000))]);
    });
  };
  assert.equal(await isRegistered(''), false);
  assert.equal(await isRegistered('?offline'), true);
});

const NEXT = '9.9.9-000000000000';

/** Turns the served build into another one, in which a chunk has another name and the page another title. */
function publishNextBuild(): void {
  const cdn = join(folder, CDN);
  const { build, ...list } = readList(folder);
  const rename = (path: string, from: string, to: string): void =>
    writeFileSync(join(cdn, path), readFileSync(join(cdn, path), 'utf8').replaceAll(from, to));
  rename('service-worker.js', build, NEXT);
  rename('embed/embed.html', build, NEXT);
  rename('embed/embed.html', '<title>Watten</title>', '<title>Next</title>');
  // The poster needs the texts of the browser's language.
  const chunk = list.files.find(({ path }) => /^chunks\/en-[\w-]{8}\.js$/.test(path))?.path ?? assert.fail('no texts');
  const name = chunk.slice('chunks/'.length);
  const next = 'en-next0000.js';
  renameSync(join(cdn, chunk), join(cdn, 'chunks', next));
  for (const { path } of list.files) if (path.endsWith('.js') && path !== chunk) rename(path, name, next);
  const files = list.files.map(({ path, ...rest }) => {
    const own = path === chunk ? `chunks/${next}` : path;
    const content = readFileSync(join(cdn, own));
    const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    return { path: own, bytes: content.length, ...('integrity' in rest && { integrity }) };
  });
  writeFileSync(join(cdn, 'files.json'), JSON.stringify({ version: '9.9.9', build: NEXT, files }));
}

const scriptNames = (tab: Page): Promise<readonly string[]> =>
  tab.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

test('a new build replaces the old one completely on the reload after its installation', async () => {
  const { build } = readList();
  const tab = await openStored('?persist=inn&speed=instant');
  assert.deepEqual(await storedBuilds(tab), [build]);
  publishNextBuild();
  await tab.reload();
  await waitForTable(tab);
  assert.equal(await tab.title(), 'Watten', 'the reload shows the old build');
  assert.ok(!(await scriptNames(tab)).some((name) => name.includes('en-next')));
  await tab.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting;
  });
  await tab.evaluate(() => document.querySelector('watten-table')?.start());
  assert.ok((await playActions(tab, 1)) > 0, 'the page continues with the old build');
  await tab.reload();
  await tab.waitForFunction(() => document.title === 'Next');
  await waitForTable(tab);
  await tab.waitForFunction(async () => (await caches.keys()).length === 1);
  assert.deepEqual(await storedBuilds(tab), [NEXT]);
  const names = await scriptNames(tab);
  assert.deepEqual(
    names.filter((name) => /\/en-[\w-]{8}\.js/.test(name)).map((name) => name.split('/').at(-1)),
    ['en-next0000.js'],
  );
  await site.close();
  await tab.reload();
  await waitForTable(tab);
  assert.ok((await playActions(tab, 1)) > 0);
  assert.deepEqual(thrown, []);
});

test('a build with a missing or changed file is not stored, and the stored build stays', async () => {
  const { build } = readList();
  const tab = await openStored('');
  publishNextBuild();
  writeFileSync(join(folder, CDN, 'engine.js'), '// another file');
  const isRedundant = tab.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => {});
    const installing = registration?.installing;
    while (installing && installing.state === 'installing') await new Promise((resolve) => setTimeout(resolve, 20));
    return installing?.state;
  });
  assert.equal(await isRedundant, 'redundant');
  await site.close();
  await tab.reload();
  await waitForTable(tab);
  assert.equal(await tab.title(), 'Watten');
  assert.ok((await storedBuilds(tab)).includes(build));
});

test("an owner's edit of the page appears on the second visit", async () => {
  const tab = await openStored('');
  const page = join(folder, CDN, 'embed/embed.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<title>Watten', '<title>Our inn'));
  await tab.reload();
  await waitForTable(tab);
  await tab.waitForFunction(async () => {
    const stored = await caches.match(location.href, { ignoreSearch: true });
    return (await stored?.text())?.includes('Our inn');
  });
  await tab.reload();
  assert.equal(await tab.title(), 'Our inn');
});
