import type { Code } from '../cards/card-tables.js';

/** A set of places where a card may lie, a bit each: the hand of a seat by its number, and after the seats "out of play". */
export type Places = number;

/** The cards that a seat does not see, and how many of them lie in each place. */
export interface Hidden {
  readonly cards: readonly Code[];
  readonly room: readonly number[];
}

/** One way to meet a demand: these cards lie in these places. */
export type Way = readonly { readonly code: Code; readonly places: Places }[];

/** What a deal must have; it has it in one of these ways at least. Without any way no deal has it. */
export type Demand = readonly Way[];

/** Whether the cards can be dealt if each lies in one of its places: Hall's theorem, a set of places at a time. */
const isDealable = ({ cards, room }: Hidden, places: ArrayLike<Places>): boolean => {
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
export const canBeDealt = (hidden: Hidden, allowed: Uint8Array, demands: readonly Demand[]): boolean => {
  const meets = (places: Uint8Array, next: number): boolean => {
    if (!isDealable(hidden, places)) return false;
    const demand = demands[next];
    if (!demand) return true;
    return demand.some((way) => {
      if (way.length === 0) return meets(places, next + 1);
      const narrowed = places.slice();
      for (const { code, places: wanted } of way) narrowed[code] &= wanted;
      return meets(narrowed, next + 1);
    });
  };
  return meets(allowed, 0);
};
