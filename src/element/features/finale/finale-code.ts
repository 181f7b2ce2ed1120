import { render } from 'lit';
import { addStyles, removeStyles } from '../../shell/shadow-styles.js';
import { finaleStyles } from './finale-styles.js';
import { finaleTemplate, type FinaleData } from './finale-template.js';
import { wait } from '../../table/wait.js';
import type { Box } from '../../../table/picture.js';

/** Durations, in ms, of the finale and of its fade-out. */
const FINALE_MS = 2250;
const FADE_OUT_MS = 220;

/** Modifier keys. Like Tab, they do not end the finale. */
const MODIFIER_KEYS = ['Shift', 'Control', 'Alt', 'Meta'];

/**
 * Returns the area that leaves the result and the other players visible: the area between the players or, if that is too
 * narrow, the area below them.
 */
const freeAreaIn = (frame: HTMLElement): Box => {
  const { left, top, width, height } = frame.getBoundingClientRect();
  const boxesOf = (selector: string): readonly Box[] =>
    [...frame.querySelectorAll(selector)].map((element) => {
      const box = element.getBoundingClientRect();
      return { x: box.x - left, y: box.y - top, width: box.width, height: box.height };
    });
  const rightOf = ({ x, width: own }: Box): number => x + own;
  const bottomOf = ({ y, height: own }: Box): number => y + own;
  const [prompt] = boxesOf('.prompt .sheet');
  const isAside = prompt !== undefined && prompt.x > width / 2;
  const foot = prompt && !isAside ? prompt.y : height;
  const edge = prompt && isAside ? prompt.x : width;
  const bars = boxesOf('.bar').map(bottomOf);
  const opposite = boxesOf('.seat.top').map(bottomOf);
  const sides = boxesOf('.seat.left, .seat.right');
  const areaFrom = (x: number, y: number, end: number): Box => ({ x, y, width: end - x, height: foot - y });
  const between = areaFrom(
    Math.max(0, ...sides.filter(({ x }) => x < width / 2).map(rightOf)),
    Math.max(0, ...bars, ...opposite),
    Math.min(edge, ...sides.filter(({ x }) => x >= width / 2).map(({ x }) => x)),
  );
  const below = areaFrom(0, Math.max(between.y, ...sides.map(bottomOf)), edge);
  return Math.min(between.width, between.height) > Math.min(below.width, below.height) ? between : below;
};

/**
 * Shows the finale over the table, and resolves when the finale has disappeared. The finale ends early when the signal
 * aborts or the visitor presses a key at the table. That key press has no other effect.
 */
export const showFinale = async (
  root: ShadowRoot,
  frame: HTMLElement,
  data: Omit<FinaleData, 'area'>,
  signal: AbortSignal,
): Promise<void> => {
  addStyles(root, [finaleStyles]);
  const place = document.createElement('div');
  const over = new AbortController();
  const skip = (event: KeyboardEvent): void => {
    if (MODIFIER_KEYS.includes(event.key) || event.code === 'Tab') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    over.abort();
  };
  frame.addEventListener('keydown', skip, { signal: over.signal, capture: true });
  render(finaleTemplate({ ...data, area: freeAreaIn(frame) }), place);
  frame.append(place);
  await wait(FINALE_MS * data.pace, signal, over.signal);
  over.abort();
  place.firstElementChild?.classList.add('leaving');
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) await wait(FADE_OUT_MS);
  place.remove();
  removeStyles(root, [finaleStyles]);
};
