/**
 * The oldest supported browsers: `browserslist` in package.json. The tests remove all newer features from the test
 * browser and play with the built element.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { after, before, test } from 'node:test';
import { transform } from 'esbuild';
import type { Page } from 'puppeteer-core';
import type { View, WattenTable } from '../../src/element.js';
import { serve } from '../../tools/demo/serve.js';
import { openBrowser, type TestBrowser } from './open-browser.js';
import { withoutWebGl, withoutPainting } from './without-painting.js';

interface Compatibility {
  readonly features: Readonly<
    Record<
      string,
      {
        readonly status?: {
          /**
           * The oldest browser versions with a feature, by feature key such as `api.AbortSignal.any_static`.
           * Browsers without the feature are omitted.
           */
          readonly by_compat_key?: Readonly<Record<string, { readonly support: Readonly<Record<string, string>> }>>;
        };
      }
    >
  >;
}
const { features } = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('web-features/data.json')), 'utf8'),
) as Compatibility;
const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: readonly string[] };

/** The oldest supported version of each browser. */
const FLOOR = new Map(
  browserslist.map((line) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    return [name, version] as const;
  }),
);
const ENGINES = ['chrome', 'firefox', 'safari'] as const;

const isNewer = (version: string, floor: string): boolean => {
  const [[major = 0, minor = 0], [floorMajor = 0, floorMinor = 0]] = [version, floor].map((text) =>
    text.split('.').map(Number),
  ) as [number[], number[]];
  return major > floorMajor || (major === floorMajor && minor > floorMinor);
};

/** Whether the oldest supported version of a browser has a feature. */
const isIn = (version: string | undefined, floor: string): boolean =>
  version !== undefined && (version.startsWith('≤') || !isNewer(version, floor));

/** Keys of globals or of their members, such as `api.AbortSignal.any_static` or `javascript.builtins.Array.at`. */
const KEY = /^(?:api|javascript\.builtins)\.(?<owner>\w+)(?:\.(?<member>\w+?)(?:_static|_event)?)?$/;

/** Features listed as new because of a detail that the table does not use. */
const USABLE = ['CustomElementRegistry.get'];

/** Globals and members that are newer than one of the oldest supported browsers. */
const NEW_FEATURES = Object.values(features).flatMap(({ status }) =>
  Object.entries(status?.by_compat_key ?? {}).flatMap(
    ([key, { support }]): readonly (readonly [owner: string, member: string | null])[] => {
      const { owner, member = null } = KEY.exec(key)?.groups ?? {};
      if (owner === undefined || USABLE.includes(`${owner}.${member}`)) return [];
      if (ENGINES.every((name) => isIn(support[name], FLOOR.get(name) ?? '0'))) return [];
      return [[owner, member]];
    },
  ),
);

declare global {
  interface Window {
    removed: string[];
    faults: string[];
  }
}

let browser: TestBrowser;
let site: Awaited<ReturnType<typeof serve>>;

before(async () => {
  site = await serve();
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
  await site.close();
});

