import { readFile } from 'node:fs/promises';
import { sep } from 'node:path';
import type * as esbuild from 'esbuild';
import type { Plugin } from 'rollup';

/*
 * pixi registers all its features on import, so a bundler includes code that the stage never uses. The stage only draws
 * sprites with canvas textures onto one WebGL canvas. This file lists the unused code for each file.
 */

/** Names to remove from the imports and lists of a file. */
const REMOVED_FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  // Masks, screenshots, the console greeting and timed garbage collection.
  'rendering/renderers/shared/system/SharedSystems.mjs': [
    'AlphaMaskPipe',
    'StencilMaskPipe',
    'CustomRenderPipe',
    'ExtractSystem',
    'GenerateTextureSystem',
    'HelloSystem',
    'RenderableGCSystem',
    'TextureGCSystem',
  ],
  // Meshes, graphics, the back buffer and uniform buffers.
  'rendering/renderers/gl/WebGLRenderer.mjs': [
    'GlGraphicsAdaptor',
    'GlMeshAdaptor',
    'GlBackBufferSystem',
    'GlUboSystem',
  ],
};

/** Patterns of code to remove from a file. Each must match at least once. */
const REMOVED_CODE: Readonly<Record<string, readonly RegExp[]>> = {
  // WebGPU program.
  'rendering/batcher/shared/DefaultShader.mjs': [/^ +const gpuProgram = [^]*?\}\);\n/gm, /^ +gpuProgram,\n/gm],
  // Uniform buffers and particles.
  'unsafe-eval/init.mjs': [
    /^import \{ (?:GlUboSystem|GpuUboSystem|UboSystem|ParticleBuffer|generateParticle\w+|generateUbo\w+, \w+) \}.*\n/gm,
    /^ +Object\.assign\((?:GlUboSystem|GpuUboSystem|UboSystem|ParticleBuffer)\.prototype, [^]*?\}\);\n/gm,
  ],
};

const NOTHING = 'export {};';

