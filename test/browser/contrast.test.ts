/** Every text has enough contrast with the painted background: wood, slate, cards and overlays. */
import { assert } from '@open-wc/testing';
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import type { WattenTable } from '../../src/index.js';
import { EVERY_PHASE } from '../../tools/scenes/every-phase.js';
import { HANDS } from '../../tools/scenes/hands.js';
import { phase } from '../../tools/scenes/scene.js';
import { runs } from '../runs.js';
import { playTo } from './scenes.js';
import { isUnseen } from './fit.js';
import { all, clearPage, frames, newTable, one, press, rootOf, until, openPanel } from './table.js';
import { paintPage } from './paint-page.js';

type Colour = readonly [red: number, green: number, blue: number];

/** The minimum contrast of WCAG 2.2, criterion 1.4.3, level AA. */
const MIN_CONTRAST = 4.5;
const MIN_CONTRAST_LARGE = 3;
/**
 * Maximum share of background pixels that can have too little contrast, for example edges and letters of a neighbouring
 * line.
 */
const IGNORED_SHARE = 0.03;

const luminance = (colour: Colour): number => {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (first: Colour, second: Colour): number => {
  const [dark, light] = [luminance(first), luminance(second)].sort((lower, higher) => lower - higher);
  return (light + 0.05) / (dark + 0.05);
};

const blend = (front: Colour, opacity: number, background: Colour): Colour => {
  const mixed = front.map((value, channel) => value * opacity + background[channel] * (1 - opacity));
  return [mixed[0], mixed[1], mixed[2]];
};

/** A visible line of text. */
interface Line {
  readonly text: string;
  readonly box: DOMRect;
  readonly colour: Colour;
  readonly opacity: number;
  readonly least: number;
}

function opacityOf(element: Element): number {
  let opacity = 1;
  for (let around: Element | null = element; around; around = around.parentElement)
    opacity *= Number(getComputedStyle(around).opacity);
  return opacity;
}

/** Elements that cover the seats' name plates if space is limited. */
const COVERS = '.sheet, .own, .panel';

/** Whether an element of `COVERS` overlaps a seat's text. */
function isCovered(table: WattenTable, parent: Element, box: DOMRect): boolean {
  return (
    parent.closest('.seat') !== null &&
    [...rootOf(table).querySelectorAll(COVERS)].some((cover) => {
      const { left, right, top, bottom } = cover.getBoundingClientRect();
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    })
  );
}

/** Whether a text is scrolled out of view in this element or one of its ancestors. */
function isOutside(element: Element | null, box: DOMRect): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  const isCut = getComputedStyle(element).overflowY !== 'visible' && (box.bottom <= top || box.top >= bottom);
  return isCut || isOutside(element.parentElement, box);
}

const swatch = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** The colour as painted, and its opacity from 0 to 1. */
function paintedColour(colour: string): readonly [colour: Colour, alpha: number] {
  if (!swatch) throw new Error('The 2D context of the swatch is missing.');
  swatch.clearRect(0, 0, 1, 1);
  swatch.fillStyle = colour;
  swatch.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = swatch.getImageData(0, 0, 1, 1).data;
  return [[red, green, blue], alpha / 255];
}

function linesOf(table: WattenTable): readonly Line[] {
  const walker = document.createTreeWalker(one(table, '.frame'), NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    const text = node.data.trim();
    if (!parent || !text || parent.closest('style, svg, .sr-only, [inert]')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isUnseen(parent)) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(parent);
    const [colour, alpha] = paintedColour(color);
    const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width >= 2 && !isOutside(parent, box) && !isCovered(table, parent, box))
        lines.push({
          text,
          box,
          colour,
          opacity: alpha * opacityOf(parent),
          least: isLarge ? MIN_CONTRAST_LARGE : MIN_CONTRAST,
        });
  }
  return lines;
}

