/** Dependencies point one way: who may know whom. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { test } from 'node:test';

interface Import {
  readonly from: string;
  /** A folder of src, `src` for an entry, or the name of a package. */
  readonly to: string;
  /** Nothing of it is left when the program runs. */
  readonly typeOnly: boolean;
}

interface Allowance {
  readonly may: readonly string[];
  /** Whose types it may use, and no more. */
  readonly types?: readonly string[];
}

const ALLOWED: Readonly<Record<string, Allowance>> = {
  rules: { may: [] },
  deck: { may: [] },
  i18n: { may: [], types: ['rules', 'game'] },
  game: { may: ['rules', 'xstate'] },
  players: { may: ['rules'], types: ['game'] },
  session: { may: ['rules', 'game', 'players'] },
  explain: { may: ['rules'], types: ['i18n'] },
  table: { may: ['rules'], types: ['game', 'i18n'] },
  stage: { may: ['table', 'deck', 'pixi.js'], types: ['rules'] },
  element: {
    may: ['rules', 'game', 'players', 'session', 'table', 'stage', 'deck', 'explain', 'i18n', 'lit'],
  },
  'engine.ts': { may: ['rules', 'game', 'players', 'session'] },
  'deck.ts': { may: ['deck'] },
  'cards.ts': { may: ['deck'] },
  'explain.ts': { may: ['explain', 'i18n'], types: ['rules'] },
  'element.ts': { may: ['element'], types: ['rules', 'game', 'players', 'session'] },
  'index.ts': { may: ['element.ts'] },
};

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'));

const withoutComments = (code: string): string => code.replaceAll(/\/\*[^]*?\*\/|(?<![:'"`])\/\/.*/g, '');

const codeOf = new Map(files.map((file) => [file, withoutComments(readFileSync(join('src', file), 'utf8'))]));

const FROM = /^\s*(?:import|export)\s+(?<type>type\s)?(?:[^'"`;]*?\sfrom\s+)?(?<quote>['"])(?<to>[^'"]+)\k<quote>/gm;
const CALL = /(?<type>typeof\s+)?\bimport\(\s*(?<quote>['"])(?<to>[^'"]+)\k<quote>/g;

/** The folder of src, the entry, or the package that a file imports. */
function target(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return part(join(dirname(file), specifier).replace(/\.js$/, '.ts'));
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

const part = (file: string): string => file.split('/', 1)[0] ?? file;

const imports: readonly Import[] = [...codeOf].flatMap(([file, code]) =>
  [...code.matchAll(FROM), ...code.matchAll(CALL)].map(({ groups }) => ({
    from: file,
    to: target(file, groups?.to ?? ''),
    typeOnly: groups?.type !== undefined,
  })),
);

function isAllowed({ from, to, typeOnly }: Import): boolean {
  if (to === part(from)) return true;
  const allowed = ALLOWED[part(from)];
  if (!allowed) return false;
  return allowed.may.includes(to) || (typeOnly && (allowed.types ?? []).includes(to));
}

test('no part of the source knows one that it must not know', () => {
  assert.ok(imports.length > files.length, 'the imports were found');
  const wrong = imports.filter((found) => !isAllowed(found));
  assert.deepEqual(
    wrong.map(({ from, to, typeOnly }) => `${from} imports ${typeOnly ? 'types of ' : ''}${to}`),
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

test('rules, game, players and session know no page', () => {
  const page = /\b(?:document|window|HTMLElement|customElements|navigator|localStorage)\b/;
  const withPage = [...codeOf].filter(
    ([file, code]) => ['rules', 'game', 'players', 'session'].includes(part(file)) && page.test(code),
  );
  assert.deepEqual(
    withPage.map(([file]) => file),
    [],
  );
});
