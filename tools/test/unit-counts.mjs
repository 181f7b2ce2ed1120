// @ts-check
/**
 * A reporter for node:test that outputs only numbers of tests: `{ passed, failed, broken, skippedTests, aborted, finished
 * }`. A test file without tests counts as failed. `broken` lists the files with failed tests as `{ file, passed, failed }`,
 * and `skippedTests` lists the skipped tests as `{ name, reason }`. `aborted` lists the files interrupted at the time limit,
 * and `finished` lists those in which all tests ran.
 */
import { relative, resolve } from 'node:path';

/** @typedef {'passed' | 'failed'} Outcome */

/** @param {AsyncIterable<import('node:test/reporters').TestEvent>} events */
export default async function* unitCounts(events) {
  const counts = { passed: 0, failed: 0 };
  /** @type {Map<string, { file: string, passed: number, failed: number }>} */
  const files = new Map();
  /** @type {import('./skipped.js').Skipped[]} */
  const skippedTests = [];
  /** @type {string[]} */
  const aborted = [];
  /**
   * Number of tests per file that have not run.
   * @type {Map<string, number>}
   */
  const open = new Map();
  /**
   * The tests of the current top-level test or suite. A suite reports after its tests.
   * @type {{ path: string, outcome: Outcome }[]}
   */
  let within = [];
  /** @param {string} [sharing] the file to which all tests belong */
  const countWithin = (sharing) => {
    for (const { path, outcome } of within) {
      // A test defined by a helper is located in the helper's file, but counts for the file that calls the helper.
      const name = sharing ?? path;
      const file = files.get(name) ?? { file: name, passed: 0, failed: 0 };
      file[outcome] += 1;
      counts[outcome] += 1;
      files.set(name, file);
    }
    within = [];
  };
  for await (const { type, data } of events) {
    if (type !== 'test:enqueue' && type !== 'test:pass' && type !== 'test:fail') continue;
    const isFile = resolve(data.name) === data.file;
    // Files that share a process are suites named by their paths.
    const isSharing = data.nesting === 0 && data.name.endsWith('.test.mjs') && !isFile;
    const path = (isSharing ? data.name : data.file) ?? '';
    if (data.nesting === 0 && !isFile) open.set(path, (open.get(path) ?? 0) + (type === 'test:enqueue' ? 1 : -1));
    if (type === 'test:enqueue') continue;
    if (isFile && 'error' in data.details && isAborted(data.details.error)) {
      aborted.push(path);
      countWithin();
      continue;
    }
    const isTest = data.details.type !== 'suite' && data.todo === undefined;
    if (isTest && data.skip !== undefined) {
      skippedTests.push({ name: data.name, reason: typeof data.skip === 'string' ? data.skip : '' });
    } else if (isTest) {
      // Node reports a file as a test if the file contains no tests or failed as a whole.
      const isEmpty = type === 'test:pass' && isFile;
      if (isEmpty) console.error(`${relative(process.cwd(), path)}: no test ran.`);
      within.push({ path, outcome: type === 'test:pass' && !isEmpty ? 'passed' : 'failed' });
    }
    if (data.nesting > 0) continue;
    countWithin(isSharing ? path : undefined);
  }
  const broken = [...files.values()].filter(({ failed }) => failed > 0);
  const finished = [...open].flatMap(([file, count]) => (count > 0 ? [] : [file]));
  yield JSON.stringify({ ...counts, broken, skippedTests, ...(aborted.length > 0 && { aborted, finished }) });
}

/** @param {unknown} error */
export const isAborted = (error) =>
  error instanceof Error && 'failureType' in error && error.failureType === 'testAborted';
