/**
 * Returns the item at a valid index, never `undefined`.
 * @throws RangeError if the index is out of range
 */
export const itemAt = <T>(items: readonly T[], index: number): T => {
  const item = items[index];
  if (item === undefined) throw new RangeError(`Index ${index} is out of range for ${items.length} items.`);
  return item;
};