/** Replacements of whole files. */
const REPLACED: Readonly<Record<string, string>> = {
  // Lazily loaded modules: other environments, other renderers and bitmap fonts.
  'environment-browser/browserExt.mjs': 'export const browserExt = { extension: { type: [] } };',
  'environment-webworker/webworkerExt.mjs': 'export const webworkerExt = { extension: { type: [] } };',
  'environment/autoDetectEnvironment.mjs':
    'export const loadEnvironmentExtensions = async () => {}; export const autoDetectEnvironment = loadEnvironmentExtensions;',
  'rendering/renderers/autoDetectRenderer.mjs': 'export const autoDetectRenderer = undefined;',
  'scene/text-bitmap/asset/loadBitmapFont.mjs':
    'export const bitmapFontCachePlugin = undefined; export const loadBitmapFont = undefined;',
  // Video textures, textures from any resource, and sprite sheets.
  'rendering/init.mjs': NOTHING,
  'spritesheet/init.mjs': NOTHING,
  // Functions generated from text, which the stage replaces with pixi's `unsafe-eval` module.
  'rendering/renderers/gl/shader/GenerateShaderSyncCode.mjs': 'export const generateShaderSyncCode = undefined;',
  'rendering/renderers/gl/shader/utils/generateUniformsSync.mjs': 'export const generateUniformsSync = undefined;',
  // WebGPU programs.
  'rendering/renderers/gpu/shader/GpuProgram.mjs': 'export const GpuProgram = { from: () => undefined };',
  // Permanent ticker for garbage collection.
  'rendering/renderers/shared/SchedulerSystem.mjs': `
    export class SchedulerSystem {
      init() {}
      repeat() { return 0; }
      cancel() {}
      destroy() {}
    }
    SchedulerSystem.extension = { type: ['webgl-system'], name: 'scheduler', priority: 0 };`,
  // Pools of textures and canvases for offscreen rendering.
  'rendering/renderers/shared/texture/TexturePool.mjs': `
    export const TexturePool = { setScreenSize() {}, removeScreen() {}, returnTexture() {} };
    export const TexturePoolClass = undefined;`,
  'rendering/renderers/shared/texture/CanvasPool.mjs': `
    export const CanvasPool = { setScreenSize() {}, removeScreen() {} };
    export const CanvasPoolClass = undefined;`,
  // Masks and filters.
  'filters/FilterEffect.mjs': 'export class FilterEffect {}',
  'rendering/mask/MaskEffectManager.mjs':
    'export const MaskEffectManager = {}; export const MaskEffectManagerClass = undefined;',
  'scene/container/container-mixins/cacheAsTextureMixin.mjs': 'export const cacheAsTextureMixin = {};',
  // A second WebGL context, in which pixi compiles shaders to find limits. The stage sets the number of textures, and all
  // shaders have medium precision.
  'rendering/batcher/gl/utils/maxRecommendedTextures.mjs': 'export const getMaxTexturesPerBatch = () => 2;',
  'rendering/renderers/gl/shader/program/getMaxFragmentPrecision.mjs':
    "export const getMaxFragmentPrecision = () => 'mediump';",
  // Search by label, and approximate bounds.
  'scene/container/container-mixins/findMixin.mjs': 'export const findMixin = {};',
  'scene/container/container-mixins/getFastGlobalBoundsMixin.mjs': 'export const getFastGlobalBoundsMixin = {};',
  // Conversion between local and global positions.
  'scene/container/container-mixins/toLocalGlobalMixin.mjs': 'export const toLocalGlobalMixin = {};',
  // Vertex formats other than the four that sprites use.
  'rendering/renderers/shared/geometry/utils/getAttributeInfoFromFormat.mjs': `
    const formats = {
      float32x2: { size: 2, stride: 8, normalised: false },
      float32x4: { size: 4, stride: 16, normalised: false },
      unorm8x4: { size: 4, stride: 4, normalised: true },
      uint16x2: { size: 2, stride: 4, normalised: false },
    };
    export const getAttributeInfoFromFormat = (format) => formats[format];`,
  // Deprecation warnings.
  'utils/logging/deprecation.mjs':
    "export const deprecation = () => {}; export const v8_0_0 = ''; export const v8_3_4 = ''; export const v8_21_0 = ''; export const v8_22_0 = '';",
  // Named colours and colour notations. The stage uses numbers.
  '@pixi/colord/index.mjs': `
    export const extend = () => {};
    export const colord = () => ({ isValid: () => false });`,
  '@pixi/colord/plugins/names.mjs': 'export default undefined;',
  // Texture formats with floats, integers or single channels. The stage uses four bytes per pixel.
  'rendering/renderers/gl/texture/utils/mapFormatToGlInternalFormat.mjs':
    'export const mapFormatToGlInternalFormat = (gl) => ({ rgba8unorm: gl.RGBA, bgra8unorm: gl.RGBA8 ?? gl.RGBA });',
  'rendering/renderers/gl/texture/utils/mapFormatToGlFormat.mjs':
    'export const mapFormatToGlFormat = (gl) => ({ rgba8unorm: gl.RGBA, bgra8unorm: gl.RGBA });',
  'rendering/renderers/gl/texture/utils/mapFormatToGlType.mjs':
    'export const mapFormatToGlType = (gl) => ({ rgba8unorm: gl.UNSIGNED_BYTE, bgra8unorm: gl.UNSIGNED_BYTE });',
  // Culling, and compressed, cube and video textures.
  'culling/cullingMixin.mjs': 'export const cullingMixin = {};',
  'rendering/renderers/gl/texture/uploaders/glUploadCompressedTextureResource.mjs':
    'export const glUploadCompressedTextureResource = undefined;',
  'rendering/renderers/gl/texture/uploaders/glUploadCubeTextureResource.mjs':
    'export const createGlUploadCubeTextureResource = () => undefined;',
  'rendering/renderers/gl/texture/uploaders/glUploadVideoResource.mjs':
    'export const glUploadVideoResource = undefined;',
};

