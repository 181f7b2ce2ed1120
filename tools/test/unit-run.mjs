// @ts-check
/**
 * Runs compiled unit tests. At the time limit, it ends the test files that are still running and reports all results so
 * far. `node --test` would lose results, because it delays the results of a file until earlier files are complete.
 *
 *   node tools/test/unit-run.mjs --minutes 25 --reporter spec=- some.test.mjs
 *   node tools/test/unit-run.mjs --reporter ./tools/test/unit-counts.mjs=counts.txt some.test.mjs
 */
import { subscribe } from 'node:diagnostics_channel';
import { createWriteStream } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '25' },
    // A reporter and its output file. `-` is stdout.
    reporter: { type: 'string', multiple: true, default: [] },
  },
});

/** Time between SIGTERM and SIGKILL for a test file. */
const GRACE_MS = 5000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
subscribe('child_process', (message) => {
  children.add(/** @type {{ process: import('node:child_process').ChildProcess }} */ (message).process);
});

const abort = new AbortController();
setTimeout(() => abort.abort(), Number(values.minutes) * 60_000).unref();
process.once('SIGTERM', () => abort.abort());

const events = run({
  files: positionals.map((file) => resolve(file)),
  // Tests wait for servers and browsers, so it takes two more processes than cores to keep the cores busy.
  concurrency: availableParallelism() + 2,
  signal: abort.signal,
});
events.on('test:fail', () => (process.exitCode = 1));

/** @param {string} given */
async function report(given) {
  const [name = '', file = '-'] = given.split('=');
  const reporter = name === 'spec' ? new spec() : (await import(pathToFileURL(resolve(name)).href)).default;
  const to = file === '-' ? process.stdout : createWriteStream(file);
  await pipeline(events.pipe(new PassThrough({ objectMode: true })), reporter, to, { end: file !== '-' });
}
await Promise.all(values.reporter.map(report));

if (abort.signal.aborted) setTimeout(() => children.forEach((child) => child.kill('SIGKILL')), GRACE_MS).unref();
