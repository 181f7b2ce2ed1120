import type { Person } from '../../../game/connect.js';
import type { RecordedPerson } from '../../../game/record.js';
import type { View } from '../../../game/view.js';
import { PEOPLE, type PersonId } from '../../../people/index.js';
import { personById, assignPeople } from '../../../people/seating.js';
import type { Temperament } from '../../../players/bidding/temperament.js';
import { isBlind } from '../../../rules/announce.js';
import type { Seat } from '../../../rules/seats.js';
import type { People } from '../../../table/people.js';
import type { Talkers } from '../../../table/talk.js';

/** The known facts about the people at a table, by seat. Null or a missing entry means unknown. */
export interface KnownPeople {
  /** The names that the page sets. */
  readonly names: readonly (string | null)[] | null;
  /** The name that the visitor has chosen. */
  readonly playerName: string | null;
  /** The people that the connection reports. */
  readonly persons: readonly Person[] | null;
  /** The names that the players have chosen. */
  readonly ownNames: readonly (string | null)[];
  /** The drawn people chosen for the seats. */
  readonly companions: readonly (PersonId | null)[];
  /** The temperaments of the computer players. */
  readonly temperaments: readonly (Temperament | null)[];
}

/** The name chosen for each seat; null if none, in which case the drawn person's name or "you" applies. */
const namesOf = (
  { seat: own, handSizes }: View,
  { names, playerName, persons, ownNames }: KnownPeople,
): readonly (string | null)[] =>
  handSizes.map((_, seat) => {
    const chosen = names?.[seat] ?? (seat === own ? playerName : null);
    return chosen ?? (seat === own ? null : (persons?.[seat]?.name ?? ownNames[seat])) ?? null;
  });

/**
 * The people at the table and their names.
 * @param you the word for the viewer
 */
export const peopleOf = (view: View, known: KnownPeople, you: string): People => {
  const { seat: own, rules } = view;
  const { persons, temperaments, companions } = known;
  const names = namesOf(view, known);
  /** Whether a drawn person appears at a seat. For a human player, the connection must have reported the person's face. */
  const isSeen = (seat: Seat, drawn: PersonId): boolean =>
    personById(persons?.[seat]?.face) === drawn || (seat !== own && persons?.[seat]?.by !== 'human');
  const drawn = assignPeople(
    names.map((name, seat) => ({
      face: personById(persons?.[seat]?.face) ?? companions[seat] ?? null,
      temperament: temperaments[seat] ?? null,
      name,
    })),
  );
  return {
    viewer: own ?? 0,
    seated: own !== null,
    blind: isBlind(rules),
    names: drawn.map((id, seat) => names[seat] ?? (seat === own ? you : PEOPLE[id].name)),
    sitting: drawn.map((id, seat) => (isSeen(seat, id) ? { id, temperament: PEOPLE[id].temperament } : null)),
    ...(own !== null && drawn[own] && { own: drawn[own] }),
    away: drawn.map((_, seat) => seat !== own && persons?.[seat]?.here === false),
    agreed: persons?.map(({ by, here, ready = false }) => (by === 'human' && here ? ready : null)) ?? [],
  };
};

/** The people in the format of a record: the chosen names and the visible faces. */
export const recordedOf = (view: View, known: KnownPeople): readonly RecordedPerson[] => {
  const { sitting = [] } = peopleOf(view, known, '');
  return namesOf(view, known).map((name, seat) => ({ name, face: sitting[seat]?.id ?? null }));
};

/** Whether computers or the page's players play all other seats, as far as the table knows. */
export const isAmongComputers = ({ seat: own }: View, { persons, temperaments }: KnownPeople): boolean =>
  persons ? persons.every(({ by }, seat) => by === 'computer' || seat === own) : temperaments.length > 0;

/** The temperaments of players who chat, by seat; null for silent players. Only computer players chat. */
export const talkersOf = ({ persons, temperaments }: KnownPeople): Talkers =>
  persons?.map(({ by }) => (by === 'computer' ? 'even' : null)) ?? temperaments;
