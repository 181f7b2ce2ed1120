// @ts-check
/** A reporter for node:test that outputs the duration of every test in milliseconds, the slowest first. */
import { relative } from 'node:path';

/** @param {AsyncIterable<import('node:test/reporters').TestEvent>} events */
export default async function* unitDurations(events) {
  /** @type {{ milliseconds: number, name: string }[]} */
  const tests = [];
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details.type === 'suite') continue;
    const name = `${relative(process.cwd(), data.file ?? '')}: ${data.name}`;
    tests.push({ milliseconds: data.details.duration_ms, name });
  }
  tests.sort((a, b) => b.milliseconds - a.milliseconds);
  for (const { milliseconds, name } of tests) yield `${String(Math.round(milliseconds)).padStart(7)} ${name}\n`;
}
