import { readFile } from 'node:fs/promises';
import type { Plugin } from 'rollup';

/** Loads the source maps of tsc, so that the source maps of the bundle refer to the TypeScript files. */
export const typescriptMaps = (from: string): Plugin => ({
  name: 'typescript-maps',
  async load(id) {
    if (!id.startsWith(from)) return null;
    const [code, map] = await Promise.all([readFile(id, 'utf8'), readFile(`${id}.map`, 'utf8')]);
    return { code, map };
  },
});
