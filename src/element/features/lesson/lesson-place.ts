import { platePlace } from '../../../table/layout/seat.js';
import type { TableModel } from '../../../table/model.js';

/** The height of a role's label below its card, in CSS pixels. */
const LABEL_PX = 18;
/** The minimum height of the panel, in CSS pixels. */
const MIN_HEIGHT_PX = 112;

/** The place of a lesson's panel on an upright table, in CSS pixels. */
export interface PanelPlace {
  readonly top: number;
  /** The height down to the hand. A shorter panel is next to the hand. */
  readonly room: number;
  /** The height down to the edge of the table. A longer panel covers the hand. */
  readonly most: number;
}

/** Returns a place that leaves the trick visible or, while no card is on the table, the people at the sides. */
export const panelPlace = ({ layout, trick }: TableModel): PanelPlace => {
  const { choices, bar, height, pad, plateHeight, besideHands } = layout;
  const foot = choices.y + choices.height;
  const cards = trick.map(({ place: { box }, position, role }) => {
    const isLabelBelow = role !== null && role !== 'trumpf' && (position === 'left' || position === 'right');
    return box.y + box.height + (isLabelBelow ? LABEL_PX : pad);
  });
  // A long question covers names, but neither faces nor marks.
  const people = besideHands ? 0 : platePlace(layout, 'left').y - plateHeight / 2;
  const free = Math.max(bar.y + bar.height + pad, ...(cards.length > 0 ? cards : [people]));
  const top = Math.min(free, height - pad - MIN_HEIGHT_PX);
  return { top, room: Math.max(0, foot - top), most: height - pad - top };
};
