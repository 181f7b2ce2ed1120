/**
 * Whether arrays or objects have a `toJSON` method, which `JSON.stringify` would call. Prototype.js before 1.7 adds such a
 * method.
 */
const hasCustomToJson = (): boolean => 'toJSON' in Array.prototype || 'toJSON' in Object.prototype;

/** Returns a value as JSON, or undefined for a value that JSON omits. */
const stringified = (value: unknown): string | undefined => {
  // Functions are checked first, because they inherit the `toJSON` of objects.
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${[...(value as unknown[])].map((item) => stringified(item) ?? 'null').join()}]`;
  const fields: string[] = [];
  for (const name of Object.keys(value)) {
    const field = Object.hasOwn(value, name) ? stringified(value[name as never]) : undefined;
    if (field !== undefined) fields.push(`${JSON.stringify(name)}:${field}`);
  }
  return `{${fields.join()}}`;
};

/**
 * Returns plain data as JSON, like `JSON.stringify` on an unmodified page.
 * @param value plain data; undefined and functions become `null`, as in an array
 */
export const toJson = (value: unknown): string =>
  (hasCustomToJson() ? stringified(value) : JSON.stringify(value)) ?? 'null';
