/**
 * Browser tests: all of them by `npx web-test-runner`, some by `--files test/browser/cut.test.ts` or `--group table`; with
 * `--watch` those that a changed source affects run again. `npm test` runs them by this file, too.
 *
 * In the environment: `WATTEN_ENGINE` (chromium, firefox, webkit), `WATTEN_COUNTS` and `WATTEN_DURATIONS` (files for the
 * numbers of tests and for how long each took).
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { defaultReporter } from '@web/test-runner';
import { register } from 'tsx/esm/api';

// The plugins are TypeScript.
register();
const { browserCounts } = await import('./tools/test/browser-counts.ts');
const { browserDurations } = await import('./tools/test/browser-durations.ts');
const { groupPages } = await import('./tools/test/browser-groups.ts');
const { bundledSources } = await import('./tools/test/bundled-sources.ts');
const { namedEngine } = await import('./tools/test/named-engine.ts');

const root = dirname(fileURLToPath(import.meta.url));
const { WATTEN_COUNTS: counts, WATTEN_DURATIONS: durations } = process.env;

// -- which tests ---------------------------------------------------------------------------------------------------------

/** For `--group`: names of test files. A file may be in several groups or in none. */
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
  page: 'aborted documents kept kept-damaged life nodes page-styles preferences remote secrecy tabs thinking',
};

const NAMES = readdirSync(join(root, 'test/browser'))
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => file.replace('.test.ts', ''));

/** The runner reads its arguments itself; only these matter here. */
const { values: called } = parseArgs({
  strict: false,
  options: { files: { type: 'string' }, group: { type: 'string' }, watch: { type: 'boolean' } },
});

/** Pages of a few files each, as opening a page takes longer than many files do. */
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

/** Files that are named have a page each, and the runner takes them in place of these. */
async function tests() {
  const { files, group } = called;
  if (files !== undefined) return {};
  if (group === undefined) return { files: await pagesOf(NAMES) };
  if (!Object.hasOwn(GROUPS, group))
    throw new Error(`There is no group "${group}". Groups are ${Object.keys(GROUPS).join(', ')}.`);
  return { groups: [{ name: group, files: await pagesOf(GROUPS[group].split(' ')) }] };
}

// -- how they run --------------------------------------------------------------------------------------------------------

/**
 * The page of a test: all is there, laid out and can be clicked, but it is not painted, which would take a quarter of the
 * time. `painted` of test/browser is for tests that look at the page.
 */
const unpainted = (framework) =>
  `<!doctype html><html><head></head><body style="opacity: 0"><script type="module" src="${framework}"></script></body></html>`;

/** Lit's development build says on every page that it is one; the table logs every `watten-error`, and tests cause many. */
const NOISE = ['Lit is in dev mode', 'watten-error '];

// The runner refuses to watch where its output is not a terminal, though it needs none.
if (called.watch) process.stdout.isTTY = true;

const { launcher, commands, pages: concurrency } = await namedEngine(counts);
const sources = bundledSources(called.watch === true);

export default {
  ...(await tests()),
  rootDir: root,
  testRunnerHtml: unpainted,
  browsers: [launcher],
  concurrency,
  nodeResolve: true,
  plugins: [sources.plugin, commands],
  testFramework: { config: { timeout: 60_000 } },
  // The sources are bundled as they are asked for, and the machine may be busy.
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
