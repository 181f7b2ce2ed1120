/** Freezes an item and all within it: views and notices hand out parts of the state, which must not change. */
export const frozen = <T>(item: T): T => {
  if (typeof item !== 'object' || item === null || Object.isFrozen(item)) return item;
  // Not `for (… in …)`, which also goes through what a page has added to prototypes.
  for (const value of Object.values(item)) frozen<unknown>(value);
  return Object.freeze(item);
};
