/** The worker in which computers think: a file of its own beside those that a page loads. */
import { join } from 'node:path';
import type { Plugin } from 'rollup';

const WORKER = 'thinking-worker.js';
/** How the sources name it. */
const ADDRESS = `new URL('./${WORKER}', import.meta.url)`;

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
