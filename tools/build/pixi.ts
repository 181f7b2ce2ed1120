import type * as esbuild from 'esbuild';
import type { Plugin } from 'rollup';

/**
 * What pixi's `autoDetectEnvironment` would load. The stage skips it (`skipExtensionImports`), yet a bundler follows
 * the imports and takes all of it along: 16 KB compressed.
 */
export const UNUSED = /[\\/]pixi\.js[\\/]lib[\\/]environment-(browser|webworker)[\\/](browser|webworker)All\.mjs$/;

/** Leaves it out of a bundle. */
export const withoutUnusedPixi: { readonly rollup: Plugin; readonly esbuild: esbuild.Plugin } = {
  rollup: {
    name: 'without-unused-pixi',
    load: (id: string) => (UNUSED.test(id) ? 'export {};' : null),
  },
  esbuild: {
    name: 'without-unused-pixi',
    setup(build) {
      build.onLoad({ filter: UNUSED }, () => ({ contents: '' }));
    },
  },
};
