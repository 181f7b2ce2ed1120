/**
 * A list of so many items, each made of its index. In place of `Array.from`, which MooTools and Prototype.js replace by
 * functions of their own.
 */
export const listOf = <T>(length: number, make: (index: number) => T): T[] => {
  const list: T[] = [];
  for (let index = 0; index < Math.floor(length); index++) list.push(make(index));
  return list;
};

/** The items of a list, each after its index. In place of `entries()`, which Prototype.js takes away. */
export const indexed = <T>(list: readonly T[]): readonly (readonly [index: number, item: T])[] =>
  list.map((item, index) => [index, item] as const);
