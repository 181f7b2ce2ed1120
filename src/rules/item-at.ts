/**
 * Returns the item at a valid index.
 * @throws RangeError for an invalid index, so that `undefined` does not spread
 */
export const itemAt = <T>(items: readonly T[], index: number): T => {
  const item = items[index];
  if (item === undefined) throw new RangeError(`There is no item ${index} among ${items.length}.`);
  return item;
};
