import { transform } from 'esbuild';
import type { Plugin } from 'rollup';

/** Minifies artwork, which is only numbers and is not meant to be read. Saves a quarter of its size. */
export const smallArtwork: Plugin = {
  name: 'small-artwork',
  async renderChunk(code, { moduleIds }) {
    if (!moduleIds.every((id) => /[\\/](?:base|deck|people)[\\/]/.test(id))) return null;
    const small = await transform(code, { minify: true, format: 'esm', target: 'es2022', sourcemap: 'external' });
    return { code: small.code, map: small.map };
  },
};
