import { riseOf } from '../../../table/hand-arrangement.js';
import { platePlace } from '../../../table/layout/seat.js';
import type { TableModel } from '../../../table/model.js';

/** The height of a role's label below its card, in CSS pixels. */
const LABEL_PX = 18;
/** The minimum height of the panel, in CSS pixels. */
const MIN_HEIGHT_PX = 100;
/** The minimum distance between the panel and the hand, in CSS pixels. */
const EDGE_PX = 2;

/** The width of the panel on a large table, in widths of the usual question. */
const WIDE = 1.25;

/** The place of a lesson's panel on an upright table, in CSS pixels. */
export interface PanelPlace {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  /** The height down to the hand. A shorter panel is next to the hand. */
  readonly room: number;
  /** The height down to the hand's cards. A longer text scrolls. */
  readonly most: number;
}

/** Returns a place that leaves the trick visible or, while no card is on the table, the people at the sides. */
export const panelPlace = ({ layout, trick, hand }: TableModel): PanelPlace => {
  const { choices, bar, height, pad, plateHeight, besideHands, slate, zoom } = layout;
  const foot = choices.y + choices.height;
  const cards = trick.map(({ place: { box }, position, role }) => {
    const isLabelBelow = role !== null && role !== 'trumpf' && (position === 'left' || position === 'right');
    return box.y + box.height + (isLabelBelow ? LABEL_PX : pad);
  });
  // A long question covers names, but neither faces nor marks.
  const people = besideHands ? 0 : platePlace(layout, 'left').y - plateHeight / 2;
  const free = Math.max(bar.y + bar.height + pad, ...(cards.length > 0 ? cards : [people]));
  const top = Math.min(free, height - pad - MIN_HEIGHT_PX);
  // The index of a raised card must also stay visible. Its room is free from the start, so that the panel keeps its height.
  const raised = hand.map(({ standsOut, place }) => place.box.y - (standsOut ? 0 : riseOf(layout, place)) - EDGE_PX);
  const edge = Math.min(foot + pad - EDGE_PX, ...raised);
  const most = Math.min(height - pad, Math.max(edge, top + MIN_HEIGHT_PX)) - top;
  // On a large table, the room between the trick and the hand is low, but wide.
  const beside = slate && slate.y > pad ? slate.x + slate.width + 2 * pad : pad;
  const width =
    zoom > 1 ? Math.max(choices.width, Math.min(WIDE * choices.width, layout.width - 2 * beside)) : choices.width;
  return { left: (layout.width - width) / 2, width, top, room: Math.max(0, foot - top), most };
};
