/**
 * Returns the keys that `for (… in …)` lists, but only the object's own keys. Excludes properties that a page has added
 * to `Object.prototype` or to arrays.
 */
export const ownKeys = (value: object | null | undefined): string[] =>
  Object.keys(value ?? {}).filter((key) => Object.hasOwn(value as object, key));
