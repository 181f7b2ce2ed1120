/** Whether two plain objects, such as actions, have equal fields. A missing field equals an undefined one. */
export const haveSameFields = <T extends object>(one: T, other: T): boolean => {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof T>;
  return [...fields].every((field) => one[field] === other[field]);
};
