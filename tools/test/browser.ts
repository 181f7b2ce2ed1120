/**
 * Runs these browser tests, given by their paths in the repository: files of one folder. In Chromium, or the engine that
 * `WATTEN_ENGINE` names.
 */
import { writeFileSync } from 'node:fs';
import { defaultReporter, startTestRunner } from '@web/test-runner';
import { root } from '../shared/process.js';
import { browserCounts } from './browser-counts.js';
import { browserDurations } from './browser-durations.js';
import { bundledSources } from './bundled-sources.js';
import { bundledWorker } from '../build/thinking.js';
import { chromium } from './chromium.js';
import { type Engine, EngineMissing, type EngineName } from './engine.js';
import { firefox } from './firefox.js';
import { webkit } from './webkit.js';

/** Lit's development build says on every page that it is one. */
const LIT_NOTE = 'Lit is in dev mode';
/** The table warns of every `watten-error`, and the tests make many. */
const ERROR_NOTE = 'watten-error ';

const files = process.argv.slice(2);
const counts = process.env.WATTEN_COUNTS;
/** A file for how long each test took. */
const durations = process.env.WATTEN_DURATIONS;

/**
 * The page of a test: all is there, laid out and can be clicked, but it is not painted, which would take a quarter of the
 * time. `painted` of test/browser is for tests that look at the page.
 */
const unpainted = (framework: string): string =>
  `<!doctype html><html><head></head><body style="opacity: 0"><script type="module" src="${framework}"></script></body></html>`;

/** To whoever counts, and to whoever reads. */
function sayMissing(error: unknown): never {
  if (!(error instanceof EngineMissing)) throw error;
  console.error(error.message);
  if (counts) writeFileSync(counts, JSON.stringify({ passed: 0, failed: 0, missing: error.message }));
  process.exit(1);
}

const ENGINE: Readonly<Record<EngineName, () => Promise<Engine>>> = { chromium, firefox, webkit };
const name = (process.env.WATTEN_ENGINE ?? 'chromium') as EngineName;
const { launcher, commands, pages } = await ENGINE[name]().catch(sayMissing);

await startTestRunner({
  readFileConfig: false,
  readCliArgs: false,
  config: {
    files,
    rootDir: root,
    testRunnerHtml: unpainted,
    browsers: [launcher],
    concurrency: pages,
    nodeResolve: true,
    plugins: [bundledWorker, bundledSources(files), commands],
    testFramework: { config: { timeout: 60_000 } },
    // The sources are compiled as they are asked for, and the machine may be busy.
    browserStartTimeout: 3 * 60_000,
    testsStartTimeout: 2 * 60_000,
    testsFinishTimeout: 20 * 60_000,
    filterBrowserLogs: ({ args }) => ![LIT_NOTE, ERROR_NOTE].some((note) => String(args[0]).includes(note)),
    reporters: [
      defaultReporter({ reportTestProgress: process.stdout.isTTY }),
      ...(counts ? [browserCounts(counts)] : []),
      ...(durations ? [browserDurations(durations)] : []),
    ],
  },
});
