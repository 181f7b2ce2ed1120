/**
 * Breaks the rules and the actions of a game in thousands of small ways and sees whether a test notices: `npm run mutate`.
 * Takes long, so it is no part of `npm test`. One file: `npm run mutate -- --mutate src/rules/order.ts`.
 */
export default {
  testRunner: 'tap',
  tap: {
    // Random play and the page of the chart find little that the situations do not, and take long.
    testFiles: ['test/rules/*.test.js', 'test/game/!(every-action|notices|pack|properties|secrecy|statechart).test.js'],
    nodeArgs: ['-r', '{{hookFile}}', '{{testFile}}'],
  },
  mutate: [
    'src/rules/*.ts',
    'src/game/actions/*.ts',
    'src/game/{announcement,bidding,dealing,game-state,legality,roles,scoring}.ts',
  ],
  // Compiled once: tsx would do it anew for each of thousands of runs.
  buildCommand:
    'esbuild src/**/*.ts test/*.ts test/rules/*.ts test/game/*.ts --outdir=. --outbase=. --format=esm --log-level=warning',
  // What a message says is a matter of taste; that it is said is not.
  mutator: { excludedMutations: ['StringLiteral'] },
  // Stryker 9 cannot read what TypeScript 7 makes of the real one, and needs it for nothing.
  tsconfigFile: 'none.json',
  ignorePatterns: ['.cache', 'dist', 'demo', 'docs', 'reports', 'src/deck', 'src/stage', 'src/element', 'test/browser'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 20000,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
};
