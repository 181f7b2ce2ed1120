/** In the page of a group of browser tests: loads them one after the other, and none leaves the page to the next as it made it. */
import { executeServerCommand } from '@web/test-runner-commands';

/** @throws when a file has no tests */
export async function loadGroup(
  files: readonly (readonly [name: string, load: () => Promise<unknown>])[],
): Promise<void> {
  const { suites } = mocha.suite;
  // Tests look up what was loaded. The default, 250 entries, is too few for many files.
  performance.setResourceTimingBufferSize(10_000);
  for (const [name, load] of files) {
    const before = suites.length;
    await load();
    if (suites.length === before) throw new Error(`${name}: no test ran.`);
  }
  for (const suite of suites) suite.afterAll(() => executeServerCommand('reset'));
}
