import type { Action } from './action.js';

/** Whether two actions are the same: all fields are equal, and a field left out equals one that is undefined. */
export const sameAction = (one: Action, other: Action): boolean => {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Action>;
  return [...fields].every((field) => one[field] === other[field]);
};
