import type { Box } from '../picture.js';
import { clamp, type Size } from './box.js';
import type { Layout } from './layout.js';

/** From this width of a table on the slate stands on it. */
export const SLATE_FROM_PX = 700;
/** The narrowest slate that can be read, and how much of the height of a table one above it takes. */
const MIN_SLATE_PX = 104;
const SLATE_SHARE = 0.115;
/** The least width of the question beside a slate, in CSS pixels. */
const MIN_SHEET_PX = 400;

/** The layout values that the place of a slate depends on. */
interface SlateConstraints extends Pick<Layout, 'form' | 'pad'> {
  /** The width of the table without the column of choices. */
  readonly playWidth: number;
  readonly handWidth: number;
  readonly handTop: number;
  /** Where the choices begin. */
  readonly sheetTop: number;
}

/** The corner to the left of the hand, else, where the hand is as broad as the table, a place along the upper edge. */
export const slateFor = ({ width, height }: Size, constraints: SlateConstraints): Box | null => {
  if (width < SLATE_FROM_PX) return null;
  const { form, pad, playWidth, handWidth, handTop, sheetTop } = constraints;
  if (form === 'side') return slateInCorner((playWidth - handWidth) / 2 - 2 * pad, height, pad, handTop);
  const room = (width - Math.max(handWidth, MIN_SHEET_PX)) / 2 - 4 * pad;
  return slateInCorner(room, height, pad, sheetTop) ?? slateAbove(width, height, pad);
};

/** The corner to the left of the hand, if so much room in it is enough for a slate. */
const slateInCorner = (room: number, height: number, pad: number, top: number): Box | null => {
  if (room < MIN_SLATE_PX) return null;
  const width = Math.min(room, clamp(210, room * 0.62, 340));
  const tall = Math.min(width / 0.68, height - top - pad);
  return { x: room > width ? 2 * pad : pad, y: height - pad - tall, width, height: tall };
};

/** Beside the tools along the upper edge, where the hand is as broad as the table. */
const slateAbove = (width: number, height: number, pad: number): Box => ({
  x: pad,
  y: pad,
  width: clamp(168, width * 0.24, 250),
  height: clamp(100, height * SLATE_SHARE, 200),
});
