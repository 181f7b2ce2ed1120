/** What the reporters counted, and which test files the time limit has cut off. */
import { readFile } from 'node:fs/promises';
import type { Result } from './rerun-failed.js';

/** What a reporter of tests writes. */
export interface Counted extends Omit<Result, 'output'> {
  /** What was ended at the time limit, as it was run: bundles of test files. */
  readonly aborted?: readonly string[];
  /** Test files, or pages of them, of which all tests ran. */
  readonly finished?: readonly string[];
}

/** Nothing if there is no such file, or it was cut off. */
export async function readCounts(path: string): Promise<Counted> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Counted;
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/**
 * The test files that did not finish.
 * @param entries what was run, with the test files in each
 * @param timedOut whether the runner itself was ended, and could not say which of them it ended
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
      // All tests have run, and yet the process did not end.
      return open.length > 0 ? open : files;
    });
