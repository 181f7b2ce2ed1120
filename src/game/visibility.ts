import type { Seat } from '../rules/seats.js';

/** An action or a fact, with the seats that can see it before the hand ends. */
export interface Scoped<Item> {
  readonly item: Item;
  /** The seats that can see the item immediately. Default: all seats and spectators. */
  readonly to?: readonly Seat[];
  /** The item shown to all other viewers. Default: other viewers do not see the item. */
  readonly others?: Item;
}

/**
 * Returns the item in the form that a seat can see, or null if the item is hidden from the seat. A spectator (null)
 * sees only public items.
 */
export const visibleTo = <Item>({ item, to, others }: Scoped<Item>, seat: Seat | null): Item | null =>
  to === undefined || (seat !== null && to.includes(seat)) ? item : (others ?? null);
