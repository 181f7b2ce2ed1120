import { indexed } from '../base/list-of.js';
import { PEOPLE, PERSON_IDS, type PersonId, type Temper } from './index.js';

/** What is known of who sits at a seat. */
export interface Sitter {
  /** Whose face it has; null: nobody has said. */
  readonly face: PersonId | null;
  /** How it plays and behaves; null: nobody has said. */
  readonly temperament: Temper | null;
  /** What it is called; null: as whoever sits there. */
  readonly name: string | null;
}

const plain = (name: string): string => name.trim().toLowerCase();

/** The person of that id; null, if it is nobody's: what comes over a wire may be anything. */
export const personNamed = (id: string | null | undefined): PersonId | null =>
  PERSON_IDS.find((one) => one === id) ?? null;

/**
 * Who sits at each seat of a table, nobody twice: whose face was named, else the person of the name, else of the
 * temperament, else the next that is free. Every seat has somebody of its own, who comes first where nothing speaks
 * against it. Nobody sits there, unless the face was named, who is called as somebody else at the table.
 * @param sitters by seat, at most as many as there are people
 */
export const seatPeople = (sitters: readonly Sitter[]): readonly PersonId[] => {
  const seated = new Map<number, PersonId>();
  const isCalled = (id: PersonId, { name }: Sitter): boolean => name !== null && plain(name) === plain(PEOPLE[id].name);
  const namesakes = PERSON_IDS.filter((id) => sitters.some((sitter) => isCalled(id, sitter)));
  const isSeated = (id: PersonId): boolean => [...seated.values()].includes(id);
  const isFree = (id: PersonId): boolean => !isSeated(id) && !namesakes.includes(id);
  /** Those who stand still sit down, in order of their seats, where this finds them somebody who is free. */
  const sitDown = (
    found: (sitter: Sitter, seat: number) => PersonId | null | undefined,
    mayHave: (id: PersonId) => boolean = isFree,
  ): void => {
    for (const [seat, sitter] of indexed(sitters)) {
      const id = seated.has(seat) ? null : found(sitter, seat);
      if (id && mayHave(id)) seated.set(seat, id);
    }
  };
  const suits = (id: PersonId, { temperament }: Sitter): boolean => PEOPLE[id].temperament === temperament;

  const isUnseated = (id: PersonId): boolean => !isSeated(id);
  sitDown(({ face }) => face, isUnseated);
  sitDown((sitter) => namesakes.find((id) => isCalled(id, sitter)), isUnseated);
  sitDown((sitter, seat) => PERSON_IDS.find((id, own) => own === seat && suits(id, sitter)));
  sitDown((sitter) => PERSON_IDS.find((id) => isFree(id) && suits(id, sitter)));
  sitDown((_, seat) => PERSON_IDS[seat]);
  sitDown(() => PERSON_IDS.find(isFree));
  return sitters.map((_, seat) => seated.get(seat) as PersonId);
};

const STRANGER: Sitter = { face: null, temperament: null, name: null };

/**
 * Who a computer is seen as, by seat, where none sits or only later on: nobody is called as one of the people there, not
 * even where whoever was called so has left.
 * @param names what people at the table are called, by seat; null: no person, or one without a name
 * @param others what people without a seat are called; of them as many count as there are people left
 */
export const computersBeside = (
  names: readonly (string | null)[],
  others: readonly string[] = [],
): readonly PersonId[] => {
  const called = new Set([...names.flatMap((name) => name ?? []), ...others]);
  const namesakes = [...called].filter((name) => PERSON_IDS.some((id) => plain(PEOPLE[id].name) === plain(name)));
  const beside = namesakes.slice(0, PERSON_IDS.length - names.length).map((name) => ({ ...STRANGER, name }));
  return seatPeople([...names.map(() => STRANGER), ...beside]).slice(0, names.length);
};
