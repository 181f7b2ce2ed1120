/** The built table in a browser with a minimum font size. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { serve } from '../../tools/demo/serve.js';
import { waitUntilDrawn, playTo, putTable, tablePage } from '../../tools/pictures/table-page.js';
import { EVERY_PHASE } from '../../tools/scenes/every-phase.js';
import { HANDS } from '../../tools/scenes/hands.js';
import { phase, type Scene } from '../../tools/scenes/scene.js';
import { launch } from '../../tools/shared/browser.js';
import { only, runs } from '../runs.js';

const MINIMUM_PX = 24;

const SIZES = [
  [320, 256],
  [320, 568],
  [390, 844],
  [480, 270],
  [844, 390],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
] as const;

const NAMES = [
  'a Schlag',
  'a Trumpf',
  'a request for new cards',
  'the first card',
  'a card among three',
  'an answer to a bid',
  'the last card of the bidder',
] as const;

const SCENES: Readonly<Record<string, Scene>> = {
  ...Object.fromEntries(NAMES.map((name) => [name, EVERY_PHASE[name]])),
  'the next hand': { setup: { dealer: 0, hands: HANDS }, at: phase('hand-over') },
  'a card in blind play': {
    variant: 'suedtirol-blind',
    setup: { dealer: 2, hands: HANDS },
    at: (view) => phase('play')(view) && view.trick.length > 0,
  },
};

let server: Awaited<ReturnType<typeof serve>>;
let browser: Browser;

before(async () => {
  server = await serve();
  browser = await launch({ args: [`--blink-settings=minimumFontSize=${MINIMUM_PX}`] });
});

after(async () => {
  await browser.close();
  await server.close();
});

/** Describes elements that are cut off, covered or out of reach. Runs in the page. */
function faultsInPage(): readonly string[] {
  const root = document.querySelector('watten-table')?.shadowRoot as ShadowRoot;
  const seen = (selector: string): readonly HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const nameOf = (element: Element): string =>
    `${element.className} ${element.textContent?.trim().replaceAll(/\s+/g, ' ')}`;
  const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
  const meet = (one: DOMRect, other: DOMRect): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  const isIn = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1;
  const frame = boxOf(root.querySelector('.frame') as Element);
  const chips = seen('.bar .chip');
  const faults: string[] = [];

  for (const element of [...chips, ...seen('.sheet'), ...seen('.tool')])
    if (!isIn(boxOf(element), frame)) faults.push(`${nameOf(element)} is outside`);
  for (const chip of chips) {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = chip;
    if (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1) faults.push(`${nameOf(chip)} is cut off`);
    for (const text of chip.querySelectorAll('strong, .points, .side'))
      if (!isIn(boxOf(text), boxOf(chip))) faults.push(`"${text.textContent}" is not in its chip`);
  }
  for (const name of seen('.announcement strong'))
    if (!isIn(boxOf(name), boxOf(name.closest('.schlag, .trumpf') as Element)))
      faults.push(`"${name.textContent}" is cut off`);

  const apart = [...chips, ...seen('.tool'), ...seen('.sheet'), ...seen('.hand .card'), ...seen('.slate')];
  apart.forEach((one, index) => {
    for (const other of apart.slice(index + 1)) {
      // The cards of a fan overlap.
      if (one.matches('.card') && other.matches('.card')) continue;
      if (meet(boxOf(one), boxOf(other))) faults.push(`${nameOf(one)} covers ${nameOf(other)}`);
    }
  });
  for (const seat of seen('.seat'))
    for (const other of [...chips, ...seen('.hand .card')])
      if (meet(boxOf(seat), boxOf(other))) faults.push(`${nameOf(seat)} covers ${nameOf(other)}`);

  for (const button of seen('.prompt .button, .hand .card, .tool')) {
    button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = boxOf(button);
    const hit = root.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit || !button.contains(hit)) faults.push(`${nameOf(button)} is covered`);
    if (button.offsetWidth < 24 || button.offsetHeight < 24) faults.push(`${nameOf(button)} is too small`);
    for (const word of button.querySelectorAll('.what, .ranks span, .suits span'))
      if (word.scrollWidth > word.clientWidth + 1 && word.clientWidth > 0) faults.push(`${nameOf(button)} is cut off`);
  }
  return faults;
}

async function faultsAt(page: Page, width: number, height: number): Promise<readonly string[]> {
  await page.setViewport({ width, height });
  await waitUntilDrawn(page);
  const deadline = Date.now() + 3000;
  let faults = await page.evaluate(faultsInPage);
  // The table is laid out again after it has measured its text.
  while (faults.length > 0 && Date.now() < deadline) faults = await page.evaluate(faultsInPage);
  return faults;
}

/** `npm test` checks each scene at the first size and at two other sizes that change from scene to scene. */
function sizesFor(turn: number): readonly (typeof SIZES)[number][] {
  const [first, ...others] = SIZES;
  const next = [2 * turn, 2 * turn + 1].map((index) => others[index % others.length] ?? first);
  return runs<readonly (typeof SIZES)[number][]>([first, ...next], SIZES);
}

/** The scene with the most text. `npm test` checks only this scene. */
const FULLEST = 'the last card of the bidder';

for (const [turn, [name, scene]] of Object.entries(runs(only(SCENES, FULLEST), SCENES)).entries())
  test(`with a minimum font size of ${MINIMUM_PX} px, all texts and controls fit in the scene '${name}'`, async () => {
    const page = await tablePage(browser, server.url);
    await page.setViewport({ width: 390, height: 844 });
    // The page is not painted, because the test reads only boxes.
    await page.addStyleTag({ content: 'html { opacity: 0 } watten-table { height: 100vh }' });
    await putTable(page, { lang: 'de' });
    await playTo(page, scene);
    for (const [width, height] of sizesFor(turn))
      assert.deepEqual(await faultsAt(page, width, height), [], `${width}x${height}`);
    await page.close();
  });
