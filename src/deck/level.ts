import type { Level } from './shape.js';

export type Detail = 'compact' | 'normal' | 'full';
export type Indices = 'off' | 'small' | 'large';
/** The index of a card, or `off`. `auto` chooses by the size of the card. */
export type IndexChoice = Indices | 'auto';

export const LEVELS: Readonly<Record<Detail, Level>> = { compact: 0, normal: 1, full: 2 };

/** Returns the detail for a card width in device pixels. Below 60, the pips cannot be counted (measured). */
export function detailFor(width: number): Detail {
  if (width < 60) return 'compact';
  return width <= 120 ? 'normal' : 'full';
}

/** The maximum width in device pixels at which an automatic index is large. A wider card shows its picture instead. */
const MAX_LARGE_INDEX_WIDTH = 100;

/** Returns the index for a card width in device pixels. A compact face needs no index. */
export function indicesFor(choice: IndexChoice, width: number): Indices {
  if (choice !== 'auto') return choice;
  if (width < 60) return 'off';
  return width <= MAX_LARGE_INDEX_WIDTH ? 'large' : 'small';
}
