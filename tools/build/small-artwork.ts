import { transform } from 'esbuild';
import type { Plugin } from 'rollup';

/** Artwork is numbers: nobody reads it in the package, and it weighs a quarter less without its comments and names. */
export const smallArtwork: Plugin = {
  name: 'small-artwork',
  async renderChunk(code, { moduleIds }) {
    if (!moduleIds.every((id) => /[\\/](?:base|deck|people)[\\/]/.test(id))) return null;
    const small = await transform(code, { minify: true, format: 'esm', target: 'es2022', sourcemap: 'external' });
    return { code: small.code, map: small.map };
  },
};
