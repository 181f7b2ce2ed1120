/**
 * Runs all checks and tests, or only the named steps: `check`, `lint`, `build`, `unit` and `browser`. Test files or folders
 * can follow `unit` and `browser`.
 *
 * - `long` before the steps plays all games and positions of the tests, by setting `WATTEN_LONG`.
 * - `browsers` runs the browser tests in every installed engine, or only in named engines:
 *   `browsers firefox test/browser/talk.test.ts`.
 * - `unit --watch` reruns unit tests after changes to their sources.
 *
 * The last line of the output contains the total of all steps. The second-to-last line lists the skipped unit tests.
 */
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { root, run, scriptArgs, toolArgs } from '../shared/process.js';
import { groupPages } from './browser-groups.js';
import { type EngineName, ENGINES } from './engine.js';
import { type Skipped, skippedLine } from './skipped.js';
import { type Counts, type Result, rerunFailed } from './rerun-failed.js';
import { readCounts, unfinishedOf } from './unfinished.js';
import { bundleTests, withSourcePaths } from './unit-bundle.js';
import { groupTests } from './unit-groups.js';
import { watchUnitTests } from './unit-watch.js';

/** Time limits in minutes, after which a run is considered to hang. */
const UNIT_MINUTES = 25;
const LONG_MINUTES = 240;
/** Time limit for Firefox and WebKit, which are slower and run one page at a time. */
const ENGINE_MINUTES = 90;
const limit = (): number =>
  Number(process.env.WATTEN_MINUTES ?? (process.env.WATTEN_LONG ? LONG_MINUTES : UNIT_MINUTES));

interface Task {
  /** Temporary folder of the step. */
  readonly folder: string;
  /** Test files, or an empty list for all files. */
  readonly files: readonly string[];
}

/** Returns the test files in a folder and its subfolders. */
const testsIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(join(root, folder), { recursive: true }))
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith('.test.ts'))
    .sort();

/** Returns the unit tests. Tests in `test/long` take many minutes and run only with `WATTEN_LONG`. */
const unitTests = async (): Promise<readonly string[]> => {
  const others = [join('test', 'browser'), ...(process.env.WATTEN_LONG ? [] : [join('test', 'long')])];
  return (await testsIn('test')).filter((file) => !others.some((folder) => file.startsWith(folder)));
};

/** Returns the given files, and the test files in the given folders. */
const filesOf = async (paths: readonly string[]): Promise<readonly string[]> =>
  (await Promise.all(paths.map(async (path) => (path.endsWith('.ts') ? [path] : testsIn(path))))).flat();

