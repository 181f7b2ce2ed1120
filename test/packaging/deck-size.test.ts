/** Checks which artwork a page loads and when, with the build and its source maps. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** A file of the build. */
interface Chunk {
  readonly path: string;
  /** Source files in the chunk. */
  readonly sources: readonly string[];
  /** Files that the chunk imports statically, and files that it imports dynamically. */
  readonly now: readonly string[];
  readonly later: readonly string[];
}

const LIMIT = 120_000;
const ENTRIES = ['dist/index.js', 'dist/element.js', 'dist/cdn/watten-table.js'] as const;

/** A source map. The map of an entry that contains other chunks has a section for each of them. */
interface SourceMap {
  readonly sources?: readonly string[];
  readonly sections?: readonly { readonly map: SourceMap }[];
}

const sourcesOf = (path: string): readonly string[] => {
  const map = JSON.parse(readFileSync(`${path}.map`, 'utf8')) as SourceMap;
  const maps = map.sections?.map((section) => section.map) ?? [map];
  return maps.flatMap(({ sources = [] }) => sources.map((source) => join(dirname(path), source)));
};

async function readChunks(entry: string): Promise<ReadonlyMap<string, Chunk>> {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    packages: 'external',
    // A page without a bundler also loads modules that are imported only for side effects.
    ignoreAnnotations: true,
    write: false,
    metafile: true,
  });
  const own = Object.entries(metafile.inputs).map(([path, { imports }]): [string, Chunk] => {
    const loaded = (kind: string): readonly string[] =>
      imports.filter((found) => !found.external && found.kind === kind).map((found) => found.path);
    return [path, { path, sources: sourcesOf(path), now: loaded('import-statement'), later: loaded('dynamic-import') }];
  });
  return new Map(own);
}

const chunksByEntry = new Map<string, Promise<ReadonlyMap<string, Chunk>>>();

/** All files that a page can load from an entry. */
function chunksOf(entry: string): Promise<ReadonlyMap<string, Chunk>> {
  const chunks = chunksByEntry.get(entry) ?? readChunks(entry);
  chunksByEntry.set(entry, chunks);
  return chunks;
}

/** A file and all its static imports, including indirect ones. */
function withStaticImports(
  chunks: ReadonlyMap<string, Chunk>,
  path: string,
  found = new Set<string>(),
): ReadonlySet<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const next of chunks.get(path)?.now ?? []) withStaticImports(chunks, next, found);
  return found;
}

function chunkWith(chunks: ReadonlyMap<string, Chunk>, source: string): Chunk {
  const all = [...chunks.values()].filter(({ sources }) => sources.includes(source));
  assert.equal(all.length, 1, `${source} is in exactly one file of the build`);
  return all[0];
}

/** The musicians appear only at the end of a game, and their drawings load only then. */
const MUSICIANS = 'src/deck/salzburg/musicians.ts';

/** The names of the decks are not artwork: the `deck` attribute needs them before any card loads. */
const isArt = (source: string): boolean => /^src\/(?:deck|stage)\//.test(source) && source !== 'src/deck/deck.ts';