const MODULE = /\/node_modules\/(?:pixi\.js\/lib\/|(?=@pixi\/))(?<file>.*)$/;

/** Returns the path within pixi or its bundled packages, or undefined for other modules. */
const pixiFile = (id: string): string | undefined => MODULE.exec(id.split(sep).join('/'))?.groups?.['file'];

const changed = (file: string, code: string): Error =>
  new Error(`pixi has changed: ${code} was not found as expected in ${file} (tools/build/pixi.ts).`);

function withoutFunctions(file: string, code: string, names: readonly string[]): string {
  let rest = code;
  for (const name of names) {
    const less = rest
      .replace(new RegExp(`^import \\{ ${name} \\} from '[^']+';\\n`, 'm'), '')
      .replace(new RegExp(`^  ${name},?\\n|, ${name}\\b|\\b${name}, `, 'm'), '');
    if (less.includes(name) || !rest.includes(name)) throw changed(file, name);
    rest = less;
  }
  return rest;
}

function withoutCode(file: string, code: string, patterns: readonly RegExp[]): string {
  let rest = code;
  for (const pattern of patterns) {
    const less = rest.replace(pattern, '');
    if (less === rest) throw changed(file, String(pattern));
    rest = less;
  }
  return rest;
}

const ALL: readonly string[] = [
  ...Object.keys(REPLACED),
  ...Object.keys(REMOVED_FUNCTIONS),
  ...Object.keys(REMOVED_CODE),
];

/** Replacements for one bundle. */
interface Replacements {
  /** Resolves to the replacement of a file, or to null for an unchanged file. */
  readonly of: (id: string) => Promise<string | null>;
  /** Returns the files with replacements that the bundle did not use. */
  readonly unusedReplacements: () => readonly string[];
}

function replacements(): Replacements {
  const usedFiles = new Set<string>();
  return {
    async of(id) {
      const file = pixiFile(id);
      if (file === undefined || !ALL.includes(file)) return null;
      usedFiles.add(file);
      if (Object.hasOwn(REPLACED, file)) return REPLACED[file] ?? null;
      return withoutCode(
        file,
        withoutFunctions(file, await readFile(id, 'utf8'), REMOVED_FUNCTIONS[file] ?? []),
        REMOVED_CODE[file] ?? [],
      );
    },
    unusedReplacements: () => ALL.filter((file) => !usedFiles.has(file)),
  };
}

const unusedReplacementsText = (files: readonly string[]): string =>
  `pixi has changed: no module imports ${files.join(', ')} (tools/build/pixi.ts).`;

/** Matches only the changed files, because esbuild calls the plugin for each match and pixi has a thousand files. */
const CHANGED = new RegExp(
  `[\\\\/](?:${ALL.map((file) => file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')).join('|')})$`,
);

/** Removes unused pixi code from a bundle. Fails if the expected code is not found in pixi. */
export const withoutUnusedPixi: { readonly rollup: () => Plugin; readonly esbuild: () => esbuild.Plugin } = {
  rollup() {
    const { of, unusedReplacements } = replacements();
    return {
      name: 'without-unused-pixi',
      load: of,
      buildEnd(error) {
        if (!error && unusedReplacements().length > 0) this.error(unusedReplacementsText(unusedReplacements()));
      },
    };
  },
  esbuild: () => ({
    name: 'without-unused-pixi',
    setup(build) {
      const { of, unusedReplacements } = replacements();
      // Tests of demo pages have no pixi in their own bundle.
      let isMet = false;
      build.onLoad({ filter: CHANGED }, async ({ path }) => {
        isMet = true;
        const contents = await of(path);
        return contents === null ? undefined : { contents };
      });
      build.onEnd(({ errors }) => ({
        errors:
          errors.length === 0 && isMet && unusedReplacements().length > 0
            ? [{ text: unusedReplacementsText(unusedReplacements()) }]
            : [],
      }));
    },
  }),
};
