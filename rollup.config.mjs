/**
 * Configuration of all files that rollup writes to dist/ (`npx rollup -c`). `npm run build` also adds the declarations and
 * the element's manifest, and replaces dist/ in one step.
 */
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import { register } from 'tsx/esm/api';

// Registers tsx, because the plugins are TypeScript.
register();
const { compileSources } = await import('./tools/build/compile.ts');
const { classicSyntax } = await import('./tools/build/classic-syntax.ts');
const { embedScripts } = await import('./tools/build/embed.ts');
const { firstView } = await import('./tools/build/first-view.ts');
const { importsInParallel } = await import('./tools/build/parallel.ts');
const { licences } = await import('./tools/build/licences.ts');
const { oneEntry } = await import('./tools/build/one-entry.ts');
const { ownBuiltIns } = await import('./tools/build/own-built-ins.ts');
const { packedArtwork } = await import('./tools/build/packed-artwork.ts');
const { bundledPlayers } = await import('./tools/build/players.ts');
const { shortPrivateNames } = await import('./tools/build/private-names.ts');
const { smallArtwork } = await import('./tools/build/small-artwork.ts');
const { smallScripts } = await import('./tools/build/small-scripts.ts');
const { smallStyles } = await import('./tools/build/small-styles.ts');
const { smallTemplates } = await import('./tools/build/small-templates.ts');
const { thinkingWorker } = await import('./tools/build/thinking.ts');
const { typescriptMaps } = await import('./tools/build/typescript-maps.ts');
const { json, smallLibraries, withoutUnusedModules } = await import('./tools/build/server.ts');
const { withoutUnusedPixi } = await import('./tools/build/pixi.ts');
const { withoutUnusedXstate } = await import('./tools/build/xstate.ts');

const root = dirname(fileURLToPath(import.meta.url));
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

// -- which modules share a file ----------------------------------------------------------------------------------------

const LANGUAGE_PART = /[\\/]i18n[\\/](?<language>[\w-]+)[\\/](?<part>\w+)\.js$/;

/**
 * Returns the name of a module's chunk, if the name matters:
 * - all of pixi in one chunk;
 * - the worker factories, which recognise an unbundled file by its name;
 * - a language's table texts and the words that all texts of that language share, so that a table waits for only one file;
 * - the modules that the canvas and the game share.
 */
const namedChunk = (id) => {
  if (id.endsWith('/stage/pixi.js')) return 'pixi';
  // The canvas and the game both need these modules. If they were in the game's chunk, a failure to load that chunk would
  // break the canvas.
  if (/[\\/](?:table[\\/]layout|deck[\\/](?:level|mulberry32|palette))\.js$/.test(id)) return 'layout';
  if (/[\\/]i18n[\\/](?:capital|card-names|plural|words)\.js$/.test(id)) return 'card-names';
  const { language, part } = LANGUAGE_PART.exec(id)?.groups ?? {};
  if (part === 'table' || part === 'words' || part === 'talk' || part === 'grammar') return language;
  if (part === 'hints' || part === 'help' || part === 'glossary' || part === 'rules') return `${language}-${part}`;
  return id.endsWith('/element/shell/worker/worker-factories.js') ? 'worker-factories' : undefined;
};

/**
 * Modules to combine for pages. Several chunks import some of them without the others, and rollup would create a file for
 * each combination. Every file costs an additional request.
 */
const TOGETHER = {
  // Must be first: modules that match no chunk go to the first chunk that needs them.
  shell: /[\\/]element[\\/]shell[\\/]watten-table\.js$/,
  // Code that draws cards and faces. A table that shows any card loads all of this code.
  drawing:
    /[\\/]deck[\\/](?:(?:back|canvas|card|card-face|curve|deck-error|draw|expand|glyph|hatch|level|mulberry32|name|packed-lines|palette|path|strokes)|salzburg[\\/](?:deck|shared[\\/](?:burin|comb)))\.js$/,
  // Modules that the shell shares with the engine and the languages. A remote seat needs only `base`.
  basics:
    /[\\/](?:i18n[\\/](?:capital|card-names|plural|words)|rules[\\/](?:announce|card|clash|item-at|options|parse-rules|seats|variants)|players[\\/]level|session[\\/]clock|element[\\/]shell[\\/]version)\.js$/,
  base: /[\\/](?:base[\\/][\w-]+|rules[\\/]input-error)\.js$/,
  refusals: /[\\/]game[\\/](?:deep-freeze|illegal-action|notices)\.js$/,
  // The engine and the code that runs a table. Pages need either both or neither, and combining them saves 0.5 KB.
  game: /[\\/](?:game[\\/](?!(?:fair|link)[\\/]|(?:check-before|read-record|replay)\.js$)|session[\\/](?:answer|connections|deciders|gate|options|question-rounds|seats|seats-to-ask|status|table|turn)\.js$|rules[\\/](?:being-played|critical-signs|follow|order|random|same-fields|score|stakes|tricks)\.js$|players[\\/](?:advice[\\/]reviewable|bidding[\\/]temperament|cards[\\/]card-lookup|check-view|time-slices|worlds[\\/]knowledge)\.js$)/,
  // Code that replays records. A table needs this code for saved games.
  records: /[\\/]game[\\/](?:check-before|read-record|replay)\.js$/,
  // Rendering code of every running game. Lessons, puzzles and panels import some of it.
  play: /[\\/]element[\\/]table[\\/](?:play|view[\\/]measured|advice[\\/]lazy-advice)\.js$/,
  think: /[\\/]players[\\/](?:choose|think)\.js$/,
  activity:
    /[\\/]element[\\/](?:games[\\/]activity-controller|table[\\/]activity[\\/](?:activity|shown-connection)|table[\\/]activity[\\/]activity-styles)\.js$/,
};

