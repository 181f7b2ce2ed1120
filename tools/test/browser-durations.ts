/** A reporter for @web/test-runner that writes the duration of every page of tests and every test. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestSession, TestSuiteResult } from '@web/test-runner';
import { root } from '../shared/process.js';

type Line = readonly [milliseconds: number, name: string];

const testsOf = (suite: TestSuiteResult, name: string): readonly Line[] => [
  ...suite.tests.map((test): Line => [test.duration ?? 0, `${name} ${test.name}`]),
  ...suite.suites.flatMap((inner) => testsOf(inner, `${name} ${inner.name}`)),
];

const linesOf = (session: TestSession): readonly [Line, ...Line[]] => {
  const tests = session.testResults ? testsOf(session.testResults, '   ') : [];
  const total = tests.reduce((sum, [milliseconds]) => sum + milliseconds, 0);
  return [[total, relative(root, session.testFile)], ...tests];
};

/** Lists the slowest pages first, with their tests, in milliseconds. */
export const browserDurations = (path: string): Reporter => ({
  onTestRunFinished({ sessions }) {
    const files = [...sessions].map(linesOf).sort((a, b) => b[0][0] - a[0][0]);
    const text = files
      .flat()
      .map(([milliseconds, name]) => `${String(Math.round(milliseconds)).padStart(7)} ${name}\n`);
    writeFileSync(path, text.join(''));
  },
});
