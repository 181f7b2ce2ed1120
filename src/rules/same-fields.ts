/**
 * Whether two plain objects, such as actions, are equal: all fields are, and a field left out equals one that is
 * undefined.
 */
export const haveSameFields = <T extends object>(one: T, other: T): boolean => {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof T>;
  return [...fields].every((field) => one[field] === other[field]);
};
