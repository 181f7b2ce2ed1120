import { getExport } from '../../base/get-export.js';

/** Module address in Chromium's and Firefox's errors. Safari's errors contain no address, but Safari itself can retry. */
const ADDRESS = /dynamically imported module: (?<address>\S+)/;

let count = 0;

const isNamespace = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the object that contains the export. Bundlers can wrap a module's exports in another object. */
const holderOf = (module: unknown, name: string): unknown =>
  isNamespace(module) ? [module, ...Object.values(module)].find((one) => isNamespace(one) && name in one) : undefined;

/** @throws Error if one of these exports is missing */
const checked = <T extends object>(module: T, names: readonly (keyof T & string)[]): T => {
  for (const name of names) getExport(module, name);
  return module;
};

/**
 * Loads one of the package's modules. After a failure, browsers refuse the same address without sending a request
 * (whatwg/html#6768), so this function retries under another address. The retry helps only if this file was missing. If one
 * of its imports was missing, the visitor must reload the page. Rejects if an export is missing, because a server can send a
 * file from another version after an update.
 * @param names exports that are used immediately
 */
export const loadModule = async <T extends object>(
  load: () => Promise<T>,
  ...names: readonly [keyof T & string, ...(keyof T & string)[]]
): Promise<T> => {
  try {
    return checked(await load(), names);
  } catch (error) {
    const { address } = ADDRESS.exec(String((error as Error | null)?.message))?.groups ?? {};
    if (address === undefined) throw error;
    const again = `${address}${address.includes('?') ? '&' : '?'}again=${++count}`;
    const module: unknown = await import(/* @vite-ignore */ /* webpackIgnore: true */ again).catch(() => null);
    const holder = holderOf(module, names[0]);
    if (holder === undefined) throw error;
    return checked(holder as T, names);
  }
};
