/** Which compiled unit tests share a process: starting one and warming it up takes longer than most files do. */
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';

/** As many files share a process, at most. */
const FILES_PER_PROCESS = 12;

/** What is run, and the tests in it. */
type Entry = readonly [file: string, tests: readonly string[]];

/** They set up servers, browsers and folders for the whole process. */
const ALONE = join('test', 'packaging');

/**
 * Writes into `folder` what imports the tests of each group, and answers what is to be run, with the tests in it. Tests of
 * one folder share what they import and stay together.
 * @param files compiled tests within `folder`
 */
export async function groupTests(
  files: readonly string[],
  folder: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const alone = files.filter((file) => relative(folder, file).startsWith(ALONE + sep));
  const others = files.filter((file) => !alone.includes(file)).sort();
  const groups = Array.from({ length: Math.ceil(others.length / FILES_PER_PROCESS) }, (_, group) =>
    others.slice(group * FILES_PER_PROCESS, (group + 1) * FILES_PER_PROCESS),
  );
  const written = groups.map(async (group, index): Promise<Entry> => {
    const names = `${basename(dirname(group[0]))}-${index}`;
    const file = join(folder, `${names}.group.mjs`);
    await writeFile(file, group.map((test) => `import './${relative(folder, test).replaceAll(sep, '/')}';\n`).join(''));
    return [file, group];
  });
  return new Map([...alone.map((file): Entry => [file, [file]]), ...(await Promise.all(written))]);
}
