import type { Code } from '../cards/card-lookup.js';

/** A set of places where a card may lie, a bit each: the hand of a seat by its number, and after the seats "out of play". */
export type Places = number;

/** The cards that a seat does not see, and the number of them in each place. */
export interface HiddenCards {
  readonly cards: readonly Code[];
  readonly room: readonly number[];
}

/** Cards with their possible places. A placement of its cards meets a demand. */
export type Placement = readonly { readonly code: Code; readonly places: Places }[];

/** What a deal must have; it has it in one of these ways at least. Without any way no deal has it. */
export type Demand = readonly Placement[];

/** Whether the cards can be dealt if each lies in one of its places: Hall's theorem, a set of places at a time. */
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
 * @param allowed by code: where a card may lie at all; not changed
 */
export const canBeDealt = (hidden: HiddenCards, allowed: Uint8Array, demands: readonly Demand[]): boolean => {
  const canMeetFrom = (places: Uint8Array, next: number): boolean => {
    if (!hasMatching(hidden, places)) return false;
    const demand = demands[next];
    if (!demand) return true;
    return demand.some((way) => {
      if (way.length === 0) return canMeetFrom(places, next + 1);
      const narrowed = places.slice();
      for (const { code, places: wanted } of way) narrowed[code] &= wanted;
      return canMeetFrom(narrowed, next + 1);
    });
  };
  return canMeetFrom(allowed, 0);
};