/** A tab without newer features. Pages in the tab draw on a canvas only if `isDrawn` is true. */
async function oldTab(
  speed: string,
  isDrawn: boolean,
  extra: readonly (readonly [owner: string, member: string | null])[] = [],
): Promise<Page> {
  const tab = await withoutPainting(await (await browser.createBrowserContext()).newPage());
  await tab.setViewport({ width: 360, height: 560 });
  await tab.evaluateOnNewDocument(
    (removed) => {
      window.removed = [];
      window.faults = [];
      addEventListener('error', ({ message }) => window.faults.push(message));
      addEventListener('unhandledrejection', ({ reason }) => window.faults.push(String(reason)));
      addEventListener('watten-error', ({ detail }) => window.faults.push(`${detail.code}: ${detail.message}`));
      const globals = globalThis as unknown as Record<string, Record<string, unknown> & { prototype?: object }>;
      for (const [owner, member] of removed) {
        const holders = member === null ? [globalThis] : [globals[owner], globals[owner]?.prototype];
        for (const holder of holders) {
          const name = member ?? owner;
          if (holder && Object.hasOwn(holder, name) && Reflect.deleteProperty(holder, name))
            window.removed.push(member === null ? owner : `${owner}.${member}`);
        }
      }
    },
    [...NEW_FEATURES, ...extra],
  );
  await tab.setRequestInterception(true);
  tab.on('request', (request) => {
    if (!request.url().endsWith('/floor.html')) return void request.continue();
    return void request.respond({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><link rel="icon" href="data:,"><body style="margin: 0">
        <script type="module" src="/dist/cdn/watten-table.js"></script>
        <watten-table speed="${speed}" players="2" seed="floor" level="easy" hints help="on" sound persist="floor"></watten-table>`,
    });
  });
  if (!isDrawn) await withoutWebGl(tab);
  await tab.goto(`${site.url}/floor.html`);
  await tab.waitForFunction(() => document.querySelector('watten-table')?.shadowRoot?.querySelector('.poster .button'));
  return tab;
}

const appears = (tab: Page, selector: string): Promise<unknown> =>
  tab.waitForFunction(
    (wanted) => document.querySelector('watten-table')?.shadowRoot?.querySelector(wanted),
    {},
    selector,
  );

/** Plays to the end of a hand. Animations stop after the first trick, because they take most of the time. */
const playAHand = (tab: Page): Promise<string | undefined> =>
  tab.evaluate(async () => {
    const table = document.querySelector('watten-table') as WattenTable;
    await table.start({ setup: { dealer: 1 } });
    for (let count = 0; count < 10_000; count++) {
      const { view } = table;
      const isDue = (seen: View): boolean => seen.seat !== null && seen.toAct.includes(seen.seat);
      if (view?.phase === 'hand-over' || view?.phase === 'game-over') return view.phase;
      if (view?.tricks.some((taken) => taken > 0)) table.speed = 'instant';
      if (view && isDue(view)) await table.act(view.legal[0]);
      else await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return table.view?.phase;
  });

test('FLOOR lists all supported browsers, and NEW_FEATURES lists only features newer than their oldest versions', () => {
  assert.deepEqual([...FLOOR.keys()], ['chrome', 'edge', 'firefox', 'safari', 'ios_saf']);
  const names = NEW_FEATURES.map(([owner, member]) => (member === null ? owner : `${owner}.${member}`));
  for (const name of [
    'AbortSignal.any',
    'Promise.withResolvers',
    'Iterator.map',
    'Set.union',
    'Element.checkVisibility',
  ])
    assert.ok(names.includes(name), name);
  for (const name of ['Array.at', 'structuredClone', 'Object.hasOwn', 'CSSStyleSheet.replaceSync'])
    assert.ok(!names.includes(name), `${name} is not newer`);
});

test('a hand with canvas, sound, hints and review is playable in the oldest supported browsers', async () => {
  const tab = await oldTab('fast', true);
  const removed = await tab.evaluate(() => window.removed);
  assert.ok(removed.length > 300, `${removed.length} features were removed`);
  assert.ok(removed.includes('AbortSignal.any'));
  assert.match((await playAHand(tab)) ?? '', /hand-over|game-over/);
  await appears(tab, '.stage canvas');
  assert.deepEqual(await tab.evaluate(() => window.faults), []);
  for (const panel of ['log', 'score', 'settings', 'review', 'rules']) {
    await tab.evaluate((name) => {
      const root = document.querySelector('watten-table')?.shadowRoot;
      root?.querySelector<HTMLElement>(`[data-panel=${name}]`)?.click();
    }, panel);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await tab.evaluate(() => (document.querySelector('watten-table') as WattenTable).startLesson());
  await appears(tab, '.lesson');
  await tab.evaluate(() => document.querySelector('watten-table')?.setAttribute('puzzle', 'daily'));
  await appears(tab, '.puzzle');
  assert.deepEqual(await tab.evaluate(() => window.faults), []);
});

test('computer players play without workers in the oldest supported browsers', async () => {
  const tab = await oldTab('instant', false, [['Worker', null]]);
  assert.match((await playAHand(tab)) ?? '', /hand-over|game-over/);
  assert.deepEqual(await tab.evaluate(() => window.faults), []);
});

test('the oldest supported browsers support the syntax of all files in the build', async () => {
  const target = ['chrome', 'firefox', 'safari'].map((name) => `${name}${FLOOR.get(name)}`);
  const files = ['dist/cdn', 'dist/cdn/chunks'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => `${folder}/${file}`),
  );
  assert.ok(files.length > 20);
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    // Support for property escapes depends only on the browser's Unicode version.
    const supported = { 'regexp-unicode-property-escapes': true };
    const [old, now] = await Promise.all(
      [target, 'esnext'].map((version) => transform(code, { target: version, supported })),
    );
    assert.ok(old?.code === now?.code, file);
  }
});