/** Runs commands that together count as one test. */
async function runSteps(steps: readonly (readonly string[])[]): Promise<Result> {
  const results = await Promise.all(steps.map((args) => run(args)));
  const ok = results.every((result) => result.ok);
  return { output: results.map(({ output }) => output).join(''), passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** Bundles or pages to run, with their test files. */
type Entries = ReadonlyMap<string, readonly string[]>;

interface Limits {
  readonly env?: Readonly<Record<string, string>>;
  readonly minutes?: number;
  /** Additional minutes for a runner that ends its tests at the time limit. */
  readonly grace?: number;
}

/**
 * Runs a test runner and returns its counts. Counts a failure if the runner failed without a failed test, or ran no test.
 */
async function runTestRunner(
  args: readonly string[],
  counts: string,
  entries: Entries,
  { env, minutes = limit(), grace = 0 }: Limits = {},
): Promise<Result> {
  const options = { env: { ...env, WATTEN_COUNTS: counts }, minutes: minutes + grace };
  const { ok, output, timedOut } = await run(args, options);
  const counted = await readCounts(counts);
  if (counted.missing !== undefined) return { ...counted, output };
  const { passed, failed, skipped = 0, broken, skippedTests = [] } = counted;
  const unfinished = unfinishedOf(entries, counted, timedOut);
  if (unfinished.length > 0) {
    const names = unfinished.map((file) => relative(root, resolve(root, file))).join('\n  ');
    const report = `The time limit of ${minutes} minutes was reached. These test files did not finish:\n  ${names}\n`;
    return { output: `${output}${report}`, passed, failed: failed + unfinished.length, skipped, skippedTests };
  }
  const isWrong = failed === 0 && (!ok || passed + skipped === 0);
  return { output, passed, failed: isWrong ? 1 : failed, skipped, broken, skippedTests };
}

/** Output file for the durations of tests, or undefined for no file. */
const durations = process.env.WATTEN_DURATIONS;

const unit = ({ folder, files }: Task): Promise<Result> =>
  files.length > 0 ? unitOf(folder, files) : rerunFailed((tested) => unitOf(folder, tested), files);

async function unitOf(folder: string, files: readonly string[]): Promise<Result> {
  const counts = join(folder, 'counts.json');
  const reporters = [
    `--reporter=${files.length > 0 ? 'spec' : './tools/test/unit-failures.mjs'}=-`,
    `--reporter=./tools/test/unit-counts.mjs=${counts}`,
    ...(durations ? [`--reporter=./tools/test/unit-durations.mjs=${durations}`] : []),
  ];
  try {
    const bundled = await bundleTests(files.length > 0 ? files : await unitTests(), folder);
    const entries =
      files.length > 0 ? new Map(bundled.map((file) => [file, [file]] as const)) : await groupTests(bundled, folder);
    const runner = ['--enable-source-maps', 'tools/test/unit-run.mjs', `--minutes=${limit()}`, ...reporters];
    const result = await runTestRunner([...runner, ...entries.keys()], counts, entries, { grace: 1 });
    const sourceOf = (text: string): string => withSourcePaths(text, folder);
    // If a file fails as a whole, the runner reports its bundle.
    const broken = result.broken?.map((file) => ({
      ...file,
      file: relative(root, resolve(root, sourceOf(file.file))),
    }));
    return { ...result, output: sourceOf(result.output), broken };
  } catch (error) {
    return { output: `${String(error)}\n`, passed: 0, failed: 1 };
  }
}

async function inBrowser({ folder, files }: Task, options: Limits = {}): Promise<Result> {
  const pages = files.length > 0 ? new Map() : await groupPages(await testsIn(join('test', 'browser')), folder);
  const runTests = (tested: readonly string[]): Promise<Result> => {
    const entries = new Map(tested.map((file) => [file, pages.get(file) ?? [file]] as const));
    return runTestRunner(
      toolArgs('web-test-runner', '--files', ...tested),
      join(folder, 'counts.json'),
      entries,
      options,
    );
  };
  return files.length > 0 ? runTests(files) : rerunFailed(runTests, [...pages.keys()]);
}

/** Runs the browser tests in Chromium, where every test must run: a skipped test counts as failed. */
async function inChromium(task: Task): Promise<Result> {
  const { failed, skipped = 0, ...result } = await inBrowser(task);
  return { ...result, failed: failed + skipped };
}

const inEngine =
  (engine: EngineName) =>
  async (task: Task): Promise<Result> =>
    inBrowser(task, { env: { WATTEN_ENGINE: engine }, minutes: ENGINE_MINUTES });

const STEPS = {
  // Uses one checker, because several checkers repeat work, and other steps use the second core.
  check: () => runSteps([toolArgs('tsc', '--noEmit', '--checkers', '1'), scriptArgs('tools/lint/strict.ts')]),
  lint: () =>
    runSteps([
      toolArgs('oxlint', '-c', 'tools/lint/oxlint.json'),
      toolArgs('oxfmt', '--check'),
      scriptArgs('tools/lint/unused.ts'),
      scriptArgs('tools/lint/prose.ts'),
    ]),
  build: () => runSteps([scriptArgs('tools/build/build.ts', '--no-check')]),
  unit,
  browser: inChromium,
  chromium: inChromium,
  firefox: inEngine('firefox'),
  webkit: inEngine('webkit'),
} as const;

type Step = keyof typeof STEPS;

/** Groups of steps. Groups run one after the other, and the steps of a group run in parallel. */
type Track = readonly (readonly Step[])[];

/**
 * Parallel tracks for running all steps. Browser tests need no build and spend a third of their time waiting for pages. Unit
 * tests need the built package.
 */
const ALL: readonly Track[] = [[['browser']], [['check', 'build', 'lint'], ['unit']]];

const isStep = (word: string): word is Step => Object.hasOwn(STEPS, word);

interface Outcome extends Counts {
  /** Summary of the result. */
  readonly line: string;
  readonly isMissing: boolean;
  readonly skippedTests: readonly Skipped[];
}

async function runStep(step: Step, task: Omit<Task, 'folder'>, shown: boolean): Promise<Outcome> {
  // A folder in the repository, because compiled tests must resolve their packages.
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, `.cache/${step}-`));
  const start = Date.now();
  try {
    const { output, passed, failed, skipped, missing, skippedTests = [] } = await STEPS[step]({ ...task, folder });
    if ((failed > 0 || shown) && missing === undefined) console.log(output);
    const seconds = Math.round((Date.now() - start) / 1000);
    const notRun = (skipped ?? 0) + skippedTests.length;
    const skippedText = notRun > 0 ? `, ${notRun} skipped` : '';
    const line = `${step}: ${missing ?? `${passed} passed, ${failed} failed${skippedText} (${seconds} s)`}`;
    console.log(line);
    return { passed, failed, line, isMissing: missing !== undefined, skippedTests };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const [first, ...rest] = process.argv.slice(2);
if (first === 'long') process.env.WATTEN_LONG = '1';
const inEngines = first === 'browsers';
const words = first === undefined || first === 'long' || inEngines ? rest : [first, ...rest];
const named = words.filter(isStep);
const files = await filesOf(words.filter((word) => !isStep(word) && word !== '--watch'));
if (words.includes('--watch')) {
  if (named.join() !== 'unit')
    throw new Error('--watch works only for unit tests. For browser tests use npx web-test-runner --watch.');
  await watchUnitTests(files.length > 0 ? files : await unitTests(), files.length > 0);
}
const steps = named.length > 0 || !inEngines ? named : ENGINES;

const start = Date.now();
const outcomes: Outcome[] = [];
async function runTrack(track: Track): Promise<void> {
  for (const group of track) {
    console.log(`${group.join(', ')} ...`);
    outcomes.push(...(await Promise.all(group.map((step) => runStep(step, { files }, steps.length > 0)))));
  }
}
await Promise.all((steps.length > 0 ? [steps.map((step) => [step])] : ALL).map(runTrack));

if (inEngines) console.log(['', ...outcomes.map(({ line }) => line)].join('\n'));
const sum = (count: 'passed' | 'failed'): number => outcomes.reduce((total, outcome) => total + outcome[count], 0);
const skipped = outcomes.flatMap(({ skippedTests }) => skippedTests);
console.log(`\ntotal: ${Math.round((Date.now() - start) / 1000)} s`);
console.log(['', ...(skipped.length > 0 ? [skippedLine(skipped)] : [])].join('\n'));
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
// A named engine must be installed. Without names, only the installed engines run.
const isShort = outcomes.some(({ isMissing }) => isMissing) && (named.length > 0 || sum('passed') === 0);
process.exitCode = sum('failed') > 0 || isShort ? 1 : 0;
