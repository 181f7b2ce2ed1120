/** A least-recently-used cache with a weight budget. `trim` drops the least recently used items first. */
export interface LruCache<T> {
  get(key: string): T | undefined;
  /** @param weight in the unit of the budget */
  put(key: string, item: T, weight: number): void;
  /** Drops the least recently used items until the cache is within its budget. Keeps all `needed` items. */
  trim(needed: ReadonlySet<string>): void;
  /** Drops all items. */
  clear(): void;
  /** The items from the least to the most recently used. */
  entries(): Iterable<readonly [key: string, item: T]>;
}

/**
 * @param maxWeight maximum weight after `trim`
 * @param drop releases a dropped item
 */
export function createLruCache<T>(maxWeight: number, drop: (item: T) => void): LruCache<T> {
  // A Map keeps the order of insertion, so each use inserts the item again.
  const items = new Map<string, { readonly item: T; readonly weight: number }>();
  let weightNow = 0;

  const remove = (key: string): void => {
    const old = items.get(key);
    if (!old) return;
    items.delete(key);
    weightNow -= old.weight;
    drop(old.item);
  };

  return {
    get(key) {
      const found = items.get(key);
      if (!found) return undefined;
      items.delete(key);
      items.set(key, found);
      return found.item;
    },
    put(key, item, weight) {
      remove(key);
      items.set(key, { item, weight });
      weightNow += weight;
    },
    trim(needed) {
      for (const key of [...items.keys()]) {
        if (weightNow <= maxWeight) return;
        if (!needed.has(key)) remove(key);
      }
    },
    clear() {
      for (const key of [...items.keys()]) remove(key);
    },
    *entries() {
      for (const [key, { item }] of items) yield [key, item];
    },
  };
}
