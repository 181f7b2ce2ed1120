import { join } from 'node:path';
import type { TestRunnerPlugin } from '@web/test-runner';
import * as esbuild from 'esbuild';
import type { Plugin } from 'rollup';
import { root } from '../shared/process.js';

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

const FACADE = 'src/stage/pixi.ts';

async function facade(): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(root, FACADE)],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    plugins: [withoutUnusedPixi.esbuild],
  });
  return outputFiles[0].text;
}

let bundle: Promise<string> | undefined;

/**
 * Serves tests the only file that imports pixi with all of pixi in it: browsers cannot load pixi from node_modules,
 * since it imports CommonJS.
 */
export const bundledPixi: TestRunnerPlugin = {
  name: 'bundled-pixi',
  async serve(context) {
    if (context.path !== `/${FACADE}`) return undefined;
    bundle ??= facade();
    return { body: await bundle, type: 'js' };
  },
};
