/**
 * Bundles the players of the npm package into one function. Both the page and its worker need them, and a user's bundler
 * would include a copy for each. The function refers only to its parameter: the page calls the function, and the worker is
 * created from the function's source text. The code is therefore bundled and downloaded only once.
 */
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import type { Plugin } from 'rollup';

/** Modules in `players/` that other folders can import. */
const EXPORTED_MODULES = [
  'advice/advice.js',
  'advice/consider.js',
  'advice/hand-course.js',
  'advice/reviewable.js',
  'advice/review.js',
  'bidding/temperament.js',
  'choose.js',
  'deduction/deduce.js',
  'deduction/findings.js',
  'deduction/likelihoods.js',
  'level.js',
  'think.js',
  'time-slices.js',
  'worker/endpoint.js',
  'worker/pending-requests.js',
];

/** The module that the page passes to the function, because error classes must be identical everywhere. */
const SHARED_MODULE = 'rules/input-error.js';

const namesIn = async (path: string): Promise<readonly string[]> =>
  Object.keys((await import(pathToFileURL(path).href)) as object);

/** Bundles the players, with a source map, into a function that takes the shared module. */
async function bundlePlayers(from: string): Promise<{ readonly code: string; readonly map: string }> {
  const given = join(from, SHARED_MODULE);
  const front = EXPORTED_MODULES.map((path) => `export * from ${JSON.stringify(`./players/${path}`)};`);
  const { outputFiles } = await esbuild.build({
    stdin: { contents: front.join('\n'), resolveDir: from, sourcefile: 'players/front.js' },
    bundle: true,
    // Makes esbuild's paths independent of the compile folder.
    absWorkingDir: from,
    format: 'iife',
    globalName: 'players',
    target: 'es2022',
    banner: { js: 'export const makePlayers = (given) => {' },
    footer: { js: 'return players;\n};' },
    sourcemap: 'external',
    outdir: from,
    write: false,
    plugins: [
      {
        name: 'given',
        setup(build) {
          build.onLoad({ filter: /input-error\.js$/ }, async ({ path }) =>
            path === given ? { contents: `export const { ${(await namesIn(given)).join(', ')} } = given;` } : null,
          );
        },
      },
    ],
  });
  const [map, code] = [...outputFiles].sort((one, other) => other.path.length - one.path.length);
  return { code: code?.text ?? '', map: withSourcePaths(map?.text ?? '') };
}

/** Corrects the source paths of modules that were generated here instead of compiled by tsc. */
const withSourcePaths = (map: string): string => {
  const read = JSON.parse(map) as { readonly sources: readonly string[] };
  const [known = ''] = read.sources.filter((source) => source.endsWith('.ts'));
  const src = known.slice(0, known.indexOf('src/') + 'src/'.length);
  const sources = read.sources.map((source) =>
    source.endsWith('.js') ? src + source.replace(/\.js$/, '.ts') : source,
  );
  return JSON.stringify({ ...read, sources });
};

/** Plugin that replaces imports of players with the function's result, except in the shell, which needs only levels. */
export const bundledPlayers = (from: string): Plugin => {
  const home = join(from, 'players/');
  const piece = join(from, 'players.js');
  const script = join(from, 'element/shell/worker/worker-script.js');
  return {
    name: 'players-in-one-piece',
    resolveId(source, importer) {
      if (!source.startsWith('.') || importer === undefined || importer.startsWith(home)) return null;
      const path = resolve(dirname(importer), source);
      if (path === piece) return piece;
      if (!path.startsWith(home) || importer.endsWith('/element/shell/settings/settings.js')) return null;
      if (EXPORTED_MODULES.includes(path.slice(home.length))) return piece;
      return this.error(`${importer} imports ${path}, which is not in EXPORTED_MODULES (tools/build/players.ts).`);
    },
    async load(id) {
      if (id === piece) {
        const { code, map } = await bundlePlayers(from);
        const names = new Set((await Promise.all(EXPORTED_MODULES.map((path) => namesIn(join(home, path))))).flat());
        return {
          code: `${code}
import * as given from './${SHARED_MODULE}';
export const { ${[...names].join(', ')} } = /* @__PURE__ */ makePlayers(given);
`,
          map,
        };
      }
      if (id !== script) return null;
      return {
        // If the worker cannot answer a request, the page calculates the answer and reports the error.
        code: `import { makePlayers } from '../../../players.js';
import { VERSION } from '../version.js';
export const workerScript = () =>
  \`const { comparing, serveRequests, think } = (\${makePlayers})({ InputError: Error, quoted: String, choiceOf: String });
serveRequests(globalThis, \${JSON.stringify(VERSION)}, think, comparing);\`;
`,
        map: null,
      };
    },
  };
};
