/** Tests of the summary of skipped tests in the output of `npm test`. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { skippedLine } from '../../tools/test/skipped.js';
import { runs } from '../runs.js';

/**
 * Runs a test file with `npm run test:unit` on a machine without redis-server. Returns the exit code and the printed lines.
 */
const outputOf = (code: string, env: Readonly<Record<string, string>> = {}) => {
  mkdirSync('.cache', { recursive: true });
  const home = mkdtempSync('.cache/skipped-');
  try {
    const file = join(home, 'some.test.ts');
    writeFileSync(file, code);
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'tools/test/test.ts', 'unit', file],
      // Removes the variables that mark a Node process as part of a test run.
      { encoding: 'utf8', env: { PATH: home, ...env } },
    );
    return { status, lines: stdout.trimEnd().split('\n') };
  } finally {
    rmSync(home, { recursive: true });
  }
};

const WITH_REDIS = `
  import { test } from 'node:test';
  import { withRedis } from '../../test/server/redis.js';
  test('one', () => {});
  test('two', { skip: 'no network' }, () => {});
  withRedis('three', async () => {});
  withRedis('four', async () => {});
`;

test('the second-to-last line of the test output lists the skipped tests by reason', () => {
  const { status, lines } = outputOf(WITH_REDIS);
  assert.equal(status, 0);
  assert.deepEqual(lines.slice(-2), [
    '3 skipped (no network: two | redis-server is not installed: three; four)',
    '1 passed, 0 failed',
  ]);
});

test('if `WATTEN_REDIS` is `required` and redis-server is missing, tests with Redis fail', () => {
  const { status, lines } = outputOf(WITH_REDIS, { WATTEN_REDIS: 'required' });
  assert.equal(status, 1);
  assert.deepEqual(lines.slice(-2), ['1 skipped (no network: two)', '1 passed, 2 failed']);
  assert.match(lines.join('\n'), /redis-server is not installed, and WATTEN_REDIS is 'required'\. Install it/);
});

if (runs<boolean>(false, true)) {
  test('if no test is skipped, the test output contains no line about skipped tests', () => {
    const { lines } = outputOf("import { test } from 'node:test'; test('one', () => {});");
    assert.deepEqual(lines.slice(-2), ['', '1 passed, 0 failed']);
  });

  test('if `WATTEN_REDIS` has an invalid value, the tests fail', () => {
    const { status, lines } = outputOf(WITH_REDIS, { WATTEN_REDIS: 'yes' });
    assert.equal(status, 1);
    assert.match(lines.join('\n'), /WATTEN_REDIS must be 'required' or unset, not 'yes'\./);
  });
}

test('the summary of a test run includes tests that were skipped without a reason', () => {
  assert.equal(skippedLine([{ name: 'one', reason: '' }]), '1 skipped (no reason given: one)');
});
