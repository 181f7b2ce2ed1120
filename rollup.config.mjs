/**
 * Every file of dist/ that rollup makes. `npx rollup -c` writes them; `npm run build` adds declarations and the manifest of the
 * element, and swaps dist/ in one step.
 */
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import { register } from 'tsx/esm/api';

// The plugins are TypeScript.
register();
const { compileSources } = await import('./tools/build/compile.ts');
const { importsInParallel } = await import('./tools/build/parallel.ts');
const { licences } = await import('./tools/build/licences.ts');
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
 * All of pixi in one chunk of that name; a file that has to know whether it is still the one that was built; what a
 * language says at the table with the words that all its parts use, so that a table waits for one file and not for two;
 * and what canvas and game have in common.
 */
const namedChunk = (id) => {
  if (id.endsWith('/stage/pixi.js')) return 'pixi';
  // Canvas and game both need it. Were it in the game's file, a canvas would not come where that had to be asked for twice.
  if (/[\\/](?:table[\\/]layout|deck[\\/](?:level|mulberry32|palette))\.js$/.test(id)) return 'layout';
  if (/[\\/]i18n[\\/](?:capital|card-names|plural|words)\.js$/.test(id)) return 'card-names';
  const { language, part } = LANGUAGE_PART.exec(id)?.groups ?? {};
  if (part === 'table' || part === 'words' || part === 'talk' || part === 'grammar') return language;
  if (part === 'hints' || part === 'help' || part === 'glossary' || part === 'rules') return `${language}-${part}`;
  return id.endsWith('/element/shell/worker/worker-factories.js') ? 'worker-factories' : undefined;
};

/**
 * For pages, modules that are needed together although several parts import some of them without the others: each such
 * some would be a file, and every file is a request and weighs a little more than its text.
 */
const TOGETHER = {
  // First: what a part imports that is in none of these files comes into the first one that needs it.
  shell: /[\\/]element[\\/]shell[\\/]watten-table\.js$/,
  // What draws any card or face, and puts it into a page: a table that shows one loads all of it.
  drawing:
    /[\\/]lit-html[\\/]directives[\\/]unsafe-html\.js$|[\\/]deck[\\/](?:(?:back|card|card-face|curve|deck-error|draw|expand|glyph|hatch|level|mulberry32|name|packed-lines|palette|path|strokes|svg)|salzburg[\\/](?:deck|shared[\\/](?:burin|comb)))\.js$/,
  // What the shell has in common with the engine, and with its languages. A seat over a wire needs only `base`.
  basics:
    /[\\/](?:i18n[\\/](?:capital|card-names|plural|words)|rules[\\/](?:announce|card|clash|options|seats|variants)|players[\\/]level|session[\\/]clock|element[\\/]shell[\\/]version)\.js$/,
  base: /[\\/](?:base[\\/][\w-]+|rules[\\/]input-error)\.js$/,
  refusals: /[\\/]game[\\/](?:deep-freeze|illegal-action|notices)\.js$/,
  // With what runs a table: a page that needs the one needs the other, and together they weigh half a kilobyte less.
  game: /[\\/](?:game[\\/](?!(?:fair|link)[\\/]|(?:check-before|read-record|replay)\.js$)|session[\\/](?:answer|connections|deciders|gate|options|question-rounds|seats|seats-to-ask|status|table|turn)\.js$|rules[\\/](?:follow|item-at|order|random|same-fields|score|stakes|tricks)\.js$|players[\\/](?:advice[\\/]reviewable|bidding[\\/]temperament|cards[\\/]card-lookup|check-view|time-slices|worlds[\\/]knowledge)\.js$)/,
  // What plays a record again: a table needs it for a game that was kept.
  records: /[\\/]game[\\/](?:check-before|read-record|replay)\.js$/,
  // All that every running game renders: lessons, puzzles and panels import some of it.
  play: /[\\/]element[\\/]table[\\/](?:play|view[\\/]measured|advice[\\/]lazy-advice)\.js$/,
  think: /[\\/]players[\\/](?:choose|think)\.js$/,
  activity:
    /[\\/]element[\\/](?:games[\\/]activity-controller|table[\\/]activity[\\/](?:activity|shown-connection)|table[\\/]activity[\\/]activity-styles)\.js$/,
};

const chunkForPages = (id) => Object.keys(TOGETHER).find((name) => TOGETHER[name].test(id)) ?? namedChunk(id);

/** In the npm package players are in one piece; the shell, which needs errors, has nothing of it. */
const chunkOfPackage = (id) => /[\\/](?<name>players|input-error)\.js$/.exec(id)?.groups?.['name'] ?? namedChunk(id);

const CARD =
  /[\\/]salzburg[\\/](?<suit>\w+)[\\/](?<card>ace|king|ober|unter|ten|nine|eight|seven|six|weli)(?:-[\w-]+)?\.js$/;

/** What several cards of a suit share is one chunk, and what cards of several suits share another. */
const sharedDrawings = (id) => {
  if (CARD.test(id)) return undefined;
  return /[\\/]salzburg[\\/](?<suit>eichel|laub|herz|schell)[\\/]/.exec(id)?.groups?.['suit'] ?? sharedByAll(id);
};

