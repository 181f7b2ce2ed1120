import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from 'oxc-minify';
import type { ExistingRawSourceMap, Plugin } from 'rollup';

const OWN_LIBRARY = /[\\/]node_modules[\\/](?:pixi\.js|xstate)[\\/]/;
const MEMBER = /\b_[a-zA-Z]\w*/g;
const QUOTED_MEMBER = /(?<=['"`])_[a-zA-Z]\w*(?=['"`])/g;

/**
 * Returns the underscore members of pixi and xstate that must keep their names, because the stage uses them or code contains
 * their names as strings.
 */
const keptMembers = async (from: string, code: string): Promise<string[]> => {
  const stage = join(from, 'stage');
  const files = (await readdir(stage)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(files.map((file) => readFile(join(stage, file), 'utf8')));
  return [...new Set([...texts.flatMap((text) => text.match(MEMBER) ?? []), ...(code.match(QUOTED_MEMBER) ?? [])])];
};

export const smallScripts = (from: string): Plugin => ({
  name: 'small-scripts',
  async renderChunk(text, { fileName, moduleIds }) {
    const hasInner = moduleIds.some((id) => OWN_LIBRARY.test(id));
    const { code, map, errors } = await minify(fileName, text, {
      module: true,
      compress: { target: 'es2022' },
      sourcemap: true,
      // The libraries' private members, which no other code uses.
      ...(hasInner && { mangleProps: { include: /^_[a-zA-Z]/, reserved: await keptMembers(from, text) } }),
    });
    if (errors.length > 0) this.error(errors.map(({ message }) => message).join('\n'));
    return { code, map: map as ExistingRawSourceMap };
  },
});
