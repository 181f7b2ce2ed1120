import { getExport } from '../../base/get-export.js';

/** Of Chromium's and Firefox's messages; Safari names no address, and asks again by itself. */
const ADDRESS = /dynamically imported module: (?<address>\S+)/;

let count = 0;

const isNamespace = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A bundler may have put a module's exports into one of another name. */
const holderOf = (module: unknown, name: string): unknown =>
  isNamespace(module) ? [module, ...Object.values(module)].find((one) => isNamespace(one) && name in one) : undefined;

/** @throws Error if one of these exports is missing */
const checked = <T extends object>(module: T, names: readonly (keyof T & string)[]): T => {
  for (const name of names) getExport(module, name);
  return module;
};

/**
 * Loads a part of the package. A browser that could not load a module refuses it from then on without asking anybody
 * (whatwg/html#6768): it is asked for under another address. That helps as long as only this file was missing; of one
 * that it imports the page has to be loaded again.
 * Rejects if an export is missing, too: after an update a server may answer with a file of another version.
 * @param names of the exports that are used at once
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
