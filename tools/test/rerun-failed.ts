/** Runs the files of tests that failed once more: on a busy machine a page may be late. */

import type { Skipped } from './skipped.js';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** A test file with failed tests, by its path in the repository. */
interface FailedFile extends Counts {
  readonly file: string;
}

export interface Result extends Counts {
  readonly output: string;
  /** As far as they are known. */
  readonly broken?: readonly FailedFile[] | undefined;
  /** Unit tests that were not run. */
  readonly left?: readonly Skipped[];
  /** Of the engines alone. */
  readonly skipped?: number;
  /** Why nothing ran, and what to do about it: an engine is not here. */
  readonly missing?: string;
}

/** Maximum number of files to rerun. With more, a busy machine is not the cause. */
const MAX_RERUN_FILES = 3;

/**
 * Runs all tests, then reruns the files with failures. A test that fails twice has failed; one that passes then is reported as
 * flaky.
 * @param runTests runs test files
 * @param say prints the first failures and the flaky tests
 */
export async function rerunFailed(
  runTests: (files: readonly string[]) => Promise<Result>,
  files: readonly string[],
  say: (text: string) => void = console.log,
): Promise<Result> {
  const first = await runTests(files);
  const { broken = [] } = first;
  const named = broken.map(({ file }) => file);
  const inBroken = (count: keyof Counts): number => broken.reduce((total, file) => total + file[count], 0);
  const known = named.every((file) => file.endsWith('.test.ts')) && inBroken('failed') === first.failed;
  if (!known || broken.length === 0 || broken.length > MAX_RERUN_FILES) return first;
  say(`${first.output}\nonce more: ${named.join(', ')}`);
  const second = await runTests(named);
  if (second.failed === 0) say(`flaky: ${named.join(', ')}`);
  const { left = [] } = first;
  return { ...second, left, passed: first.passed - inBroken('passed') + second.passed };
}