/** The chunks in the file `watten-table.js`. */
const FIRST = { entry: 'watten-table', common: ['base', 'basics'], own: 'shell' };

const chunkForPages = (id) => Object.keys(TOGETHER).find((name) => TOGETHER[name].test(id)) ?? namedChunk(id);

/** Puts the players in one chunk of the npm package. Errors are separate, because the shell needs only the errors. */
const chunkOfPackage = (id) => /[\\/](?<name>players|input-error)\.js$/.exec(id)?.groups?.['name'] ?? namedChunk(id);

const CARD =
  /[\\/]salzburg[\\/](?<suit>\w+)[\\/](?<card>ace|king|ober|unter|ten|nine|eight|seven|six|weli)(?:-[\w-]+)?\.js$/;

/**
 * Combines drawings that several cards share: one chunk per suit, and one chunk for drawings of several suits.
 */
const sharedDrawings = (id) => {
  if (CARD.test(id)) return undefined;
  return /[\\/]salzburg[\\/](?<suit>eichel|laub|herz|schell)[\\/]/.exec(id)?.groups?.['suit'] ?? sharedByAll(id);
};

/** Excludes French cards and number-card pips, because not all cards need them. */
const sharedByAll = (id) =>
  /[\\/](?:french[\\/].*|numbers|pip-places|stems|letter-x|cards)\.js$/.test(id) ? undefined : 'drawing';

/** Returns a path such as `chunks/cards/laub-unter.js`. */
const cardFile = ({ facadeModuleId, name }) => {
  const found = CARD.exec(facadeModuleId ?? '')?.groups;
  return `chunks/cards/${found ? `${found['suit']}-${found['card']}` : name}.js`;
};

/** Puts the texts of each language in one chunk, except those of a season, which need no other texts. */
const chunkOfEvenings = (id) => {
  const { language, name } = /[\\/]i18n[\\/](?<language>[\w-]+)[\\/](?<name>\w+)\.js$/.exec(id)?.groups ?? {};
  return language && name === 'season' ? `season-${language}` : language;
};

/**
 * Separates the server's libraries, which are minified, from the project's own scripts, which stay readable for debugging.
 */
const chunkOfServer = (id) => {
  if (/[\\/]node_modules[\\/]xstate[\\/]/.test(id)) return 'xstate';
  return /[\\/]node_modules[\\/]|^\0/.test(id) ? 'libraries' : undefined;
};

// -- the bundles ---------------------------------------------------------------------------------------------------------

/**
 * The single file contains Lit's browser build, which needs DOM globals on import. In Node, this code supplies the few
 * globals that Lit's own Node build uses, so that a server can import the file like any other entry.
 */
const pageForLit = ({ moduleIds }) =>
  moduleIds.some((id) => /[\\/]node_modules[\\/](?:lit-html[\\/](?!directive)|@lit[\\/])/.test(id))
    ? `const HTMLElement = globalThis.HTMLElement ?? class {};
const document = globalThis.document ?? { createTreeWalker: () => ({}) };`
    : '';

/**
 * @param {object} [args]
 * @param {string} [args.configFrom] folder with tsc's output. Default: compiles the sources to .cache/js
 * @param {string} [args.configTo] output folder
 */