/** French cards and the pips of numbers are not for everybody. */
const sharedByAll = (id) =>
  /[\\/](?:french[\\/].*|numbers|pip-places|stems|letter-x|cards)\.js$/.test(id) ? undefined : 'drawing';

/** `chunks/cards/laub-unter.js` */
const cardFile = ({ facadeModuleId, name }) => {
  const found = CARD.exec(facadeModuleId ?? '')?.groups;
  return `chunks/cards/${found ? `${found['suit']}-${found['card']}` : name}.js`;
};

/** The server's libraries are minified; our own scripts stay as they were written, for whoever looks into an error. */
const chunkOfServer = (id) => {
  if (/[\\/]node_modules[\\/]xstate[\\/]/.test(id)) return 'xstate';
  return /[\\/]node_modules[\\/]|^\0/.test(id) ? 'libraries' : undefined;
};

// -- the bundles ---------------------------------------------------------------------------------------------------------

/**
 * The one file has Lit's browser build in it, which wants a page as soon as it is imported; in Node it gets what Lit's
 * own build for Node makes do with, so that a server may import it like any other entry.
 */
const pageForLit = ({ moduleIds }) =>
  moduleIds.some((id) => /[\\/]node_modules[\\/](?:lit-html[\\/](?!directive)|@lit[\\/])/.test(id))
    ? `const HTMLElement = globalThis.HTMLElement ?? class {};
const document = globalThis.document ?? { createTreeWalker: () => ({}) };`
    : '';

/**
 * @param {object} [args]
 * @param {string} [args.configFrom] a folder with tsc's output; left out: the sources are compiled to .cache/js
 * @param {string} [args.configTo] the folder to write to
 */
export default async ({ configFrom, configTo: to = join(root, 'dist') } = {}) => {
  const from = configFrom ?? (await compileSources(join(root, '.cache')));
  const sourcemaps = {
    // Not named in the files: the package comes without maps. `npm start` tells of them in a header.
    sourcemap: 'hidden',
    sourcemapPathTransform: (source, map) => {
      const path = resolve(dirname(map), source);
      // A module that was made while bundling has no source of its own, but the place of one.
      const written = path.startsWith(from) ? join(root, 'src', relative(from, path)).replace(/\.js$/, '.ts') : path;
      return relative(dirname(join(root, 'dist', relative(to, map))), written);
    },
  };
  /** The entries, by the names of their files. */
  const sources = (...names) => Object.fromEntries(names.map((name) => [name, join(from, `${name}.js`)]));

  const npmPackage = {
    input: {
      ...sources('index', 'node', 'element', 'engine', 'explain', 'deck', 'online', 'puzzles'),
      // Not exported: for the page that shows all people.
      people: join(from, 'people/drawings.js'),
    },
    // A site's own bundler resolves them.
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
      // Without hashes: package.json tells by name which file does something merely by being imported.
      chunkFileNames: 'chunks/[name].js',
      manualChunks: chunkOfPackage,
    },
  };

  /**
   * The cards once more, each a file with what only it has: the package has all cards of a deck in one file. Without maps, as
   * it is the same artwork.
   */
  const singleCards = {
    input: sources('cards'),
    plugins: [packedArtwork(from), smallArtwork],
    output: { dir: to, chunkFileNames: cardFile, manualChunks: sharedDrawings },
  };

  /** For a script tag: with everything in it. */
  const pages = {
    // Exports stay in a file of their own, which parts loaded later do not import: whatever address a page or a CDN's
    // redirection has given that file, nothing in it is ever loaded twice under another one.
    preserveEntrySignatures: 'strict',
    // No package is a link: looking whether each file is one takes a tenth of the time.
    preserveSymlinks: true,
    input: {
      'watten-table': join(from, 'index.js'),
      // For pages that run a table themselves, without a bundler.
      ...sources('engine', 'online', 'puzzles'),
    },
    plugins: [
      withoutUnusedPixi.rollup(),
      withoutUnusedXstate(),
      importsInParallel,
      thinkingWorker(from),
      typescriptMaps(from),
      smallStyles,
      smallTemplates,
      packedArtwork(from),
      nodeResolve({ browser: true }),
      commonjs(),
      ownBuiltIns(from),
      shortPrivateNames,
      smallScripts(from),
      licences,
    ],
    output: {
      ...sourcemaps,
      dir: join(to, 'cdn'),
      chunkFileNames: 'chunks/[name]-[hash].js',
      manualChunks: chunkForPages,
      intro: pageForLit,
    },
  };

  /** Whoever runs a server of tables needs only Node, and whoever shows a table needs none of it. */
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
      // Libraries have lived with these.
      if (!['CIRCULAR_DEPENDENCY', 'THIS_IS_UNDEFINED', 'EVAL'].includes(warning.code)) warn(warning);
    },
    output: { dir: to, chunkFileNames: 'chunks/server/[name].js', manualChunks: chunkOfServer },
  };

  return [npmPackage, singleCards, pages, server];
};
