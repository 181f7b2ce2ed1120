/**
 * Returns the item at a valid index.
 * @throws RangeError for an invalid index, so that `undefined` does not spread
 */
export const itemAt = <T>(items: readonly T[], index: number): T => {
  const item = items[index];
  if (item === undefined) throw new RangeError(`Index ${index} is out of range for ${items.length} items.`);
  return item;
};
