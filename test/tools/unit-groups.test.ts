/** Tests of test files that share a process. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { groupTests } from '../../tools/test/unit-groups.js';

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly broken: readonly { readonly file: string; readonly passed: number; readonly failed: number }[];
}

/** Runs modules as one group and returns the counts. */
const countsOf = async (modules: Readonly<Record<string, string>>): Promise<Counts & { readonly folder: string }> => {
  mkdirSync('.cache', { recursive: true });
  const folder = resolve(mkdtempSync('.cache/groups-'));
  try {
    for (const [name, code] of Object.entries(modules)) writeFileSync(join(folder, name), code);
    const files = Object.keys(modules).filter((name) => name.endsWith('.test.mjs'));
    const groups = await groupTests(
      files.map((name) => join(folder, name)),
      folder,
    );
    assert.equal(groups.size, 1);
    const counts = join(folder, 'counts.json');
    const reporter = `--reporter=./tools/test/unit-counts.mjs=${counts}`;
    // Removes the variables that mark a Node process as part of a test run.
    const env = { PATH: process.env['PATH'] };
    spawnSync(process.execPath, ['tools/test/unit-run.mjs', reporter, ...groups.keys()], { env });
    return { ...(JSON.parse(readFileSync(counts, 'utf8')) as Counts), folder };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const IMPORTS = "import { beforeEach, describe, test } from 'node:test';\n";

test('the hooks of a test file run only for its own tests, even if several files share a process', async () => {
  const { passed, failed } = await countsOf({
    'one.test.mjs': `${IMPORTS} beforeEach(() => { throw new Error('not yours'); }); test.skip('nothing', () => {});`,
    'two.test.mjs': `${IMPORTS} test('two', () => {}); describe('more', () => test('three', () => {}));`,
  });
  assert.deepEqual([passed, failed], [2, 0]);
});

test('a failed test defined by a helper counts towards the test file that calls the helper', async () => {
  const fails = "test('fails', () => { throw new Error('broken'); });";
  const { passed, failed, broken, folder } = await countsOf({
    'helper.mjs': `${IMPORTS} export const both = () => { test('passes', () => {}); ${fails} };`,
    'one.test.mjs': "import { both } from './helper.mjs'; both();",
    'two.test.mjs': `${IMPORTS} test('two', () => {});`,
  });
  assert.deepEqual([passed, failed], [2, 1]);
  assert.deepEqual(broken, [{ file: join(folder, 'one.test.mjs'), passed: 1, failed: 1 }]);
});
