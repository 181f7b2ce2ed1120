/** `npm run test:unit -- --watch`: reruns unit tests after changes to their sources. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BuiltFiles, liveBundle } from '../shared/live-bundle.js';
import { root, run } from '../shared/process.js';
import { watchFolders } from '../shared/watch-folders.js';
import { readCounts } from './unfinished.js';
import { compiledTest, unitBundleOptions, withSourcePaths } from './unit-bundle.js';
import { groupTests } from './unit-groups.js';

/** Writes new and changed files. */
async function writeChanged(folder: string, { files }: BuiltFiles, written: Map<string, string>): Promise<void> {
  for (const [file, text] of files) {
    if (written.get(file) === text) continue;
    written.set(file, text);
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}

async function runTests(folder: string, tests: readonly string[]): Promise<void> {
  const counts = join(folder, 'counts.json');
  const entries = await groupTests(
    tests.map((file) => compiledTest(file, folder)),
    folder,
  );
  const reporters = [
    '--reporter=./tools/test/unit-failures.mjs=-',
    `--reporter=./tools/test/unit-counts.mjs=${counts}`,
  ];
  const runner = ['--enable-source-maps', 'tools/test/unit-run.mjs', ...reporters, ...entries.keys()];
  const { output } = await run(runner);
  const { passed, failed } = await readCounts(counts);
  console.log(`${withSourcePaths(output, folder)}${tests.length} test files: ${passed} passed, ${failed} failed`);
}

/**
 * Watches until the process ends.
 * @param files paths in the repository
 * @param atOnce whether to also run the tests at the start
 */
export async function watchUnitTests(files: readonly string[], atOnce: boolean): Promise<void> {
  const home = join(root, '.cache');
  await mkdir(home, { recursive: true });
  // A folder in the repository, because compiled tests must resolve their packages.
  const folder = await mkdtemp(join(home, 'unit-watch-'));
  const { build } = liveBundle({ ...unitBundleOptions(folder), entryPoints: [...files] });
  const written = new Map<string, string>();
  const due = new Set<string>();

  async function follow(isFirst: boolean): Promise<void> {
    const built = await build();
    for (const message of new Set(built.broken.values())) console.error(message);
    if (!isFirst || atOnce) for (const file of built.changed) due.add(file);
    for (const file of built.broken.keys()) due.delete(file);
    await writeChanged(folder, built, written);
    const tests = [...due];
    due.clear();
    if (tests.length > 0) await runTests(folder, tests);
    console.log('Waiting for changes ...');
  }

  let latest = follow(true);
  const folders = new Set(['src', 'test', 'tools', 'demo', ...files.map(dirname)].map((name) => join(root, name)));
  const stop = watchFolders([...folders], () => {
    const before = latest;
    latest = (async () => {
      await before;
      await follow(false);
    })();
  });
  const interrupted = new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await interrupted;
  stop();
  await rm(folder, { recursive: true, force: true });
  process.exit(0);
}
