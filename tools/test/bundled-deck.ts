import { join, relative, sep } from 'node:path';
import type { TestRunnerPlugin } from '@web/test-runner';
import * as esbuild from 'esbuild';
import { root } from '../shared/process.js';

const FOLDER = 'src/deck';
/** What the rest of `src/deck`, and the people, import of the artwork. */
const ENTRIES = [
  'salzburg.ts',
  ...[
    'whole-deck',
    'courts',
    'schell/weli-word',
    'shared/burin',
    'shared/comb',
    'shared/ground',
    'shared/pips',
    'shared/star',
  ].map((file) => `salzburg/${file}.ts`),
];

/** Outputs by the path at which they are asked for. */
async function build(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await esbuild.build({
    entryPoints: ENTRIES.map((entry) => join(root, FOLDER, entry)),
    bundle: true,
    // What the entries share is in chunks: it exists once, as in the sources.
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: join(root, FOLDER),
    outbase: join(root, FOLDER),
    write: false,
  });
  return new Map(
    outputFiles.map(({ path, text }) => {
      const name = relative(join(root, FOLDER), path).split(sep).join('/');
      const source = name.replace(/\.js$/, '.ts');
      return [`/${FOLDER}/${ENTRIES.includes(source) ? source : name}`, text];
    }),
  );
}

let bundle: Promise<ReadonlyMap<string, string>> | undefined;

/** Serves tests the artwork in a few files: one by one its hundred modules take every page seconds to load. */
export const bundledDeck: TestRunnerPlugin = {
  name: 'bundled-deck',
  async serve(context) {
    if (!context.path.startsWith(`/${FOLDER}/`)) return undefined;
    bundle ??= build();
    const body = (await bundle).get(context.path);
    return body === undefined ? undefined : { body, type: 'js' };
  },
};
