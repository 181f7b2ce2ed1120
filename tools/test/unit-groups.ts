/**
 * Groups compiled unit tests into processes, because starting and warming up a process takes longer than most test files.
 */
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';

/** A module to run, with its test files. */
type Entry = readonly [file: string, tests: readonly string[]];

/**
 * Files per process. Tests of the package and of the server wait for browsers and timers, so more processes can run in
 * parallel. Other tests compute, and fewer processes compile the same code less often.
 */
const PER_PROCESS: readonly (readonly [folder: string, files: number])[] = [
  [join('test', 'packaging'), 11],
  [join('test', 'server'), 8],
];
const OTHERS_PER_PROCESS = 120;

const groupsOf = (files: readonly string[], size: number): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(files.length / size) }, (_, group) => files.slice(group * size, (group + 1) * size));

/**
 * Returns a module that runs test files one after the other. Each file is a suite named by its path, so that hooks such as
 * `before` and `beforeEach` do not run for the tests of other files.
 */
const moduleOf = (folder: string, group: readonly string[]): string => {
  const suites = group.map((file) => {
    const address = JSON.stringify(`./${relative(folder, file).replaceAll(sep, '/')}`);
    return `describe(${JSON.stringify(file)}, async () => void (await import(${address})));\n`;
  });
  return `import { describe } from 'node:test';\n${suites.join('')}`;
};

/**
 * Writes a module for each group of tests into `folder`. Tests of one folder share imports and stay together.
 * @param files compiled tests within `folder`
 * @returns the modules to run, each with its tests
 */
export async function groupTests(
  files: readonly string[],
  folder: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const sorted = [...files].sort();
  const isIn = (file: string, path: string): boolean => relative(folder, file).startsWith(path + sep);
  const others = sorted.filter((file) => !PER_PROCESS.some(([path]) => isIn(file, path)));
  // The slowest groups come first, so that no slow process is left when the others are done.
  const groups = [
    ...PER_PROCESS.flatMap(([path, size]) =>
      groupsOf(
        sorted.filter((file) => isIn(file, path)),
        size,
      ),
    ),
    ...groupsOf(others, OTHERS_PER_PROCESS),
  ];
  const written = groups.map(async (group, index): Promise<Entry> => {
    const file = join(folder, `${basename(dirname(group[0] ?? ''))}-${index}.group.mjs`);
    await writeFile(file, moduleOf(folder, group));
    return [file, group];
  });
  return new Map(await Promise.all(written));
}
