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

/** What is known of those who sit at a table, by seat; null, or no entry: nothing. */
export interface Known {
  /** What the page calls them. */
  readonly names: readonly (string | null)[] | null;
  /** What the viewer wants to be called. */
  readonly playerName: string | null;
  /** What a connection tells of them. */
  readonly persons: readonly Person[] | null;
  /** What they are called by themselves. */
  readonly ownNames: readonly (string | null)[];
  /** How computers play. */
  readonly temperaments: readonly (Temperament | null)[];
}

/** What each seat is called by somebody; null: as whoever sits there, or "you". */
const namesOf = (
  { seat: own, handSizes }: View,
  { names, playerName, persons, ownNames }: Known,
): readonly (string | null)[] =>
  handSizes.map((_, seat) => {
    const chosen = names?.[seat] ?? (seat === own ? playerName : null);
    return chosen ?? (seat === own ? null : (persons?.[seat]?.name ?? ownNames[seat])) ?? null;
  });

/**
 * Who sits at the table, and how they are called.
 * @param you how whoever looks is spoken to
 */
export const companyOf = (view: View, known: Known, you: string): People => {
  const { seat: own, rules } = view;
  const { persons, temperaments } = known;
  const names = namesOf(view, known);
  /** Of humans nobody is seen, unless somebody has said whose face they have. */
  const isSeen = (seat: Seat, drawn: PersonId): boolean =>
    personById(persons?.[seat]?.face) === drawn || (seat !== own && persons?.[seat]?.by !== 'human');
  const drawn = assignPeople(
    names.map((name, seat) => ({
      face: personById(persons?.[seat]?.face),
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

/** Who sits at the table, as a record keeps it: what somebody has called them, and which of the drawn people is seen. */
export const recordedOf = (view: View, known: Known): readonly RecordedPerson[] => {
  const { sitting = [] } = companyOf(view, known, '');
  return namesOf(view, known).map((name, seat) => ({ name, face: sitting[seat]?.id ?? null }));
};

/** Whether nobody else sits there but computers, as far as one is told, and players of the page. */
export const isAmongComputers = ({ seat: own }: View, { persons, temperaments }: Known): boolean =>
  persons ? persons.every(({ by }, seat) => by === 'computer' || seat === own) : temperaments.length > 0;

/** Who says something beside the calls of the game: computers do. */
export const talkersOf = ({ persons, temperaments }: Known): Talkers =>
  persons?.map(({ by }) => (by === 'computer' ? 'even' : null)) ?? temperaments;
