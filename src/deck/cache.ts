import { toJson } from '../base/to-json.js';

/** Caches a function's result for each object, for as long as the object is in use. */
export function cachePerObject<Key extends object, Made extends object>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, Made>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
}

/**
 * Caches a function's results. The key includes every argument.
 * @param maxEntries number of results to keep; the least recently used are dropped first
 */
export function cacheByArguments<
  Arguments extends readonly (string | number | boolean | null)[],
  Made extends object | string,
>(make: (...given: Arguments) => Made, maxEntries = Infinity): (...given: Arguments) => Made {
  const known = new Map<string, Made>();
  return (...given) => {
    const key = toJson(given);
    const made = known.get(key) ?? make(...given);
    known.delete(key);
    known.set(key, made);
    for (const oldest of known.keys()) {
      if (known.size <= maxEntries) break;
      known.delete(oldest);
    }
    return made;
  };
}
