/** What is published: these tests look at the tarball of the build. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { publint } from 'publint';
import { packedBuild } from '../../tools/shared/packed.js';

/** Of the tarball, and of what is installed, in bytes; of it the server of tables with its libraries 0.3 and 1 MB. */
const LIMIT = 1_800_000;
const LIMIT_UNPACKED = 5_700_000;

const PUBLISHED =
  /^(?:dist\/.*\.(?:js|d\.ts|json|txt)|docs\/.*\.md|demo\/hosts\/(?!.*package-lock).*|LICENSE|(?:README|CHANGELOG)\.md|package\.json)$/;

/** What of the repository the manual leads to and the package has not: pictures, the pages of the demo, what tools need. */
const LEFT_OUT = /^(?:docs\/\w+\.webp|demo\/[\w-]+\.html|CONTRIBUTING\.md|(?:src|test|tools)\/.*)$/;

/** What a script loads of its own package, at once or later, or makes a worker of. */
const IMPORTED = /(?:\b(?:from|import)\s*|\bimport\(\s*|\bnew URL\(\s*)["'`](\.[^"'`]+\.js)["'`]/g;

const { tarball, size, unpackedSize, files } = await packedBuild();

test('the package weighs little, packed and installed', () => {
  assert.ok(size > 500_000 && size <= LIMIT, `${size} bytes`);
  assert.ok(unpackedSize > size && unpackedSize <= LIMIT_UNPACKED, `${unpackedSize} bytes installed`);
});

test('publint finds nothing', async () => {
  const { buffer } = new Uint8Array(readFileSync(tarball));
  const { messages } = await publint({ strict: true, pack: { tarball: buffer } });
  assert.deepEqual(messages, []);
});

test('what is published: build, licence, manual with its examples; no maps, and no script that promises one', () => {
  const paths = files.map(({ path }) => path);
  assert.deepEqual(
    paths.filter((path) => !PUBLISHED.test(path)),
    [],
  );
  const scripts = paths.filter((path) => /^dist\/.*\.js$/.test(path));
  assert.ok(scripts.length > 80, 'the scripts are there');
  assert.deepEqual(
    scripts.filter((path) => readFileSync(path, 'utf8').includes('sourceMappingURL')),
    [],
  );
});

test('every file that a script of the package imports is in the package', () => {
  const paths = new Set(files.map(({ path }) => path));
  const scripts = [...paths].filter((path) => /^dist\/.*\.js$/.test(path));
  const imported = scripts.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(IMPORTED)].map(([, to = '']) => join(path, '..', to)),
  );
  assert.ok(imported.length > 200, 'the imports were found');
  assert.deepEqual(
    imported.filter((path) => !paths.has(path)),
    [],
  );
});

test('where the manual leads to is in the package, too', () => {
  const paths = files.map(({ path }) => path);
  const manual = paths.filter((path) => /^[^/]*\.md$|^docs\/.*\.md$/.test(path));
  assert.ok(manual.includes('docs/hosts.md') && manual.includes('docs/guides/start.md'));
  const links = manual.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\]\((?!\w+:|#)([^)#]+)[^)]*\)/g)].map(([, to = '']) =>
      join(path, '..', to),
    ),
  );
  assert.ok(links.length > 30, 'the links were found');
  assert.deepEqual(
    links.filter((link) => !LEFT_OUT.test(link) && !paths.some((path) => path === link || path.startsWith(`${link}/`))),
    [],
  );
});

test('outside of cdn/ scripts are as they were written, for whoever looks into an error: only artwork is made small', () => {
  const chunks = readdirSync('dist/chunks').filter((file) => file.endsWith('.js'));
  // Which chunk a source is in is the bundler's to say, and so is the name of the chunk.
  const held = chunks.find((file) =>
    readFileSync(`dist/chunks/${file}.map`, 'utf8').includes('src/element/table/play.ts"'),
  );
  assert.ok(held, 'no chunk is made of src/element/table/play.ts');
  const play = readFileSync(`dist/chunks/${held}`, 'utf8').split('\n');
  assert.ok(play.length > 3000, `${play.length} lines`);
  assert.ok(
    play.some((line) => /^\s*\/\*\* .* \*\/$/.test(line)),
    'with their comments',
  );
});

test('every declaration is one that an entry needs, and all it needs are there', () => {
  const declarations = new Set(files.map(({ path }) => path).filter((path) => /^dist\/.*\.d\.ts$/.test(path)));
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
  };
  const needed = new Set(
    Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [] : entry.types.slice('./'.length))),
  );
  for (const path of needed) {
    const code = readFileSync(path, 'utf8');
    for (const [, to = ''] of code.matchAll(/["'](\.\.?\/[^"']+)\.js["']/g)) needed.add(join(path, '..', `${to}.d.ts`));
  }
  assert.ok(needed.size > 50, 'they were found');
  assert.deepEqual([...declarations].sort(), [...needed].sort());
  const others = [...needed].flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/(?:from|import\()\s*["']([\w@][\w@/.-]*)["']/g)].map(
      ([, name = '']) => name,
    ),
  );
  assert.deepEqual([...new Set(others)].sort(), ['lit', 'preact', 'react', 'solid-js'], 'packages they need');
});
