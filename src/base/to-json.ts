/** Whether the page has given lists or objects a `toJSON`, as Prototype.js before 1.7 does: `JSON.stringify` would call it. */
const isAltered = (): boolean => 'toJSON' in Array.prototype || 'toJSON' in Object.prototype;

/** Undefined: what JSON leaves out. */
const written = (value: unknown): string | undefined => {
  // A function has the toJSON of objects, too.
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${[...(value as unknown[])].map((item) => written(item) ?? 'null').join()}]`;
  const fields: string[] = [];
  for (const name of Object.keys(value)) {
    const field = Object.hasOwn(value, name) ? written(value[name as never]) : undefined;
    if (field !== undefined) fields.push(`${JSON.stringify(name)}:${field}`);
  }
  return `{${fields.join()}}`;
};

/**
 * Plain data as JSON, as `JSON.stringify` has it on a page that has altered nothing.
 * @param value undefined and functions are `null`, as in a list
 */
export const toJson = (value: unknown): string => (isAltered() ? written(value) : JSON.stringify(value)) ?? 'null';
