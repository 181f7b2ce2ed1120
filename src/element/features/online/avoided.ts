import type { ListedTable } from '../../../online/open-tables.js';
import type { Keeper } from '../../shell/storage/keeper.js';

/** A person with whom the visitor does not want to play again, or a whole table if `guest` is null. */
export interface Avoided {
  readonly table: string;
  /** Number of the person at the table. */
  readonly guest: number | null;
  /** The person's name in the form that is compared; null without a name. */
  readonly name: string | null;
  /** The person's name as the visitor saw it. Omitted without a name, and in entries of earlier versions. */
  readonly shown?: string;
  /** The day when the entry was made, in days since the epoch. */
  readonly day: number;
}

/** A person at an online table. */
interface PersonAtTable {
  readonly guest: number;
  readonly name: string | null;
}

/**
 * The people with whom the visitor does not want to play again. The list stays in the browser: the table compares it with the
 * server's list of open tables.
 */
export interface AvoidedPeople {
  /** All entries, the oldest first. */
  readonly entries: readonly Avoided[];
  /** Removes an entry. */
  remove(entry: Avoided): void;
  has(table: string, person: PersonAtTable): boolean;
  set(table: string, person: PersonAtTable, isAvoided: boolean): void;
  /** Avoids a table from which the visitor was sent away. */
  addTable(table: string): void;
  /** Whether the visitor does not want to play at an open table. */
  isAvoided(table: ListedTable): boolean;
}

/** Number of days after which an entry is removed, and the maximum number of entries. */
const [MAX_DAYS, MAX_ENTRIES] = [90, 100];
const DAY_MS = 24 * 60 * 60 * 1000;
const today = (): number => Math.floor(Date.now() / DAY_MS);

/** Returns a name for comparison: without case, and without the number that a server adds to a name that is taken. */
const comparable = (name: string | null): string | null =>
  name === null
    ? null
    : name
        .normalize('NFKC')
        .toLowerCase()
        .replace(/ \(\d+\)$/u, '');

const isEntry = (value: unknown): value is Avoided => {
  const { table, guest, name, shown, day } = Object(value) as Partial<Record<keyof Avoided, unknown>>;
  return (
    typeof table === 'string' &&
    (guest === null || Number.isSafeInteger(guest)) &&
    (name === null || typeof name === 'string') &&
    (shown === undefined || typeof shown === 'string') &&
    Number.isSafeInteger(day)
  );
};

const isSame = (entry: Avoided, table: string, { guest, name }: PersonAtTable): boolean =>
  (entry.table === table && entry.guest === guest) || (entry.name !== null && entry.name === comparable(name));

/** @param onChange called after a change of the list */
export const createAvoidedPeople = (keeper: Keeper, onChange: () => void): AvoidedPeople => {
  /** The entries of a table that stores nothing. */
  let unstored: readonly Avoided[] = [];
  const read = (): readonly Avoided[] => {
    let entries: unknown = unstored;
    try {
      if (keeper.isOn) ({ entries } = Object(keeper.read('avoided')) as { readonly entries?: unknown });
    } catch {
      // Unreadable data counts as missing.
      entries = [];
    }
    const valid = Array.isArray(entries) ? entries.filter(isEntry) : [];
    return valid.filter(({ day }) => today() - day <= MAX_DAYS);
  };
  const write = (entries: readonly Avoided[]): void => {
    const kept = entries.slice(-MAX_ENTRIES);
    if (keeper.isOn) keeper.write('avoided', { version: 1, entries: kept });
    else unstored = kept;
    onChange();
  };
  return {
    get entries() {
      return read();
    },
    remove({ table, guest, name }) {
      write(read().filter((entry) => entry.table !== table || entry.guest !== guest || entry.name !== name));
    },
    has: (table, person) => read().some((entry) => isSame(entry, table, person)),
    set(table, person, isAvoided) {
      const others = read().filter((entry) => !isSame(entry, table, person));
      const entry = {
        ...{ table, guest: person.guest, name: comparable(person.name) },
        ...(person.name !== null && { shown: person.name }),
        day: today(),
      };
      write(isAvoided ? [...others, entry] : others);
    },
    addTable(table) {
      write([...read(), { table, guest: null, name: null, day: today() }]);
    },
    isAvoided({ table, people }) {
      const entries = read();
      return entries.some(
        (entry) =>
          (entry.table === table && entry.guest === null) || people.some((person) => isSame(entry, table, person)),
      );
    },
  };
};
