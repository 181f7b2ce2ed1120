/** The worker in which computers think: a file of its own beside those that a page loads. */
import { join } from 'node:path';
import type { TestRunnerPlugin } from '@web/test-runner';
import * as esbuild from 'esbuild';
import type { Plugin } from 'rollup';
import { root } from '../shared/process.js';

const WORKER = 'thinking-worker.js';
/** How the sources name it. */
const ADDRESS = `new URL('./${WORKER}', import.meta.url)`;

const whole = async (entry: string, options: Pick<esbuild.BuildOptions, 'format' | 'minify'>): Promise<string> => {
  const { outputFiles } = await esbuild.build({
    entryPoints: [entry],
    bundle: true,
    target: 'es2022',
    write: false,
    ...options,
  });
  return outputFiles[0].text;
};

/**
 * Makes a chunk of the worker, which shares with the page what both need, and leads to it wherever it is named. In the
 * output the address stands as in the sources: by that form bundlers know a worker.
 */
export const thinkingWorker = (from: string): Plugin => {
  let found = 0;
  return {
    name: 'thinking-worker',
    buildStart() {
      found = 0;
    },
    transform(code) {
      if (!code.includes(ADDRESS)) return null;
      found++;
      const chunk = this.emitFile({
        type: 'chunk',
        id: join(from, 'element/worker', WORKER),
        name: WORKER.replace(/\.js$/, ''),
      });
      // A reference may end in "$$", which `replaceAll` would read as a pattern.
      return { code: code.replaceAll(ADDRESS, () => `import.meta.ROLLUP_FILE_URL_${chunk}`), map: null };
    },
    resolveFileUrl: ({ relativePath }) => `new URL('./${relativePath}', import.meta.url)`,
    buildEnd(error) {
      if (!error && found === 0) this.error(`Nothing names the worker by ${ADDRESS}.`);
    },
  };
};

/**
 * Puts the whole worker in the place of `workerScript`, as a script that needs no other file: somebody's bundler may
 * give our files other names and places, and know nothing of a worker.
 */
export const wholeWorkerIn = (from: string): Plugin => ({
  name: 'whole-worker',
  async load(id) {
    if (id !== join(from, 'element/worker/worker-script.js')) return null;
    const script = await whole(join(from, 'element/worker', WORKER), { format: 'iife', minify: true });
    // The map says which file this is; there are no lines that could lead anywhere.
    const map = { version: 3, sources: [id], names: [], mappings: '' };
    return { code: `export const workerScript = () => ${JSON.stringify(script)};\n`, map };
  },
});

let bundle: Promise<string> | undefined;

/** Serves tests the worker in one file: module by module it would take seconds to load. */
export const bundledWorker: TestRunnerPlugin = {
  name: 'bundled-worker',
  async serve(context) {
    if (context.path !== `/src/element/worker/${WORKER}`) return undefined;
    bundle ??= whole(join(root, 'src/element/worker/thinking-worker.ts'), { format: 'esm' });
    return { body: await bundle, type: 'js' };
  },
};
