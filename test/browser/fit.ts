import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { WattenTable } from '../../src/index.js';
import { LONG_GERMAN } from '../i18n/long-german.js';
import { runs } from '../runs.js';
import { wideRoles, brokenWords, coveredBySpeech, truncatedNames } from './covered.js';
import { screenBox } from './screen-box.js';
import { all, frames, one, rootOf, until } from './table.js';

export type Size = readonly [width: number, height: number];

export const SIZES: readonly Size[] = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1440, 900],
];

/**
 * The sizes for one of many scenes. `npm test` checks each scene at the first size and at one other size that
 * changes from scene to scene. `npm run test:long` checks each scene at all sizes.
 */
export function sizesInTurn(sizes: readonly Size[], turn: number): readonly Size[] {
  const [first, ...others] = sizes;
  return runs([first, others[turn % others.length]], sizes);
}

export const isShown = (button: HTMLElement): boolean =>
  button.checkVisibility({ visibilityProperty: true }) && !button.closest('[inert]');

/** Width and height of the area in which a tap hits a button. The area can be larger than the visible button. */
export function hitArea(button: HTMLElement): Size {
  const { left, top, width, height } = screenBox(button);
  const root = button.getRootNode() as ShadowRoot;
  const [x, y] = [left + width / 2, top + height / 2];
  const isHit = (right: number, down: number): boolean =>
    button.contains(root.elementFromPoint(x + right, y + down) ?? null);
  const reach = (right: number, down: number): number => {
    let count = 0;
    while (count < 200 && isHit(right * count, down * count)) count++;
    return count;
  };
  return [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
}

/** Describes the buttons that are outside the table, covered or too small. */
function faultsOf(table: WattenTable): readonly string[] {
  const box = table.getBoundingClientRect();
  return all<HTMLButtonElement>(table, 'button')
    .filter(isShown)
    .flatMap((button) => {
      button.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const name =
        button.dataset.card ?? button.dataset.action ?? button.getAttribute('aria-label') ?? button.textContent;
      const at = table.getBoundingClientRect();
      const { left, top, right, bottom, width, height } = screenBox(button);
      const hit = rootOf(table).elementFromPoint(left + width / 2, top + height / 2);
      const faults: string[] = [];
      // Half a pixel is a rounding error.
      if (left < at.left - 0.5 || right > at.right + 0.5 || top < at.top - 0.5 || bottom > at.bottom + 0.5) {
        faults.push(
          `${name} is outside: ${[left - at.left, top - at.top, right - at.left, bottom - at.top].map(Math.round).join()} in ${Math.round(box.width)}x${Math.round(box.height)}`,
        );
      }
      // The answers after a hand lie over the cards that are left.
      const isLeft = button.matches('.hand .card') && hit?.closest('.sheet.low');
      if (!isLeft && (!hit || !button.contains(hit)))
        faults.push(`${name} is covered by ${hit?.className ?? 'the page'}`);
      const least = minTargetSize(table);
      if (button.offsetWidth < least || button.offsetHeight < least)
        faults.push(`${name} is ${button.offsetWidth}x${button.offsetHeight}`);
      return faults;
    });
}

/** Checks the same table at several sizes. A new game for each size would take much longer. */
async function isFit(
  table: WattenTable,
  where: string,
  sizes: readonly Size[],
  faults: (table: WattenTable) => readonly string[],
): Promise<void> {
  for (const [width, height] of sizes) {
    await setViewport({ width, height });
    await frames(3);
    // The table is laid out again as soon as the browser reports the new size.
    await until(() => faults(table).length === 0, where, 1000).catch(() => {
      assert.deepEqual(faults(table), [], `${where} at ${width}x${height}`);
    });
    assert.strictEqual(table.offsetWidth, document.documentElement.clientWidth);
  }
}

/** Checks that every button is completely visible, reachable and large enough. */
export const controlsAreFit = (table: WattenTable, where: string, sizes: readonly Size[] = SIZES): Promise<void> =>
  isFit(table, where, sizes, faultsOf);

/** Containers: a text must stay within its nearest ancestor in this list. */
const ROOMS = '.chip, .button, .aid, .tool, .speech, .own, .sheet, .mark, .seat, .panel, .poster, .trick-marks span';

interface SeenText {
  readonly text: string;
  readonly box: DOMRect;
  readonly room: Element | null;
  /** The font size in CSS pixels. */
  readonly fontSize: number;
}

/** Tolerance in pixels: half a pixel for rounding, and one because a line's last letter can lean over the line's end. */
const SLACK = 1.5;

const isIn = (table: WattenTable, selector: string): boolean => rootOf(table).querySelector(selector) !== null;

/** The minimum font size in CSS pixels: smaller on a table that is short or narrower than 360 px. */
const minTextSize = (table: WattenTable): number =>
  table.offsetWidth < 360 || isIn(table, '.short, .side.tight') ? 12 : 14;

/** The minimum size of a button in CSS pixels: smaller on a table with little space. */
const minTargetSize = (table: WattenTable): number => (isIn(table, '.short, .compact') ? 30 : 44);

const writtenIn = (element: Element): number => parseFloat(getComputedStyle(element).fontSize);

/** Whether an element is only for screen readers or has faded. The opacity of ancestors outside the table is ignored. */
export function isUnseen(element: Element): boolean {
  for (let around: Element | null = element; around && !around.matches('.frame'); around = around.parentElement) {
    const { clipPath, opacity } = getComputedStyle(around);
    if (clipPath !== 'none' || opacity === '0') return true;
  }
  return false;
}

/** The visible lines of text, and descriptions of the lines that are cut off. */
function linesIn(table: WattenTable): { readonly seen: readonly SeenText[]; readonly cut: readonly string[] } {
  const root = rootOf(table);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const seen: SeenText[] = [];
  const cut: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    const text = node.data.trim();
    if (!parent || !text || parent.closest('style, svg, .sr-only, [inert]')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true }) || isUnseen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const box = screenBox(parent, rect);
      if (box.width < 1) continue;
      const clip = clipOf(parent, box);
      if (clip === 'cut') cut.push(`"${text}" is cut off`);
      if (clip === 'whole') seen.push({ text, box, room: parent.closest(ROOMS), fontSize: writtenIn(parent) });
    }
  }
  return { seen, cut };
}

