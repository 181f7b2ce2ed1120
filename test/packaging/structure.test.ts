/** Checks which folders can import each other, so that dependencies point in one direction. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeIn, importsIn as importsOfFiles, type CodeOf, type Import } from './imports.js';

interface Allowance {
  readonly may: readonly string[];
  /** Folders of which this folder can import only types. */
  readonly types?: readonly string[];
  /** Folders that this folder can import only dynamically. */
  readonly later?: readonly string[];
}

/** Folders or files, with their allowed imports. */
type Layers = Readonly<Record<string, Allowance>>;

/** Packages that only the server of online tables can import. All other code also runs in pages. */
const SERVER_PACKAGES = [
  ...[
    'node:crypto',
    'node:fs',
    'node:http',
    'node:net',
    'node:os',
    'node:path',
    'node:timers',
    'node:url',
    'node:util',
    'node:worker_threads',
    'node:zlib',
  ],
  ...[
    '@colyseus/core',
    '@colyseus/redis-driver',
    '@colyseus/redis-presence',
    '@colyseus/ws-transport',
    'ioredis',
    'ws',
  ],
];

const SRC: Layers = {
  base: { may: [] },
  rules: { may: [] },
  deck: { may: [] },
  people: { may: ['deck'] },
  typeface: { may: [] },
  i18n: { may: [], types: ['rules', 'game'] },
  game: { may: ['rules', 'xstate', '@noble/hashes'] },
  players: { may: ['rules'], types: ['game'] },
  session: { may: ['rules', 'game', 'players'] },
  online: { may: ['rules', 'game'], types: ['evening'] },
  server: { may: ['rules', 'game', 'players', 'session', 'online', 'people', 'evening', ...SERVER_PACKAGES] },
  explain: { may: ['rules'], types: ['i18n'] },
  lessons: { may: ['rules', 'game'], types: ['i18n'] },
  puzzles: { may: ['rules', 'game', 'players'] },
  evening: { may: ['rules', 'game', '@noble/hashes'] },
  season: { may: ['rules', 'game', 'evening'] },
  help: { may: ['rules'], types: ['game'] },
  table: { may: ['rules'], types: ['game', 'i18n', 'people'] },
  sound: { may: [], types: ['table'] },
  stage: { may: ['table', 'deck', 'pixi.js'], types: ['rules'] },
  element: {
    may: [
      ...[
        'rules',
        'game',
        'players',
        'session',
        'table',
        'stage',
        'sound',
        'deck',
        'people',
        'explain',
        'lessons',
        'puzzles',
        'help',
        'online',
        'typeface',
      ],
      ...['i18n', 'lit', 'uqr'],
    ],
  },
  embed: { may: ['element', 'i18n'] },
  hall: { may: ['rules', 'evening', 'season', 'online', 'i18n', 'element', 'lit', 'uqr'] },
  wordpress: { may: ['rules'] },
  'engine.ts': { may: ['rules', 'game', 'players', 'session'] },
  'online.ts': { may: ['online'] },
  'server.ts': { may: ['server'] },
  'server-command.ts': { may: ['server', 'server.ts'] },
  'puzzles.ts': { may: ['puzzles'] },
  'evening.ts': { may: ['evening'] },
  'season.ts': { may: ['season'] },
  'watten-evening.ts': { may: ['hall'] },
  'watten-season.ts': { may: ['hall'] },
  'deck.ts': { may: ['deck'] },
  'cards.ts': { may: ['deck'] },
  'explain.ts': { may: ['explain', 'i18n'], types: ['rules'] },
  'element.ts': { may: ['element'], types: ['rules', 'game', 'players', 'session', 'i18n', 'lessons', 'puzzles'] },
  'index.ts': { may: ['element.ts', 'element'] },
  'node.ts': { may: ['index.ts', 'element.ts', 'element'] },
  'react.ts': { may: ['index.ts'], types: ['element', 'element.ts', 'react'] },
  'preact.ts': { may: ['index.ts'], types: ['element', 'element.ts', 'preact'] },
  'solid.ts': { may: ['index.ts'], types: ['element', 'element.ts', 'solid-js'] },
};

