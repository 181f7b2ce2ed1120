import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { root } from '../shared/process.mjs';

/**
 * What pixi's `autoDetectEnvironment` would load. The stage skips it (`skipExtensionImports`), yet a bundler follows
 * the imports and takes all of it along: 16 KB compressed.
 */
export const UNUSED = /[\\/]pixi\.js[\\/]lib[\\/]environment-(browser|webworker)[\\/](browser|webworker)All\.mjs$/;

/** Leaves it out of a bundle. */
export const withoutUnusedPixi = {
  rollup: {
    name: 'without-unused-pixi',
    load: (id) => (UNUSED.test(id) ? 'export {};' : null),
  },
  esbuild: {
    name: 'without-unused-pixi',
    setup(build) {
      build.onLoad({ filter: UNUSED }, () => ({ contents: '' }));
    },
  },
};

const FACADE = 'src/stage/pixi.ts';

let bundle;

/**
 * Serves tests the only file that imports pixi with all of pixi in it: browsers cannot load pixi from node_modules,
 * since it imports CommonJS.
 */
export const bundledPixi = {
  name: 'bundled-pixi',
  async serve(context) {
    if (context.path !== `/${FACADE}`) return undefined;
    bundle ??= esbuild.build({
      entryPoints: [join(root, FACADE)],
      bundle: true,
      format: 'esm',
      target: 'es2022',
      write: false,
      plugins: [withoutUnusedPixi.esbuild],
    });
    const { outputFiles } = await bundle;
    return { body: outputFiles[0].text, type: 'js' };
  },
};
