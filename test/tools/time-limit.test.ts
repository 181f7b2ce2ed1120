/** Tests of the time limit. `test/long/time-limit.test.ts` runs all of `npm run test:unit` to its limit. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { unfinishedOf } from '../../tools/test/unfinished.js';

test('at the time limit, the test runner ends hanging tests and reports all results so far', async () => {
  mkdirSync('.cache', { recursive: true });
  const folder = resolve(mkdtempSync('.cache/limit-'));
  try {
    const code = "test('one', () => {}); test('hangs', () => new Promise((resolve) => setTimeout(resolve, 120_000)));";
    const file = join(folder, 'some.test.mjs');
    writeFileSync(file, `import { test } from 'node:test';\n${code}`);
    const counts = join(folder, 'counts.json');
    const reporter = `--reporter=./tools/test/unit-counts.mjs=${counts}`;
    // Removes the variables that mark a Node process as part of a test run.
    const env = { PATH: process.env.PATH };
    const child = spawn(process.execPath, ['tools/test/unit-run.mjs', '--minutes=0.03', reporter, file], { env });
    const status = await new Promise((done) => child.once('close', done));
    assert.equal(status, 1);
    const { passed, failed, aborted } = JSON.parse(readFileSync(counts, 'utf8')) as Record<string, unknown>;
    assert.deepEqual({ passed, failed, aborted }, { passed: 1, failed: 0, aborted: [file] });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('if a group of test files is aborted, unfinishedOf() returns only its unfinished files', () => {
  const entries = new Map([
    ['group.mjs', ['one.test.mjs', 'two.test.mjs', 'three.test.mjs']],
    ['single.mjs', ['single.mjs']],
  ]);
  const finished = ['one.test.mjs'];
  assert.deepEqual(unfinishedOf(entries, { finished }, false), []);
  assert.deepEqual(unfinishedOf(entries, { aborted: ['group.mjs'], finished }, false), [
    'two.test.mjs',
    'three.test.mjs',
  ]);
  const all = ['one.test.mjs', 'two.test.mjs', 'three.test.mjs'];
  assert.deepEqual(unfinishedOf(entries, { aborted: ['group.mjs'], finished: all }, false), all);
});

test('if the test runner itself is killed, unfinishedOf() returns all files without results', () => {
  const entries = new Map([
    ['page-1.test.ts', ['one.test.ts', 'two.test.ts']],
    ['page-2.test.ts', ['three.test.ts']],
  ]);
  assert.deepEqual(unfinishedOf(entries, { finished: ['page-1.test.ts'] }, true), ['three.test.ts']);
  assert.deepEqual(unfinishedOf(entries, {}, true), ['one.test.ts', 'two.test.ts', 'three.test.ts']);
});
