import type { Box } from '../picture.js';
import type { Size } from './box.js';

/** No control is smaller than this, in CSS pixels either way. */
export const MIN_TARGET_PX = 44;

/** Below this width of a table nine ranks have no room beside each other: they stand in two rows of five (`sheetStyles`). */
export const RANKS_IN_ROWS_BELOW_PX = 560;

/** Where everything lies on a table of a given size, in CSS pixels. */
export interface Layout extends Size {
  /** `upright`: choices above the hand; `side`: in a column beside it, where height is short. */
  readonly form: 'upright' | 'side';
  readonly pad: number;
  /** Whether there is room for the hand to be fanned out; else its cards stand in a row. */
  readonly fanned: boolean;
  /** The card sizes: in hand, on the table, and hidden. */
  readonly handCard: Size;
  readonly tableCard: Size;
  readonly smallCard: Size;
  /** The side of the square in which a person is seen. */
  readonly face: number;
  /** Whether people at the sides sit beside their cards; else, where it is narrow, above them. */
  readonly besideHands: boolean;
  /** How large names are written, and how high the plate of one line is. */
  readonly plateText: number;
  readonly plateHeight: number;
  /** Score, announcement and tools along the upper edge. */
  readonly bar: Box;
  /** The part of the table on which cards are played. */
  readonly felt: Box;
  /** Where the choices stand; they grow upward from the foot of the box, as far as they need. */
  readonly choices: Box;
  /** Where the line that says whose turn it is stands. */
  readonly status: Box;
  /** Where the slate with the whole Schrift stands; null where only the last totals have room. */
  readonly slate: Box | null;
}

/** Whether a question with all ranks in rows reaches those at the sides: on a small table that is low for its width. */
export const isLow = ({ width, height }: Size): boolean => width < RANKS_IN_ROWS_BELOW_PX && height < 1.45 * width;
