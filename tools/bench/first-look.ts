/**
 * Measures how fast a page with a table loads in the test browser on a slow connection: 1.6 Mbit/s with 150 ms of latency.
 * The page uses the gzipped package for a script tag. The CPU is slowed four times.
 *
 *   npm run bench                             runs it after the players' size
 *   node --import tsx tools/bench/first-look.ts    only this, after `npm run build`
 *   node --import tsx tools/bench/first-look.ts --write    also writes docs/first-look.json, which the documentation shows
 *
 * Alternates with a page that loads the script of <model-viewer>, for comparison. Run it on an otherwise idle machine.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { launch } from '../shared/browser.js';
import { command } from '../shared/command.js';
import { medianOf } from '../shared/median.js';
import { root } from '../shared/process.js';
import { printLine } from '../shared/print-line.js';
import { MODEL_VIEWER, modelViewer } from './model-viewer.js';
import { pageWithTable } from './page-with-table.js';
import { CPU_SLOWDOWN, ROUNDS, serve, visit } from './slow-page.js';

/** Measured events with their starting points and goals in seconds. */
const GOALS = [
  ['defined', 'after the script was asked for', 0.6],
  ['start button', 'after the page was asked for', 1.2],
  ['fan of cards', 'after the page was asked for', 2],
  ['first question', 'after the tap', 1],
  ['cards on the canvas', 'after the tap', 3],
] as const;
type MeasuredEvent = (typeof GOALS)[number][0];
type Seconds = Readonly<Record<MeasuredEvent, number>>;

const OTHER_PAGE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><script type="module" src="/model-viewer.js"></script>
<model-viewer></model-viewer>`;

/**
 * Runs in the page before any other script. Records the first frame of each event, in ms after the navigation.
 */
const WATCH = `
  window.noted = {};
  const note = (event, hasHappened) => { if (hasHappened && !(event in noted)) noted[event] = performance.now(); };
  addEventListener('pointerup', () => note('tap', true), true);
  (function look() {
    const root = document.querySelector('watten-table')?.shadowRoot;
    const has = (selector) => Boolean(root?.querySelector(selector));
    note('defined', customElements.get('watten-table'));
    note('start button', has('.poster .button'));
    note('fan of cards', has('.poster .fan canvas'));
    note('first question', has('.prompt'));
    note('cards on the canvas', has('.stage[data-drawn] canvas + canvas'));
    requestAnimationFrame(look);
  })();`;

/** Returns the time at which the page requested a script, in ms after the navigation. */
const scriptOf = (page: Page, file: string): Promise<number> =>
  page.evaluate(
    `performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/${file}')).startTime`,
  ) as Promise<number>;

async function secondsOf(page: Page): Promise<Seconds> {
  const noted = (event: string): Promise<unknown> => page.waitForFunction(`'${event}' in noted`, { timeout: 60_000 });
  await noted('fan of cards');
  await page.locator('>>> .poster .button').click();
  await noted('cards on the canvas');
  const at = (await page.evaluate('noted')) as Readonly<Record<MeasuredEvent | 'tap', number>>;
  const script = await scriptOf(page, 'watten-table.js');
  return {
    defined: (at.defined - script) / 1000,
    'start button': at['start button'] / 1000,
    'fan of cards': at['fan of cards'] / 1000,
    'first question': (at['first question'] - at.tap) / 1000,
    'cards on the canvas': (at['cards on the canvas'] - at.tap) / 1000,
  };
}

/** Runs in the page with the other element before any other script. */
const WATCH_OTHER = `customElements.whenDefined('model-viewer').then(() => { window.definedAt = performance.now(); })`;

/** Returns the seconds from the request of the other element's script until the element is defined. */
async function secondsOfOther(page: Page): Promise<number> {
  await page.waitForFunction('window.definedAt', { timeout: 60_000 });
  const at = await page.evaluate('window.definedAt');
  return (Number(at) - (await scriptOf(page, 'model-viewer.js'))) / 1000;
}

/** The measurement that the documentation shows. */
interface FirstLook {
  readonly rows: readonly { readonly what: string; readonly from: string; readonly seconds: number }[];
}

const rounded = (seconds: number): number => Math.round(seconds * 100) / 100;

await command(import.meta.url, { options: { write: { type: 'boolean', default: false } } }, async ({ values }) => {
  const other = await modelViewer();
  const site = await serve({
    '/': pageWithTable('/watten-table.js'),
    ...(other && { '/other': OTHER_PAGE, '/model-viewer.js': other }),
  });
  const browser = await launch();
  try {
    const visits: Seconds[] = [];
    const others: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      visits.push(await visit(browser, site.url, WATCH, secondsOf));
      if (other) others.push(await visit(browser, `${site.url}other`, WATCH_OTHER, secondsOfOther));
    }
    printLine(`\nat 1.6 Mbit/s and 150 ms, CPU slowed ${CPU_SLOWDOWN} times, median of ${ROUNDS} visits:`);
    const rows = GOALS.map(([what, from, goal]) => ({
      what,
      from,
      goal,
      seconds: medianOf(visits.map((visited) => visited[what])),
    }));
    for (const { what, from, goal, seconds } of rows)
      printLine(`  ${what}: ${seconds.toFixed(2)} s ${from} (goal: ${goal} s)`);
    const otherEvent = `${MODEL_VIEWER} defined`;
    if (other) printLine(`  ${otherEvent}: ${medianOf(others).toFixed(2)} s after the script was requested`);
    else printLine('  <model-viewer> was not measured, because the npm registry is unreachable.');
    if (!values.write) return;
    const look: FirstLook = {
      rows: [
        ...rows.map(({ what, from, seconds }) => ({ what, from, seconds: rounded(seconds) })),
        ...(other
          ? [
              {
                what: `beside it: ${otherEvent}`,
                from: 'after the script was asked for',
                seconds: rounded(medianOf(others)),
              },
            ]
          : []),
      ],
    };
    await writeFile(join(root, 'docs/first-look.json'), `${JSON.stringify(look, null, 2)}\n`);
  } finally {
    await browser.close();
    site.close();
  }
});
