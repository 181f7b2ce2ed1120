import type { PersonId, PersonTemperament } from '../people/index.js';
import type { Doer, Party, Standing } from '../i18n/party.js';
import { itemAt } from '../rules/item-at.js';
import { seatsOf, sideOf, sidesOf, type PlayerCount, type Seat, type Side } from '../rules/seats.js';

/** A drawn person at a seat. */
export interface SeatedPerson {
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
  readonly sitting?: readonly (SeatedPerson | null)[];
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

/** The player of an action, as texts address them. */
export const actorAt = (people: People, seat: Seat): Doer => ({
  name: nameOf(people, seat),
  own: isOwn(people, seat),
});

/** These seats, which play together, as they are told to the viewer. */
export const partyAt = (people: People, seats: readonly Seat[]): Party => {
  const names = seats.map((seat) => nameOf(people, seat));
  const several = seats.length > 1;
  if (seats.some((seat) => isOwn(people, seat))) return { who: several ? 'you-all' : 'you', names };
  return { who: people.seated && several ? 'they' : 'named', names };
};

const playerCount = ({ names }: People): PlayerCount => names.length as PlayerCount;

/** The viewer's side. */
export const viewerSide = (people: People): Side => sideOf(playerCount(people), people.viewer);

/** All sides, the viewer's first, then round the table. */
export const sidesFromViewer = (people: People): readonly Side[] => {
  const sides = sidesOf(playerCount(people));
  const own = viewerSide(people);
  return [...sides.slice(own), ...sides.slice(0, own)];
};

/** Points or the like per side, the viewer's first. */
export const fromViewerSide = <T>(people: People, perSide: readonly T[]): readonly T[] =>
  sidesFromViewer(people).map((side) => itemAt(perSide, side));

/** The sides that won a hand or a game, or that a fact concerns. */
interface SidesInvolved {
  readonly side: Side;
  readonly sides?: readonly Side[];
}

/** Whether the viewer is among the winners of a hand or a game. */
export const hasViewerWon = (people: People, { side, sides = [side] }: SidesInvolved): boolean =>
  sides.includes(viewerSide(people));

/** How it stands: the viewer's side first, or, for a viewer who does not play, those who won. */
export const standingOf = (
  people: People,
  { side, sides = [side], score }: SidesInvolved & { readonly score: readonly number[] },
): Standing => {
  const others = sidesOf(playerCount(people)).filter((other) => !sides.includes(other));
  const ordered = people.seated ? sidesFromViewer(people) : [...sides, ...others];
  const isOurs = (one: Side): boolean => people.seated && one === viewerSide(people);
  return {
    score: ordered.map((one) => itemAt(score, one)),
    sides: ordered.map((one) => (isOurs(one) ? null : namesOfSide(people, one))),
  };
};

/** Who won a hand or a game, by name. */
export const winnersOf = (people: People, { side, sides = [side] }: SidesInvolved): readonly string[] =>
  people.names.filter((_, seat) => sides.includes(sideOf(playerCount(people), seat)));

/** The viewer and a partner on the same side. */
export const viewerParty = (people: People): Party => {
  const count = playerCount(people);
  return partyAt(
    people,
    seatsOf(count).filter((seat) => sideOf(count, seat) === viewerSide(people)),
  );
};

/** Those who lost a hand, as they are told to the viewer. */
export const losersOf = (people: People, { side, sides = [side] }: SidesInvolved): Party => {
  const count = playerCount(people);
  return partyAt(
    people,
    seatsOf(count).filter((seat) => !sides.includes(sideOf(count, seat))),
  );
};

/** What a side is called by the names of those who score for it. */
export const namesOfSide = (people: People, side: Side): string =>
  people.names.filter((_, seat) => sideOf(playerCount(people), seat) === side).join(' & ');
