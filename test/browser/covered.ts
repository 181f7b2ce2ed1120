/** Elements of a table that are covered, although visitors need to see them. */
import { textSizeIn } from '../../src/element/table/picture/text-size.js';
import type { WattenTable } from '../../src/index.js';
import { layOut } from '../../src/table/layout/lay-out.js';
import type { Position } from '../../src/table/layout/position.js';
import { tight } from '../../src/table/layout/tight.js';
import { trickPlace } from '../../src/table/layout/trick.js';
import { screenBox } from './screen-box.js';
import { all, one, rootOf } from './table.js';

/** Tolerated overlap in pixels, because cards are turned and have round corners. */
export const TOUCH = 4;

interface Seen {
  readonly name: string;
  readonly box: DOMRect;
}

const isSeen = (element: HTMLElement): boolean => {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  for (let around: Element | null = element; around && !around.matches('.frame'); around = around.parentElement) {
    const { clipPath, opacity } = getComputedStyle(around);
    if (clipPath !== 'none' || opacity === '0') return false;
  }
  return element.getBoundingClientRect().width > 1;
};

const seen = (table: WattenTable, selector: string, name: (element: HTMLElement) => string): readonly Seen[] =>
  all(table, selector)
    .filter(isSeen)
    .map((element) => ({ name: name(element), box: screenBox(element) }));

/** Faces count even if their elements are invisible, because the canvas draws the faces. */
const drawn = (table: WattenTable, selector: string, name: (element: HTMLElement) => string): readonly Seen[] =>
  all(table, selector).map((element) => ({ name: name(element), box: screenBox(element) }));

const textOf = ({ textContent }: HTMLElement): string => (textContent ?? '').trim().replaceAll(/\s+/g, ' ');

/** The cards of the trick. The canvas draws them at the layout's positions. */
function trickCards(table: WattenTable): readonly Seen[] {
  const frame = one(table, '.frame');
  const { left, top, width, height } = frame.getBoundingClientRect();
  const layout = layOut(width, height, tight, textSizeIn(frame, layOut(width, height, tight)));
  return all(table, '.trick [data-card]').map(({ dataset }) => {
    const { classList } = one(table, `.seat[data-seat='${dataset.seat}']`);
    const position = (['bottom', 'left', 'top', 'right'] as const).find((at) => classList.contains(at)) as Position;
    const { box } = trickPlace(layout, position);
    return {
      name: `the card of ${position}, ${dataset.card}`,
      box: new DOMRect(box.x + left, box.y + top, box.width, box.height),
    };
  });
}

const meet = (box: DOMRect, other: DOMRect, touch = TOUCH): boolean =>
  Math.min(box.right, other.right) - Math.max(box.left, other.left) > touch &&
  Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > touch;

/** Faces and names of the players. */
const people = (table: WattenTable): readonly Seen[] => [
  ...seen(table, '.seat .name', (name) => `the name of ${textOf(name)}`),
  ...drawn(
    table,
    '.seat.seen .face',
    (face) => `the face of ${textOf(face.parentElement?.querySelector('.name') as HTMLElement)}`,
  ),
];

const coveredBy = (cover: Seen, needed: readonly Seen[], touch = TOUCH): readonly string[] =>
  needed.filter(({ box }) => meet(box, cover.box, touch)).map(({ name }) => `${cover.name} covers ${name}`);

/** Speech bubbles that are much wider than their text on one line. */
const emptyBubbles = (table: WattenTable): readonly string[] =>
  all(table, '.speech').flatMap((speech) => {
    const range = document.createRange();
    range.selectNodeContents(speech);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    const [line] = lines;
    const isLoose = lines.length === 1 && line && speech.getBoundingClientRect().width > 1.5 * line.width + 24;
    return isLoose ? [`the bubble of "${textOf(speech)}" is too wide`] : [];
  });

const isTight = (table: WattenTable): boolean => rootOf(table).querySelector('.tight') !== null;

