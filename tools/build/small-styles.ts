import { transform } from 'esbuild';
import type { Plugin } from 'rollup';

const STYLES = /(?<=\bcss ?`)[^`]*/g;

/** Removes comments and indentation from styles, which saves a quarter of the size. */
export const smallStyles: Plugin = {
  name: 'small-styles',
  async transform(code, id) {
    if (!/[\\/]element[\\/]/.test(id)) return null;
    const [styles, ...others] = code.match(STYLES) ?? [];
    if (styles === undefined) return null;
    if (others.length > 0 || /[\\$]/.test(styles))
      this.error(`${id} must contain a single style sheet without substitutions and escapes.`);
    const small = await transform(styles, { loader: 'css', minifyWhitespace: true });
    return { code: code.replace(STYLES, () => small.code.trim()), map: null };
  },
};
