import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { launchOptions } from './scripts/browser.mjs';
import { browserCommands, cleanLauncher } from './scripts/browser-commands.mjs';
import { browserCounts } from './scripts/browser-counts.mjs';
import { bundledDeck } from './scripts/bundled-deck.mjs';
import { bundledPixi } from './scripts/pixi.mjs';
import { bundledWorker } from './scripts/thinking.mjs';

/** Lit's development build says on every page that it is one. */
const LIT_NOTE = 'Lit is in dev mode';

const counts = process.env.WATTEN_COUNTS;

export default {
  files: ['test/browser/**/*.test.ts'],
  browsers: [cleanLauncher({ launchOptions: await launchOptions() })],
  // One page at a time: it has the focus, the processors and the browser's counters for itself.
  concurrency: 1,
  nodeResolve: true,
  plugins: [
    bundledPixi,
    bundledDeck,
    bundledWorker,
    // Without its tsconfig named, esbuild would make of class fields what TypeScript does not.
    esbuildPlugin({ ts: true, target: 'es2022', tsconfig: fileURLToPath(new URL('tsconfig.json', import.meta.url)) }),
    browserCommands,
  ],
  testFramework: { config: { timeout: 60_000 } },
  // The sources are compiled as they are asked for, and the machine may be busy.
  browserStartTimeout: 3 * 60_000,
  testsStartTimeout: 2 * 60_000,
  testsFinishTimeout: 5 * 60_000,
  filterBrowserLogs: ({ args }) => !String(args[0]).includes(LIT_NOTE),
  reporters: [
    defaultReporter({ reportTestProgress: process.stdout.isTTY }),
    ...(counts ? [browserCounts(counts)] : []),
  ],
};
