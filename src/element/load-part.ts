/** Of Chromium's and Firefox's messages; Safari names no address, and asks again by itself. */
const ADDRESS = /dynamically imported module: (?<address>\S+)/;

let count = 0;

const isNamespace = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A bundler may have put a module's exports into one of another name. */
const holderOf = (module: unknown, name: string): unknown =>
  isNamespace(module) ? [module, ...Object.values(module)].find((one) => isNamespace(one) && name in one) : undefined;

/**
 * Loads a part of the package. A browser that could not load a module refuses it from then on without asking anybody
 * (whatwg/html#6768): it is asked for under another address. That helps as long as only this file was missing; of one
 * that it imports the page has to be loaded again.
 * @param name of one of its exports
 */
export const loadPart = async <T extends object>(load: () => Promise<T>, name: keyof T & string): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    const { address } = ADDRESS.exec(String((error as Error | null)?.message))?.groups ?? {};
    if (address === undefined) throw error;
    const again = `${address}${address.includes('?') ? '&' : '?'}again=${++count}`;
    const module: unknown = await import(/* @vite-ignore */ /* webpackIgnore: true */ again).catch(() => null);
    const holder = holderOf(module, name);
    if (holder === undefined) throw error;
    return holder as T;
  }
};
