/** Bundles the sources for a page into a few unminified files within a second, for tests and `npm run dev`. */
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { root } from '../shared/process.js';
import { sourceAddress } from '../shared/source-address.js';
import { withoutUnusedPixi } from './pixi.js';

/**
 * Marks our sources as having side effects, because package.json lists only files of `dist`. Resolves imports of sources
 * without esbuild, which would call the plugin again and take a second for thousands of imports.
 */
const withSideEffects: Plugin = {
  name: 'with-side-effects',
  setup({ onResolve }) {
    // Excludes pixi's imports, which end in `.mjs`.
    onResolve({ filter: /^\..*\.js$/ }, ({ path, importer, resolveDir }) => {
      if (importer.includes(`${sep}node_modules${sep}`)) return undefined;
      const written = join(resolveDir, path);
      const found = [written.replace(/\.js$/, '.ts'), written].find((file) => existsSync(file));
      // If the file is missing, esbuild reports it.
      return found === undefined ? undefined : { path: found, sideEffects: true };
    });
  },
};

interface PageBundle {
  /** Source folder. Default: the repository root. */
  readonly from?: string;
  /** URL path of `from` on the server, with a trailing slash. Default: `/`. */
  readonly below?: string;
}

/** Returns esbuild options. In the bundle, each source has the URL that it would have as a separate file in `below`. */
export function pageBundleOptions({ from = root, below = '/' }: PageBundle = {}) {
  // A URL relative to the bundle, because an iframe can have an opaque origin.
  const address = sourceAddress((path) => `import.meta.resolve(${JSON.stringify(below + path)})`, from);
  return {
    absWorkingDir: from,
    bundle: true,
    // Modules imported by several entries go to chunks, so that each module exists only once, as in the sources.
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: from,
    outbase: from,
    sourcemap: 'linked',
    // Used by test/runs.ts, because a page has no environment variables.
    define: { ...address.define, 'process.env.WATTEN_LONG': JSON.stringify(process.env.WATTEN_LONG ?? '') },
    plugins: [...address.plugins, withSideEffects, withoutUnusedPixi.esbuild()],
  } satisfies BuildOptions;
}
