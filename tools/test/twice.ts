/** Runs the files of tests that failed once more: on a busy machine a page may be late. */

import type { Skipped } from './skipped.js';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** A test file of which tests failed, by its path in the repository. */
interface Broken extends Counts {
  readonly file: string;
}

export interface Result extends Counts {
  readonly output: string;
  /** As far as they are known. */
  readonly broken?: readonly Broken[] | undefined;
  /** Unit tests that were not run. */
  readonly left?: readonly Skipped[];
  /** Of the engines alone. */
  readonly skipped?: number;
  /** Why nothing ran, and what to do about it: an engine is not here. */
  readonly missing?: string;
}

/** More than that, and it is not the machine that was busy. */
const MOST_BROKEN = 3;

/**
 * Runs all tests, and the files of those that failed once more. What fails again has failed; what passes then is named as
 * flaky, and is to be mended.
 * @param runTests runs these files
 * @param say where it is told what failed first, and what is flaky
 */
export async function twice(
  runTests: (files: readonly string[]) => Promise<Result>,
  files: readonly string[],
  say: (text: string) => void = console.log,
): Promise<Result> {
  const first = await runTests(files);
  const { broken = [] } = first;
  const named = broken.map(({ file }) => file);
  const inBroken = (count: keyof Counts): number => broken.reduce((total, file) => total + file[count], 0);
  const known = named.every((file) => file.endsWith('.test.ts')) && inBroken('failed') === first.failed;
  if (!known || broken.length === 0 || broken.length > MOST_BROKEN) return first;
  say(`${first.output}\nonce more: ${named.join(', ')}`);
  const second = await runTests(named);
  if (second.failed === 0) say(`flaky: ${named.join(', ')}`);
  const { left = [] } = first;
  return { ...second, left, passed: first.passed - inBroken('passed') + second.passed };
}
