import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { root } from './process.js';

/** Matches the repository's own sources, not the files of packages. */
const OWN_SOURCES = /[\\/](?:src|test|tools|\.cache)[\\/].*\.(?:ts|mjs)$/;

const ADDRESS = 'import.meta.url';
/** The variable that replaces `import.meta.url` in a bundled file. */
const NAME = 'addressOfThisSource';

/**
 * Returns esbuild options that keep the unbundled `import.meta.url` of each source.
 * @param addressOf returns an expression for the URL, given the source's path in the folder
 */
export const sourceAddress = (
  addressOf: (path: string) => string,
  folder = root,
): Required<Pick<BuildOptions, 'define' | 'plugins'>> => ({
  define: { [ADDRESS]: NAME },
  plugins: [
    {
      name: 'source-address',
      setup({ onLoad }) {
        onLoad({ filter: OWN_SOURCES }, async ({ path }) => {
          if (path.includes(`${sep}node_modules${sep}`)) return undefined;
          const code = await readFile(path, 'utf8');
          if (!code.includes(ADDRESS)) return undefined;
          const address = addressOf(relative(folder, path).split(sep).join('/'));
          // On the first line, so that line numbers do not change.
          const contents = `const ${NAME} = ${address}; ${code}`;
          return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' };
        });
      },
    },
  ],
});
