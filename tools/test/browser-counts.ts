/**
 * A reporter for @web/test-runner that prints the names of skipped tests and writes the numbers of tests to a file:
 * `{ passed, failed, skipped, broken, finished }`. A test file without tests counts as failed. `broken` lists the files with
 * failed tests: `{ file, passed, failed }`. `finished` lists the files that ran. The file is updated after every test file,
 * because the time limit can end the run.
 */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { TestResult, TestSession, TestSuiteResult } from '@web/test-runner';
import { root } from '../shared/process.js';

/** The fields of a test file's run that the reporter uses. */
type FileRun = Pick<TestSession, 'testFile' | 'errors' | 'passed' | 'testResults'>;

const all = ({ tests, suites }: Pick<TestSuiteResult, 'tests' | 'suites'>): readonly TestResult[] => [
  ...tests,
  ...suites.flatMap(all),
];

interface BrowserCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Counts the passed, failed and skipped tests of a file. */
function countOf({ testFile, errors, passed, testResults }: FileRun, isReported: boolean): BrowserCounts {
  const found = testResults ? all(testResults) : [];
  const tests = found.filter(({ skipped }) => !skipped);
  for (const { name, skipped } of found) if (skipped && isReported) console.log(`skipped: ${name}`);
  const failed = tests.filter((test) => !test.passed).length;
  if (tests.length === 0 && isReported) console.error(`${relative(root, testFile)}: no test ran.`);
  // A file also fails if it has no tests, or an error outside tests.
  const whole = failed === 0 && (tests.length === 0 || errors.length > 0 || !passed);
  return {
    passed: tests.length - failed,
    failed: failed + (whole ? 1 : 0),
    skipped: found.length - tests.length,
  };
}

interface Run {
  readonly sessions: readonly FileRun[];
}

interface FileResults {
  readonly sessionsForTestFile: readonly FileRun[];
}

interface CountingReporter {
  reportTestFileResults(results: FileResults): void;
  onTestRunFinished(run: Run): void;
}

export const browserCounts = (path: string): CountingReporter => {
  const known = new Map<string, FileRun>();
  // At the time limit, the browser is closed, and unfinished files are reported without tests.
  let isEnded = false;
  process.once('SIGTERM', () => (isEnded = true));
  const write = (sessions: Iterable<FileRun>, isWhole: boolean): void => {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    const broken: object[] = [];
    const finished: string[] = [];
    for (const session of sessions) {
      if (isEnded && !session.testResults) continue;
      const { passed, failed, skipped } = countOf(session, isWhole);
      const file = relative(root, session.testFile);
      finished.push(file);
      if (failed > 0) broken.push({ file, passed, failed });
      counts.passed += passed;
      counts.failed += failed;
      counts.skipped += skipped;
    }
    writeFileSync(path, JSON.stringify({ ...counts, broken, finished }));
  };
  return {
    reportTestFileResults({ sessionsForTestFile }) {
      for (const session of sessionsForTestFile) known.set(session.testFile, session);
      write(known.values(), false);
    },
    onTestRunFinished: ({ sessions }) => write(sessions, true),
  };
};
