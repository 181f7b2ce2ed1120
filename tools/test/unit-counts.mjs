// @ts-check
/**
 * A reporter for node:test that says only how many tests ran: `{ passed, failed, broken, left }`. A test file in which
 * nothing was tested counts as failed. `broken` are the files with tests that failed: `{ file, passed, failed }` each;
 * `left` are the tests that were skipped: `{ name, reason }` each.
 */
import { relative, resolve } from 'node:path';

/** @param {AsyncIterable<import('node:test/reporters').TestEvent>} events */
export default async function* unitCounts(events) {
  const counts = { passed: 0, failed: 0 };
  /** @type {Map<string, { file: string, passed: number, failed: number }>} */
  const files = new Map();
  /** @type {import('./skipped.js').Skipped[]} */
  const left = [];
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details.type === 'suite' || data.todo !== undefined) continue;
    if (data.skip !== undefined) {
      left.push({ name: data.name, reason: typeof data.skip === 'string' ? data.skip : '' });
      continue;
    }
    // A file is a test of its own when there is none in it, or when it failed as a whole.
    const empty = type === 'test:pass' && resolve(data.name) === data.file;
    if (empty) console.error(`${relative(process.cwd(), data.file ?? '')}: no test ran.`);
    const outcome = type === 'test:pass' && !empty ? 'passed' : 'failed';
    counts[outcome] += 1;
    const path = data.file ?? '';
    const file = files.get(path) ?? { file: path, passed: 0, failed: 0 };
    file[outcome] += 1;
    files.set(path, file);
  }
  yield JSON.stringify({ ...counts, broken: [...files.values()].filter(({ failed }) => failed > 0), left });
}
