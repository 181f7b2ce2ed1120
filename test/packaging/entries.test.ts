/** Checks the package as other projects import it from the build. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { builtinModules } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { SETTINGS, type Setting } from '../../src/element/shell/settings/settings.js';

interface Target {
  readonly types: string;
  readonly node?: string;
  readonly default: string;
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly name: string;
  readonly customElements: string;
  readonly exports: Readonly<Record<string, string | Target>>;
};

const scripts = Object.entries(manifest.exports).filter(
  (entry): entry is [string, Target] => typeof entry[1] === 'object',
);

test('every file that the package exports exists after a build', () => {
  const targets = Object.values(manifest.exports).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : [entry.types, entry.default, ...(entry.node ? [entry.node] : [])],
  );
  assert.ok(targets.includes(manifest.customElements), 'the manifest of the element is exported');
  assert.deepEqual(
    targets.filter((path) => !existsSync(path)),
    [],
  );
});

for (const [path] of scripts) {
  const specifier = manifest.name + path.slice(1);

  test(`importing ${specifier} in Node throws no error and defines no browser globals`, () => {
    const code = `
      const entry = await import(${JSON.stringify(specifier)});
      const page = ['document', 'window', 'HTMLElement'].filter((name) => name in globalThis);
      console.log(JSON.stringify({ exported: Object.keys(entry).length, page }));
    `;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
      encoding: 'utf8',
    });
    assert.equal(stderr, '');
    assert.equal(status, 0);
    const { exported, page } = JSON.parse(stdout) as { exported: number; page: string[] };
    assert.ok(exported > 0, 'the entry exports something');
    assert.deepEqual(page, [], 'no browser globals are defined');
  });
}

/** The packages that a file of the build loads, statically or dynamically. */
async function packagesOf(path: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [path],
    bundle: true,
    format: 'esm',
    packages: 'external',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  return [...new Set(imports.filter(({ external }) => external).map(({ path: name }) => name))].sort();
}

test('the `engine` entry loads no packages except xstate and @noble/hashes', async () => {
  assert.deepEqual(await packagesOf('./dist/engine.js'), ['@noble/hashes/sha2.js', '@noble/hashes/utils.js', 'xstate']);
});

test('the `deck` entry loads no packages', async () => {
  assert.deepEqual(await packagesOf('./dist/deck.js'), []);
});

test('the `explain` entry loads no packages', async () => {
  assert.deepEqual(await packagesOf('./dist/explain.js'), []);
});

/** The compressed size in bytes of some exports of the online entry. */
async function sizeOfOnline(names: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${names} } from './dist/online.js';`, resolveDir: '.' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
}

test('the `online` entry loads no packages and adds at most 6 KB for remote seats and 6.4 KB for openTable()', async () => {
  assert.deepEqual(await packagesOf('./dist/online.js'), []);
  const sizes = await Promise.all(['seatOver, serveSeat', 'openTable', 'seatOver'].map(sizeOfOnline));
  const [wire = 0, table = 0, seat = 0] = sizes;
  assert.ok(wire > 2000 && wire <= 6000, `${wire} bytes`);
  assert.ok(table > seat && table <= 6400, `${table} bytes, ${table - seat} more than a seat`);
});

test('the table server loads no packages and needs only Node', async () => {
  for (const entry of ['server', 'server-command', 'server-thinking']) {
    const loaded = await packagesOf(`./dist/${entry}.js`);
    const packages = loaded.filter((name) => !builtinModules.includes(name.replace('node:', '')));
    // Optional native modules of libraries, and modules of esbuild.
    const optional = ['msgpackr-extract', 'bufferutil', 'utf-8-validate', '<runtime>'];
    assert.deepEqual(
      packages.filter((name) => !optional.includes(name)),
      [],
    );
  }
});

for (const entry of ['watten-table', 'engine', 'online', 'puzzles', 'evening', 'season']) {
  test(`dist/cdn/${entry}.js loads no packages`, async () => {
    assert.deepEqual(await packagesOf(`./dist/cdn/${entry}.js`), []);
  });
}

/** A file of the build with all its direct and indirect static imports, and all dynamic imports of these files. */
function filesOf(path: string): { readonly now: ReadonlySet<string>; readonly later: Set<string> } {
  const now = new Set<string>([path]);
  const later = new Set<string>();
  for (const file of now) {
    const code = readFileSync(file, 'utf8');
    for (const [, to] of code.matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g)) now.add(join(dirname(file), to));
    for (const [, to] of code.matchAll(/import\(\s*["'`](\.[^"'`]+)["'`]/g)) later.add(join(dirname(file), to));
  }
  return { now, later };
}

test('the code for replays is in a separate chunk that loads on demand', () => {
  const hasReplayCode = (file: string): boolean => readFileSync(file, 'utf8').includes('data-replay');
  for (const entry of ['dist/index.js', 'dist/cdn/watten-table.js']) {
    const { now, later } = filesOf(entry);
    assert.deepEqual([...now].filter(hasReplayCode), [], `${entry} does not load it statically`);
    // These chunks can have dynamic imports themselves.
    for (const file of later) for (const chunk of filesOf(file).later) later.add(chunk);
    const chunks = [...later].filter((file) => [...filesOf(file).now].some(hasReplayCode));
    assert.equal(chunks.length, 1, `one chunk of ${entry} has it`);
    assert.match(chunks.join(), /replay/);
  }
});

test('custom-elements.json describes only <watten-table> and lists only modules that exist', () => {
  const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as {
    readonly modules: readonly {
      readonly path: string;
      readonly declarations?: readonly { readonly tagName?: string }[];
    }[];
  };
  assert.deepEqual(
    modules.filter(({ path }) => !existsSync(path)),
    [],
  );
  const tags = modules.flatMap(({ declarations }) => declarations ?? []).map(({ tagName }) => tagName);
  assert.deepEqual(tags.filter(Boolean), ['watten-table']);
});

test('custom-elements.json contains a description of every setting, attribute and event', () => {
  interface Described {
    readonly name: string;
    readonly description?: string;
  }
  const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as {
    readonly modules: readonly {
      readonly declarations: readonly {
        readonly tagName?: string;
        readonly members?: readonly Described[];
        readonly attributes?: readonly Described[];
        readonly events?: readonly Described[];
      }[];
    }[];
  };
  const element = modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName);
  const described = (list: readonly Described[] = []): readonly string[] =>
    list.filter(({ description }) => description).map(({ name }) => name);
  const settings: readonly [string, Setting<unknown>][] = Object.entries(SETTINGS);
  const members = described(element?.members);
  assert.deepEqual(
    settings.map(([name]) => name).filter((name) => !members.includes(name)),
    [],
  );
  assert.deepEqual(
    [...described(element?.attributes)].sort(),
    settings.flatMap(([, { attribute = [] }]) => attribute).sort(),
  );
  const events = element?.events ?? [];
  assert.equal(events.length, 18);
  assert.deepEqual(
    events.filter(({ name, description }) => !name.startsWith('watten-') || !description),
    [],
  );
});
