import type { PersonId, PersonTemperament } from '../people/index.js';
import type { Doer, Party, Standing } from '../i18n/party.js';
import { itemAt } from '../rules/item-at.js';
import { seatsOf, sideOf, sidesOf, type PlayerCount, type Seat, type Side } from '../rules/seats.js';

/** A drawn person at a seat. */
export interface SeatedPerson {
  readonly id: PersonId;
  readonly temperament: PersonTemperament;
}

/** The players' names and roles as seen from one seat. */
export interface People {
  /** The seat from which the table is seen. */
  readonly viewer: Seat;
  /** Whether the viewer plays at that seat. Texts for a spectator refer to all players by name. */
  readonly seated: boolean;
  /** Names by seat. The viewer's own entry is a form of address if the viewer plays. */
  readonly names: readonly string[];
  /** The person shown at each seat; `null` or no entry leaves the seat empty. */
  readonly sitting?: readonly (SeatedPerson | null)[];
  /** The person whose face shows the viewer's signs. */
  readonly own?: PersonId;
  /** Whether the player at each seat is temporarily absent. If there is no entry, the player is present. */
  readonly away?: readonly boolean[];
  /** Whether the player at each seat has agreed to continue; `null` or no entry for a player who is not asked. */
  readonly agreed?: readonly (boolean | null)[];
  /** Whether only the announcers know the Schlag and the Trumpf during a hand. */
  readonly blind: boolean;
}

export const nameOf = ({ names }: People, seat: Seat): string => itemAt(names, seat);

/** Whether the viewer has agreed to continue, and others have not. */
export const hasAgreed = ({ viewer, seated, agreed = [] }: People): boolean => seated && agreed[viewer] === true;

/** Whether the viewer plays at this seat. */
export const isOwn = ({ viewer, seated }: People, seat: Seat): boolean => seated && seat === viewer;

/** Returns the player of an action as texts refer to them. */
export const actorAt = (people: People, seat: Seat): Doer => ({
  name: nameOf(people, seat),
  own: isOwn(people, seat),
});

/** Returns seats that play together as texts refer to them. */
export const partyAt = (people: People, seats: readonly Seat[]): Party => {
  const names = seats.map((seat) => nameOf(people, seat));
  const several = seats.length > 1;
  if (seats.some((seat) => isOwn(people, seat))) return { who: several ? 'you-all' : 'you', names };
  return { who: people.seated && several ? 'they' : 'named', names };
};

const playerCount = ({ names }: People): PlayerCount => names.length as PlayerCount;

/** The viewer's side. */
export const viewerSide = (people: People): Side => sideOf(playerCount(people), people.viewer);

/** Returns all sides, the viewer's side first, then in order around the table. */
export const sidesFromViewer = (people: People): readonly Side[] => {
  const sides = sidesOf(playerCount(people));
  const own = viewerSide(people);
  return [...sides.slice(own), ...sides.slice(0, own)];
};

/** Orders values per side, such as points, starting with the viewer's side. */
export const fromViewerSide = <T>(people: People, perSide: readonly T[]): readonly T[] =>
  sidesFromViewer(people).map((side) => itemAt(perSide, side));

/** The sides that won a hand or a game, or that a fact concerns. */
interface SidesInvolved {
  readonly side: Side;
  readonly sides?: readonly Side[];
  /** The seat that did not play the hand. */
  readonly resting?: Seat;
}

/** Whether the viewer won or lost a hand or a game. False for a spectator and for a player who rested in the hand. */
export const isViewerInvolved = ({ viewer, seated }: People, { resting }: SidesInvolved): boolean =>
  seated && viewer !== resting;

/** Whether the viewer is among the winners of a hand or a game. */
export const hasViewerWon = (people: People, { side, sides = [side] }: SidesInvolved): boolean =>
  sides.includes(viewerSide(people));

/** Returns the score, with the viewer's side first. For a spectator, the winners come first. */
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

/** Returns the names of a hand's or a game's winners. */
export const winnersOf = (people: People, { side, sides = [side] }: SidesInvolved): readonly string[] =>
  people.names.filter((_, seat) => sides.includes(sideOf(playerCount(people), seat)));

/** Returns the players of these sides as texts refer to them. */
export const sideParty = (people: People, sides: readonly Side[]): Party => {
  const count = playerCount(people);
  return partyAt(
    people,
    seatsOf(count).filter((seat) => sides.includes(sideOf(count, seat))),
  );
};

/** Returns the viewer and any partner on the same side. */
export const viewerParty = (people: People): Party => sideParty(people, [viewerSide(people)]);

/** Returns the winners of a hand as texts refer to them. */
export const winningParty = (people: People, { side, sides = [side] }: SidesInvolved): Party =>
  sideParty(people, sides);

/** Returns the losers of a hand as texts refer to them. */
export const losersOf = (people: People, { side, sides = [side], resting }: SidesInvolved): Party => {
  const count = playerCount(people);
  return partyAt(
    people,
    seatsOf(count).filter((seat) => seat !== resting && !sides.includes(sideOf(count, seat))),
  );
};

/** Returns the name of a side: the names of its players, joined. */
export const namesOfSide = (people: People, side: Side): string =>
  people.names.filter((_, seat) => sideOf(playerCount(people), seat) === side).join(' & ');
