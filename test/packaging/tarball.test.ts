/** Checks the published tarball of the build. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { publint } from 'publint';
import { packedBuild } from '../../tools/shared/packed.js';

/**
 * Size limits, in bytes, of the tarball and of the installed package. They include 0.3 MB and 1 MB, respectively, for the
 * server of online tables with its libraries.
 */
const LIMIT = 2_770_000;
const LIMIT_UNPACKED = 8_450_000;

const PUBLISHED =
  /^(?:dist\/.*\.(?:js|d\.ts|json|txt)|dist\/cdn\/first-view\/[\w-]+\.html|dist\/cdn\/embed\/[\w-]+\.(?:html|css|png|webmanifest)|docs\/(?:.*\.md|table\.webp|badges\/\w+\.svg)|demo\/hosts\/(?!.*package-lock).*|LICENSE|(?:README|CHANGELOG)\.md|package\.json)$/;

/** Unpublished files of the repository to which the manual links: pictures, demo pages and sources. */
const LEFT_OUT =
  /^(?:docs\/\w+\.webp|demo\/[\w-]+\.html|demo\/watten(?:-table)?\.zip|docs\/contributing\/.*|CONTRIBUTING\.md|(?:src|test|tools)\/.*)$/;

/** Relative imports of a script, static or dynamic, and URLs of workers. */
const IMPORTED = /(?:\b(?:from|import)\s*|\bimport\(\s*|\bnew URL\(\s*)["'`](\.[^"'`]+\.js)["'`]/g;

const { tarball, size, unpackedSize, files } = await packedBuild();

test('the tarball and the installed package are within their size limits', () => {
  assert.ok(size > 500_000 && size <= LIMIT, `${size} bytes`);
  assert.ok(unpackedSize > size && unpackedSize <= LIMIT_UNPACKED, `${unpackedSize} bytes installed`);
});

test('publint reports no problems with the package', async () => {
  const { buffer } = new Uint8Array(readFileSync(tarball));
  const { messages } = await publint({ strict: true, pack: { tarball: buffer } });
  assert.deepEqual(messages, []);
});

test('the package contains only the build, the licence, the manual and its examples, without source maps', () => {
  const paths = files.map(({ path }) => path);
  assert.deepEqual(
    paths.filter((path) => !PUBLISHED.test(path)),
    [],
  );
  const scripts = paths.filter((path) => /^dist\/.*\.js$/.test(path));
  assert.ok(scripts.length > 80, 'the scripts are published');
  assert.deepEqual(
    scripts.filter((path) => readFileSync(path, 'utf8').includes('sourceMappingURL')),
    [],
  );
});

test('the package contains every file that its scripts import', () => {
  const paths = new Set(files.map(({ path }) => path));
  const scripts = [...paths].filter((path) => /^dist\/.*\.js$/.test(path));
  const imported = scripts.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(IMPORTED)].map(([, to = '']) => join(path, '..', to)),
  );
  assert.ok(imported.length > 200, 'the imports are found');
  assert.deepEqual(
    imported.filter((path) => !paths.has(path)),
    [],
  );
});

test("the package contains the targets of the manual's relative links", () => {
  const paths = files.map(({ path }) => path);
  const manual = paths.filter((path) => /^[^/]*\.md$|^docs\/.*\.md$/.test(path));
  assert.ok(manual.includes('docs/guides/react.md') && manual.includes('docs/reference/element.md'));
  const links = manual.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\]\((?!\w+:|#)([^)#]+)[^)]*\)/g)].map(([, to = '']) =>
      join(path, '..', to),
    ),
  );
  assert.ok(links.length > 30, 'the links are found');
  assert.deepEqual(
    links.filter((link) => !LEFT_OUT.test(link) && !paths.some((path) => path === link || path.startsWith(`${link}/`))),
    [],
  );
});

test('scripts outside dist/cdn are not minified and keep their comments', () => {
  const chunks = readdirSync('dist/chunks').filter((file) => file.endsWith('.js'));
  // The bundler chooses the chunk for each source, and the chunk's name.
  const chunk = chunks.find((file) =>
    readFileSync(`dist/chunks/${file}.map`, 'utf8').includes('src/element/table/play.ts"'),
  );
  assert.ok(chunk, 'a chunk contains src/element/table/play.ts');
  const play = readFileSync(`dist/chunks/${chunk}`, 'utf8').split('\n');
  assert.ok(play.length > 3000, `${play.length} lines`);
  assert.ok(
    play.some((line) => /^\s*\/\*\* .* \*\/$/.test(line)),
    'the comments are kept',
  );
});

test('the package contains exactly the type declarations that its entries need', () => {
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
  assert.ok(needed.size > 50, 'the declarations are found');
  assert.deepEqual([...declarations].sort(), [...needed].sort());
  const others = [...needed].flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/(?:from|import\()\s*["']([\w@][\w@/.-]*)["']/g)].map(
      ([, name = '']) => name,
    ),
  );
  assert.deepEqual([...new Set(others)].sort(), ['lit', 'preact', 'react', 'solid-js'], 'packages of the declarations');
});
