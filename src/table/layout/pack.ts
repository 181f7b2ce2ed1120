import type { Place } from '../picture.js';
import { centredPlace } from './box.js';
import type { Layout } from './layout.js';
import { trickCentre } from './trick.js';

/** Returns the place of the card that the viewer looks at, next to the pack. */
export const lookPlace = (layout: Layout): Place => {
  const { box } = packPlace(layout);
  return { box: { ...box, x: box.x + box.width * 1.12 }, turn: 4 };
};

/** Returns the place of the whole pack before the deal, in the middle of the table. */
export const packPlace = (layout: Layout): Place => {
  if (layout.compact) return layout.compact.pack(layout);
  const centre = trickCentre(layout);
  return centredPlace(centre.x, centre.y, layout.tableCard, 0);
};

/** The distance of the lifted packet, and of the halves while shuffling, from the pack, in card widths. */
const PACKET_OFFSET = 1.12;
const HALVES_OFFSET = 0.56;

/** Returns the place of a packet lifted off the pack. A packet still held above the pack is nearer. */
export const packetPlace = (layout: Layout, isLifted = false): Place => {
  const { box } = packPlace(layout);
  const across = (isLifted ? 0.3 : PACKET_OFFSET) * box.width;
  return { box: { ...box, x: box.x - across, y: box.y - (isLifted ? 0.14 * box.height : 0) }, turn: -4 };
};

/** Returns the places of the two halves while the pack is shuffled. */
export const halfPlaces = (layout: Layout): readonly [Place, Place] => {
  const { box, turn } = packPlace(layout);
  const half = (side: number): Place => ({
    box: { ...box, x: box.x + side * HALVES_OFFSET * box.width },
    turn: turn + 7 * side,
  });
  return [half(-1), half(1)];
};
