/** Whether lists or objects have a `toJSON`, as with Prototype.js before 1.7. `JSON.stringify` would call it. */
const hasCustomToJson = (): boolean => 'toJSON' in Array.prototype || 'toJSON' in Object.prototype;

/** Returns a value as JSON, or undefined for a value that JSON leaves out. */
const stringified = (value: unknown): string | undefined => {
  // A function has the toJSON of objects, too.
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
 * Plain data as JSON, as `JSON.stringify` has it on a page that has altered nothing.
 * @param value undefined and functions are `null`, as in a list
 */
export const toJson = (value: unknown): string =>
  (hasCustomToJson() ? stringified(value) : JSON.stringify(value)) ?? 'null';
