import { readFile } from 'node:fs/promises';
import { sep } from 'node:path';
import type * as esbuild from 'esbuild';
import type { Plugin } from 'rollup';

/*
 * A bundler follows pixi's imports and takes along what the stage never reaches, since pixi registers all it has when it
 * is imported. The stage draws sprites with textures from canvases, by WebGL, onto one canvas. Here stands what it does
 * without, file by file.
 */

/** Names removed from the imports and lists of a file. */
const REMOVED_FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  // Masks; pictures of what is drawn; a greeting on the console; tidying up by the clock.
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
  // Meshes, drawn shapes; a canvas that is drawn into before the canvas; uniforms in buffers.
  'rendering/renderers/gl/WebGLRenderer.mjs': [
    'GlGraphicsAdaptor',
    'GlMeshAdaptor',
    'GlBackBufferSystem',
    'GlUboSystem',
  ],
};

/** Patterns of code removed from a file. Each must match at least once. */
const REMOVED_CODE: Readonly<Record<string, readonly RegExp[]>> = {
  // The program of WebGPU.
  'rendering/batcher/shared/DefaultShader.mjs': [/^ +const gpuProgram = [^]*?\}\);\n/gm, /^ +gpuProgram,\n/gm],
  // Uniforms in buffers, and particles.
  'unsafe-eval/init.mjs': [
    /^import \{ (?:GlUboSystem|GpuUboSystem|UboSystem|ParticleBuffer|generateParticle\w+|generateUbo\w+, \w+) \}.*\n/gm,
    /^ +Object\.assign\((?:GlUboSystem|GpuUboSystem|UboSystem|ParticleBuffer)\.prototype, [^]*?\}\);\n/gm,
  ],
};

const NOTHING = 'export {};';

