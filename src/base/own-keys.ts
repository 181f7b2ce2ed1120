/**
 * Returns the object's own enumerable keys. Unlike `for (… in …)`, excludes properties that a page has added to
 * prototypes.
 */
export const ownKeys = (value: object | null | undefined): string[] =>
  Object.keys(value ?? {}).filter((key) => Object.hasOwn(value as object, key));
