import { loadModule } from './load-module.js';

/** Code in the package that loads on first use. */
export interface LazyCode<Code> {
  /** The module; null until it has loaded. */
  readonly code: Code | null;
  /**
   * Loads the module once for all tables on a page. Rejects with code `load-failed` on failure; the next call tries again.
   */
  load(): Promise<Code>;
}

/**
 * @param name one of the module's exports
 * @param label names the module in the error message
 */
export const lazyCode = <Code extends object>(
  load: () => Promise<Code>,
  name: keyof Code & string,
  label: string,
): LazyCode<Code> => {
  let code: Code | null = null;
  let underWay: Promise<Code> | null = null;

  const loadAgain = async (): Promise<Code> => {
    try {
      return (code = await loadModule(load, name));
    } catch (error) {
      underWay = null;
      const message = `The ${label} could not be loaded. ${(error as Error).message}`;
      throw Object.assign(new Error(message), { code: 'load-failed' });
    }
  };
  return {
    get code() {
      return code;
    },
    load: () => (underWay ??= loadAgain()),
  };
};
