// @ts-check
/**
 * A reporter for node:test that says only how many tests ran: `{ passed, failed }`. A test file in which nothing was
 * tested counts as failed.
 */
import { relative, resolve } from 'node:path';

/** @param {AsyncIterable<import('node:test/reporters').TestEvent>} events */
export default async function* unitCounts(events) {
  const counts = { passed: 0, failed: 0 };
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details.type === 'suite' || data.skip !== undefined || data.todo !== undefined) continue;
    // A file is a test of its own when there is none in it, or when it failed as a whole.
    const empty = type === 'test:pass' && resolve(data.name) === data.file;
    if (empty) console.error(`${relative(process.cwd(), data.file ?? '')}: no test ran.`);
    counts[type === 'test:pass' && !empty ? 'passed' : 'failed'] += 1;
  }
  yield JSON.stringify(counts);
}
