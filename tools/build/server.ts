/** Plugins for the table server, which needs only Node and the files of this package. */
import { minify } from 'oxc-minify';
import type { Plugin } from 'rollup';

/** Unused modules for the metrics of a process manager. Optional native modules are not affected. */
const NOT_NEEDED = ['@pm2/io'];
const NOTHING = '\0nothing';

export const withoutUnusedModules: Plugin = {
  name: 'without-unused',
  resolveId: (source) => (NOT_NEEDED.includes(source) ? NOTHING : null),
  load: (id) => (id === NOTHING ? 'export default undefined;' : null),
};

export const json: Plugin = {
  name: 'json',
  transform: (code, id) => (id.endsWith('.json') ? { code: `export default ${code};`, map: null } : null),
};

/** Minifies only libraries. The project's own scripts stay readable for debugging. */
export const smallLibraries: Plugin = {
  name: 'small-libraries',
  async renderChunk(text, { fileName, name }) {
    if (name !== 'libraries' && name !== 'xstate') return null;
    const { code, errors } = await minify(fileName, text, { module: true, compress: { target: 'es2022' } });
    if (errors.length > 0) this.error(errors.map(({ message }) => message).join('\n'));
    return { code, map: null };
  },
};