for (const entry of ENTRIES) {
  test(`${entry} loads no artwork before the page shows a table`, async () => {
    const chunks = await chunksOf(entry);
    const first = [...withStaticImports(chunks, entry)].flatMap((path) => chunks.get(path)?.sources ?? []);
    assert.ok(first.includes('src/element/shell/watten-table.ts'), 'the sources of the build are found');
    assert.deepEqual(first.filter(isArt), []);
  });

  test(`the Salzburg deck of ${entry} compresses to at most ${LIMIT / 1000} KB`, async () => {
    const chunks = await chunksOf(entry);
    const needed = new Set([
      ...withStaticImports(chunks, chunkWith(chunks, 'src/deck/salzburg.ts').path),
      ...withStaticImports(chunks, chunkWith(chunks, 'src/deck/card-face.ts').path),
    ]);
    const salzburg = [...chunks.values()].filter(({ sources }) =>
      sources.some((source) => source.startsWith('src/deck/salzburg/') && source !== MUSICIANS),
    );
    // Chunks shared with the table contain only loading code. The poster's artwork is in the chunk with the poster's cards.
    const deck = [...chunks.values()].filter(
      (chunk) =>
        needed.has(chunk.path) &&
        (salzburg.includes(chunk) || chunk.sources.every((source) => source.startsWith('src/deck/'))),
    );
    assert.ok(salzburg.flatMap(({ sources }) => sources).length > 20, 'the files of the deck are found');
    assert.deepEqual(
      salzburg.filter((chunk) => !deck.includes(chunk)).map(({ path }) => path),
      [],
      'all chunks of the deck are measured',
    );
    const bytes = deck.reduce((sum, { path }) => sum + gzipSync(readFileSync(path), { level: 9 }).length, 0);
    assert.ok(bytes <= LIMIT, `${bytes} bytes in ${deck.map(({ path }) => path).join(', ')}`);
  });

  test(`the French card faces of ${entry} are in a separate file that loads on demand`, async () => {
    const chunks = await chunksOf(entry);
    const french = chunkWith(chunks, 'src/deck/french/french.ts');
    assert.deepEqual(
      french.sources.filter((source) => !source.startsWith('src/deck/french/')),
      [],
    );
    const others = [...chunks.values()].filter(({ path }) => path !== french.path);
    assert.deepEqual(
      others
        .filter(({ sources }) => sources.some((source) => source.startsWith('src/deck/french/')))
        .map(({ path }) => path),
      [],
    );
    assert.deepEqual(
      others.filter(({ now }) => now.includes(french.path)).map(({ path }) => path),
      [],
      'no file imports it statically',
    );
    assert.ok(
      others.some(({ later }) => later.includes(french.path)),
      'a file imports it dynamically',
    );
  });

  test(`the table top of ${entry} is in a separate file that contains no cards and loads on demand`, async () => {
    const chunks = await chunksOf(entry);
    const top = chunkWith(chunks, 'src/stage/wood.ts');
    assert.ok(top.sources.includes('src/stage/grain.ts'), 'the wood with its grain');
    assert.deepEqual(
      top.sources.filter((source) => source.startsWith('src/deck/') || source.startsWith('src/element/')),
      [],
    );
    assert.ok(
      [...chunks.values()].some(({ later }) => later.includes(top.path)),
      'a file imports it dynamically',
    );
    assert.deepEqual(
      [...chunks.values()].filter(({ now }) => now.includes(top.path)).flatMap(({ sources }) => sources),
      ['src/stage/felt.ts'],
      'only the felt, which loads on demand, imports it statically',
    );
  });
}

/** All files that these entries load through static imports. */
async function loadedWith(...entries: readonly string[]): Promise<ReadonlySet<string>> {
  const { metafile } = await build({
    entryPoints: [...entries],
    bundle: true,
    outdir: 'out',
    write: false,
    metafile: true,
    // Suppresses warnings about imports that only prefetch a chunk.
    logLevel: 'error',
  });
  const found = new Set<string>();
  const add = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    for (const { path: next, kind } of metafile.inputs[path]?.imports ?? []) if (kind === 'import-statement') add(next);
  };
  entries.forEach(add);
  return found;
}

const FIVE_LIMIT = 50_000;

test(`dist/cards.js loads at most ${FIVE_LIMIT / 1000} KB (compressed) for a page with five cards`, async () => {
  const cards = ['laub-unter', 'schell-king', 'herz-ober', 'laub-ace', 'schell-weli'];
  const files = await loadedWith('dist/cards.js', ...cards.map((card) => `dist/chunks/cards/${card}.js`));
  assert.ok(files.size <= 15, `${files.size} files`);
  const bytes = [...files].reduce((sum, path) => sum + gzipSync(readFileSync(path), { level: 9 }).length, 0);
  assert.ok(bytes <= FIVE_LIMIT, `${bytes} bytes in ${[...files].join(', ')}`);
  assert.ok(!files.has('dist/chunks/cards/herz-king.js'));
});

test('dist/cards.js loads no card before a page requests one', async () => {
  const files = [...(await loadedWith('dist/cards.js'))];
  assert.deepEqual(
    files.filter((path) => /(?:eichel|laub|herz|schell)/.test(path)),
    [],
  );
});