const ELEMENT: Layers = {
  shell: {
    may: [],
    // The shell loads the code of a running game on demand.
    later: ['games'],
  },
  table: { may: ['shell'] },
  features: { may: ['shell', 'table'] },
  games: { may: ['shell', 'table', 'features'] },
  // The element's class connects all layers.
  'shell/watten-table.ts': { may: ['shell', 'games', 'features'], types: ['table'] },
};

/** Tools can import the source, but no tests. */
const TOOLS: Layers = {
  shared: { may: [] },
  annotated: { may: ['shared', 'arena'] },
  arena: { may: ['shared', 'betting'] },
  bench: { may: ['shared', 'arena', 'demo', 'build'] },
  betting: { may: ['shared'] },
  build: { may: ['shared'] },
  demo: { may: ['shared', 'build', 'docs'] },
  docs: { may: ['shared', 'build'] },
  golden: { may: ['shared'] },
  hosts: { may: ['shared'] },
  lint: { may: ['shared'] },
  pictures: { may: ['shared', 'demo', 'scenes'] },
  proof: { may: ['shared'] },
  puzzles: { may: ['shared', 'arena'] },
  release: { may: ['shared'] },
  scenes: { may: [] },
  test: { may: ['shared', 'build'] },
  training: { may: ['shared', 'arena', 'betting'] },
  typeface: { may: ['shared'] },
  wordpress: { may: ['shared', 'hosts'] },
};

const topFolder = (file: string): string => file.split('/', 1)[0] ?? file;

/** The layer of a file: the file itself if it has its own entry, else its top folder. */
const layerOf = (layers: Layers, file: string): string => (Object.hasOwn(layers, file) ? file : topFolder(file));

/** The imports of these files, by top folder. Imports from outside are unchanged. */
const importsIn = (codeOf: CodeOf): readonly Import[] =>
  importsOfFiles(codeOf).map(({ from, to, kind }) => ({ from, to: codeOf.has(to) ? topFolder(to) : to, kind }));

/** Modules that replace or check built-ins. All source files can import them. */
const BASE = 'base';

function isAllowed(layers: Layers, { from, to, kind }: Import): boolean {
  if (to === topFolder(from) || (layers === SRC && to === BASE)) return true;
  const { may, types = [], later = [] } = layers[layerOf(layers, from)] ?? { may: [] };
  return may.includes(to) || (kind === 'types' && types.includes(to)) || (kind === 'later' && later.includes(to));
}

const forbidden = (layers: Layers, imports: readonly Import[]): readonly string[] =>
  imports
    .filter((found) => !isAllowed(layers, found))
    .map(({ from, to, kind }) => `${from} imports ${kind === 'types' ? 'types of ' : ''}${to}`);

/** Layers that import each other directly or indirectly at run time. */
const cyclicLayers = (layers: Layers): readonly string[] => {
  const reachable = (name: string, seen: ReadonlySet<string>): ReadonlySet<string> =>
    (layers[name]?.may ?? []).reduce(
      (all, next) => (all.has(next) ? all : reachable(next, new Set([...all, next]))),
      seen,
    );
  return Object.keys(layers).filter((name) => reachable(name, new Set()).has(name));
};

const codeOf = codeIn('src');
const imports = importsIn(codeOf);

test('the allowed imports between layers contain no cycles', () => {
  assert.deepEqual([SRC, ELEMENT, TOOLS].flatMap(cyclicLayers), []);
});

test('files in src/ follow the list of allowed imports between layers', () => {
  assert.ok(imports.length > codeOf.size, 'the imports are found');
  assert.deepEqual(forbidden(SRC, imports), []);
});

test('files in src/element follow the list of allowed imports between its layers', () => {
  const within = importsIn(codeIn('src/element'));
  const betweenLayers = within.filter(({ to }) => Object.hasOwn(ELEMENT, to));
  assert.ok(betweenLayers.length > 100, 'the imports are found');
  assert.deepEqual(forbidden(ELEMENT, betweenLayers), []);
  const unknown = within.filter(({ from }) => !Object.hasOwn(ELEMENT, topFolder(from)));
  assert.deepEqual(unknown, [], 'every file is in a layer');
});

