import { loadModule } from './load-module.js';

/** Code of the package that is loaded when it is first needed. */
export interface LazyCode<Code> {
  /** Null until it is loaded. */
  readonly code: Code | null;
  /** Loads it, once for all tables of a page. Rejects with `load-failed` if it cannot; the next call tries again. */
  load(): Promise<Code>;
}

/**
 * @param name one of its exports
 * @param label names it in the error message
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
