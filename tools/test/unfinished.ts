/** Reads the results of the reporters and finds the test files that the time limit interrupted. */
import { readFile } from 'node:fs/promises';
import type { Result } from './rerun-failed.js';

/** The file that a reporter writes. */
export interface Counted extends Omit<Result, 'output'> {
  /** Entries interrupted at the time limit: bundles of test files. */
  readonly aborted?: readonly string[];
  /** Test files, or pages of test files, in which every test ran. */
  readonly finished?: readonly string[];
}

/** Returns zero counts if the file is missing or incomplete. */
export async function readCounts(path: string): Promise<Counted> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Counted;
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/**
 * Returns the test files that did not finish.
 * @param entries entries that ran, with their test files
 * @param timedOut whether the runner itself was ended and could not report interrupted entries
 */
export const unfinishedOf = (
  entries: ReadonlyMap<string, readonly string[]>,
  { aborted, finished = [] }: Pick<Counted, 'aborted' | 'finished'>,
  timedOut: boolean,
): readonly string[] =>
  (aborted ?? (timedOut ? [...entries.keys()] : []))
    .filter((entry) => !finished.includes(entry))
    .flatMap((entry) => {
      const files = entries.get(entry) ?? [entry];
      const open = files.filter((file) => !finished.includes(file));
      // All tests of the file ran, but the process did not exit.
      return open.length > 0 ? open : files;
    });
