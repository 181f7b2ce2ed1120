import { transform } from 'esbuild';
import type { Plugin } from 'rollup';

const STYLES = /(?<=\bcss ?`)[^`]*/g;

/** Nobody reads the styles in the package either: without comments and indentation they weigh a quarter less. */
export const smallStyles: Plugin = {
  name: 'small-styles',
  async transform(code, id) {
    if (!/[\\/]element[\\/]/.test(id)) return null;
    const [styles, ...others] = code.match(STYLES) ?? [];
    if (styles === undefined) return null;
    if (others.length > 0 || /[\\$]/.test(styles)) this.error(`${id} is not one sheet of plain text.`);
    const small = await transform(styles, { loader: 'css', minifyWhitespace: true });
    return { code: code.replace(STYLES, () => small.code.trim()), map: null };
  },
};
