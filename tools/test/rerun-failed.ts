/** Reruns the files of failed tests once, because pages can be late on a busy machine. */

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
  /** Files with failed tests, if the files are known. */
  readonly broken?: readonly FailedFile[] | undefined;
  /** Skipped unit tests. */
  readonly skippedTests?: readonly Skipped[];
  /** Number of skipped browser tests. */
  readonly skipped?: number;
  /** If an engine is not installed, the reason and the instructions to install it. */
  readonly missing?: string;
}

/** Maximum number of files to rerun. If more files fail, a busy machine is not the cause. */
const MAX_RERUN_FILES = 3;

/**
 * Runs all tests, then reruns the files with failures. A test that fails twice has failed. A test that passes in the rerun
 * is reported as flaky.
 * @param runTests runs test files
 * @param print prints the first failures and the flaky tests
 */
export async function rerunFailed(
  runTests: (files: readonly string[]) => Promise<Result>,
  files: readonly string[],
  print: (text: string) => void = console.log,
): Promise<Result> {
  const first = await runTests(files);
  const { broken = [] } = first;
  const names = broken.map(({ file }) => file);
  const inBroken = (count: keyof Counts): number => broken.reduce((total, file) => total + file[count], 0);
  const isKnown = names.every((file) => file.endsWith('.test.ts')) && inBroken('failed') === first.failed;
  if (!isKnown || broken.length === 0 || broken.length > MAX_RERUN_FILES) return first;
  print(`${first.output}\nrerun: ${names.join(', ')}`);
  const second = await runTests(names);
  if (second.failed === 0) print(`flaky: ${names.join(', ')}`);
  const { skippedTests = [] } = first;
  return { ...second, skippedTests, passed: first.passed - inBroken('passed') + second.passed };
}
