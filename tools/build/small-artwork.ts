import { transform } from 'esbuild';
import type { Plugin } from 'rollup';

/** Minifies artwork, which consists of numbers and need not be readable. Saves a quarter of the size. */
export const smallArtwork: Plugin = {
  name: 'small-artwork',
  async renderChunk(code, { moduleIds }) {
    if (!moduleIds.every((id) => /[\\/](?:base|deck|people)[\\/]/.test(id))) return null;
    const small = await transform(code, { minify: true, format: 'esm', target: 'es2022', sourcemap: 'external' });
    return { code: small.code, map: small.map };
  },
};
