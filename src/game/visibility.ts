import type { Seat } from '../rules/seats.js';

/** An action or a fact, and which seats may know of it before the hand is over. */
export interface Scoped<Item> {
  readonly item: Item;
  /** The seats that may know it at once; left out: everybody. */
  readonly to?: readonly Seat[];
  /** What the others hear instead; left out: nothing. */
  readonly others?: Item;
}

/** The item as a seat may know it; null: not at all. A spectator (null) hears what everybody may know. */
export const visibleTo = <Item>({ item, to, others }: Scoped<Item>, seat: Seat | null): Item | null =>
  to === undefined || (seat !== null && to.includes(seat)) ? item : (others ?? null);
