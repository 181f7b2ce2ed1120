import { sideOf, sidesOf, type PlayerCount, type Seat, type Side } from '../rules/seats.js';

/** How the players are called from where one sits, and what may be said of the table. */
export interface People {
  /** Whose eyes see the table. */
  readonly viewer: Seat;
  /** By seat; the viewer's own is how he is addressed. */
  readonly names: readonly string[];
  /** Whether Schlag and Trumpf are a secret of the announcers while a hand is played. */
  readonly blind: boolean;
}

export const nameOf = ({ names }: People, seat: Seat): string => names[seat];

const countOf = ({ names }: People): PlayerCount => names.length as PlayerCount;

/** The side for which the viewer scores. */
export const ourSide = (people: People): Side => sideOf(countOf(people), people.viewer);

/** All sides, the viewer's first, then round the table. */
export const sidesFromOurs = (people: People): readonly Side[] => {
  const sides = sidesOf(countOf(people));
  const own = ourSide(people);
  return [...sides.slice(own), ...sides.slice(0, own)];
};

/** Points or the like per side, the viewer's first. */
export const fromOurSide = <T>(people: People, perSide: readonly T[]): readonly T[] =>
  sidesFromOurs(people).map((side) => perSide[side]);

/** Whether the viewer is among the winners of a hand or a game. */
export const haveWon = (
  people: People,
  { side, sides = [side] }: { readonly side: Side; readonly sides?: readonly Side[] },
): boolean => sides.includes(ourSide(people));
