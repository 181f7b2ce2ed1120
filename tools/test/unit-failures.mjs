// @ts-check
/**
 * A reporter for node:test that outputs only failures, with their locations and reasons. Leaves out Node's own stack frames.
 */
import { relative } from 'node:path';
import { inspect } from 'node:util';
import { isAborted } from './unit-counts.mjs';

/** @type {(error: unknown) => string} */
const describe = (error) =>
  inspect(error)
    .split('\n')
    .filter((line) => !/^\s+at .*\(?node:/.test(line))
    .map((line) => `    ${line}`.trimEnd())
    .join('\n');

/** @param {AsyncIterable<import('node:test/reporters').TestEvent>} events */
export default async function* unitFailures(events) {
  for await (const { type, data } of events) {
    if (type === 'test:stderr') yield data.message;
    if (type !== 'test:fail') continue;
    const { error } = data.details;
    // The failed tests of the suite have been reported already.
    if ('failureType' in error && error.failureType === 'subtestsFailed') continue;
    // `test.ts` lists the files that the time limit interrupted.
    if (isAborted(error)) continue;
    const location = data.file === undefined ? '' : `${relative(process.cwd(), data.file)}:${data.line ?? 1}  `;
    yield `✖ ${location}${data.name}\n${describe(error.cause ?? error)}\n\n`;
  }
}
