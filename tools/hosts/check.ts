import { printLine } from '../shared/print-line.js';

/** Does something that must succeed, tells how it went, and hands on what it made or threw. */
export type Check = <Made>(what: string, work: () => Promise<Made>) => Promise<Made>;

/** What has been checked so far. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly check: Check;
}

export const createTally = (): Tally => {
  let [passed, failed] = [0, 0];
  return {
    get passed() {
      return passed;
    },
    get failed() {
      return failed;
    },
    async check(what, work) {
      const start = Date.now();
      const end = (): string => `${what} (${Math.round((Date.now() - start) / 1000)} s)`;
      try {
        const made = await work();
        passed++;
        printLine(`  ✔ ${end()}`);
        return made;
      } catch (error) {
        failed++;
        printLine(`  ✖ ${end()}\n${error instanceof Error ? error.message : String(error)}`);
        throw error;
      }
    },
  };
};
