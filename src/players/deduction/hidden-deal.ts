import type { Code } from '../cards/card-lookup.js';

/** A bit set of possible places of a card: the hands of the seats in order, followed by "out of play". */
export type Places = number;

/** The cards that a seat does not see, and the number of these cards in each place. */
export interface HiddenCards {
  readonly cards: readonly Code[];
  readonly room: readonly number[];
}

/** Cards with their possible places. A deal that puts each card in one of its places meets the demand. */
export type Placement = readonly { readonly code: Code; readonly places: Places }[];

/** A condition on a deal: at least one of the placements must hold. A demand without placements cannot be met. */
export type Demand = readonly Placement[];

/**
 * Whether the cards can be dealt so that each card is in one of its places. Checks Hall's condition for each set of places.
 */
const hasMatching = ({ cards, room }: HiddenCards, places: ArrayLike<Places>): boolean => {
  const sets = 1 << room.length;
  const count = new Uint8Array(sets);
  for (const code of cards) count[places[code]]++;
  for (let set = 0; set < sets; set++) {
    let free = 0;
    for (let place = 0; place < room.length; place++) if (set & (1 << place)) free += room[place];
    for (let inside = 0; inside < sets; inside++) if ((inside & ~set) === 0) free -= count[inside];
    if (free < 0) return false;
  }
  return true;
};

/**
 * Whether the hidden cards can be dealt so that every demand is met.
 * @param allowed by code: the possible places of a card; the function does not change this array
 */
export const canBeDealt = (hidden: HiddenCards, allowed: Uint8Array, demands: readonly Demand[]): boolean => {
  const canMeetFrom = (places: Uint8Array, next: number): boolean => {
    if (!hasMatching(hidden, places)) return false;
    const demand = demands[next];
    if (!demand) return true;
    return demand.some((placement) => {
      if (placement.length === 0) return canMeetFrom(places, next + 1);
      const narrowed = places.slice();
      for (const { code, places: allowedPlaces } of placement) narrowed[code] &= allowedPlaces;
      return canMeetFrom(narrowed, next + 1);
    });
  };
  return canMeetFrom(allowed, 0);
};
