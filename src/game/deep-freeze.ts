/** Freezes an item and all its contents, because views and notices share objects with the state. */
export const deepFreeze = <T>(item: T): T => {
  if (typeof item !== 'object' || item === null || Object.isFrozen(item)) return item;
  // Not `for (… in …)`, which also visits properties that a page has added to prototypes.
  for (const value of Object.values(item)) deepFreeze<unknown>(value);
  return Object.freeze(item);
};
