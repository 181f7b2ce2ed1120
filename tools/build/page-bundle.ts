/** Bundles the sources for a page into a few unminified files within a second, for tests and `npm run dev`. */
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { root } from '../shared/process.js';
import { sourceAddress } from '../shared/source-address.js';
import { withoutUnusedPixi } from './pixi.js';

/**
 * Marks our sources as having side effects, because package.json lists only files of `dist`. Resolves their imports without
 * calling esbuild, which would call the plugin again: for thousands of imports that takes a second.
 */
const withSideEffects: Plugin = {
  name: 'with-side-effects',
  setup({ onResolve }) {
    // Excludes pixi's imports, which end in `.mjs`.
    onResolve({ filter: /^\..*\.js$/ }, ({ path, importer, resolveDir }) => {
      if (importer.includes(`${sep}node_modules${sep}`)) return undefined;
      const written = join(resolveDir, path);
      const found = [written.replace(/\.js$/, '.ts'), written].find((file) => existsSync(file));
      // esbuild reports a missing file.
      return found === undefined ? undefined : { path: found, sideEffects: true };
    });
  },
};

interface PageBundle {
  /** The folder of the sources; default: the repository. */
  readonly from?: string;
  /** URL path of `from` on the server, with a trailing slash; default: `/`. */
  readonly below?: string;
}

/** Returns esbuild options. In the bundle each source has the URL that it would have as a separate file in `below`. */
export function pageBundleOptions({ from = root, below = '/' }: PageBundle = {}) {
  // Relative to the bundle, because an iframe can have an opaque origin.
  const address = sourceAddress((path) => `import.meta.resolve(${JSON.stringify(below + path)})`, from);
  return {
    absWorkingDir: from,
    bundle: true,
    // Modules imported by several entries go to chunks, so that each exists once, as in the sources.
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: from,
    outbase: from,
    sourcemap: 'linked',
    // For test/runs.ts, because a page has no environment variables.
    define: { ...address.define, 'process.env.WATTEN_LONG': JSON.stringify(process.env.WATTEN_LONG ?? '') },
    plugins: [...address.plugins, withSideEffects, withoutUnusedPixi.esbuild()],
  } satisfies BuildOptions;
}
