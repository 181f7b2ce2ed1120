/** The worker in which computers think: a file of its own beside those that a page loads. */
import { join } from 'node:path';
import type { TestRunnerPlugin } from '@web/test-runner';
import * as esbuild from 'esbuild';
import type { Plugin } from 'rollup';
import { root } from '../shared/process.js';

const WORKER = 'thinking-worker.js';
/** How the sources name it. */
const ADDRESS = `new URL('./${WORKER}', import.meta.url)`;

const whole = async (entry: string): Promise<string> => {
  const { outputFiles } = await esbuild.build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0].text;
};

/**
 * Makes a chunk of the worker, which shares with the page what both need, and leads to it wherever it is named. In the
 * output the address is not written so that bundlers know it for one: they would make a second copy of all that thinks.
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
        id: join(from, 'element/shell/worker', WORKER),
        name: WORKER.replace(/\.js$/, ''),
      });
      // A reference may end in "$$", which `replaceAll` would read as a pattern.
      return { code: code.replaceAll(ADDRESS, () => `import.meta.ROLLUP_FILE_URL_${chunk}`), map: null };
    },
    resolveFileUrl: ({ relativePath }) => `new URL(['./${relativePath}'][0], import.meta.url)`,
    buildEnd(error) {
      if (!error && found === 0) this.error(`Nothing names the worker by ${ADDRESS}.`);
    },
  };
};

let bundle: Promise<string> | undefined;

/** Serves tests the worker in one file: module by module it would take seconds to load. */
export const bundledWorker: TestRunnerPlugin = {
  name: 'bundled-worker',
  async serve(context) {
    if (context.path !== `/src/element/shell/worker/${WORKER}`) return undefined;
    bundle ??= whole(join(root, 'src/element/shell/worker/thinking-worker.ts'));
    return { body: await bundle, type: 'js' };
  },
};
