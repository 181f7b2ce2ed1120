/**
 * Behaves like `Array.from` for lists, even if the page has replaced `Array.from`. The build substitutes `arrayFrom`
 * for `Array.from` in libraries. Our own code uses spread syntax and `listOf`.
 */
export const arrayFrom = <T, Made = T>(
  items: Iterable<T> | ArrayLike<T>,
  make: (item: T, index: number) => Made = (item) => item as unknown as Made,
): Made[] => {
  const list: Made[] = [];
  if (Symbol.iterator in Object(items)) for (const item of items as Iterable<T>) list.push(make(item, list.length));
  else
    for (let index = 0, { length } = items as ArrayLike<T>; index < length; index++)
      list.push(make(Reflect.get(items, index) as T, index));
  return list;
};
