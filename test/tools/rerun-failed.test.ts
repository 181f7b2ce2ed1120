/** Tests that failed run once more, and only what fails again has failed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Result, rerunFailed } from '../../tools/test/rerun-failed.js';

const file = (number: number): string => `test/${number}.test.ts`;

/** Runs that answer these results one after the other; what they were asked for, and what was said. */
async function ran(...results: readonly Omit<Result, 'output'>[]) {
  const asked: (readonly string[])[] = [];
  const said: string[] = [];
  const result = await rerunFailed(
    async (files) => {
      asked.push(files);
      return { output: `run ${asked.length}`, ...results[asked.length - 1] };
    },
    ['all'],
    (text) => said.push(text),
  );
  return { asked, said, passed: result.passed, failed: result.failed };
}

const ONE_BROKEN = { passed: 10, failed: 1, broken: [{ file: file(1), passed: 3, failed: 1 }] };

test('what passes runs once', async () => {
  const { asked, said, failed } = await ran({ passed: 10, failed: 0, broken: [] });
  assert.deepEqual([asked.length, said.length, failed], [1, 0, 0]);
});

test('what passes the second time has passed, and is named', async () => {
  const { asked, said, ...counts } = await ran(ONE_BROKEN, { passed: 4, failed: 0 });
  assert.deepEqual(asked, [['all'], [file(1)]]);
  assert.deepEqual(counts, { passed: 11, failed: 0 });
  assert.deepEqual(said, [`run 1\nonce more: ${file(1)}`, `flaky: ${file(1)}`]);
});

test('what was skipped is told, whatever runs once more', async () => {
  const left = [{ name: 'a table in Redis', reason: 'redis-server is not installed' }];
  const results = [
    { ...ONE_BROKEN, left },
    { passed: 4, failed: 0, left: [] },
  ];
  const result = await rerunFailed(
    () => Promise.resolve({ output: '', ...(results.shift() ?? assert.fail()) }),
    ['all'],
    () => {},
  );
  assert.deepEqual(result.left, left);
});

test('what fails again has failed', async () => {
  const { said, passed, failed } = await ran(ONE_BROKEN, { passed: 3, failed: 1 });
  assert.deepEqual({ passed, failed }, { passed: 10, failed: 1 });
  assert.ok(!said.join().includes('flaky'));
});

test('many broken files, files that are not known and failures outside of files are not run again', async () => {
  const broken = [1, 2, 3, 4].map((number) => ({ file: file(number), passed: 1, failed: 1 }));
  for (const result of [
    { passed: 10, failed: 4, broken },
    { passed: 10, failed: 1, broken: [{ file: 'players-3.group.mjs', passed: 0, failed: 1 }] },
    { passed: 10, failed: 2, broken: broken.slice(0, 1) },
    { passed: 0, failed: 1 },
  ]) {
    const { asked, failed } = await ran(result);
    assert.deepEqual([asked.length, failed], [1, result.failed]);
  }
});