/** Whether a line is readable, completely hidden (scrolled or wrapped away), or cut off. */
function clipOf(parent: Element, box: DOMRect): 'whole' | 'gone' | 'cut' {
  for (let around: Element | null = parent; around && !around.matches('.frame'); around = around.parentElement) {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(around);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const { left, right, top, bottom } = screenBox(around);
    if (box.bottom <= top + 2 || box.top >= bottom - 2 || box.left >= right || box.right <= left) return 'gone';
    const isShortened = textOverflow === 'ellipsis';
    const scrolls = overflowY === 'auto' || overflowY === 'scroll';
    if (!isShortened && (box.left < left - SLACK || box.right > right + SLACK)) return 'cut';
    if (!scrolls && (box.top < top - 3 || box.bottom > bottom + 3)) return 'cut';
    const isWhole = box.top >= top - SLACK && box.bottom <= bottom + SLACK;
    if (isShortened || (scrolls && !isWhole)) return 'gone';
  }
  return 'whole';
}

const isInside = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.left >= outer.left - SLACK &&
  inner.right <= outer.right + SLACK &&
  inner.top >= outer.top - SLACK &&
  inner.bottom <= outer.bottom + SLACK;

/** The minimum distance between a line and the side edges of its button, in CSS pixels. */
const MIN_EDGE_PX = 2;

const touchesEdge = (inner: DOMRect, button: DOMRect): boolean =>
  inner.left < button.left + MIN_EDGE_PX || inner.right > button.right - MIN_EDGE_PX;

const meet = (box: DOMRect, other: DOMRect): boolean =>
  Math.min(box.right, other.right) - Math.max(box.left, other.left) > SLACK &&
  Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 3;

/** Describes the texts that are cut off, outside their container, overlapping or too small. */
function textFaultsOf(table: WattenTable): readonly string[] {
  const frame = one(table, '.frame').getBoundingClientRect();
  const { seen: lines, cut } = linesIn(table);
  // Texts below a panel or scrolled away are not checked.
  if (lines.length === 0 && !rootOf(table).querySelector('.panel')) return ['the table shows no text'];
  // The question covers plates, speech bubbles and roles, and repeats the texts of the visitor's own plate.
  const question = [...rootOf(table).querySelectorAll('.sheet, .own')].map((part) => screenBox(part));
  const seen = lines.filter(
    ({ box, room }) => !room?.closest('.seat, .trick-marks') || !question.some((over) => meet(box, over)),
  );
  const out = seen.flatMap(({ text, box, room }) => {
    if (!isInside(box, frame)) return `"${text}" is outside the table`;
    if (!room) return [];
    if (!isInside(box, screenBox(room))) return `"${text}" does not fit in its ${room.className}`;
    const isTight =
      table.lang !== LONG_GERMAN && room.matches('.button:not(.quiet)') && touchesEdge(box, screenBox(room));
    return isTight ? `"${text}" touches the edge of its button` : [];
  });
  const over = seen.flatMap((first, index) =>
    seen
      .slice(index + 1)
      .filter((second) => first.room !== second.room && meet(first.box, second.box))
      .map((second) => `"${first.text}" and "${second.text}" overlap`),
  );
  const small = seen
    // Browser zoom rounds font sizes.
    .filter(({ fontSize }) => fontSize < minTextSize(table) - 0.01)
    .map(({ text, fontSize }) => `"${text}" has a font size of ${fontSize} px`);
  return [...new Set([...cut, ...out, ...over, ...small])];
}

/** Other faults. In the pseudo-language with long words, texts can break words and cover other texts. */
const otherFaultsOf = (table: WattenTable): readonly string[] => [
  ...wideRoles(table),
  ...(table.lang === LONG_GERMAN ? [] : [...coveredBySpeech(table), ...brokenWords(table), ...truncatedNames(table)]),
];

/** Checks all buttons, and checks that every text is readable, within its container and free of overlaps. */
export const allIsFit = (table: WattenTable, where: string, sizes: readonly Size[] = SIZES): Promise<void> =>
  isFit(table, where, sizes, () => [...textFaultsOf(table), ...faultsOf(table), ...otherFaultsOf(table)]);

/** Checks only the texts. */
export const textsAreFit = (table: WattenTable, where: string, sizes: readonly Size[] = SIZES): Promise<void> =>
  isFit(table, where, sizes, () => [...textFaultsOf(table), ...otherFaultsOf(table)]);
