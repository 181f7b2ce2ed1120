/** Script of the page for a group of browser tests. Loads one file after the other and resets the page between files. */
import { executeServerCommand } from '@web/test-runner-commands';

/** Loads the files in order. @throws Error if a file has no tests */
export async function loadGroup(
  files: readonly (readonly [name: string, load: () => Promise<unknown>])[],
): Promise<void> {
  const { suites } = mocha.suite;
  // Tests search the list of loaded files, for which the default buffer of 250 entries is too small.
  performance.setResourceTimingBufferSize(10_000);
  for (const [name, load] of files) {
    const before = suites.length;
    await load();
    if (suites.length === before) throw new Error(`${name}: no test ran.`);
  }
  for (const suite of suites) suite.afterAll(() => executeServerCommand('reset'));
}
