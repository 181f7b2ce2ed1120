import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import { transform } from 'esbuild';
import { minify } from 'oxc-minify';
import type {
  ExistingRawSourceMap,
  OutputOptions,
  Plugin,
  PreRenderedChunk,
  RenderedChunk,
  RollupOptions,
} from 'rollup';
import { root } from '../shared/process.js';
import { licences } from './licences.js';
import { ownBuiltIns } from './own-built-ins.js';
import { importsInParallel } from './parallel.js';
import { withoutUnusedPixi } from './pixi.js';
import { packedArtwork } from './packed-artwork.js';
import { playersInOnePiece } from './players.js';
import { shortPrivateNames } from './private-names.js';
import { childrenOf, edited, type Node } from './syntax-tree.js';
import { serverBundle } from './server.js';
import { thinkingWorker } from './thinking.js';
import { withoutUnusedXstate } from './xstate.js';

/** One of the builds. */
export interface Bundle extends RollupOptions {
  readonly output: OutputOptions;
}

/** Hands on the maps tsc wrote, so that ours lead back to the TypeScript. */
const typescriptMaps = (from: string): Plugin => ({
  name: 'typescript-maps',
  async load(id) {
    if (!id.startsWith(from)) return null;
    const [code, map] = await Promise.all([readFile(id, 'utf8'), readFile(`${id}.map`, 'utf8')]);
    return { code, map };
  },
});

const LANGUAGE_PART = /[\\/]i18n[\\/](?<language>[\w-]+)[\\/](?<part>\w+)\.js$/;

/**
 * All of pixi in one chunk of that name; a file that has to know whether it is still the one that was built; what a
 * language says at the table with the words that all its parts use, so that a table waits for one file and not for two;
 * and what canvas and game have in common.
 */
const namedChunk = (id: string): string | undefined => {
  if (id.endsWith('/stage/pixi.js')) return 'pixi';
  // Canvas and game both need it. Were it in the game's file, a canvas would not come where that had to be asked for twice.
  if (/[\\/](?:table[\\/]layout|deck[\\/](?:level|mulberry32|palette))\.js$/.test(id)) return 'layout';
  if (/[\\/]i18n[\\/](?:capital|card-names|plural|words)\.js$/.test(id)) return 'card-names';
  const { language, part } = LANGUAGE_PART.exec(id)?.groups ?? {};
  if (part === 'table' || part === 'words' || part === 'talk' || part === 'grammar') return language;
  if (part === 'hints' || part === 'help' || part === 'glossary' || part === 'rules') return `${language}-${part}`;
  return id.endsWith('/element/worker/worker-factories.js') ? 'worker-factories' : undefined;
};

/**
 * For pages, modules that are needed together although several parts import some of them without the others: each such
 * some would be a file, and every file is a request and weighs a little more than its text.
 */
const TOGETHER: Readonly<Record<string, RegExp>> = {
  // First: what a part imports that is in none of these files comes into the first one that needs it.
  shell: /[\\/]element[\\/]watten-table\.js$/,
  // What draws any card or face, and puts it into a page: a table that shows one loads all of it.
  drawing:
    /[\\/]lit-html[\\/]directives[\\/]unsafe-html\.js$|[\\/]deck[\\/](?:(?:back|card|curve|deck-error|draw|expand|face|glyph|hatch|level|mulberry32|name|packed-lines|palette|path|strokes|svg)|salzburg[\\/](?:deck|shared[\\/](?:burin|comb)))\.js$/,
  // What the shell has in common with the engine, and with its languages. A seat over a wire needs only `base`.
  basics:
    /[\\/](?:i18n[\\/](?:capital|card-names|plural|words)|rules[\\/](?:announce|card|clash|options|seats|variants)|players[\\/]level|session[\\/]clock|element[\\/]version)\.js$/,
  base: /[\\/](?:base[\\/][\w-]+|rules[\\/]input-error)\.js$/,
  refusals: /[\\/]game[\\/](?:frozen|illegal-action|notices)\.js$/,
  // With what runs a table: a page that needs the one needs the other, and together they weigh half a kilobyte less.
  game: /[\\/](?:game[\\/](?!(?:fair|link)[\\/]|(?:check-before|read-record|replay)\.js$)|session[\\/](?:answer|asking|connections|deciders|gate|options|seats|seats-to-ask|status|table|turn)\.js$|rules[\\/](?:follow|item-at|order|random|same-fields|score|stakes|tricks)\.js$|players[\\/](?:advice[\\/]judged|bidding[\\/]temperament|cards[\\/]card-tables|check-view|time-slices|worlds[\\/]knowledge)\.js$)/,
  // What plays a record again: a table needs it for a game that was kept.
  records: /[\\/]game[\\/](?:check-before|read-record|replay)\.js$/,
  think: /[\\/]players[\\/](?:choose|think)\.js$/,
  'stand-in':
    /[\\/]element[\\/](?:controllers[\\/]stand-in|play[\\/]stand-ins[\\/](?:replay-connection|stand-in)|styles[\\/]lesson)\.js$/,
};

