/** Dependencies point one way: who may know whom. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeIn, importsIn as importsOfFiles, type CodeOf, type Import } from './imports.js';

interface Allowance {
  readonly may: readonly string[];
  /** Whose types it may use, and no more. */
  readonly types?: readonly string[];
  /** What it may load when that is needed. */
  readonly later?: readonly string[];
}

/** The parts of a house, folders or files, and whom each may know. */
type House = Readonly<Record<string, Allowance>>;

/** What the server of tables has of others, and nobody else: it alone runs in Node alone. */
const SERVER_PACKAGES = [
  ...[
    'node:crypto',
    'node:fs',
    'node:http',
    'node:net',
    'node:os',
    'node:path',
    'node:timers',
    'node:util',
    'node:worker_threads',
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

const SRC: House = {
  base: { may: [] },
  rules: { may: [] },
  deck: { may: [] },
  people: { may: ['deck'] },
  i18n: { may: [], types: ['rules', 'game'] },
  game: { may: ['rules', 'xstate', '@noble/hashes'] },
  players: { may: ['rules'], types: ['game'] },
  session: { may: ['rules', 'game', 'players'] },
  online: { may: ['rules', 'game'] },
  server: { may: ['rules', 'game', 'players', 'session', 'online', 'people', ...SERVER_PACKAGES] },
  explain: { may: ['rules'], types: ['i18n'] },
  lessons: { may: ['rules', 'game'], types: ['i18n'] },
  puzzles: { may: ['rules', 'game', 'players'] },
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
      ],
      ...['i18n', 'lit', 'uqr'],
    ],
  },
  'engine.ts': { may: ['rules', 'game', 'players', 'session'] },
  'online.ts': { may: ['online'] },
  'server.ts': { may: ['server'] },
  'server-command.ts': { may: ['server', 'server.ts'] },
  'puzzles.ts': { may: ['puzzles'] },
  'deck.ts': { may: ['deck'] },
  'cards.ts': { may: ['deck'] },
  'explain.ts': { may: ['explain', 'i18n'], types: ['rules'] },
  'element.ts': { may: ['element'], types: ['rules', 'game', 'players', 'session', 'i18n', 'lessons', 'puzzles'] },
  'index.ts': { may: ['element.ts'] },
  'node.ts': { may: ['index.ts', 'element.ts', 'element'] },
  'react.ts': { may: ['index.ts'], types: ['element', 'element.ts', 'react'] },
  'preact.ts': { may: ['index.ts'], types: ['element', 'element.ts', 'preact'] },
  'solid.ts': { may: ['index.ts'], types: ['element', 'element.ts', 'solid-js'] },
};

const ELEMENT: House = {
  shell: {
    may: [],
    // The code of a running game loads when it is needed.
    later: ['games'],
  },
  table: { may: ['shell'] },
  features: { may: ['shell', 'table'] },
  games: { may: ['shell', 'table', 'features'] },
  // The class joins them all.
  'shell/watten-table.ts': { may: ['shell', 'games', 'features'], types: ['table'] },
};

/** No tool knows a test; all may know the source. */
const TOOLS: House = {
  shared: { may: [] },
  arena: { may: ['shared'] },
  bench: { may: ['shared', 'arena'] },
  build: { may: ['shared'] },
  demo: { may: ['shared', 'build', 'site'] },
  docs: { may: ['shared', 'demo', 'scenes'] },
  golden: { may: ['shared'] },
  hosts: { may: ['shared'] },
  lint: { may: ['shared'] },
  proof: { may: ['shared'] },
  puzzles: { may: ['shared', 'arena'] },
  release: { may: ['shared'] },
  scenes: { may: [] },
  site: { may: ['shared', 'build'] },
  test: { may: ['shared', 'build'] },
  training: { may: ['shared', 'arena'] },
};

const part = (file: string): string => file.split('/', 1)[0] ?? file;

/** The room of a file: a file that has an allowance of its own, else its folder. */
const roomOf = (house: House, file: string): string => (Object.hasOwn(house, file) ? file : part(file));

/** The imports of these files, each by the part of the house it leads to; what lies outside stays as it is. */
const importsIn = (codeOf: CodeOf): readonly Import[] =>
  importsOfFiles(codeOf).map(({ from, to, kind }) => ({ from, to: codeOf.has(to) ? part(to) : to, kind }));

/** What replaces or checks the language's own, for every part of the source. */
const BASE = 'base';

function isAllowed(house: House, { from, to, kind }: Import): boolean {
  if (to === part(from) || (house === SRC && to === BASE)) return true;
  const { may, types = [], later = [] } = house[roomOf(house, from)] ?? { may: [] };
  return may.includes(to) || (kind === 'types' && types.includes(to)) || (kind === 'later' && later.includes(to));
}

const forbidden = (house: House, imports: readonly Import[]): readonly string[] =>
  imports
    .filter((found) => !isAllowed(house, found))
    .map(({ from, to, kind }) => `${from} imports ${kind === 'types' ? 'types of ' : ''}${to}`);

