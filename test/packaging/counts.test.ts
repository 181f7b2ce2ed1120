/** Tools read the last line that `npm test` prints. These tests check that this line counts all failures. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { browserCounts } from '../../tools/test/browser-counts.js';
import { bundleTests } from '../../tools/test/unit-bundle.js';

const folder = mkdtempSync(join(tmpdir(), 'watten-counts-'));
after(() => rmSync(folder, { recursive: true }));

function unitCounts(code: string): unknown {
  const file = join(folder, 'some.test.mjs');
  writeFileSync(file, code);
  const { stdout } = spawnSync(process.execPath, ['--test', '--test-reporter=./tools/test/unit-counts.mjs', file], {
    encoding: 'utf8',
    // Removes the variables that mark a Node process as part of a test run.
    env: { PATH: process.env.PATH },
  });
  const { broken, skippedTests, ...counts } = JSON.parse(stdout);
  assert.deepEqual(broken, [{ ...counts, file }]);
  return { ...counts, ...(skippedTests.length > 0 && { skippedTests }) };
}

test('the unit test counts exclude suites and include the name and reason of each skipped test', () => {
  const counts = unitCounts(`
    import { describe, test } from 'node:test';
    describe('suite', () => { test('one', () => {}); test('two', () => { throw new Error('wrong'); }); });
    test('three', () => {});
    test('four', { skip: true }, () => {});
    test('five', { skip: 'nothing is installed' }, () => {});
  `);
  const skippedTests = [
    { name: 'four', reason: '' },
    { name: 'five', reason: 'nothing is installed' },
  ];
  assert.deepEqual(counts, { passed: 2, failed: 1, skippedTests });
});

test('a unit test file without tests counts as failed', () => {
  assert.deepEqual(unitCounts('export {};'), { passed: 0, failed: 1 });
});

test('a unit test file that does not load counts as failed', () => {
  assert.deepEqual(unitCounts('import "./missing.mjs";'), { passed: 0, failed: 1 });
});

test('a failed unit test is reported with its file and line in the source, not in the compiled code', async () => {
  mkdirSync('.cache', { recursive: true });
  const home = mkdtempSync('.cache/counts-');
  try {
    const source = `${home}/some.test.ts`;
    writeFileSync(
      source,
      [
        "import assert from 'node:assert/strict';",
        "import { test } from 'node:test';",
        'interface Count { readonly count: number }',
        '',
        "test('one', () => {",
        '  const two: Count = { count: 2 };',
        '  assert.equal(two.count, 1);',
        '});',
        "test('where', () => assert.equal(import.meta.url.split('/').at(-1), 'some.test.ts'));",
      ].join('\n'),
    );
    const compiled = await bundleTests([source], join(home, 'compiled'));
    const args = ['--enable-source-maps', '--test', '--test-reporter=./tools/test/unit-failures.mjs', ...compiled];
    const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', env: { PATH: process.env.PATH } });
    assert.ok(stdout.startsWith(`✖ ${source}:5  one\n`), stdout);
    assert.match(stdout, /2 !== 1/);
    assert.ok(stdout.includes('some.test.ts:7:10'), stdout);
    assert.doesNotMatch(stdout, /where|node:internal/);
  } finally {
    rmSync(home, { recursive: true });
  }
});

const passing = { name: 'one', passed: true, skipped: false };
const failing = { name: 'two', passed: false, skipped: false };
const skipped = { name: 'three', passed: false, skipped: true };

function countSession(session: object): unknown {
  const path = join(folder, 'counts.json');
  const whole = { testFile: 'some.test.ts', passed: true, errors: [], ...session };
  browserCounts(path).onTestRunFinished({ sessions: [whole] });
  const { broken, finished, ...counts } = JSON.parse(readFileSync(path, 'utf8'));
  assert.deepEqual(finished, ['some.test.ts']);
  assert.deepEqual(broken, [{ file: 'some.test.ts', passed: counts.passed, failed: counts.failed }]);
  return counts;
}

test('the browser test counts include tests inside suites and list skipped tests separately', () => {
  const testResults = { tests: [passing], suites: [{ tests: [failing, skipped], suites: [] }] };
  assert.deepEqual(countSession({ passed: false, testResults }), { passed: 1, failed: 1, skipped: 1 });
});

test('a browser test file without tests counts as failed', () => {
  assert.deepEqual(countSession({ testResults: { tests: [], suites: [] } }), { passed: 0, failed: 1, skipped: 0 });
  assert.deepEqual(countSession({}), { passed: 0, failed: 1, skipped: 0 });
});

test('an error outside the tests of a browser test file counts as a failed test', () => {
  const testResults = { tests: [passing], suites: [] };
  assert.deepEqual(countSession({ passed: false, errors: [{ message: 'late' }], testResults }), {
    passed: 1,
    failed: 1,
    skipped: 0,
  });
});