/** What stands in place of a whole file. */
const REPLACED: Readonly<Record<string, string>> = {
  // What pixi would load when it is needed: another environment, another renderer, fonts of bitmaps.
  'environment-browser/browserExt.mjs': 'export const browserExt = { extension: { type: [] } };',
  'environment-webworker/webworkerExt.mjs': 'export const webworkerExt = { extension: { type: [] } };',
  'environment/autoDetectEnvironment.mjs':
    'export const loadEnvironmentExtensions = async () => {}; export const autoDetectEnvironment = loadEnvironmentExtensions;',
  'rendering/renderers/autoDetectRenderer.mjs': 'export const autoDetectRenderer = undefined;',
  'scene/text-bitmap/asset/loadBitmapFont.mjs':
    'export const bitmapFontCachePlugin = undefined; export const loadBitmapFont = undefined;',
  // Textures of videos, and textures from whatever is given; loading sprite sheets.
  'rendering/init.mjs': NOTHING,
  'spritesheet/init.mjs': NOTHING,
  // Functions made from text: the stage's part of `unsafe-eval` stands in for them.
  'rendering/renderers/gl/shader/GenerateShaderSyncCode.mjs': 'export const generateShaderSyncCode = undefined;',
  'rendering/renderers/gl/shader/utils/generateUniformsSync.mjs': 'export const generateUniformsSync = undefined;',
  // Programs of WebGPU.
  'rendering/renderers/gpu/shader/GpuProgram.mjs': 'export const GpuProgram = { from: () => undefined };',
  // A clock that ticks for ever, to look what there is to tidy up.
  'rendering/renderers/shared/SchedulerSystem.mjs': `
    export class SchedulerSystem {
      init() {}
      repeat() { return 0; }
      cancel() {}
      destroy() {}
    }
    SchedulerSystem.extension = { type: ['webgl-system'], name: 'scheduler', priority: 0 };`,
  // Textures and canvases that are drawn into before the canvas, kept to be used again.
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
  // Looking for a container by its name; bounds that are roughly right.
  'scene/container/container-mixins/findMixin.mjs': 'export const findMixin = {};',
  'scene/container/container-mixins/getFastGlobalBoundsMixin.mjs': 'export const getFastGlobalBoundsMixin = {};',
  // Where on the canvas something is.
  'scene/container/container-mixins/toLocalGlobalMixin.mjs': 'export const toLocalGlobalMixin = {};',
  // Vertices of any kind: a sprite's have these.
  'rendering/renderers/shared/geometry/utils/getAttributeInfoFromFormat.mjs': `
    const formats = {
      float32x2: { size: 2, stride: 8, normalised: false },
      float32x4: { size: 4, stride: 16, normalised: false },
      unorm8x4: { size: 4, stride: 4, normalised: true },
      uint16x2: { size: 2, stride: 4, normalised: false },
    };
    export const getAttributeInfoFromFormat = (format) => formats[format];`,
  // Warnings of what pixi had in earlier versions.
  'utils/logging/deprecation.mjs':
    "export const deprecation = () => {}; export const v8_0_0 = ''; export const v8_3_4 = ''; export const v8_21_0 = ''; export const v8_22_0 = '';",
  // Colours by name and in every notation: the stage has numbers.
  '@pixi/colord/index.mjs': `
    export const extend = () => {};
    export const colord = () => ({ isValid: () => false });`,
  '@pixi/colord/plugins/names.mjs': 'export default undefined;',
  // Textures of floats, integers, single colours: the stage's are of four bytes a pixel.
  'rendering/renderers/gl/texture/utils/mapFormatToGlInternalFormat.mjs':
    'export const mapFormatToGlInternalFormat = (gl) => ({ rgba8unorm: gl.RGBA, bgra8unorm: gl.RGBA8 ?? gl.RGBA });',
  'rendering/renderers/gl/texture/utils/mapFormatToGlFormat.mjs':
    'export const mapFormatToGlFormat = (gl) => ({ rgba8unorm: gl.RGBA, bgra8unorm: gl.RGBA });',
  'rendering/renderers/gl/texture/utils/mapFormatToGlType.mjs':
    'export const mapFormatToGlType = (gl) => ({ rgba8unorm: gl.UNSIGNED_BYTE, bgra8unorm: gl.UNSIGNED_BYTE });',
  // What lies outside of the picture; textures that are compressed, of six sides, or videos.
  'culling/cullingMixin.mjs': 'export const cullingMixin = {};',
  'rendering/renderers/gl/texture/uploaders/glUploadCompressedTextureResource.mjs':
    'export const glUploadCompressedTextureResource = undefined;',
  'rendering/renderers/gl/texture/uploaders/glUploadCubeTextureResource.mjs':
    'export const createGlUploadCubeTextureResource = () => undefined;',
  'rendering/renderers/gl/texture/uploaders/glUploadVideoResource.mjs':
    'export const glUploadVideoResource = undefined;',
};

const MODULE = /\/node_modules\/(?:pixi\.js\/lib\/|(?=@pixi\/))(?<file>.*)$/;

/** The file of pixi's, or of a package that comes with it, that this is, if it is one. */
const pixiFile = (id: string): string | undefined => MODULE.exec(id.split(sep).join('/'))?.groups?.['file'];

const changed = (file: string, what: string): Error =>
  new Error(`pixi has changed: ${what} is no longer what it was in ${file} (tools/build/pixi.ts).`);

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

function withoutCode(file: string, code: string, parts: readonly RegExp[]): string {
  let rest = code;
  for (const part of parts) {
    const less = rest.replace(part, '');
    if (less === rest) throw changed(file, String(part));
    rest = less;
  }
  return rest;
}

const ALL: readonly string[] = [
  ...Object.keys(REPLACED),
  ...Object.keys(REMOVED_FUNCTIONS),
  ...Object.keys(REMOVED_CODE),
];

/** What one bundle gets in place of pixi's own files. */
interface Replacements {
  /** In place of a file, or null: the file itself. */
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
  `pixi has changed: nothing imports ${files.join(', ')} any more (tools/build/pixi.ts).`;

/** The files themselves: esbuild asks a plugin for each file that matches, and pixi has a thousand. */
const CHANGED = new RegExp(
  `[\\\\/](?:${ALL.map((file) => file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')).join('|')})$`,
);

/** Leaves out of a bundle what the stage does not need of pixi. The bundle fails if pixi is no longer what it was. */
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
      // Tests that open a page of the demo have none of it in their own bundle.
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
