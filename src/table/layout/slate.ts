import type { Box } from '../picture.js';
import { clamp, type Size } from './box.js';
import type { Layout } from './layout.js';

/** The table width from which the table shows a slate, in CSS pixels. */
export const SLATE_FROM_PX = 700;
/** The minimum width of a legible slate, and the share of the table height for a slate along the upper edge. */
const MIN_SLATE_PX = 104;
const SLATE_SHARE = 0.115;
/** The minimum width of the question next to a slate, in CSS pixels. */
const MIN_SHEET_PX = 452;

/** The layout values that the place of a slate depends on. */
interface SlateConstraints extends Pick<Layout, 'form' | 'pad'> {
  /** The width of the table without the column of choices. */
  readonly playWidth: number;
  readonly handWidth: number;
  readonly handTop: number;
  /** The top of the choices. */
  readonly sheetTop: number;
}

/** Returns the corner to the left of the hand, or a box along the upper edge if the hand is as wide as the table. */
export const slateFor = ({ width, height }: Size, constraints: SlateConstraints): Box | null => {
  if (width < SLATE_FROM_PX) return null;
  const { form, pad, playWidth, handWidth, handTop, sheetTop } = constraints;
  if (form === 'side') return slateInCorner((playWidth - handWidth) / 2 - 2 * pad, height, pad, handTop);
  const room = (width - Math.max(handWidth, MIN_SHEET_PX)) / 2 - 4 * pad;
  return slateInCorner(room, height, pad, sheetTop) ?? slateAbove(width, height, pad);
};

/** Returns the corner to the left of the hand, or `null` if the corner is too narrow for a slate. */
const slateInCorner = (room: number, height: number, pad: number, top: number): Box | null => {
  if (room < MIN_SLATE_PX) return null;
  const width = Math.min(room, clamp(210, room * 0.62, 340));
  const tall = Math.min(width / 0.68, height - top - pad);
  return { x: room > width ? 2 * pad : pad, y: height - pad - tall, width, height: tall };
};

/** Returns the box along the upper edge, next to the tools, for a hand as wide as the table. */
const slateAbove = (width: number, height: number, pad: number): Box => ({
  x: pad,
  y: pad,
  width: clamp(168, width * 0.24, 250),
  height: clamp(100, height * SLATE_SHARE, 200),
});