/** A screenshot of the page without its texts. */
async function backgroundOf(table: WattenTable): Promise<ImageData> {
  const unwritten = new CSSStyleSheet();
  // The outline of a name or a score and the dots below a term count as text.
  unwritten.replaceSync(
    '* { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important } .stroke, .score .gestrichen { visibility: hidden !important }',
  );
  const root = rootOf(table);
  const before = root.adoptedStyleSheets;
  root.adoptedStyleSheets = [...before, unwritten];
  await frames(2);
  const png = await executeServerCommand<string, object>('pixels', {});
  root.adoptedStyleSheets = before;
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The 2D context for the screenshot is missing.');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

/** The lowest contrast between a line and its background, except for `IGNORED_SHARE` of the pixels. */
function contrastOn(background: ImageData, { box, colour, opacity }: Line): number {
  const found: number[] = [];
  // The line box can be taller than its letters and the round mark behind them.
  const [top, bottom] = [box.top + box.height * 0.2, box.bottom - box.height * 0.2];
  for (let y = Math.max(0, Math.ceil(top)); y < Math.min(background.height, bottom); y++) {
    for (let x = Math.max(0, Math.ceil(box.left)); x < Math.min(background.width, box.right); x += 2) {
      const at = (y * background.width + x) * 4;
      const behind: Colour = [background.data[at], background.data[at + 1], background.data[at + 2]];
      found.push(contrast(blend(colour, opacity, behind), behind));
    }
  }
  found.sort((first, second) => first - second);
  return found[Math.floor(found.length * IGNORED_SHARE)] ?? Infinity;
}

/** Describes the texts with too little contrast. */
async function lowContrastIn(table: WattenTable): Promise<readonly string[]> {
  const lines = linesOf(table);
  assert.isNotEmpty(lines);
  const background = await backgroundOf(table);
  assert.strictEqual(background.width, window.innerWidth, 'a pixel of the screenshot is a CSS pixel');
  return lines.flatMap((line) => {
    const ratio = contrastOn(background, line);
    return ratio < line.least ? [`"${line.text}" ${ratio.toFixed(2)} : 1, not ${line.least}`] : [];
  });
}

async function isReadable(table: WattenTable, where: string): Promise<void> {
  let lowContrast = await lowContrastIn(table);
  // WebKit can take its screenshot before all layers are repainted. Only texts that fail twice have too little contrast.
  for (let times = 0; times < 3 && lowContrast.length > 0; times++) lowContrast = await lowContrastIn(table);
  assert.deepEqual(lowContrast, [], where);
}

const drawn = (table: WattenTable): Promise<void> =>
  until(() => rootOf(table).querySelector('.stage[data-drawn] canvas'), 'the wood is painted');

describe('text contrast', function () {
  this.timeout(120_000);
  paintPage();
  afterEach(clearPage);

  it('all text on the poster has sufficient contrast with the background', async () => {
    await setViewport({ width: 390, height: 844 });
    const table = newTable();
    await until(() => rootOf(table).querySelector('.poster .fan canvas'), 'the poster is shown');
    await isReadable(table, 'the poster');
    // Colours of a page, in matching pairs.
    for (const [wood, accent, surface, text] of [
      ['#7a4a2a', '#8a1c1c', '#fff8ea', '#2a1608'],
      ['#f0e2c0', '#14532d', '#262b2d', '#f4efe3'],
    ]) {
      Object.entries({ table: wood, accent, surface, text }).forEach(([name, colour]) =>
        table.style.setProperty(`--watten-${name}`, colour),
      );
      await isReadable(table, `the poster on ${wood}`);
    }
    table.removeAttribute('style');
    // Checks the test itself: text in the colour of its background has too little contrast.
    one(table, '.poster p').style.color = 'var(--_table)';
    const [line] = linesOf(table).filter(
      ({ box }) => box.top > one(table, '.poster p').getBoundingClientRect().top - 1,
    );
    assert.isBelow(contrastOn(await backgroundOf(table), line), MIN_CONTRAST);
  });

  it('all text on the poster and on the table has sufficient contrast on every surface', async () => {
    await setViewport({ width: 390, height: 844 });
    for (const surface of ['larch', 'walnut', 'felt'] as const) {
      const poster = newTable({ surface });
      await until(() => rootOf(poster).querySelector('.poster .fan canvas'), 'the poster is shown');
      await until(() => rootOf(poster).querySelector('.stage canvas'), 'the surface is painted');
      await isReadable(poster, `the poster on ${surface}`);
      clearPage();
      const table = newTable({ surface });
      await playTo(table, EVERY_PHASE['an answer to a bid']);
      await drawn(table);
      await isReadable(table, `a question on ${surface}`);
      clearPage();
    }
  });

  for (const [width, height, questions] of [
    [
      390,
      844,
      runs(
        ['an answer to a bid', 'the next game'],
        ['a cut', 'a Schlag', 'an answer to a bid', 'a forced game', 'the next game'],
      ),
    ],
    [1440, 900, runs(['the next game'], ['an answer to a bid', 'the next game'])],
  ] as const)
    it(`at ${width} px, all text on the table has sufficient contrast with the background`, async () => {
      await setViewport({ width, height });
      const table = newTable({ hints: '' });
      for (const where of questions) {
        await playTo(table, EVERY_PHASE[where]);
        await drawn(table);
        await isReadable(table, `${where} at ${width}`);
      }
      if (!runs(width === 390, true)) return;
      await playTo(table, {
        setup: { dealer: 1, hands: HANDS, score: [13, 3] },
        rules: { bidWhen: 'never' },
        at: (view) => phase('play')(view) && view.trick.length === 2,
      });
      await drawn(table);
      await isReadable(table, `a trick at ${width}`);
      await openPanel(table, 'log');
      await until(() => rootOf(table).querySelector('.panel'), 'the log is open');
      await isReadable(table, `the log at ${width}`);
    });

  it('headings in the accent colour have sufficient contrast with dark, light and saturated accents', async () => {
    await setViewport({ width: 900, height: 1000 });
    const table = newTable();
    await playTo(table, {
      setup: { dealer: 1, hands: HANDS },
      at: (view) => phase('play')(view) && view.handNumber === 1 && view.lastTrick !== null,
    });
    const assertHeadings = async (selector: string, where: string): Promise<void> => {
      const headings = all(table, selector).map((heading) => heading.getBoundingClientRect());
      const lines = linesOf(table).filter(({ box }) =>
        headings.some(({ top, bottom, left, right }) => {
          const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
          return x > left && x < right && y > top && y < bottom;
        }),
      );
      assert.isNotEmpty(lines, selector);
      const background = await backgroundOf(table);
      const low = lines.map((line) => [line.text, contrastOn(background, line)] as const);
      assert.deepEqual(
        low.filter(([, ratio]) => ratio < MIN_CONTRAST),
        [],
        where,
      );
    };
    for (const [panel, selector] of [
      ['rules', '.book h4'],
      ['log', '.log-trick .result'],
    ] as const) {
      await openPanel(table, panel);
      await until(() => rootOf(table).querySelector(selector), `${selector} is shown`);
      for (const [surface, text] of [
        ['#262b2d', '#f4efe3'],
        ['#fff8ea', '#2a1608'],
      ])
        for (const accent of ['#8a1c1c', '#000080', '#f0f0f0', '#ff0000', '#e6b23c']) {
          Object.entries({ accent, surface, text }).forEach(([name, colour]) =>
            table.style.setProperty(`--watten-${name}`, colour),
          );
          await assertHeadings(selector, `${selector} with the accent ${accent} on ${surface}`);
        }
      await press(one(table, '.panel .tool'));
    }
  });
});