const chunkForPages = (id: string): string | undefined =>
  Object.keys(TOGETHER).find((name) => TOGETHER[name].test(id)) ?? namedChunk(id);

/** In the npm package players are in one piece; the shell, which needs errors, has nothing of it. */
const chunkOfPackage = (id: string): string | undefined =>
  /[\\/](?<name>players|input-error)\.js$/.exec(id)?.groups?.['name'] ?? namedChunk(id);

const CARD =
  /[\\/]salzburg[\\/](?<suit>\w+)[\\/](?<card>ace|king|ober|unter|ten|nine|eight|seven|six|weli)(?:-[\w-]+)?\.js$/;

/** What several cards of a suit share is one chunk, and what cards of several suits share another. */
const sharedDrawings = (id: string): string | undefined => {
  if (CARD.test(id)) return undefined;
  return /[\\/]salzburg[\\/](?<suit>eichel|laub|herz|schell)[\\/]/.exec(id)?.groups?.['suit'] ?? sharedByAll(id);
};

/** French cards and the pips of numbers are not for everybody. */
const sharedByAll = (id: string): string | undefined =>
  /[\\/](?:french[\\/].*|numbers|pip-places|stems|letter-x|cards)\.js$/.test(id) ? undefined : 'drawing';

/** `chunks/cards/laub-unter.js` */
const cardFile = ({ facadeModuleId, name }: PreRenderedChunk): string => {
  const found = CARD.exec(facadeModuleId ?? '')?.groups;
  return `chunks/cards/${found ? `${found['suit']}-${found['card']}` : name}.js`;
};

/** Artwork is numbers: nobody reads it in the package, and it weighs a quarter less without its comments and names. */
const smallArtwork: Plugin = {
  name: 'small-artwork',
  async renderChunk(code, { moduleIds }) {
    if (!moduleIds.every((id) => /[\\/](?:base|deck|people)[\\/]/.test(id))) return null;
    const small = await transform(code, { minify: true, format: 'esm', target: 'es2022', sourcemap: 'external' });
    return { code: small.code, map: small.map };
  },
};

const STYLES = /(?<=\bcss ?`)[^`]*/g;

/** Nobody reads the styles in the package either: without comments and indentation they weigh a quarter less. */
const smallStyles: Plugin = {
  name: 'small-styles',
  async transform(code, id) {
    if (!/[\\/]element[\\/]styles[\\/]/.test(id)) return null;
    const [styles, ...others] = code.match(STYLES) ?? [];
    if (styles === undefined) return null;
    if (others.length > 0 || /[\\$]/.test(styles)) this.error(`${id} is not one sheet of plain text.`);
    const small = await transform(styles, { loader: 'css', minifyWhitespace: true });
    return { code: code.replace(STYLES, () => small.code.trim()), map: null };
  },
};

const LINE_BREAK = /\s*\n\s*/g;

const partsOfTemplates = (node: Node): readonly Node[] =>
  node.type === 'TemplateElement' ? [node] : childrenOf(node).flatMap(partsOfTemplates);

/** A line break in a template and the indentation after it look like a space, in tags as in texts. */
const smallTemplates: Plugin = {
  name: 'small-templates',
  transform(code, id) {
    if (!/[\\/]element[\\/]view[\\/]/.test(id)) return null;
    const edits = partsOfTemplates({ ...this.parse(code) }).map(({ start, end }) => ({
      at: start,
      to: end,
      text: code.slice(start, end).replace(LINE_BREAK, ' '),
    }));
    return { code: edited(code, edits), map: null };
  },
};

