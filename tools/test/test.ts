/**
 * Everything that must hold, or only the parts that are named: `check`, `lint`, `build`, `unit`, `browser`, the last
 * two with test files or folders if wanted. `long` before them: with all the games and positions that tests can play, by
 * `WATTEN_LONG`. The last line adds up what all of them counted.
 */
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';
import { root, run, script, tool } from '../shared/process.js';
import { bundleTests } from './unit-bundle.js';
import { groupTests } from './unit-groups.js';

/** Longer than this and a runner hangs. */
const MINUTES = 25;
const MINUTES_OF_LONG = 240;

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface Result extends Counts {
  readonly output: string;
}

interface Task {
  /** A folder of its own. */
  readonly folder: string;
  /** Test files; none: all. */
  readonly files: readonly string[];
}

/** The tests below a folder. */
const testsIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(join(root, folder), { recursive: true }))
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith('.test.ts'))
    .sort();

/** What plays for many minutes is in a folder of its own. */
const unitTests = async (): Promise<readonly string[]> => {
  const others = [join('test', 'browser'), ...(process.env.WATTEN_LONG ? [] : [join('test', 'long')])];
  return (await testsIn('test')).filter((file) => !others.some((folder) => file.startsWith(folder)));
};

/** These files, and the tests below these folders. */
const filesOf = async (paths: readonly string[]): Promise<readonly string[]> =>
  (await Promise.all(paths.map(async (path) => (path.endsWith('.ts') ? [path] : testsIn(path))))).flat();

/** A part that either holds or does not: it counts as one test. */
async function one(steps: readonly (readonly string[])[]): Promise<Result> {
  const results = await Promise.all(steps.map((args) => run(args)));
  const ok = results.every((result) => result.ok);
  return { output: results.map(({ output }) => output).join(''), passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** What a runner of tests counted. One that counted no failure and yet failed, or that ran nothing, has one. */
async function many(args: readonly string[], counts: string): Promise<Result> {
  const { ok, output } = await run(args, {
    env: { WATTEN_COUNTS: counts },
    minutes: process.env.WATTEN_LONG ? MINUTES_OF_LONG : MINUTES,
  });
  const { passed, failed } = await readFile(counts, 'utf8').then(
    (text) => JSON.parse(text) as Counts,
    () => ({ passed: 0, failed: 0 }),
  );
  return { output, passed, failed: failed === 0 && (!ok || passed === 0) ? 1 : failed };
}

/** A file for how long each test took, if that is wanted. */
const durations = process.env.WATTEN_DURATIONS;

async function unit({ folder, files }: Task): Promise<Result> {
  const counts = join(folder, 'counts.json');
  const reporters = [
    `--test-reporter=${files.length > 0 ? 'spec' : './tools/test/unit-failures.mjs'}`,
    '--test-reporter-destination=stdout',
    '--test-reporter=./tools/test/unit-counts.mjs',
    `--test-reporter-destination=${counts}`,
    ...(durations
      ? ['--test-reporter=./tools/test/unit-durations.mjs', `--test-reporter-destination=${durations}`]
      : []),
  ];
  try {
    const bundled = await bundleTests(files.length > 0 ? files : await unitTests(), folder);
    const cores = `--test-concurrency=${availableParallelism()}`;
    const entries = files.length > 0 ? bundled : await groupTests(bundled, folder);
    const result = await many(['--enable-source-maps', '--test', cores, ...reporters, ...entries], counts);
    // A file that failed as a whole is named by its bundle.
    const output = [folder, relative(root, folder)]
      .reduce((text, path) => text.replaceAll(`${path}${sep}`, ''), result.output)
      .replaceAll('.test.mjs', '.test.ts');
    return { ...result, output };
  } catch (error) {
    return { output: `${String(error)}\n`, passed: 0, failed: 1 };
  }
}

const PARTS = {
  check: () =>
    one([
      tool('tsc', '--noEmit'),
      tool('tsc', '-p', 'tsconfig.build.json', '--noEmit'),
      script('tools/lint/strict.ts'),
    ]),
  lint: () =>
    one([tool('oxlint', '-c', 'tools/lint/oxlint.json'), tool('oxfmt', '--check'), script('tools/lint/unused.ts')]),
  build: () => one([script('tools/build/build.ts')]),
  unit,
  browser: ({ folder, files }: Task) =>
    many(
      script('tools/test/browser.ts', ...(files.length > 0 ? ['--files', ...files] : [])),
      join(folder, 'counts.json'),
    ),
} as const;

type Part = keyof typeof PARTS;

/** What runs at the same time when everything does. Unit tests and browser tests use all cores. */
const ALL: readonly (readonly Part[])[] = [['check', 'build', 'lint'], ['unit'], ['browser']];

const isPart = (word: string): word is Part => Object.hasOwn(PARTS, word);

async function perform(part: Part, task: Omit<Task, 'folder'>, shown: boolean): Promise<Counts> {
  // Within the repository: compiled tests find their packages from there.
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, `.cache/${part}-`));
  const start = Date.now();
  try {
    const { output, passed, failed } = await PARTS[part]({ ...task, folder });
    if (failed > 0 || shown) console.log(output);
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(`${part}: ${passed} passed, ${failed} failed (${seconds} s)`);
    return { passed, failed };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const [first, ...rest] = process.argv.slice(2);
if (first === 'long') process.env.WATTEN_LONG = '1';
const words = first === undefined || first === 'long' ? rest : [first, ...rest];
const named = words.filter(isPart);
const files = await filesOf(words.filter((word) => !isPart(word)));

const total = { passed: 0, failed: 0 };
for (const group of named.length > 0 ? named.map((part) => [part]) : ALL) {
  console.log(`${group.join(', ')} ...`);
  const counted = await Promise.all(group.map((part) => perform(part, { files }, named.length > 0)));
  for (const { passed, failed } of counted) {
    total.passed += passed;
    total.failed += failed;
  }
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
