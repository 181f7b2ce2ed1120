/** The sources as a few files for a page, unminified and made within a second: for tests and for `npm run dev`. */
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { root } from '../shared/process.js';
import { sourceAddress } from '../shared/source-address.js';
import { withoutUnusedPixi } from './pixi.js';

/**
 * Our own sources do something by being imported: of them the package names only what is in `dist`. Resolves their imports
 * without asking esbuild, which asks the plugin again: for thousands of imports that takes a second.
 */
const withSideEffects: Plugin = {
  name: 'with-side-effects',
  setup({ onResolve }) {
    // Not those of pixi, which end in `.mjs`.
    onResolve({ filter: /^\..*\.js$/ }, ({ path, importer, resolveDir }) => {
      if (importer.includes(`${sep}node_modules${sep}`)) return undefined;
      const written = join(resolveDir, path);
      const found = [written.replace(/\.js$/, '.ts'), written].find((file) => existsSync(file));
      // esbuild says what is missing.
      return found === undefined ? undefined : { path: found, sideEffects: true };
    });
  },
};

interface PageBundle {
  /** The folder of the sources; default: the repository. */
  readonly from?: string;
  /** The server's folder that stands for `from`, with a closing slash; default: the uppermost one. */
  readonly below?: string;
}

/** Options of esbuild. A source knows the address it has as a file of its own, in `below`. */
export function pageBundleOptions({ from = root, below = '/' }: PageBundle = {}) {
  // By the bundle's own address: a page within a page may have no origin.
  const address = sourceAddress((path) => `import.meta.resolve(${JSON.stringify(below + path)})`, from);
  return {
    absWorkingDir: from,
    bundle: true,
    // Modules that several entries import are in chunks: each exists once, as in the sources.
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: from,
    outbase: from,
    sourcemap: 'linked',
    // For test/runs.ts, as a page has no environment.
    define: { ...address.define, 'process.env.WATTEN_LONG': JSON.stringify(process.env.WATTEN_LONG ?? '') },
    plugins: [...address.plugins, withSideEffects, withoutUnusedPixi.esbuild()],
  } satisfies BuildOptions;
}
