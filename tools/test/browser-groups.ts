/** Groups browser tests into pages, because opening a page and loading the element takes longer than many test files. */
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { root } from '../shared/process.js';

/** Maximum number of files per page. */
const FILES_PER_PAGE = 16;

/** Matches a call that applies to all tests of a file, and so to all tests on its page. */
const SKIPS_DRAWING = /^skipDrawing\(\);$/m;

/**
 * Matches files that count nodes and listeners. Each file needs a separate page without the garbage of other files.
 */
const MEASURING = /\bneeds\(this, 'metrics'\)/;

const moduleOf = (folder: string, file: string): string =>
  relative(folder, join(root, file)).replaceAll(sep, '/').replace(/\.ts$/, '.js');

/** Assigns consecutive files to different pages, because slow files often have similar names. */
function distribute(files: readonly string[]): readonly (readonly string[])[] {
  const pages = Math.ceil(files.length / FILES_PER_PAGE);
  return Array.from({ length: pages }, (_, page) => files.filter((__, index) => index % pages === page));
}

/**
 * Writes a module for each group of tests into `folder`. Returns the modules to run, each with its test files.
 * @param files paths in the repository, as in the result
 */
export async function groupPages(
  files: readonly string[],
  folder: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  const matching = (pattern: RegExp): readonly string[] => files.filter((_, index) => pattern.test(texts[index] ?? ''));
  const measuring = matching(MEASURING);
  const undrawn = matching(SKIPS_DRAWING).filter((file) => !measuring.includes(file));
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
