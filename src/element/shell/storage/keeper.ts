import { toJson } from '../../../base/to-json.js';

/** Storage for a table's data: `localStorage`, or an object from the page with the same methods. */
export interface TableStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Kinds of stored data, each with its key prefix and latest version. The name in `persist` completes the key. */
const KINDS = {
  game: ['watten-table:', 2],
  stats: ['watten-table-stats:', 1],
  preferences: ['watten-table-preferences:', 1],
  lesson: ['watten-table-lesson:', 1],
  puzzle: ['watten-table-puzzle:', 1],
  help: ['watten-table-help:', 1],
  seat: ['watten-table-seat:', 1],
  sheet: ['watten-table-sheet:', 1],
  avoided: ['watten-table-avoided:', 1],
} as const;

export type StoredKind = keyof typeof KINDS;
const ALL_KEPT = Object.keys(KINDS) as readonly StoredKind[];

/** A table's only access to its storage. Nothing is stored if the name or the storage is missing. */
export interface Keeper {
  /** The storage; null stores nothing. Setting undefined selects the browser's `localStorage`. */
  storage: TableStorage | null | undefined;
  /** Whether the table stores data. */
  readonly isOn: boolean;
  /** Whether the visitor has deleted all data and has not played since. While this is true, nothing is written. */
  readonly isCleared: boolean;
  /** Counter that increases when the name or the storage changes. */
  readonly revision: number;
  /** Returns the storage key for a kind of data; null while the table stores nothing. */
  keyOf(kept: StoredKind): string | null;
  /** Resets the keeper after a name change, so that failures are reported again. */
  resetFailures(): void;
  /**
   * Returns the stored data, parsed; null if no data is stored or if the data is from a later version.
   * @throws SyntaxError if the data is not JSON
   */
  read(kept: StoredKind): unknown;
  /**
   * Stores data and returns whether that worked. Fails if the storage is full or forbidden, if it contains data from a later
   * version, or after `forget()`. If a game cannot be stored, the previously stored game is removed.
   */
  write(kept: StoredKind, value: unknown): boolean;
  /** Removes data unless it is from a later version. Returns whether it was removed. */
  remove(kept: StoredKind): boolean;
  /** Removes all stored data and writes nothing until `allowWrites()`. Returns whether that worked. */
  forget(): boolean;
  /** Allows writing again after the visitor has continued to play. */
  allowWrites(): void;
}

export interface KeeperOptions {
  /** Name under which data is stored; null stores nothing. */
  readonly name: () => string | null;
  /**
   * Reports data that cannot be stored: once, and again after a success or a change of the name or storage.
   * @param code `persist-failed`, or `later-version` if data from a later version is left untouched
   */
  readonly onFailure: (code: 'persist-failed' | 'later-version', message: string) => void;
}

const isStorage = (value: unknown): value is TableStorage => {
  if (typeof value !== 'object' || value === null) return false;
  const { getItem, setItem, removeItem } = value as Partial<TableStorage>;
  return [getItem, setItem, removeItem].every((method) => typeof method === 'function');
};

/** Returns whether a value is a valid `storage`. */
export const canBeStorage = (value: unknown): value is TableStorage | null | undefined =>
  value === null || value === undefined || isStorage(value);

/** Returns the browser's `localStorage`; null if the browser forbids it. */
const browserStorage = (): TableStorage | null => {
  try {
    return localStorage;
  } catch {
    return null;
  }
};

/** Returns one of the stored data's own properties. Ignores the prototype, because the page can have extended it. */
const fieldOf = (data: unknown, field: string): unknown =>
  Object.hasOwn(Object(data), field) ? (data as Readonly<Record<string, unknown>>)[field] : undefined;

/** Returns the version of stored data, or of the record in a stored game if the record's version is higher. */
const versionIn = (data: unknown): number => {
  const version = fieldOf(data, 'version');
  const game = fieldOf(data, 'game');
  const own = Number.isSafeInteger(version) ? (version as number) : 0;
  return game === undefined ? own : Math.max(own, versionIn(game));
};

