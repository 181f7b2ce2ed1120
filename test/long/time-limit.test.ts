/** Tests for the time limit of `npm test`. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

/** Runs test files with a time limit, in seconds. Returns the exit status and the output. */
const runTests = (seconds: number, files: Readonly<Record<string, string>>) => {
  mkdirSync('.cache', { recursive: true });
  const home = mkdtempSync('.cache/limit-');
  try {
    const paths = Object.entries(files).map(([name, code]) => {
      const path = join(home, `${name}.test.ts`);
      writeFileSync(path, `import { test } from 'node:test';\n${code}`);
      return path;
    });
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'tools/test/test.ts', 'unit', ...paths],
      // The environment is reduced, because NODE_TEST_CONTEXT would make Node run as a nested test.
      { encoding: 'utf8', env: { PATH: process.env.PATH, WATTEN_MINUTES: `${seconds / 60}` } },
    );
    return { status, text: stdout.replaceAll(`${home}/`, '') };
  } finally {
    rmSync(home, { recursive: true });
  }
};

const HANGS = "test('hangs', () => new Promise((resolve) => setTimeout(resolve, 120_000)));";

test('at its time limit, npm test prints all results and the unfinished files', () => {
  const { status, text } = runTests(4, {
    // This test ignores SIGTERM.
    first: `process.on('SIGTERM', () => {}); test('one', () => {}); ${HANGS} test('never', () => {});`,
    second: "test('two', () => {}); test('wrong', () => { throw new Error('it is wrong'); });",
    third: "test('three', () => {});",
    // This test blocks its process with an endless loop.
    loops: "test('loops', () => { for (;;); });",
    waits: `test('four', () => {}); ${HANGS}`,
  });
  assert.equal(status, 1);
  assert.doesNotMatch(text, /Unexpected end of JSON input/);
  for (const name of ['✔ one', '✔ two', '✖ wrong', 'it is wrong', '✔ three']) assert.ok(text.includes(name), name);
  const [, unfinished = ''] = text.split('These test files did not finish:\n');
  const names = unfinished.split('\n\n')[0]?.split('\n');
  assert.deepEqual(
    names?.map((name) => name.trim()),
    ['first.test.ts', 'loops.test.ts', 'waits.test.ts'],
  );
  assert.match(text, /\n\d+ passed, 4 failed\n$/);
});
