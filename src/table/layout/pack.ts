import type { Place } from '../picture.js';
import { centredPlace } from './box.js';
import type { Layout } from './layout.js';
import { trickCentre } from './trick.js';

/** Where a card lies that is looked at beside the pack. */
export const lookPlace = (layout: Layout): Place => {
  const { box } = packPlace(layout);
  return { box: { ...box, x: box.x + box.width * 1.12 }, turn: 4 };
};

/** The whole pack in the middle of the table: before the deal. */
export const packPlace = (layout: Layout): Place => {
  if (layout.compact) return layout.compact.pack(layout);
  const centre = trickCentre(layout);
  return centredPlace(centre.x, centre.y, layout.tableCard, 0);
};

/** The distance of the lifted packet, and of the halves while shuffling, from the pack, in card widths. */
const PACKET_OFFSET = 1.12;
const HALVES_OFFSET = 0.56;

/** Where a packet lies that was lifted off the pack; where it is only held above it, not so far. */
export const packetPlace = (layout: Layout, isLifted = false): Place => {
  const { box } = packPlace(layout);
  const across = (isLifted ? 0.3 : PACKET_OFFSET) * box.width;
  return { box: { ...box, x: box.x - across, y: box.y - (isLifted ? 0.14 * box.height : 0) }, turn: -4 };
};

/** Where the two halves of a pack lie that is shuffled. */
export const halfPlaces = (layout: Layout): readonly [Place, Place] => {
  const { box, turn } = packPlace(layout);
  const half = (side: number): Place => ({
    box: { ...box, x: box.x + side * HALVES_OFFSET * box.width },
    turn: turn + 7 * side,
  });
  return [half(-1), half(1)];
};
