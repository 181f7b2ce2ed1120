/**
 * Mutation tests: make thousands of small changes to the rules and the actions of a game, and check that a test fails each
 * time. These tests take long, so `npm test` does not include them.
 *
 *   npm run mutate
 *   npm run mutate -- --mutate src/rules/order.ts      only one file
 */
export default {
  testRunner: 'tap',
  tap: {
    // Leaves out slow tests, such as random play, which find few errors that tests of single situations miss.
    testFiles: ['test/rules/*.test.js', 'test/game/!(every-action|notices|pack|properties|secrecy|statechart).test.js'],
    nodeArgs: ['-r', '{{hookFile}}', '{{testFile}}'],
  },
  mutate: [
    'src/rules/*.ts',
    'src/game/actions/*.ts',
    'src/game/{announcement,bidding,dealing,game-state,legality,roles,scoring}.ts',
  ],
  // Tests are compiled once, because tsx would compile the files again for each of thousands of runs.
  buildCommand:
    'esbuild src/**/*.ts test/*.ts test/rules/*.ts test/game/*.ts --outdir=. --outbase=. --format=esm --log-level=warning',
  // Changes to message texts need no test.
  mutator: { excludedMutations: ['StringLiteral'] },
  // Stryker 9 cannot parse the real configuration with TypeScript 7 and does not need it.
  tsconfigFile: 'none.json',
  ignorePatterns: ['.cache', 'dist', 'demo', 'docs', 'reports', 'src/deck', 'src/stage', 'src/element', 'test/browser'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 20000,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
};
