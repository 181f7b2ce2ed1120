import { loadPart } from './load-module.js';

/** A part of the package that a table does without until it is first wanted. */
export interface Part<Code> {
  /** Null until it is loaded. */
  readonly code: Code | null;
  /** Loads it, once for all tables of a page. Rejects with `load-failed` if it cannot; then it can be asked for again. */
  load(): Promise<Code>;
}

/**
 * @param name of one of its exports
 * @param what is said to be missing if it cannot be loaded
 */
export const partFrom = <Code extends object>(
  load: () => Promise<Code>,
  name: keyof Code & string,
  what: string,
): Part<Code> => {
  let code: Code | null = null;
  let underWay: Promise<Code> | null = null;

  const loadAnew = async (): Promise<Code> => {
    try {
      return (code = await loadPart(load, name));
    } catch (error) {
      underWay = null;
      const message = `The ${what} could not be loaded. ${(error as Error).message}`;
      throw Object.assign(new Error(message), { code: 'load-failed' });
    }
  };
  return {
    get code() {
      return code;
    },
    load: () => (underWay ??= loadAnew()),
  };
};