/** Parts that know each other, by whatever way, once the program runs. */
const circles = (house: House): readonly string[] => {
  const known = (name: string, seen: ReadonlySet<string>): ReadonlySet<string> =>
    (house[name]?.may ?? []).reduce((all, next) => (all.has(next) ? all : known(next, new Set([...all, next]))), seen);
  return Object.keys(house).filter((name) => known(name, new Set()).has(name));
};

const codeOf = codeIn('src');
const imports = importsIn(codeOf);

test('no part of a house knows, by way of others, itself', () => {
  assert.deepEqual([SRC, ELEMENT, TOOLS].flatMap(circles), []);
});

test('no part of the source knows one that it must not know', () => {
  assert.ok(imports.length > codeOf.size, 'the imports were found');
  assert.deepEqual(forbidden(SRC, imports), []);
});

test('no room of the element knows one that it must not know', () => {
  const within = importsIn(codeIn('src/element'));
  const rooms = within.filter(({ to }) => Object.hasOwn(ELEMENT, to));
  assert.ok(rooms.length > 100, 'the imports were found');
  assert.deepEqual(forbidden(ELEMENT, rooms), []);
  const unknown = within.filter(({ from }) => !Object.hasOwn(ELEMENT, part(from)));
  assert.deepEqual(unknown, [], 'every file is in a room');
});

test('no feature of the element imports another feature', () => {
  const featureOf = (path: string): string | undefined => /^features\/(?<name>[^/]+)\//.exec(path)?.groups?.['name'];
  const crossing = importsOfFiles(codeIn('src/element')).filter(({ from, to }) => {
    const [own, other] = [featureOf(from), featureOf(to)];
    return own !== undefined && other !== undefined && own !== other;
  });
  assert.deepEqual(crossing, []);
});

test('no room of the tools knows one that it must not know, and none knows a test', () => {
  const relative = importsIn(codeIn('tools')).filter(({ to }) => to.startsWith('../') || Object.hasOwn(TOOLS, to));
  assert.ok(relative.length > 100, 'the imports were found');
  assert.deepEqual(
    forbidden(
      TOOLS,
      relative.filter(({ to }) => !to.startsWith('../src/')),
    ),
    [],
  );
});

test('pixi is imported by one file of the stage, which the element loads when it is needed', () => {
  const importers = imports.filter(({ to }) => to === 'pixi.js').map(({ from }) => from);
  assert.deepEqual([...new Set(importers)], ['stage/pixi.ts']);
});

test('the file that imports pixi imports nothing else, so that it can be bundled alone', () => {
  const others = imports.filter(({ from, to }) => from === 'stage/pixi.ts' && to !== 'pixi.js');
  assert.deepEqual(others, []);
});

test('one file alone knows Colyseus', () => {
  const importers = imports.filter(({ to }) => to.startsWith('@colyseus/')).map(({ from }) => from);
  assert.deepEqual([...new Set(importers)], ['server/transport/colyseus.ts']);
});

test('rules, game, players, session, the wire and the puzzles know no page', () => {
  const page = /\b(?:document|window|HTMLElement|customElements|navigator|localStorage)\b/;
  const withPage = [...codeOf].filter(
    ([file, code]) =>
      ['rules', 'game', 'players', 'session', 'online', 'puzzles'].includes(part(file)) && page.test(code),
  );
  assert.deepEqual(
    withPage.map(([file]) => file),
    [],
  );
});

/** JSON of texts and numbers alone, which nobody can alter. */
const JSON_OF_TEXT = ['element/shell/worker/worker-script.ts', 'game/link/json-coder.ts', 'base/to-json.ts'];

test('nothing that runs in a page relies on built-ins that old libraries replace: src/base has others', () => {
  const inPages = [...codeOf].filter(([file]) => part(file) !== 'server' && !file.startsWith('server'));
  const replaced = inPages.filter(([, code]) => /(?<!\w)Array\.from\b|[\])\w]\.entries\(\)|\.scrollTo\(/.test(code));
  assert.deepEqual(
    replaced.map(([file]) => file).filter((file) => file !== 'stage/textures.ts'),
    [],
    'Array.from, entries() of a list, scrollTo()',
  );
  const throughPrototypes = inPages.filter(([, code]) => /\bfor \((?:const|let) \w+ in /.test(code));
  assert.deepEqual(
    throughPrototypes.map(([file]) => file),
    [],
    'for (… in …) goes through what a page has added to prototypes',
  );
  const jsonOf = inPages.filter(([file, code]) => code.includes('JSON.stringify(') && !JSON_OF_TEXT.includes(file));
  assert.deepEqual(
    jsonOf.map(([file]) => file).filter((file) => part(file) !== 'deck'),
    [],
    'JSON.stringify calls toJSON() of lists and objects',
  );
  const events = inPages.filter(([, code]) => /extends Event\b|instanceof (?:Element|Event)\b/.test(code));
  assert.deepEqual(
    events.map(([file]) => file),
    [],
    'MooTools has an Event and an Element of its own',
  );
});
