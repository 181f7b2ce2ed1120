import type { PersonId, PersonTemperament } from '../people/index.js';
import type { Doer, Party, Standing } from '../i18n/party.js';
import { itemAt } from '../rules/item-at.js';
import { seatsOf, sideOf, sidesOf, type PlayerCount, type Seat, type Side } from '../rules/seats.js';

/** One of the drawn people at a seat. */
export interface Sitting {
  readonly id: PersonId;
  readonly temperament: PersonTemperament;
}

/** How the players are called from where one sits, and what may be said of the table. */
export interface People {
  /** From whose seat the table is seen. */
  readonly viewer: Seat;
  /** Whether the viewer plays there; a spectator does not, and is told of everybody by name. */
  readonly seated: boolean;
  /** By seat; the viewer's own is how he is addressed, if he plays. */
  readonly names: readonly string[];
  /** By seat, who is seen to sit there; null, or no entry: nobody. */
  readonly sitting?: readonly (Sitting | null)[];
  /** Whose face makes the viewer's signs. */
  readonly own?: PersonId;
  /** By seat, who is away for a while; no entry: nobody. */
  readonly away?: readonly boolean[];
  /** By seat, whether he has agreed to go on where all have to; null, or no entry: he is not asked. */
  readonly agreed?: readonly (boolean | null)[];
  /** Whether Schlag and Trumpf are a secret of the announcers while a hand is played. */
  readonly blind: boolean;
}

export const nameOf = ({ names }: People, seat: Seat): string => itemAt(names, seat);

/** Whether the viewer has agreed to go on, and others have not. */
export const hasAgreed = ({ viewer, seated, agreed = [] }: People): boolean => seated && agreed[viewer] === true;

/** Whether this is the seat of a viewer who plays. */
export const isOwn = ({ viewer, seated }: People, seat: Seat): boolean => seated && seat === viewer;

/** Who does something, as it is told to the viewer. */
export const doerAt = (people: People, seat: Seat): Doer => ({ name: nameOf(people, seat), own: isOwn(people, seat) });

/** These seats, which play together, as they are told to the viewer. */
export const partyAt = (people: People, seats: readonly Seat[]): Party => {
  const names = seats.map((seat) => nameOf(people, seat));
  const several = seats.length > 1;
  if (seats.some((seat) => isOwn(people, seat))) return { who: several ? 'you-all' : 'you', names };
  return { who: people.seated && several ? 'they' : 'named', names };
};

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
  sidesFromOurs(people).map((side) => itemAt(perSide, side));

/** Which sides won a hand or a game, or did something in it. */
interface Doing {
  readonly side: Side;
  readonly sides?: readonly Side[];
}

/** Whether the viewer is among the winners of a hand or a game. */
export const haveWon = (people: People, { side, sides = [side] }: Doing): boolean => sides.includes(ourSide(people));

/** How it stands: the viewer's side first, or, for a viewer who does not play, those who won. */
export const standingOf = (
  people: People,
  { side, sides = [side], score }: Doing & { readonly score: readonly number[] },
): Standing => {
  const others = sidesOf(countOf(people)).filter((other) => !sides.includes(other));
  const ordered = people.seated ? sidesFromOurs(people) : [...sides, ...others];
  const isOurs = (one: Side): boolean => people.seated && one === ourSide(people);
  return {
    score: ordered.map((one) => itemAt(score, one)),
    sides: ordered.map((one) => (isOurs(one) ? null : namesOfSide(people, one))),
  };
};

/** Who won a hand or a game, by name. */
export const winnersOf = (people: People, { side, sides = [side] }: Doing): readonly string[] =>
  people.names.filter((_, seat) => sides.includes(sideOf(countOf(people), seat)));

/** The viewer, with a partner who scores with him. */
export const ownSide = (people: People): Party => {
  const count = countOf(people);
  return partyAt(
    people,
    seatsOf(count).filter((seat) => sideOf(count, seat) === ourSide(people)),
  );
};

/** Those who lost a hand, as they are told to the viewer. */
export const losersOf = (people: People, { side, sides = [side] }: Doing): Party => {
  const count = countOf(people);
  return partyAt(
    people,
    seatsOf(count).filter((seat) => !sides.includes(sideOf(count, seat))),
  );
};

/** What a side is called by the names of those who score for it. */
export const namesOfSide = (people: People, side: Side): string =>
  people.names.filter((_, seat) => sideOf(countOf(people), seat) === side).join(' & ');
