/** Emits the worker for computer players as a separate file. */
import { join } from 'node:path';
import type { Plugin } from 'rollup';

const WORKER = 'thinking-worker.js';
/** The expression for the worker's URL in the sources. */
const ADDRESS = `new URL('./${WORKER}', import.meta.url)`;

/**
 * Creates the worker's chunk, which shares code with the page, and replaces the worker's URL in the sources. Bundlers must
 * not recognise the URL in the output, because they would create a second copy of the players' code.
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
      // A reference can end in "$$", which `replaceAll` would treat as a replacement pattern.
      return { code: code.replaceAll(ADDRESS, () => `import.meta.ROLLUP_FILE_URL_${chunk}`), map: null };
    },
    resolveFileUrl: ({ relativePath }) => `new URL(['./${relativePath}'][0], import.meta.url)`,
    buildEnd(error) {
      if (!error && found === 0) this.error(`No module refers to the worker as ${ADDRESS}.`);
    },
  };
};
