// @ts-check
/**
 * A reporter for node:test that says only how many tests ran: `{ passed, failed, broken, left, aborted, finished }`. A test
 * file in which nothing was tested counts as failed. `broken` are the files with tests that failed: `{ file, passed, failed }`
 * each; `left` are the tests that were skipped: `{ name, reason }` each; `aborted` are the files that were ended at the time
 * limit, and `finished` those in which all tests ran.
 */
import { relative, resolve } from 'node:path';

/** @param {AsyncIterable<import('node:test/reporters').TestEvent>} events */
export default async function* unitCounts(events) {
  const counts = { passed: 0, failed: 0 };
  /** @type {Map<string, { file: string, passed: number, failed: number }>} */
  const files = new Map();
  /** @type {import('./skipped.js').Skipped[]} */
  const left = [];
  /** @type {string[]} */
  const aborted = [];
  /**
   * Of each file, how many of its tests have not run.
   * @type {Map<string, number>}
   */
  const open = new Map();
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
      continue;
    }
    if (data.details.type === 'suite' || data.todo !== undefined) continue;
    if (data.skip !== undefined) {
      left.push({ name: data.name, reason: typeof data.skip === 'string' ? data.skip : '' });
      continue;
    }
    // A file is a test of its own when there is none in it, or when it failed as a whole.
    const empty = type === 'test:pass' && isFile;
    if (empty) console.error(`${relative(process.cwd(), path)}: no test ran.`);
    const outcome = type === 'test:pass' && !empty ? 'passed' : 'failed';
    counts[outcome] += 1;
    const file = files.get(path) ?? { file: path, passed: 0, failed: 0 };
    file[outcome] += 1;
    files.set(path, file);
  }
  const broken = [...files.values()].filter(({ failed }) => failed > 0);
  const finished = [...open].flatMap(([file, count]) => (count > 0 ? [] : [file]));
  yield JSON.stringify({ ...counts, broken, left, ...(aborted.length > 0 && { aborted, finished }) });
}

/** @param {unknown} error */
export const isAborted = (error) =>
  error instanceof Error && 'failureType' in error && error.failureType === 'testAborted';
