/** What `for (… in …)` names of an object itself, and nothing that a page has added to `Object.prototype` or to lists. */
export const ownKeys = (value: object | null | undefined): string[] =>
  Object.keys(value ?? {}).filter((key) => Object.hasOwn(value as object, key));
