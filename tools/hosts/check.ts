import { printLine } from '../shared/print-line.js';

/** Runs a check and prints the result. Resolves or rejects like `work`. */
export type Check = <Result>(title: string, work: () => Promise<Result>) => Promise<Result>;

/** Numbers of passed and failed checks. */
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
    async check(title, work) {
      const start = Date.now();
      const line = (): string => `${title} (${Math.round((Date.now() - start) / 1000)} s)`;
      try {
        const result = await work();
        passed++;
        printLine(`  ✔ ${line()}`);
        return result;
      } catch (error) {
        failed++;
        printLine(`  ✖ ${line()}\n${error instanceof Error ? error.message : String(error)}`);
        throw error;
      }
    },
  };
};
