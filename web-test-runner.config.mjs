/**
 * Browser tests: `npx web-test-runner` runs all. `--files test/browser/cut.test.ts` or `--group table` runs only some.
 * `--watch` reruns the tests affected by a changed source. `npm test` also uses this file.
 *
 * Environment: `WATTEN_ENGINE` (chromium, firefox, webkit), `WATTEN_COUNTS` and `WATTEN_DURATIONS` (output files for the
 * numbers and the durations of tests).
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { defaultReporter } from '@web/test-runner';
import { register } from 'tsx/esm/api';

// Registers tsx, because the plugins are TypeScript.
register();
const { browserCounts } = await import('./tools/test/browser-counts.ts');
const { browserDurations } = await import('./tools/test/browser-durations.ts');
const { groupPages } = await import('./tools/test/browser-groups.ts');
const { bundledSources } = await import('./tools/test/bundled-sources.ts');
const { namedEngine } = await import('./tools/test/named-engine.ts');

const root = dirname(fileURLToPath(import.meta.url));
const { WATTEN_COUNTS: counts, WATTEN_DURATIONS: durations } = process.env;

// -- which tests ---------------------------------------------------------------------------------------------------------

/** Names of test files for `--group`. A file can be in several groups or in none. */
const GROUPS = {
  table:
    'control controls controls-of-variants cut decisions game hand order three turns-of-page variants variants-of-few',
  games: 'endurance whole-game whole-hand whole-score',
  stage: 'close-up deck deck-page faces people people-page stage stage-life',
  input: 'foreign-clicks input keyboard table-keys',
  reading: 'accessible contrast language long-words messages spoken structure talk translated voice',
  room: 'little-room measured narrow places room-in-languages tiny uncovered',
  learning: 'deduction help hints lesson puzzle rules rules-page trainer',
  features: 'blind finale last-trick printed replay signals slate sound',
  page: 'aborted documents kept kept-damaged life nodes page-styles poster preferences remote secrecy tabs thinking',
};

const NAMES = readdirSync(join(root, 'test/browser'))
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => file.replace('.test.ts', ''));

/** The command-line arguments that this file uses. The test runner parses its arguments separately. */
const { values: called } = parseArgs({
  strict: false,
  options: { files: { type: 'string' }, group: { type: 'string' }, watch: { type: 'boolean' } },
});

/** Writes pages of several files each, because opening a page takes longer than many test files. */
async function pagesOf(names) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/pages-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const pages = await groupPages(
    names.map((name) => `test/browser/${name}.test.ts`),
    folder,
  );
  return [...pages.keys()];
}

/** Returns the pages with the test files. With `--files`, the test runner uses one page per file instead. */
async function tests() {
  const { files, group } = called;
  if (files !== undefined) return {};
  if (group === undefined) return { files: await pagesOf(NAMES) };
  if (!Object.hasOwn(GROUPS, group))
    throw new Error(`Unknown group "${group}". Valid: ${Object.keys(GROUPS).join(', ')}.`);
  return { groups: [{ name: group, files: await pagesOf(GROUPS[group].split(' ')) }] };
}

// -- how they run --------------------------------------------------------------------------------------------------------

/**
 * Returns the page of a test. The content is laid out and clickable, but not painted, because painting takes a quarter of
 * the time. `painted` in test/browser makes the content visible for tests of its appearance.
 */
const unpainted = (framework) =>
  `<!doctype html><html><head></head><body style="opacity: 0"><script type="module" src="${framework}"></script></body></html>`;

/**
 * Ignored log messages: Lit's warning about its development build, and `watten-error`, which many tests cause on purpose.
 */
const NOISE = ['Lit is in dev mode', 'watten-error '];

// The test runner watches only if its output is a terminal, although watching needs no terminal.
if (called.watch) process.stdout.isTTY = true;

const { launcher, commands, pages: concurrency } = await namedEngine(counts);
const sources = bundledSources(called.watch === true);

export default {
  ...(await tests()),
  rootDir: root,
  testRunnerHtml: unpainted,
  browsers: [launcher],
  concurrency,
  plugins: [sources.plugin, commands],
  testFramework: { config: { timeout: 60_000 } },
  // Long timeouts, because sources are bundled on request and the machine can be busy.
  browserStartTimeout: 3 * 60_000,
  testsStartTimeout: 2 * 60_000,
  testsFinishTimeout: 20 * 60_000,
  filterBrowserLogs: ({ args }) => !NOISE.some((text) => String(args[0]).includes(text)),
  reporters: [
    sources.reporter,
    defaultReporter({ reportTestProgress: process.stdout.isTTY }),
    ...(counts ? [browserCounts(counts)] : []),
    ...(durations ? [browserDurations(durations)] : []),
  ],
};