test('no feature of the element imports another feature', () => {
  const featureOf = (path: string): string | undefined => /^features\/(?<name>[^/]+)\//.exec(path)?.groups?.['name'];
  const crossing = importsOfFiles(codeIn('src/element')).filter(({ from, to }) => {
    const [own, other] = [featureOf(from), featureOf(to)];
    return own !== undefined && other !== undefined && own !== other;
  });
  assert.deepEqual(crossing, []);
});

test('files in tools/ follow the list of allowed imports between tool layers and import no tests', () => {
  const relative = importsIn(codeIn('tools')).filter(({ to }) => to.startsWith('../') || Object.hasOwn(TOOLS, to));
  assert.ok(relative.length > 100, 'the imports are found');
  assert.deepEqual(
    forbidden(
      TOOLS,
      relative.filter(({ to }) => !to.startsWith('../src/')),
    ),
    [],
  );
});

test('only src/stage/pixi.ts imports pixi.js', () => {
  const importers = imports.filter(({ to }) => to === 'pixi.js').map(({ from }) => from);
  assert.deepEqual([...new Set(importers)], ['stage/pixi.ts']);
});

test('src/stage/pixi.ts imports only pixi.js, so that the build can bundle it separately', () => {
  const others = imports.filter(({ from, to }) => from === 'stage/pixi.ts' && to !== 'pixi.js');
  assert.deepEqual(others, []);
});

test('only src/server/transport/colyseus.ts imports Colyseus', () => {
  const importers = imports.filter(({ to }) => to.startsWith('@colyseus/')).map(({ from }) => from);
  assert.deepEqual([...new Set(importers)], ['server/transport/colyseus.ts']);
});

test('the layers rules, game, players, session, online, puzzles, evening and season use no browser globals', () => {
  const page = /\b(?:document|window|HTMLElement|customElements|navigator|localStorage)\b/;
  const withPage = [...codeOf].filter(
    ([file, code]) =>
      ['rules', 'game', 'players', 'session', 'online', 'puzzles', 'evening', 'season'].includes(topFolder(file)) &&
      page.test(code),
  );
  assert.deepEqual(
    withPage.map(([file]) => file),
    [],
  );
});

/** Files whose JSON contains only strings and numbers, so no `toJSON()` method changes it. */
const JSON_OF_TEXT = ['element/shell/worker/worker-script.ts', 'game/link/json-coder.ts', 'base/to-json.ts'];

test('browser code uses src/base instead of built-ins that old libraries replace', () => {
  const inPages = [...codeOf].filter(([file]) => topFolder(file) !== 'server' && !file.startsWith('server'));
  const replaced = inPages.filter(([, code]) => /(?<!\w)Array\.from\b|[\])\w]\.entries\(\)|\.scrollTo\(/.test(code));
  assert.deepEqual(
    replaced.map(([file]) => file).filter((file) => file !== 'stage/textures.ts'),
    [],
    'Array.from(), entries() of an array, scrollTo()',
  );
  const throughPrototypes = inPages.filter(([, code]) => /\bfor \((?:const|let) \w+ in /.test(code));
  assert.deepEqual(
    throughPrototypes.map(([file]) => file),
    [],
    'for (… in …) iterates additions to prototypes',
  );
  const jsonOf = inPages.filter(([file, code]) => code.includes('JSON.stringify(') && !JSON_OF_TEXT.includes(file));
  assert.deepEqual(
    jsonOf.map(([file]) => file).filter((file) => topFolder(file) !== 'deck'),
    [],
    'JSON.stringify() calls toJSON() of arrays and objects',
  );
  const events = inPages.filter(([, code]) => /extends Event\b|instanceof (?:Element|Event)\b/.test(code));
  assert.deepEqual(
    events.map(([file]) => file),
    [],
    'MooTools replaces Event and Element',
  );
});
