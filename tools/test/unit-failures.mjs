// @ts-check
/**
 * A reporter for node:test that tells what failed, where and why, and leaves out what passed. What Node itself adds to
 * a stack is left out too.
 */
import { relative } from 'node:path';
import { inspect } from 'node:util';
import { isAborted } from './unit-counts.mjs';

/** @type {(error: unknown) => string} */
const told = (error) =>
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
    // A suite fails with its tests, which have been told.
    if ('failureType' in error && error.failureType === 'subtestsFailed') continue;
    // Files that were ended at the time limit are listed by test.ts.
    if (isAborted(error)) continue;
    const place = data.file === undefined ? '' : `${relative(process.cwd(), data.file)}:${data.line ?? 1}  `;
    yield `✖ ${place}${data.name}\n${told(error.cause ?? error)}\n\n`;
  }
}
