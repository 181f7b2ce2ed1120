/** Freezes an item and all within it: views and notices hand out parts of the state, which must not change. */
export const frozen = <T>(item: T): T => {
  if (typeof item !== 'object' || item === null || Object.isFrozen(item)) return item;
  for (const key in item) frozen(item[key]);
  return Object.freeze(item);
};
