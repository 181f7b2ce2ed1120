/**
 * Compares pages that include a table in different ways, on a slow connection (1.6 Mbit/s, 150 ms) with a CPU slowed four
 * times: the two lines, the same with preload tags, with preload tags and the static poster, and `watten.js`.
 *
 *   node --import tsx tools/bench/first-view.ts                     after `npm run build`
 *   node --import tsx tools/bench/first-view.ts --before FOLDER     also measures another build, such as ../old/dist/cdn
 *
 * Run it on an otherwise idle machine.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import type { FirstView } from '../build/first-view.js';
import { launch } from '../shared/browser.js';
import { command } from '../shared/command.js';
import { medianOf } from '../shared/median.js';
import { printLine } from '../shared/print-line.js';
import { root } from '../shared/process.js';
import { pageWithTable } from './page-with-table.js';
import { CPU_SLOWDOWN, ROUNDS, serve, visit } from './slow-page.js';

const EVENTS = ['first paint', 'poster', 'button works', 'fan of cards'] as const;
type Seconds = Readonly<Record<(typeof EVENTS)[number], number>>;

const WATCH = `
  window.noted = {};
  const note = (event, hasHappened) => { if (hasHappened && !(event in noted)) noted[event] = performance.now(); };
  (function look() {
    const root = document.querySelector('watten-table')?.shadowRoot;
    note('poster', root?.querySelector('.poster .button'));
    note('button works', root?.querySelector('.poster .button') && customElements.get('watten-table'));
    note('fan of cards', root?.querySelector('.poster .fan :is(svg, canvas)'));
    requestAnimationFrame(look);
  })();`;

async function secondsOf(page: Page): Promise<Seconds> {
  await page.waitForFunction(`'fan of cards' in noted`, { timeout: 60_000 });
  const noted = (await page.evaluate(`({
    ...noted,
    'first paint': performance.getEntriesByName('first-contentful-paint')[0].startTime,
  })`)) as Seconds;
  return Object.fromEntries(EVENTS.map((event) => [event, noted[event] / 1000])) as unknown as Seconds;
}

/** Returns the pages by name. */
const pagesWith = ({ preload, poster }: FirstView): Readonly<Record<string, string>> => {
  const bare = pageWithTable('/watten-table.js');
  const classic = bare.replace('<script type="module" src="/watten-table.js">', '<script src="/watten.js">');
  const tags = preload.map((file) => `<link rel="modulepreload" href="/${file}">`).join('');
  const entryTag = '<link rel="modulepreload" href="/watten-table.js">';
  const preloaded = bare.replace('<script', `${tags}<script`);
  return {
    'two lines': bare,
    'preload tags': preloaded,
    'preload tags and poster': preloaded.replace('</watten-table>', `${poster}</watten-table>`),
    'watten.js': classic,
    'watten.js with preload tags': classic.replace('<script', `${entryTag}${tags}<script`),
  };
};

await command(import.meta.url, { options: { before: { type: 'string' } } }, async ({ values }) => {
  const views = JSON.parse(await readFile(join(root, 'dist/cdn/first-view.json'), 'utf8')) as Record<string, FirstView>;
  const view = views['de'];
  if (!view) throw new Error('first-view.json has no German poster.');
  const pages = Object.entries(pagesWith(view));
  const site = await serve(Object.fromEntries(pages.map(([, page], at) => [`/${at}`, page])));
  const earlier =
    values.before === undefined ? null : await serve({ '/': pageWithTable('/watten-table.js') }, values.before);
  const urls = [
    ...(earlier ? [['two lines, earlier build', earlier.url] as const] : []),
    ...pages.map(([name], at) => [name, `${site.url}${at}`] as const),
  ];
  const browser = await launch();
  const visits = new Map(urls.map(([name]) => [name, [] as Seconds[]]));
  try {
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, url] of urls) visits.get(name)?.push(await visit(browser, url, WATCH, secondsOf));
  } finally {
    await browser.close();
    site.close();
    earlier?.close();
  }
  printLine(`at 1.6 Mbit/s and 150 ms, CPU slowed ${CPU_SLOWDOWN} times, seconds, median of ${ROUNDS} visits:`);
  for (const [name, seen] of visits) {
    const figures = EVENTS.map((event) => `${event} ${medianOf(seen.map((one) => one[event])).toFixed(2)}`);
    printLine(`  ${name}: ${figures.join(', ')}`);
  }
});