/** Speech bubbles that are outside the table, or that cover a player, a card, the question or the score. */
export const coveredBySpeech = (table: WattenTable): readonly string[] => {
  const frame = one(table, '.frame').getBoundingClientRect();
  const speeches = seen(table, '.speech', (speech) => `"${textOf(speech)}"`);
  const needed = [
    ...people(table),
    ...trickCards(table),
    ...seen(table, '.sheet', () => 'the question'),
    ...seen(table, '.sheet .own', () => 'the plate of the visitor'),
    ...seen(table, '.bar .chip, .tool', (control) => control.className),
    ...seen(table, '.hand .card', ({ dataset }) => `${dataset.card} in hand`),
    ...seen(table, '.slate', () => 'the slate'),
    ...seen(table, '.trick-marks span', (mark) => `"${textOf(mark)}" at a card`),
  ];
  const out = speeches.flatMap(({ name, box }) =>
    box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom
      ? [`${name} is outside the table`]
      : [],
  );
  // A table with little space omits a speech bubble that would cover another element.
  const hidden = isTight(table) ? [] : all(table, '.speech').filter((speech) => !isSeen(speech));
  return [
    ...out,
    ...emptyBubbles(table),
    ...hidden.map((speech) => `"${textOf(speech)}" is not visible`),
    ...speeches.flatMap((speech) => coveredBy(speech, needed)),
  ];
};

/** Players and trick cards that are covered by the question, or by the visitor's plate at the question's edge. */
export const coveredByQuestion = (table: WattenTable): readonly string[] =>
  [
    ...seen(table, '.sheet', () => 'the question'),
    ...seen(table, '.sheet .own', () => 'the plate of the visitor'),
  ].flatMap((part) =>
    coveredBy(part, [...people(table).filter(({ name }) => name !== 'the name of Du'), ...trickCards(table)]),
  );

const WORD = /\p{L}[\p{L}\p{M}’']*/gu;

/** Whether the browser hyphenates words: Chromium on Linux has no dictionaries. */
const hyphenates = (lang: string): boolean => {
  const box = document.createElement('div');
  box.lang = lang;
  box.style.cssText = 'position: absolute; width: 4em; font: 16px/20px serif; hyphens: auto';
  box.textContent = lang === 'it' ? 'generalmente' : 'Versicherungen';
  document.body.append(box);
  const lines = box.offsetHeight / 20;
  box.remove();
  return lines > 1;
};

/** Words broken without a hyphen. */
export function brokenWords(table: WattenTable): readonly string[] {
  const walker = document.createTreeWalker(rootOf(table), NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  const known = new Map<string, boolean>();
  const mayHyphenate = (text: HTMLElement): boolean => {
    // Sentences can be in a language other than the table's.
    const spoken = (text.closest<HTMLElement>('[lang]')?.lang || table.lang).slice(0, 2);
    if (!known.has(spoken)) known.set(spoken, hyphenates(spoken));
    return known.get(spoken) ?? false;
  };
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || parent.closest('style, svg, .sr-only, [inert]') || !isSeen(parent)) continue;
    if (getComputedStyle(parent).hyphens === 'auto' && mayHyphenate(parent)) continue;
    for (const { 0: word, index } of node.data.matchAll(WORD)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
      // The hyphen of a soft hyphen counts as part of the next word.
      if (node.data[index - 1] === '\u00AD' && tops.length > 1) tops.shift();
      if (Math.max(...tops) - Math.min(...tops) > 4) broken.push(`"${word}" is broken, in ${parent.className}`);
    }
  }
  return broken;
}

/** Role labels that are wider than their card in hand, allowing for the corners of a turned card. */
export const wideRoles = (table: WattenTable): readonly string[] =>
  all(table, '.hand .role')
    .filter((role) => role.getBoundingClientRect().width > (role.parentElement?.offsetWidth ?? 0) + 2)
    .map((role) => `"${textOf(role)}" is wider than its card`);

/** Names of the Schlag and the Trumpf that the table shows incompletely. */
export const truncatedNames = (table: WattenTable): readonly string[] =>
  all(table, '.bar .announcement strong').flatMap((name) => {
    const chip = screenBox(name.closest('.chip') as HTMLElement);
    const { left, right, top, bottom } = screenBox(name);
    const line = screenBox(name.parentElement as HTMLElement);
    const isWhole =
      left >= chip.left && right <= chip.right && top >= line.top - 2 && bottom <= line.bottom + 2 && isSeen(name);
    return isWhole ? [] : [`"${textOf(name)}" is cut off`];
  });
