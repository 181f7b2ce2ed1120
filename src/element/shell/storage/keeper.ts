import { toJson } from '../../../base/to-json.js';

/** Where a table keeps data: `localStorage`, or whatever a page has with these methods. */
export interface TableStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Kinds of stored data: the beginning of their key, which the name that `persist` gives completes, and their latest version. */
const KINDS = {
  game: ['watten-table:', 2],
  stats: ['watten-table-stats:', 1],
  preferences: ['watten-table-preferences:', 1],
  lesson: ['watten-table-lesson:', 1],
  puzzle: ['watten-table-puzzle:', 1],
  help: ['watten-table-help:', 1],
  seat: ['watten-table-seat:', 1],
  sheet: ['watten-table-sheet:', 1],
} as const;

export type Kept = keyof typeof KINDS;
const ALL_KEPT = Object.keys(KINDS) as readonly Kept[];

/** The only part of a table that uses its storage; without a name or a storage it keeps nothing. */
export interface Keeper {
  /** The storage; null keeps nothing. Set to undefined: the browser's `localStorage`. */
  storage: TableStorage | null | undefined;
  /** Whether anything is kept. */
  readonly isOn: boolean;
  /** Whether all was deleted, and nobody has played on since: nothing is written. */
  readonly isForgotten: boolean;
  /** Rises when the name or the storage changes. */
  readonly place: number;
  /** The key of a kind of data; null while nothing is kept. */
  keyOf(kept: Kept): string | null;
  /** The name has changed: failures are reported again. */
  moved(): void;
  /**
   * The stored data, parsed; null if there is none, or only of a later version.
   * @throws SyntaxError if it is no JSON
   */
  read(kept: Kept): unknown;
  /**
   * Stores data. Returns whether it is stored: not if the storage is full or forbidden, if data of a later version is stored,
   * or after `forget()`. A game that cannot be stored leaves no older game behind.
   */
  write(kept: Kept, value: unknown): boolean;
  /** Removes data, but none of a later version. Returns whether it is gone. */
  remove(kept: Kept): boolean;
  /** Removes everything that is kept, and writes nothing until `goOn()`. Returns whether that worked. */
  forget(): boolean;
  /** The visitor plays on: from now on data is written again. */
  goOn(): void;
}

export interface KeeperOptions {
  /** The name under which data is kept; null keeps nothing. */
  readonly name: () => string | null;
  /**
   * Reports what cannot be kept: once, and again after it could, or after the name or the storage has changed.
   * @param code `persist-failed`, or `later-version` where data of a later version is left untouched
   */
  readonly failed: (code: 'persist-failed' | 'later-version', message: string) => void;
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

/** A field of stored data, not of a prototype that a page has extended. */
const fieldOf = (data: unknown, field: string): unknown =>
  Object.hasOwn(Object(data), field) ? (data as Readonly<Record<string, unknown>>)[field] : undefined;

/** The version of stored data, or of the record in a stored game. */
const versionIn = (data: unknown): number => {
  const version = fieldOf(data, 'version');
  const game = fieldOf(data, 'game');
  const own = Number.isSafeInteger(version) ? (version as number) : 0;
  return game === undefined ? own : Math.max(own, versionIn(game));
};

/** Whether a stored text is data of a later version than this table knows. */
const isLater = (kept: Kept, text: string | null): boolean => {
  try {
    return versionIn(JSON.parse(text ?? 'null')) > KINDS[kept][1];
  } catch {
    return false;
  }
};

/** Puts a text into a storage. A game that has no room takes the older one's, which a reload must not bring back. */
const put = (storage: TableStorage, key: string, text: string, isGame: boolean): void => {
  try {
    storage.setItem(key, text);
  } catch (error) {
    if (!isGame) throw error;
    storage.removeItem(key);
    storage.setItem(key, text);
  }
};

/** Finds data of a later version, and reports it once for each kind. */
const createLaterData = (report: (key: string) => void) => {
  let found: Kept[] = [];
  return {
    isIn(kept: Kept, key: string, text: string | null): boolean {
      if (!isLater(kept, text)) return false;
      if (!found.includes(kept)) report(key);
      found.push(kept);
      return true;
    },
    forget: () => void (found = []),
  };
};

export const createKeeper = ({ name, failed }: KeeperOptions): Keeper => {
  /** Undefined: the browser's. */
  let given: TableStorage | null | undefined;
  let place = 0;
  let [isForgotten, hasFailed] = [false, false];
  const later = createLaterData((key) => failed('later-version', `'${key}' holds data of a later version.`));

  const moved = (): void => {
    place++;
    later.forget();
    hasFailed = isForgotten = false;
  };
  const keyOf = (kept: Kept): string | null => {
    const under = name();
    return under === null || given === null ? null : KINDS[kept][0] + under;
  };

  /** Uses the storage; undefined if nothing is kept, or that failed. */
  const attempt = <T>(kept: Kept, act: (storage: TableStorage, key: string) => T): T | undefined => {
    const key = keyOf(kept);
    if (key === null) return undefined;
    try {
      return act(given ?? localStorage, key);
    } catch (error) {
      if (!hasFailed) failed('persist-failed', (error as Error | null)?.message ?? String(error));
      hasFailed = true;
      return undefined;
    }
  };
  const erase = (kept: Kept): boolean =>
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
      return keyOf('game') !== null;
    },
    get isForgotten() {
      return isForgotten;
    },
    get place() {
      return place;
    },
    keyOf,
    moved,
    read(kept) {
      const text = attempt(kept, (storage, key) => {
        const stored = storage.getItem(key);
        return later.isIn(kept, key, stored) ? null : stored;
      });
      return JSON.parse(text ?? 'null') as unknown;
    },
    write(kept, value) {
      if (isForgotten) return false;
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
      if (haveGone) isForgotten = true;
      return haveGone;
    },
    goOn() {
      isForgotten = false;
    },
  };
};