/** Returns whether a stored text is data from a later version than this table supports. */
const isLater = (kept: StoredKind, text: string | null): boolean => {
  try {
    return versionIn(JSON.parse(text ?? 'null')) > KINDS[kept][1];
  } catch {
    return false;
  }
};

/**
 * Writes a text to a storage. If a game does not fit, removes the previously stored game, so that a reload does not restore
 * that game.
 */
const put = (storage: TableStorage, key: string, text: string, isGame: boolean): void => {
  try {
    storage.setItem(key, text);
  } catch (error) {
    if (!isGame) throw error;
    storage.removeItem(key);
    storage.setItem(key, text);
  }
};

/** Detects data from a later version and reports it once per kind. */
const createLaterDataCheck = (report: (key: string) => void) => {
  let found: StoredKind[] = [];
  return {
    isIn(kept: StoredKind, key: string, text: string | null): boolean {
      if (!isLater(kept, text)) return false;
      if (!found.includes(kept)) report(key);
      found.push(kept);
      return true;
    },
    forget: () => void (found = []),
  };
};

export const createKeeper = ({ name, onFailure }: KeeperOptions): Keeper => {
  /** The storage that the page has set; undefined means the browser's. */
  let given: TableStorage | null | undefined;
  let revision = 0;
  let [isCleared, hasFailed] = [false, false];
  const later = createLaterDataCheck((key) => onFailure('later-version', `'${key}' holds data from a later version.`));

  const resetFailures = (): void => {
    revision++;
    later.forget();
    hasFailed = isCleared = false;
  };
  const keyOf = (kept: StoredKind): string | null => {
    const under = name();
    return under === null || given === null ? null : KINDS[kept][0] + under;
  };

  /** Runs `act` with the storage; returns undefined if the table stores nothing or `act` fails. */
  const attempt = <T>(kept: StoredKind, act: (storage: TableStorage, key: string) => T): T | undefined => {
    const key = keyOf(kept);
    if (key === null) return undefined;
    try {
      return act(given ?? localStorage, key);
    } catch (error) {
      if (!hasFailed) onFailure('persist-failed', (error as Error | null)?.message ?? String(error));
      hasFailed = true;
      return undefined;
    }
  };
  const erase = (kept: StoredKind): boolean =>
    attempt(kept, (storage, key) => {
      storage.removeItem(key);
      return true;
    }) ?? false;

  return {
    get storage() {
      return given === undefined ? browserStorage() : given;
    },
    set storage(value) {
      if (value === given) return;
      given = value;
      resetFailures();
    },
    get isOn() {
      return keyOf('game') !== null;
    },
    get isCleared() {
      return isCleared;
    },
    get revision() {
      return revision;
    },
    keyOf,
    resetFailures,
    read(kept) {
      const text = attempt(kept, (storage, key) => {
        const stored = storage.getItem(key);
        return later.isIn(kept, key, stored) ? null : stored;
      });
      return JSON.parse(text ?? 'null') as unknown;
    },
    write(kept, value) {
      if (isCleared) return false;
      const isKept = attempt(kept, (storage, key) => {
        if (later.isIn(kept, key, storage.getItem(key))) return false;
        put(storage, key, toJson(value), kept === 'game');
        return true;
      });
      if (isKept) hasFailed = false;
      return isKept ?? false;
    },
    remove: (kept) =>
      attempt(kept, (storage, key) => later.isIn(kept, key, storage.getItem(key))) === false && erase(kept),
    forget() {
      hasFailed = false;
      const haveGone = ALL_KEPT.map(erase).every(Boolean);
      if (haveGone) isCleared = true;
      return haveGone;
    },
    allowWrites() {
      isCleared = false;
    },
  };
};
