/** Plugins for the server of tables, which needs nothing but Node and the files of this package. */
import { minify } from 'oxc-minify';
import type { Plugin } from 'rollup';

/** What nobody needs here: figures for a process manager. Native code that may be there or not is tried, and is not. */
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

/** Our own scripts stay as they were written, for whoever looks into an error. */
export const smallLibraries: Plugin = {
  name: 'small-libraries',
  async renderChunk(text, { fileName, name }) {
    if (name !== 'libraries' && name !== 'xstate') return null;
    const { code, errors } = await minify(fileName, text, { module: true, compress: { target: 'es2022' } });
    if (errors.length > 0) this.error(errors.map(({ message }) => message).join('\n'));
    return { code, map: null };
  },
};