export default async ({ configFrom, configTo: to = join(root, 'dist') } = {}) => {
  const from = configFrom ?? (await compileSources(join(root, '.cache')));
  const sourcemaps = {
    // Files do not refer to source maps, because the package contains none. `npm start` sends a header with the map's URL.
    sourcemap: 'hidden',
    sourcemapPathTransform: (source, map) => {
      const path = resolve(dirname(map), source);
      // A module generated during bundling has no source file, but gets the path of one.
      const written = path.startsWith(from) ? join(root, 'src', relative(from, path)).replace(/\.js$/, '.ts') : path;
      return relative(dirname(join(root, 'dist', relative(to, map))), written);
    },
  };
  /** Returns entries by file name. */
  const sources = (...names) => Object.fromEntries(names.map((name) => [name, join(from, `${name}.js`)]));

  const npmPackage = {
    input: {
      ...sources(
        'index',
        'node',
        'element',
        'engine',
        'explain',
        'deck',
        'evening',
        'online',
        'puzzles',
        'season',
        'watten-evening',
        'watten-season',
      ),
      // Not exported. Only the demo page with all people uses this entry.
      people: join(from, 'people/drawings.js'),
    },
    // Each site's bundler resolves the dependencies.
    external: (id) => Object.keys(dependencies).some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [
      bundledPlayers(from),
      thinkingWorker(from),
      typescriptMaps(from),
      smallStyles,
      smallTemplates,
      packedArtwork(from),
      smallArtwork,
    ],
    output: {
      ...sourcemaps,
      dir: to,
      // No hashes: package.json lists the files with side effects by name.
      chunkFileNames: 'chunks/[name].js',
      manualChunks: chunkOfPackage,
    },
  };

  /**
   * One file per card, with only that card's drawings. Other files of the package contain all cards of a deck. There are no
   * source maps, because the artwork is the same.
   */
  const singleCards = {
    input: sources('cards'),
    plugins: [packedArtwork(from), smallArtwork],
    output: { dir: to, chunkFileNames: cardFile, manualChunks: sharedDrawings },
  };

  /** Bundles for script tags, including all dependencies. */
  const pages = {
    // Keeps exports in separate files that lazy chunks do not import. A page or a CDN can serve an entry at any URL, so
    // an import of an entry could load its code twice.
    preserveEntrySignatures: 'strict',
    // No package is a symbolic link, and checking each file would take a tenth of the build time.
    preserveSymlinks: true,
    input: {
      'watten-table': join(from, 'index.js'),
      // For pages that run a table themselves, without a bundler.
      ...sources('engine', 'online', 'puzzles'),
      // Not exported. Only the demo page for arranging a table uses this entry.
      'qr-code': join(from, 'element/features/online/qr-code.js'),
    },
    plugins: [
      withoutUnusedPixi.rollup(),
      withoutUnusedXstate(),
      importsInParallel(Object.values(FIRST).flat()),
      thinkingWorker(from),
      typescriptMaps(from),
      smallStyles,
      smallTemplates,
      packedArtwork(from),
      nodeResolve({ browser: true }),
      commonjs(),
      ownBuiltIns(from),
      oneEntry(FIRST),
      shortPrivateNames,
      smallScripts(from),
      licences,
      firstView(to),
    ],
    output: {
      ...sourcemaps,
      dir: join(to, 'cdn'),
      // `oneEntry` moves the shell into the entry.
      chunkFileNames: ({ name }) => `${name === 'shell' ? '' : 'chunks/'}[name]-[hash].js`,
      manualChunks: chunkForPages,
      intro: pageForLit,
    },
  };

  /**
   * Tournament evenings and seasons. A separate bundle, so that a phone in the hall loads no code of a game. A phone that
   * plays or watches online loads the table's own file.
   */
  const table = join(from, 'element/shell/watten-table.js');
  const evenings = {
    preserveEntrySignatures: 'strict',
    external: (id) => id === table,
    input: sources('evening', 'season', 'watten-evening', 'watten-season'),
    plugins: [
      typescriptMaps(from),
      smallStyles,
      smallTemplates,
      nodeResolve({ browser: true }),
      ownBuiltIns(from),
      shortPrivateNames,
      smallScripts(from),
    ],
    output: {
      ...sourcemaps,
      dir: join(to, 'cdn'),
      chunkFileNames: 'chunks/evening-[name]-[hash].js',
      paths: { [table]: './watten-table.js' },
      manualChunks: chunkOfEvenings,
      intro: pageForLit,
    },
  };

  /** The classic script that loads the module from its own folder. */
  const classicScript = {
    input: join(from, 'embed/classic-script.js'),
    plugins: [classicSyntax],
    output: { file: join(to, 'cdn/watten.js'), format: 'iife' },
  };

  /** The table server. The server requires only Node, and pages that only embed a table do not install it. */
  const server = {
    input: { ...sources('server', 'server-command'), 'server-thinking': join(from, 'server/thinking/thread.js') },
    external: [...builtinModules, /^node:/],
    preserveSymlinks: true,
    plugins: [
      withoutUnusedModules,
      withoutUnusedXstate(),
      json,
      nodeResolve({ exportConditions: ['node'], preferBuiltins: true }),
      commonjs({ ignoreDynamicRequires: true }),
      smallLibraries,
      licences,
    ],
    onwarn(warning, warn) {
      // These warnings concern libraries and are harmless.
      if (!['CIRCULAR_DEPENDENCY', 'THIS_IS_UNDEFINED', 'EVAL'].includes(warning.code)) warn(warning);
    },
    output: { dir: to, chunkFileNames: 'chunks/server/[name].js', manualChunks: chunkOfServer },
  };

  return [npmPackage, singleCards, pages, evenings, classicScript, ...embedScripts(from, to), server];
};
