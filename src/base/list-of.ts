/**
 * Returns a list of `length` items, each created from its index. Replaces `Array.from`, which MooTools and Prototype.js
 * override.
 */
export const listOf = <T>(length: number, make: (index: number) => T): T[] => {
  const list: T[] = [];
  for (let index = 0; index < Math.floor(length); index++) list.push(make(index));
  return list;
};

/** Returns `[index, item]` pairs of a list. Replaces `entries()`, which Prototype.js removes. */
export const indexed = <T>(list: readonly T[]): readonly (readonly [index: number, item: T])[] =>
  list.map((item, index) => [index, item] as const);