const OWN_LIBRARY = /[\\/]node_modules[\\/](?:pixi\.js|xstate)[\\/]/;
const MEMBER = /\b_[a-zA-Z]\w*/g;
const QUOTED_MEMBER = /(?<=['"`])_[a-zA-Z]\w*(?=['"`])/g;

/** What pixi and xstate call by names with an underscore keeps those that the stage uses, too, or that are written as texts. */
const keptMembers = async (from: string, code: string): Promise<string[]> => {
  const stage = join(from, 'stage');
  const files = (await readdir(stage)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(files.map((file) => readFile(join(stage, file), 'utf8')));
  return [...new Set([...texts.flatMap((text) => text.match(MEMBER) ?? []), ...(code.match(QUOTED_MEMBER) ?? [])])];
};

const smallScripts = (from: string): Plugin => ({
  name: 'small-scripts',
  async renderChunk(text, { fileName, moduleIds }) {
    const hasInner = moduleIds.some((id) => OWN_LIBRARY.test(id));
    const { code, map, errors } = await minify(fileName, text, {
      module: true,
      compress: { target: 'es2022' },
      sourcemap: true,
      // Their inner members: nobody else names them.
      ...(hasInner && { mangleProps: { include: /^_[a-zA-Z]/, reserved: await keptMembers(from, text) } }),
    });
    if (errors.length > 0) this.error(errors.map(({ message }) => message).join('\n'));
    return { code, map: map as ExistingRawSourceMap };
  },
});

/**
 * The one file has Lit's browser build in it, which wants a page as soon as it is imported; in Node it gets what Lit's
 * own build for Node makes do with, so that a server may import it like any other entry.
 */
const pageForLit = ({ moduleIds }: RenderedChunk): string =>
  moduleIds.some((id) => /[\\/]node_modules[\\/](?:lit-html[\\/](?!directive)|@lit[\\/])/.test(id))
    ? `const HTMLElement = globalThis.HTMLElement ?? class {};
const document = globalThis.document ?? { createTreeWalker: () => ({}) };`
    : '';

/**
 * Four builds: the npm package, whose dependencies stay imports; its cards once more, to be loaded one by one; one for a
 * script tag, with everything in it; and the server of tables, which needs nothing but Node.
 * `from` is the folder with tsc's output, `to` the one to write to; it becomes dist/ afterwards.
 */
export async function bundlesOf(from: string, to: string): Promise<readonly Bundle[]> {
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const output: OutputOptions = {
    // Not named in the files: the package comes without maps. `npm start` tells of them in a header.
    sourcemap: 'hidden',
    sourcemapPathTransform: (source, map) =>
      relative(dirname(join(root, 'dist', relative(to, map))), resolve(dirname(map), source)),
  };
  return [
    {
      input: {
        ...Object.fromEntries(
          ['index', 'node', 'element', 'engine', 'explain', 'deck', 'online', 'puzzles'].map((entry) => [
            entry,
            join(from, `${entry}.js`),
          ]),
        ),
        // Not exported: for the page that shows all people.
        people: join(from, 'people/drawings.js'),
      },
      external: (id: string) => Object.keys(dependencies).some((name) => id === name || id.startsWith(`${name}/`)),
      plugins: [
        playersInOnePiece(from),
        thinkingWorker(from),
        typescriptMaps(from),
        smallStyles,
        smallTemplates,
        packedArtwork(from),
        smallArtwork,
      ],
      output: {
        ...output,
        dir: to,
        // Without hashes: package.json tells by name which file does something merely by being imported.
        chunkFileNames: 'chunks/[name].js',
        manualChunks: chunkOfPackage,
      },
    },
    {
      // Apart from the others, which have all cards of a deck in one file: here each card is one, with what only it has.
      // Without maps: it is the same artwork once more.
      input: { cards: join(from, 'cards.js') },
      plugins: [packedArtwork(from), smallArtwork],
      output: { dir: to, chunkFileNames: cardFile, manualChunks: sharedDrawings },
    },
    {
      // Its exports stay in a file of their own, which parts loaded later do not import: whatever address a page or a
      // CDN's redirection has given that file, nothing in it is ever loaded twice under another one.
      preserveEntrySignatures: 'strict',
      input: {
        'watten-table': join(from, 'index.js'),
        // For pages that run a table themselves, without a bundler.
        engine: join(from, 'engine.js'),
        online: join(from, 'online.js'),
        puzzles: join(from, 'puzzles.js'),
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
        ...output,
        dir: join(to, 'cdn'),
        chunkFileNames: 'chunks/[name]-[hash].js',
        manualChunks: chunkForPages,
        intro: pageForLit,
      },
    },
    serverBundle(from, to),
  ];
}
