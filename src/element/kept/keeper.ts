import { toJson } from '../../base/to-json.js';

/** Where a table keeps what it keeps: `localStorage`, or whatever a page has with these methods. */
export interface TableStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** What a table keeps, each under a key that begins so and ends with the name that `persist` gives. */
const KEYS = {
  game: 'watten-table:',
  stats: 'watten-table-stats:',
  preferences: 'watten-table-preferences:',
  lesson: 'watten-table-lesson:',
  puzzle: 'watten-table-puzzle:',
  help: 'watten-table-help:',
  seat: 'watten-table-seat:',
  sheet: 'watten-table-sheet:',
} as const;

export type Kept = keyof typeof KEYS;
const ALL_KEPT = Object.keys(KEYS) as readonly Kept[];

/** The only one at a table who keeps anything; without a name or a storage, nothing. */
export interface Keeper {
  /** What is kept in; null: nothing is kept at all. Undefined, when set: the browser's `localStorage`. */
  storage: TableStorage | null | undefined;
  /** Whether anything is kept. */
  readonly isOn: boolean;
  /** Rises when something else is kept than before, or elsewhere. */
  readonly place: number;
  /** Another name: a failure is told anew. */
  moved(): void;
  /**
   * What was kept, read; null: nothing.
   * @throws SyntaxError if it cannot be read
   */
  read(kept: Kept): unknown;
  /** Keeps something, unless all was forgotten and nobody has gone on. Answers whether it is kept. */
  write(kept: Kept, value: unknown): boolean;
  remove(kept: Kept): boolean;
  /** Removes all that is kept, and keeps nothing more until somebody goes on. Answers whether it worked. */
  forget(): boolean;
  /** Somebody plays on: from now on things are kept again. */
  goOn(): void;
}

export interface KeeperOptions {
  /** The name under which things are kept; null: nothing is kept. */
  readonly name: () => string | null;
  /** Told once of what cannot be kept, and again only after it could, or after the name or the storage has changed. */
  readonly failed: (message: string) => void;
}

const isStorage = (value: unknown): value is TableStorage => {
  if (typeof value !== 'object' || value === null) return false;
  const { getItem, setItem, removeItem } = value as Partial<TableStorage>;
  return [getItem, setItem, removeItem].every((method) => typeof method === 'function');
};

/** Whether this can be set as a storage. */
export const canBeStorage = (value: unknown): value is TableStorage | null | undefined =>
  value === null || value === undefined || isStorage(value);

/** The browser's own; null where a page may not have any. */
const ownStorage = (): TableStorage | null => {
  try {
    return localStorage;
  } catch {
    return null;
  }
};

export const createKeeper = ({ name, failed }: KeeperOptions): Keeper => {
  /** Undefined: the browser's. */
  let given: TableStorage | null | undefined;
  let place = 0;
  let hasTold = false;
  let isForgotten = false;

  const moved = (): void => {
    place++;
    hasTold = false;
    isForgotten = false;
  };
  const isOn = (): boolean => name() !== null && given !== null;

  /** Does something with the storage; undefined if nothing is kept, or it failed. */
  const attempt = <T>(kept: Kept, what: (storage: TableStorage, key: string) => T): T | undefined => {
    const under = name();
    if (under === null || given === null) return undefined;
    try {
      return what(given ?? localStorage, KEYS[kept] + under);
    } catch (error) {
      if (!hasTold) failed((error as Error | null)?.message ?? String(error));
      hasTold = true;
      return undefined;
    }
  };
  const remove = (kept: Kept): boolean =>
    attempt(kept, (storage, key) => {
      storage.removeItem(key);
      return true;
    }) ?? false;

  return {
    get storage() {
      return given === undefined ? ownStorage() : given;
    },
    set storage(value) {
      if (value === given) return;
      given = value;
      moved();
    },
    get isOn() {
      return isOn();
    },
    get place() {
      return place;
    },
    moved,
    read(kept) {
      const text = attempt(kept, (storage, key) => storage.getItem(key)) ?? null;
      return text === null ? null : (JSON.parse(text) as unknown);
    },
    write(kept, value) {
      if (isForgotten) return false;
      const isKept = attempt(kept, (storage, key) => {
        storage.setItem(key, toJson(value));
        return true;
      });
      if (isKept) hasTold = false;
      return isKept ?? false;
    },
    remove,
    forget() {
      hasTold = false;
      const haveGone = ALL_KEPT.map(remove).every(Boolean);
      if (haveGone) isForgotten = true;
      return haveGone;
    },
    goOn() {
      isForgotten = false;
    },
  };
};
