/** Every text can be read on what is really painted behind it: wood, slate, cards, and what is laid over them. */
import { assert } from '@open-wc/testing';
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import type { WattenTable } from '../../src/index.js';
import { EVERY_PHASE } from '../../tools/scenes/every-phase.js';
import { HANDS } from '../../tools/scenes/hands.js';
import { phase } from '../../tools/scenes/scene.js';
import { runs } from '../runs.js';
import { playTo } from './scenes.js';
import { clearPage, frames, newTable, one, press, rootOf, until } from './table.js';
import { painted } from './painted.js';

type Colour = readonly [red: number, green: number, blue: number];

/** WCAG 2.2, 1.4.3: level AA. */
const LEAST = 4.5;
const LEAST_LARGE = 3;
/** How many points of the ground behind a line may be darker or lighter: edges, and the letters of a neighbour. */
const SPARED = 0.03;

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

const over = (front: Colour, opacity: number, ground: Colour): Colour => {
  const mixed = front.map((value, channel) => value * opacity + ground[channel] * (1 - opacity));
  return [mixed[0], mixed[1], mixed[2]];
};

/** A line of text that can be seen. */
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

/** What lies over the plates of the seats where there is little room. */
const COVERS = '.sheet, .own, .panel';

/** Whether a text lies below something else. */
function isCovered(table: WattenTable, parent: Element, box: DOMRect): boolean {
  return (
    parent.closest('.seat') !== null &&
    [...rootOf(table).querySelectorAll(COVERS)].some((cover) => {
      const { left, right, top, bottom } = cover.getBoundingClientRect();
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    })
  );
}

/** Whether a text is scrolled out of what is around it. */
function isOutside(element: Element | null, box: DOMRect): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  const isCut = getComputedStyle(element).overflowY !== 'visible' && (box.bottom <= top || box.top >= bottom);
  return isCut || isOutside(element.parentElement, box);
}

const swatch = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** What a colour of a style, in whatever notation, is painted as, and how opaque. */
function painting(colour: string): readonly [colour: Colour, alpha: number] {
  if (!swatch) throw new Error('There is no canvas to paint the colour on.');
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
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(parent);
    const [colour, alpha] = painting(color);
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
          least: isLarge ? LEAST_LARGE : LEAST,
        });
  }
  return lines;
}

/** What is painted on the page where its texts are left out. */
async function groundOf(table: WattenTable): Promise<ImageData> {
  const unwritten = new CSSStyleSheet();
  // The stroke at a name or a score is written, too, and so are the dots below a term.
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
  if (!context) throw new Error('There is no canvas to look at the picture with.');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

/** How a line stands out from the ground behind it, where it does so least. */
function contrastOn(ground: ImageData, { box, colour, opacity }: Line): number {
  const found: number[] = [];
  // Above and below its letters a line is higher than what it stands on may be: a round mark.
  const [top, bottom] = [box.top + box.height * 0.2, box.bottom - box.height * 0.2];
  for (let y = Math.max(0, Math.ceil(top)); y < Math.min(ground.height, bottom); y++) {
    for (let x = Math.max(0, Math.ceil(box.left)); x < Math.min(ground.width, box.right); x += 2) {
      const at = (y * ground.width + x) * 4;
      const behind: Colour = [ground.data[at], ground.data[at + 1], ground.data[at + 2]];
      found.push(contrast(over(colour, opacity, behind), behind));
    }
  }
  found.sort((first, second) => first - second);
  return found[Math.floor(found.length * SPARED)] ?? Infinity;
}

/** What cannot be read in a picture of the page as it is now. */
async function faintIn(table: WattenTable): Promise<readonly string[]> {
  const lines = linesOf(table);
  assert.isNotEmpty(lines);
  const ground = await groundOf(table);
  assert.strictEqual(ground.width, window.innerWidth, 'a point of the picture is one of the page');
  return lines.flatMap((line) => {
    const ratio = contrastOn(ground, line);
    return ratio < line.least ? [`"${line.text}" ${ratio.toFixed(2)} : 1, not ${line.least}`] : [];
  });
}

async function isReadable(table: WattenTable, where: string): Promise<void> {
  let faint = await faintIn(table);
  // WebKit may take its picture before all layers are painted anew: what is faint stays so.
  for (let times = 0; times < 3 && faint.length > 0; times++) faint = await faintIn(table);
  assert.deepEqual(faint, [], where);
}

const drawn = (table: WattenTable): Promise<void> =>
  until(() => rootOf(table).querySelector('.stage[data-drawn] canvas'), 'the wood is painted');

describe('every text can be read', function () {
  this.timeout(120_000);
  painted();
  afterEach(clearPage);

  it('on the poster', async () => {
    await setViewport({ width: 390, height: 844 });
    const table = newTable();
    await until(() => rootOf(table).querySelector('.poster .fan svg'), 'the poster is there');
    await isReadable(table, 'the poster');
    // Colours of a page, of which each goes with the one it belongs to.
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
    // The test itself: on its own ground nothing can be read.
    one(table, '.poster p').style.color = 'var(--_table)';
    const [line] = linesOf(table).filter(
      ({ box }) => box.top > one(table, '.poster p').getBoundingClientRect().top - 1,
    );
    assert.isBelow(contrastOn(await groundOf(table), line), LEAST);
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
    it(`on the wood, at ${width} px`, async () => {
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
      await press(one(table, "[data-panel='log']"));
      await until(() => rootOf(table).querySelector('.panel'), 'the log is open');
      await isReadable(table, `the log at ${width}`);
    });
});
