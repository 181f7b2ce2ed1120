/**
 * Everything that must hold, or only the parts that are named: `check`, `lint`, `build`, `unit`, `browser`, the last
 * two with test files if wanted. `long` before them: with all the games and positions that tests can play, by
 * `WATTEN_LONG`. The last line adds up what all of them counted.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run, tool } from '../shared/process.mjs';

/** Longer than this and a runner hangs. */
const MINUTES = 25;

async function unitTests() {
  const files = await readdir(join(root, 'test'), { recursive: true });
  return files
    .map((file) => join('test', file))
    .filter((file) => file.endsWith('.test.ts') && !file.startsWith(join('test', 'browser')))
    .sort();
}

/** A part that either holds or does not: it counts as one test. */
async function one(...steps) {
  const results = await Promise.all(steps.map((args) => run(args)));
  const ok = results.every((result) => result.ok);
  return { output: results.map((result) => result.output).join(''), passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** What a runner of tests counted. One that counted no failure and yet failed, or that ran nothing, has one. */
async function many(args, env, counts) {
  const { ok, output } = await run(args, { env, minutes: MINUTES });
  const { passed, failed } = await readFile(counts, 'utf8').then(JSON.parse, () => ({ passed: 0, failed: 0 }));
  const whole = failed === 0 && (!ok || passed === 0);
  return { output, passed, failed: whole ? 1 : failed };
}

const PARTS = {
  check: () => one(tool('tsc', '--noEmit'), tool('tsc', '-p', 'tsconfig.build.json', '--noEmit')),
  lint: () => one(tool('oxlint', '-c', 'tools/lint/oxlint.json'), tool('prettier', '--check', '.')),
  build: () => one(['tools/build/build.mjs']),
  unit: async (counts, files) => {
    const told = ['--test-reporter=spec', '--test-reporter-destination=stdout'];
    const counted = ['--test-reporter=./tools/test/unit-counts.mjs', `--test-reporter-destination=${counts}`];
    const chosen = files.length > 0 ? files : await unitTests();
    return many(['--import', 'tsx', '--test', ...told, ...counted, ...chosen], {}, counts);
  },
  browser: (counts, files) =>
    many(
      tool('wtr', '--config', 'tools/test/browser.config.mjs', ...(files.length > 0 ? ['--files', ...files] : [])),
      { WATTEN_COUNTS: counts },
      counts,
    ),
};

const [long, ...others] = process.argv.slice(2);
if (long === 'long') process.env.WATTEN_LONG = '1';
const words = long === 'long' ? others : process.argv.slice(2);
const named = words.filter((word) => Object.hasOwn(PARTS, word));
const files = words.filter((word) => !named.includes(word));

const folder = await mkdtemp(join(tmpdir(), 'watten-test-'));
const total = { passed: 0, failed: 0 };
for (const name of named.length > 0 ? named : Object.keys(PARTS)) {
  console.log(`${name} ...`);
  const { output, passed, failed } = await PARTS[name](join(folder, name), files);
  if (failed > 0 || named.length > 0) console.log(output);
  console.log(`${name}: ${passed} passed, ${failed} failed\n`);
  total.passed += passed;
  total.failed += failed;
}
await rm(folder, { recursive: true, force: true });

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
