/** Views and notices hand out what a table is made of: nobody may change it. */
export const frozen = <T>(item: T): T => {
  if (typeof item !== 'object' || item === null || Object.isFrozen(item)) return item;
  for (const key in item) frozen(item[key]);
  return Object.freeze(item);
};
