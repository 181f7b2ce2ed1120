/** The item at an index that is known to be there. An error if it is not, instead of an `undefined` that spreads. */
export const itemAt = <T>(items: readonly T[], index: number): T => {
  const item = items[index];
  if (item === undefined) throw new RangeError(`There is no item ${index} among ${items.length}.`);
  return item;
};
