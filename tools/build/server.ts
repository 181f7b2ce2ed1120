/** The server of tables: whoever runs it needs Node and this package's files, and whoever only shows a table needs none of it. */
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import { minify } from 'oxc-minify';
import type { OutputOptions, Plugin, RollupOptions } from 'rollup';
import { licences } from './licences.js';
import { withoutUnusedXstate } from './xstate.js';

/** What nobody needs here: figures for a process manager. Native code that may be there or not is tried, and is not. */
const NOT_NEEDED = ['@pm2/io'];
const NOTHING = '\0nothing';

const withoutUnused: Plugin = {
  name: 'without-unused',
  resolveId: (source) => (NOT_NEEDED.includes(source) ? NOTHING : null),
  load: (id) => (id === NOTHING ? 'export default undefined;' : null),
};

const json: Plugin = {
  name: 'json',
  transform: (code, id) => (id.endsWith('.json') ? { code: `export default ${code};`, map: null } : null),
};

/** Our own scripts stay as they were written, for whoever looks into an error. */
const smallLibraries: Plugin = {
  name: 'small-libraries',
  async renderChunk(text, { fileName, name }) {
    if (name !== 'libraries' && name !== 'xstate') return null;
    const { code, errors } = await minify(fileName, text, { module: true, compress: { target: 'es2022' } });
    if (errors.length > 0) this.error(errors.map(({ message }) => message).join('\n'));
    return { code, map: null };
  },
};

const chunkOf = (id: string): string | undefined => {
  if (/[\\/]node_modules[\\/]xstate[\\/]/.test(id)) return 'xstate';
  return /[\\/]node_modules[\\/]|^\0/.test(id) ? 'libraries' : undefined;
};

/** @param from the folder with tsc's output; @param to the one to write to */
export const serverBundle = (from: string, to: string): RollupOptions & { readonly output: OutputOptions } => ({
  input: {
    server: join(from, 'server.js'),
    'server-command': join(from, 'server-command.js'),
    'server-thinking': join(from, 'server/thinking/thread.js'),
  },
  external: [...builtinModules, /^node:/],
  plugins: [
    withoutUnused,
    withoutUnusedXstate(),
    json,
    nodeResolve({ exportConditions: ['node'], preferBuiltins: true }),
    commonjs({ ignoreDynamicRequires: true }),
    smallLibraries,
    licences,
  ],
  onwarn(warning, warn) {
    // Of libraries, which have lived with it.
    if (warning.code !== 'CIRCULAR_DEPENDENCY' && warning.code !== 'THIS_IS_UNDEFINED' && warning.code !== 'EVAL')
      warn(warning);
  },
  output: { dir: to, chunkFileNames: 'chunks/server/[name].js', manualChunks: chunkOf },
});
