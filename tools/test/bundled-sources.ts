import { dirname, relative, sep } from 'node:path';
import type { TestRunnerPlugin } from '@web/test-runner';
import * as esbuild from 'esbuild';
import { withoutUnusedPixi } from '../build/pixi.js';
import { root } from '../shared/process.js';
import { sourceAddress } from './source-address.js';

/** What the server makes for the page of a test. */
const SERVED = ['/__web-dev-server__web-socket.js'];

/** Our own sources do something by being imported: of them the package names only what is in `dist`. */
const withSideEffects: esbuild.Plugin = {
  name: 'with-side-effects',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^\./ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
      if (pluginData === withSideEffects || importer.includes(`${sep}node_modules${sep}`)) return undefined;
      const found = await resolve(path, { importer, resolveDir, kind, pluginData: withSideEffects });
      return { ...found, sideEffects: true };
    });
  },
};

/** Bundles these sources, and answers what there is to serve, by its path: the sources under their own names. */
async function build(entries: readonly string[]): Promise<ReadonlyMap<string, string>> {
  // By the bundle's own address: a page within a page may have no origin.
  const address = sourceAddress((path) => `import.meta.resolve(${JSON.stringify(`/${path}`)})`);
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [...entries],
    bundle: true,
    // What the entries share is in chunks: it exists once, as in the sources.
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: '.',
    outbase: '.',
    // Beside the first of them, so that this bundle and no other serves them.
    chunkNames: `${entries[0].replace(/\/[^/]*$/, '')}/chunks/[name]-[hash]`,
    sourcemap: 'linked',
    write: false,
    external: SERVED,
    // What test/runs.ts asks, which a page does not know.
    define: { ...address.define, 'process.env.WATTEN_LONG': JSON.stringify(process.env.WATTEN_LONG ?? '') },
    plugins: [...address.plugins, withSideEffects, withoutUnusedPixi.esbuild()],
  });
  return new Map(
    outputFiles.map(({ path, text }) => {
      const name = relative(root, path).split(sep).join('/');
      const source = name.replace(/\.js$/, '.ts');
      return [`/${entries.includes(source) ? source : name}`, text];
    }),
  );
}

/** One bundle: of which sources, and the folder below which it serves. */
interface Bundle {
  readonly below: string;
  readonly entries: readonly string[];
  built?: Promise<ReadonlyMap<string, string>>;
}

/**
 * Serves tests with all that they import in a few files: one by one the modules take every page seconds to load. The
 * element by itself, for pages that load it by a script, is a bundle of its own.
 * @param tests files in one folder, by their paths in the repository
 */
export function bundledSources(tests: readonly string[]): TestRunnerPlugin {
  const bundles: readonly Bundle[] = [
    { below: `/${dirname(tests[0] ?? '')}/`, entries: tests },
    { below: '/src/', entries: ['src/index.ts'] },
  ];
  return {
    name: 'bundled-sources',
    async serve({ path }) {
      const bundle = bundles.find(({ below }) => path.startsWith(below));
      if (!bundle) return undefined;
      bundle.built ??= build(bundle.entries);
      const body = (await bundle.built).get(path);
      return body === undefined ? undefined : { body, type: path.endsWith('.map') ? 'json' : 'js' };
    },
  };
}
