import { readFile } from 'node:fs/promises';
import type { Plugin } from 'rollup';

/** Hands on the maps tsc wrote, so that ours lead back to the TypeScript. */
export const typescriptMaps = (from: string): Plugin => ({
  name: 'typescript-maps',
  async load(id) {
    if (!id.startsWith(from)) return null;
    const [code, map] = await Promise.all([readFile(id, 'utf8'), readFile(`${id}.map`, 'utf8')]);
    return { code, map };
  },
});
