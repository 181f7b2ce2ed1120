/** Runs the browser tests, with the switches of @web/test-runner: all, or `--files` these. */
import { defaultReporter, startTestRunner } from '@web/test-runner';
import { launchOptions } from '../shared/browser.js';
import { browserCommands, cleanLauncher } from './browser-commands.js';
import { browserCounts } from './browser-counts.js';
import { browserDurations } from './browser-durations.js';
import { bundledSources } from './bundled-sources.js';
import { bundledWorker } from '../build/thinking.js';

/** Lit's development build says on every page that it is one. */
const LIT_NOTE = 'Lit is in dev mode';

const counts = process.env.WATTEN_COUNTS;
/** A file for how long each test took. */
const durations = process.env.WATTEN_DURATIONS;

await startTestRunner({
  readFileConfig: false,
  config: {
    files: ['test/browser/**/*.test.ts'],
    browsers: [cleanLauncher({ launchOptions: await launchOptions() })],
    // Each page waits for its pictures part of the time: two at once take 130 s where one after the other takes 190.
    concurrency: 2,
    nodeResolve: true,
    plugins: [bundledWorker, bundledSources(), browserCommands],
    testFramework: { config: { timeout: 60_000 } },
    // The sources are compiled as they are asked for, and the machine may be busy.
    browserStartTimeout: 3 * 60_000,
    testsStartTimeout: 2 * 60_000,
    testsFinishTimeout: 5 * 60_000,
    filterBrowserLogs: ({ args }) => !String(args[0]).includes(LIT_NOTE),
    reporters: [
      defaultReporter({ reportTestProgress: process.stdout.isTTY }),
      ...(counts ? [browserCounts(counts)] : []),
      ...(durations ? [browserDurations(durations)] : []),
    ],
  },
});
