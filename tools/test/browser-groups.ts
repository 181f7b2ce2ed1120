/** Which browser tests share a page: opening one and loading the element into it takes longer than many files do. */
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { root } from '../shared/process.js';

/** As many files share a page, at most. */
const FILES_PER_PAGE = 16;

/** What a file says of all its tests, and so of all on its page. */
const UNDRAWN = /^undrawn\(\);$/m;

/** What a file says that counts nodes and listeners: it has a page of its own, as the garbage of other files would be counted, too. */
const MEASURING = /\bneeds\(this, 'metrics'\)/;

const moduleOf = (folder: string, file: string): string =>
  relative(folder, join(root, file)).replaceAll(sep, '/').replace(/\.ts$/, '.js');

/** Distributes files over pages in turn, because slow files have similar names. */
function distribute(files: readonly string[]): readonly (readonly string[])[] {
  const pages = Math.ceil(files.length / FILES_PER_PAGE);
  return Array.from({ length: pages }, (_, page) => files.filter((__, index) => index % pages === page));
}

/**
 * Writes into `folder` what loads the tests of each group, and answers what is to be run, with the tests in it.
 * @param files by their paths in the repository, as are those that are answered
 */
export async function groupPages(
  files: readonly string[],
  folder: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  const those = (pattern: RegExp): readonly string[] => files.filter((_, index) => pattern.test(texts[index] ?? ''));
  const measuring = those(MEASURING);
  const undrawn = those(UNDRAWN).filter((file) => !measuring.includes(file));
  const drawn = files.filter((file) => !undrawn.includes(file) && !measuring.includes(file));
  const written = [...[undrawn, drawn].flatMap(distribute), ...measuring.map((file) => [file])].map(
    async (group, index) => {
      const path = join(folder, `${basename(group[0] ?? '', '.test.ts')}-${index}.test.ts`);
      const loads = group.map((file) => `  [${JSON.stringify(file)}, () => import('${moduleOf(folder, file)}')],\n`);
      const loader = moduleOf(folder, 'tools/test/browser-group.ts');
      await writeFile(path, `import { loadGroup } from '${loader}';\nawait loadGroup([\n${loads.join('')}]);\n`);
      return [relative(root, path).replaceAll(sep, '/'), group] as const;
    },
  );
  return new Map(await Promise.all(written));
}
