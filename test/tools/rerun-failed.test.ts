/** Tests of reruns: only tests that fail twice count as failed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Result, rerunFailed } from '../../tools/test/rerun-failed.js';

const file = (number: number): string => `test/${number}.test.ts`;

/**
 * Calls `rerunFailed` with these results of consecutive runs. Returns the requested files, the printed texts and the counts.
 */
async function rerunWith(...results: readonly Omit<Result, 'output'>[]) {
  const requested: (readonly string[])[] = [];
  const printed: string[] = [];
  const result = await rerunFailed(
    async (files) => {
      requested.push(files);
      return { output: `run ${requested.length}`, ...results[requested.length - 1] };
    },
    ['all'],
    (text) => printed.push(text),
  );
  return { requested, printed, passed: result.passed, failed: result.failed };
}

const ONE_BROKEN = { passed: 10, failed: 1, broken: [{ file: file(1), passed: 3, failed: 1 }] };

test('if all tests pass, they run only once', async () => {
  const { requested, printed, failed } = await rerunWith({ passed: 10, failed: 0, broken: [] });
  assert.deepEqual([requested.length, printed.length, failed], [1, 0, 0]);
});

test('a failed test that passes in the rerun counts as passed and is reported as flaky', async () => {
  const { requested, printed, ...counts } = await rerunWith(ONE_BROKEN, { passed: 4, failed: 0 });
  assert.deepEqual(requested, [['all'], [file(1)]]);
  assert.deepEqual(counts, { passed: 11, failed: 0 });
  assert.deepEqual(printed, [`run 1\nrerun: ${file(1)}`, `flaky: ${file(1)}`]);
});

test('a rerun of failed tests does not change the list of skipped tests', async () => {
  const skippedTests = [{ name: 'a table in Redis', reason: 'redis-server is not installed' }];
  const results = [
    { ...ONE_BROKEN, skippedTests },
    { passed: 4, failed: 0, skippedTests: [] },
  ];
  const result = await rerunFailed(
    () => Promise.resolve({ output: '', ...(results.shift() ?? assert.fail()) }),
    ['all'],
    () => {},
  );
  assert.deepEqual(result.skippedTests, skippedTests);
});

test('a test that fails again in the rerun counts as failed', async () => {
  const { printed, passed, failed } = await rerunWith(ONE_BROKEN, { passed: 3, failed: 1 });
  assert.deepEqual({ passed, failed }, { passed: 10, failed: 1 });
  assert.ok(!printed.join().includes('flaky'));
});

test('failures in more than three test files, in unknown files or outside test files cause no rerun', async () => {
  const broken = [1, 2, 3, 4].map((number) => ({ file: file(number), passed: 1, failed: 1 }));
  for (const result of [
    { passed: 10, failed: 4, broken },
    { passed: 10, failed: 1, broken: [{ file: 'players-3.group.mjs', passed: 0, failed: 1 }] },
    { passed: 10, failed: 2, broken: broken.slice(0, 1) },
    { passed: 0, failed: 1 },
  ]) {
    const { requested, failed } = await rerunWith(result);
    assert.deepEqual([requested.length, failed], [1, result.failed]);
  }
});
