/** Unit tests as plain JavaScript: compiled at once and not anew in the process of every test file. */
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { root } from '../shared/process.js';

const ADDRESS = 'import.meta.url';
/** What stands for it in a bundled file. */
const NAME = 'addressOfThisSource';

/** A bundled file knows where its source is, as it would have without a bundle. */
const addressOfTheSource: Plugin = {
  name: 'address-of-the-source',
  setup({ onLoad }) {
    onLoad({ filter: /\.(?:ts|mjs)$/ }, async ({ path }) => {
      if (path.includes(`${sep}node_modules${sep}`)) return undefined;
      const code = await readFile(path, 'utf8');
      if (!code.includes(ADDRESS)) return undefined;
      // In the first line, so that the others keep their numbers.
      const contents = `const ${NAME} = ${JSON.stringify(pathToFileURL(path).href)}; ${code}`;
      return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' };
    });
  },
};

/**
 * Compiles test files, given by their paths in the repository, into a folder, and answers their new paths. What several
 * of them import is there once.
 */
export async function bundleTests(files: readonly string[], folder: string): Promise<readonly string[]> {
  await build({
    absWorkingDir: root,
    entryPoints: [...files],
    outdir: folder,
    outbase: root,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'error',
    define: { [ADDRESS]: NAME },
    plugins: [addressOfTheSource],
  });
  return files.map((file) => join(folder, file.replace(/\.ts$/, '.mjs')));
}
