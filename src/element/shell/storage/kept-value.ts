import type { Keeper, Kept } from './keeper.js';

/** A stored value that several tabs may change: each changes the value as it is stored by then, not as it was read once. */
export interface KeptValue<T> {
  /** The stored value, with all changes of this tab that are not stored yet. */
  readonly value: T;
  /** Changes the value, and stores it if anything is kept. */
  change(change: (value: T) => T): void;
  /** Stores changes that could not be stored before. */
  save(): void;
  /** Reads the value again: another tab may have changed it. */
  refresh(): void;
  /** Begins with the initial value again; what is stored stays. */
  clear(): void;
}

export interface KeptValueOptions<T> {
  readonly keeper: Keeper;
  readonly kept: Kept;
  readonly initial: T;
  /**
   * Reads stored data, which may be anything.
   * @throws Error if it cannot be read
   */
  readonly read: (stored: unknown) => T;
  /** Makes stored data of the value. */
  readonly written: (value: T) => unknown;
  /** Reports stored data that cannot be read, once: the initial value takes its place. */
  readonly unreadable: (message: string) => void;
}

export const createKeptValue = <T>({
  keeper,
  kept,
  initial,
  read,
  written,
  unreadable,
}: KeptValueOptions<T>): KeptValue<T> => {
  /** Changes that are not stored yet, first to last. */
  let pending: ((value: T) => T)[] = [];
  /** The value without a storage, or as it was last read. */
  let value = initial;
  let isRead = false;
  let isUnreadable = false;
  /** The place of the value. */
  let place = -1;

  const stored = (): T => {
    try {
      const data = keeper.read(kept);
      return data === null ? initial : read(data);
    } catch (error) {
      if (!isUnreadable) unreadable((error as Error).message);
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
    if (place !== keeper.place) clear();
    place = keeper.place;
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
    if (!keeper.write(kept, written(now()))) return;
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
