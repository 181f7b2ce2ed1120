import { sideOf, type Seat } from '../rules/seats.js';

/** How the players are called from where one sits. */
export interface People {
  /** Whose eyes see the table. */
  readonly viewer: Seat;
  /** By seat; the viewer's own is how he is addressed. */
  readonly names: readonly string[];
}

export const nameOf = ({ names }: People, seat: Seat): string => names[seat];

export const isOurs = ({ viewer }: People, seat: Seat): boolean => sideOf(seat) === sideOf(viewer);

/** A pair of numbers per side, seen from the viewer's. */
export const fromOurSide = ({ viewer }: People, perSide: readonly number[]): { ours: number; theirs: number } => ({
  ours: perSide[sideOf(viewer)],
  theirs: perSide[1 - sideOf(viewer)],
});
