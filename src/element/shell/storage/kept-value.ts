import type { Keeper, StoredKind } from './keeper.js';

/** A stored value that several tabs can change. Each tab applies its changes to the latest stored value. */
export interface KeptValue<T> {
  /** The stored value, including this tab's changes that are not stored yet. */
  readonly value: T;
  /** Changes the value, and stores it if the table stores data. */
  change(change: (value: T) => T): void;
  /** Stores the changes that could not be stored before. */
  save(): void;
  /** Reads the value again on the next access, because another tab can have changed it. */
  refresh(): void;
  /** Restores the initial value in memory, without changing the storage. */
  clear(): void;
}

export interface KeptValueOptions<T> {
  readonly keeper: Keeper;
  readonly kept: StoredKind;
  readonly initial: T;
  /**
   * Converts unchecked stored data to the value.
   * @throws Error if the data cannot be read
   */
  readonly read: (stored: unknown) => T;
  /** Converts the value to the data to store. */
  readonly toStored: (value: T) => unknown;
  /** Reports unreadable stored data, once; the initial value replaces it. */
  readonly onUnreadable: (message: string) => void;
}

export const createKeptValue = <T>({
  keeper,
  kept,
  initial,
  read,
  toStored,
  onUnreadable,
}: KeptValueOptions<T>): KeptValue<T> => {
  /** Changes that are not stored yet, in order. */
  let pending: ((value: T) => T)[] = [];
  /** The current value if nothing is stored, else the value as last read. */
  let value = initial;
  let isRead = false;
  let isUnreadable = false;
  /** `keeper.revision` at the last access. */
  let revision = -1;

  const stored = (): T => {
    try {
      const data = keeper.read(kept);
      return data === null ? initial : read(data);
    } catch (error) {
      if (!isUnreadable) onUnreadable((error as Error).message);
      isUnreadable = true;
      return initial;
    }
  };
  const clear = (): void => {
    pending = [];
    value = initial;
    isRead = isUnreadable = false;
  };
  const now = (): T => {
    if (revision !== keeper.revision) clear();
    revision = keeper.revision;
    if (keeper.isOn && !isRead) {
      value = stored();
      for (const change of pending) value = change(value);
      isRead = true;
    }
    return value;
  };
  const save = (): void => {
    if (pending.length === 0 || !keeper.isOn) return;
    isRead = false;
    if (!keeper.write(kept, toStored(now()))) return;
    pending = [];
    isUnreadable = false;
  };

  return {
    get value() {
      return now();
    },
    change(change) {
      isRead = false;
      value = change(now());
      if (keeper.isOn) pending.push(change);
      save();
    },
    save,
    refresh() {
      isRead = false;
    },
    clear,
  };
};
