import type { Level } from './shape.js';

export type Detail = 'compact' | 'normal' | 'full';
export type Indices = 'off' | 'small' | 'large';
/** Whether there is an index, and which: `auto` goes by the size of the card. */
export type IndexChoice = Indices | 'auto';

export const LEVELS: Readonly<Record<Detail, Level>> = { compact: 0, normal: 1, full: 2 };

/** How much detail a card of this width (device pixels) can carry (measured: below 60 the pips cannot be counted). */
export function detailFor(width: number): Detail {
  if (width < 60) return 'compact';
  return width <= 120 ? 'normal' : 'full';
}

/** Smallest width in device pixels at which a compact court card shows the head behind the sign. */
export const MIN_HEAD_WIDTH = 44;

/** The index of a card of this width (device pixels); a compact face is itself one large index. */
export function indicesFor(choice: IndexChoice, width: number): Indices {
  if (choice !== 'auto') return choice;
  if (width < 60) return 'off';
  return width <= 120 ? 'large' : 'small';
}
