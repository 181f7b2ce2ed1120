/** Pages with libraries that replace and extend built-ins. The table must play the same game on all these pages. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { serve } from '../../tools/demo/serve.js';
import { only, runs } from '../runs.js';
import { ALTERED } from './altered-built-ins.js';
import { openBrowser, type TestBrowser } from './open-browser.js';
import { withoutPainting, withoutWebGl } from './without-painting.js';

let browser: TestBrowser;
let site: Awaited<ReturnType<typeof serve>>;
/** The outcome on a page without libraries. */
let expected: Outcome;

interface Outcome {
  readonly faults: readonly string[];
  readonly phase: string;
  /** The actions of the game. */
  readonly saved: string;
  readonly stored: string | null;
  readonly hasCanvas: boolean;
  readonly shown: readonly string[];
  /** The phase of the game after a reload, or an empty string if the page was not reloaded. */
  readonly again: string;
}

/** Uses only built-ins that no library replaces. */
const PLAY = `(async () => {
  const table = document.querySelector('watten-table');
  const root = table.shadowRoot;
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const comes = async (selector, tries = 600) => {
    for (let count = 0; count < tries; count++) {
      if (table.shadowRoot && table.shadowRoot.querySelector(selector)) return true;
      await wait(20);
    }
    return false;
  };
  await comes('.poster .button');
  await table.start({ setup: { dealer: 1 } });
  for (let count = 0; count < 5000; count++) {
    const { view } = table;
    if (view && (view.phase === 'hand-over' || view.phase === 'game-over')) break;
    if (view && view.seat !== null && view.toAct.indexOf(view.seat) >= 0) await table.act(view.legal[0]);
    else await wait(4);
  }
  const shown = [];
  for (const panel of ['log', 'score', 'review']) {
    if (panel === 'log') {
      table.shadowRoot.querySelector('.tools [data-panel=menu]').click();
      await comes('.rows');
    }
    const button = table.shadowRoot.querySelector('[data-panel=' + panel + ']');
    if (button) button.click();
    if (await comes('.panel.of-' + panel)) shown[shown.length] = panel;
  }
  const hasCanvas = await comes('.stage canvas', 100);
  const { phase } = table.view;
  const saved = Object.keys(localStorage).length;
  const actions = table.save().game.actions;
  let played = '';
  for (let at = 0; at < actions.length; at++) {
    const { type, seat, card } = actions[at];
    played += type + ' ' + seat + ' ' + card + ';';
  }
  await table.startLesson();
  if (await comes('.lesson')) shown[shown.length] = 'lesson';
  table.puzzle = 'daily';
  if (await comes('.puzzle')) shown[shown.length] = 'puzzle';
  return { phase, hasCanvas, shown, saved: played, stored: localStorage.getItem('watten-table:old') };
})()`;

const AGAIN = `(async () => {
  for (let count = 0; count < 500; count++) {
    const table = document.querySelector('watten-table');
    if (table && table.view) return table.view.phase;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return 'no game';
})()`;

/** Plays a hand on a page with this library, then reloads the page unless `isReloaded` is false. */
async function playWith(library: string, { isReloaded = true, hasWebGl = true } = {}): Promise<Outcome> {
  const tab = await withoutPainting(await (await browser.createBrowserContext()).newPage());
  if (!hasWebGl) await withoutWebGl(tab);
  await tab.setViewport({ width: 500, height: 700 });
  const faults: string[] = [];
  tab.on('pageerror', (error) => faults.push(String(error)));
  tab.on('console', (line) => line.text().startsWith('watten-error') && faults.push(line.text()));
  await tab.setRequestInterception(true);
  tab.on('request', (request) => {
    if (!request.url().endsWith('/old.html')) return void request.continue();
    return void request.respond({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><link rel="icon" href="data:,"><body style="margin: 0">
        <script>${library}</script>
        <script type="module" src="/dist/cdn/watten-table.js"></script>
        <watten-table speed="instant" players="2" seed="haus" level="easy" hints help="on" persist="old"></watten-table>`,
    });
  });
  await tab.goto(`${site.url}/old.html`);
  const outcome = (await tab.evaluate(PLAY)) as Omit<Outcome, 'faults' | 'again'>;
  if (isReloaded) await tab.reload();
  const again = isReloaded ? ((await tab.evaluate(AGAIN)) as string) : '';
  await tab.close();
  return { ...outcome, again, faults };
}

before(async () => {
  site = await serve();
  browser = await openBrowser();
  expected = await playWith('', { isReloaded: false, hasWebGl: false });
});
after(async () => {
  await browser.close();
  await site.close();
});

/** The library that `npm test` checks. No other library replaces and extends more built-ins. */
const LIBRARIES = ['MooTools 1.5.2'];

test('on a page without libraries, the table plays and stores a hand', () => {
  assert.deepEqual(expected.faults, []);
  assert.match(expected.phase, /hand-over|game-over/);
  assert.deepEqual(expected.shown, ['log', 'score', 'review', 'lesson', 'puzzle']);
  assert.ok(JSON.parse(expected.stored ?? '').game.actions.length > 10);
});

for (const [name, library] of Object.entries(runs(only(ALTERED, ...LIBRARIES), ALTERED)))
  test(`on a page with ${name}, the table plays and stores the same hand as on a page without libraries`, async () => {
    const outcome = await playWith(library);
    assert.deepEqual(outcome.faults, []);
    assert.equal(outcome.saved, expected.saved);
    // The test compares only the game, because the rest of the stored text can differ.
    const [kept, expectedGame] = [outcome.stored, expected.stored].map((text) => JSON.parse(text ?? 'null').game);
    assert.deepEqual(kept, expectedGame);
    assert.deepEqual(
      { ...outcome, saved: '', stored: '', faults: [] },
      { ...expected, again: expected.phase, hasCanvas: true, saved: '', stored: '', faults: [] },
    );
  });

// `test/browser/whole-game.test.ts` plays without a canvas in `npm test`.
if (runs(false, true))
  test('if a library makes drawing throw, the table fires `stage-failed` and shows the cards without a canvas', async () => {
    // Drawing code would read this property as the size of data for the graphics card.
    const outcome = await playWith('Object.prototype.size = function () { return 0; };', { isReloaded: false });
    assert.equal(outcome.saved, expected.saved);
    assert.deepEqual(outcome.shown, expected.shown);
    assert.equal(outcome.hasCanvas, false);
    assert.ok(outcome.faults.every((fault) => fault.startsWith('watten-error stage-failed')));
  });
