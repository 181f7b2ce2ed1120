/** Things that are dear to make and heavy to keep; those least recently asked for go first. */
export interface Shelf<T> {
  get(key: string): T | undefined;
  /** @param weight in whatever unit the limit of the shelf has. */
  put(key: string, item: T, weight: number): void;
  /** Drops what was not asked for the longest until the shelf is within its limit, but never what is `needed`. */
  trim(needed: ReadonlySet<string>): void;
  /** Drops everything. */
  clear(): void;
  /** From the least to the most recently asked for. */
  entries(): Iterable<readonly [key: string, item: T]>;
}

/**
 * @param limit how much may stay on it when it is trimmed.
 * @param drop what is to be done with what leaves.
 */
export function createShelf<T>(limit: number, drop: (item: T) => void): Shelf<T> {
  // A Map keeps the order of insertion: whatever is used is put in anew.
  const kept = new Map<string, { readonly item: T; readonly weight: number }>();
  let load = 0;

  const remove = (key: string): void => {
    const old = kept.get(key);
    if (!old) return;
    kept.delete(key);
    load -= old.weight;
    drop(old.item);
  };

  return {
    get(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.item;
    },
    put(key, item, weight) {
      remove(key);
      kept.set(key, { item, weight });
      load += weight;
    },
    trim(needed) {
      for (const key of [...kept.keys()]) {
        if (load <= limit) return;
        if (!needed.has(key)) remove(key);
      }
    },
    clear() {
      for (const key of [...kept.keys()]) remove(key);
    },
    *entries() {
      for (const [key, { item }] of kept) yield [key, item];
    },
  };
}
