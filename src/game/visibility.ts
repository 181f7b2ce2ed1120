import type { Seat } from '../rules/seats.js';

/** An action or a fact, with the seats that may know it before the hand ends. */
export interface Scoped<Item> {
  readonly item: Item;
  /** The seats that may know it immediately. Default: all seats and spectators. */
  readonly to?: readonly Seat[];
  /** A replacement for all other viewers. Default: they do not see the item. */
  readonly others?: Item;
}

/** Returns the item as a seat may know it, or null if it may not. A spectator (null) sees only public items. */
export const visibleTo = <Item>({ item, to, others }: Scoped<Item>, seat: Seat | null): Item | null =>
  to === undefined || (seat !== null && to.includes(seat)) ? item : (others ?? null);
