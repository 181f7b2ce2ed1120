/** What a page loads of the artwork, and when. These tests look at the build and at the maps beside it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** A file of the build. */
interface Chunk {
  readonly path: string;
  /** The files of src in it. */
  readonly sources: readonly string[];
  /** What it loads at once, and what it loads when somebody wants it. */
  readonly now: readonly string[];
  readonly later: readonly string[];
}

const LIMIT = 120_000;
const ENTRIES = ['dist/index.js', 'dist/element.js', 'dist/cdn/watten-table.js'] as const;

const sourcesOf = (path: string): readonly string[] => {
  const { sources } = JSON.parse(readFileSync(`${path}.map`, 'utf8')) as { readonly sources: readonly string[] };
  return sources.map((source) => join(dirname(path), source));
};

async function foundFrom(entry: string): Promise<ReadonlyMap<string, Chunk>> {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    packages: 'external',
    // A page without a bundler loads what is imported for nothing but its effects, too.
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

/** All files that a page may load by way of an entry. */
function chunksOf(entry: string): Promise<ReadonlyMap<string, Chunk>> {
  const chunks = chunksByEntry.get(entry) ?? foundFrom(entry);
  chunksByEntry.set(entry, chunks);
  return chunks;
}

/** A file and all that it cannot be loaded without. */
function atOnce(chunks: ReadonlyMap<string, Chunk>, path: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const next of chunks.get(path)?.now ?? []) atOnce(chunks, next, found);
  return found;
}

function holding(chunks: ReadonlyMap<string, Chunk>, source: string): Chunk {
  const all = [...chunks.values()].filter(({ sources }) => sources.includes(source));
  assert.equal(all.length, 1, `${source} is in one file of the build, no more and no less`);
  return all[0];
}

/** They play at the end of a game, and come with it. */
const MUSICIANS = 'src/deck/salzburg/musicians.ts';

/** An attribute has to know what decks are called, so their names come before any card. */
const isArt = (source: string): boolean => /^src\/(?:deck|stage)\//.test(source) && source !== 'src/deck/deck.ts';

for (const entry of ENTRIES) {
  test(`${entry} brings no artwork until a table is shown`, async () => {
    const chunks = await chunksOf(entry);
    const first = [...atOnce(chunks, entry)].flatMap((path) => chunks.get(path)?.sources ?? []);
    assert.ok(first.includes('src/element/shell/watten-table.ts'), 'the sources of the build were found');
    assert.deepEqual(first.filter(isArt), []);
  });

  test(`${entry}: the Salzburg deck is at most ${LIMIT / 1000} KB compressed`, async () => {
    const chunks = await chunksOf(entry);
    const needed = new Set([
      ...atOnce(chunks, holding(chunks, 'src/deck/salzburg.ts').path),
      ...atOnce(chunks, holding(chunks, 'src/deck/card-face.ts').path),
    ]);
    const salzburg = [...chunks.values()].filter(({ sources }) =>
      sources.some((source) => source.startsWith('src/deck/salzburg/') && source !== MUSICIANS),
    );
    // Where it is mixed with the table there is no art, only what asks for it; and what the poster shows is with its cards.
    const deck = [...chunks.values()].filter(
      (chunk) =>
        needed.has(chunk.path) &&
        (salzburg.includes(chunk) || chunk.sources.every((source) => source.startsWith('src/deck/'))),
    );
    assert.ok(salzburg.flatMap(({ sources }) => sources).length > 20, 'the files of the deck were found');
    assert.deepEqual(
      salzburg.filter((chunk) => !deck.includes(chunk)).map(({ path }) => path),
      [],
      'all of it is weighed',
    );
    const bytes = deck.reduce((sum, { path }) => sum + gzipSync(readFileSync(path), { level: 9 }).length, 0);
    assert.ok(bytes <= LIMIT, `${bytes} bytes in ${deck.map(({ path }) => path).join(', ')}`);
  });

  test(`${entry}: French faces are in a file of their own, which only a table with French cards loads`, async () => {
    const chunks = await chunksOf(entry);
    const french = holding(chunks, 'src/deck/french/french.ts');
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
      'nobody loads it at once',
    );
    assert.ok(
      others.some(({ later }) => later.includes(french.path)),
      'somebody can load it',
    );
  });

  test(`${entry}: the table top is in a file without cards, which is loaded when a table is shown`, async () => {
    const chunks = await chunksOf(entry);
    const top = holding(chunks, 'src/stage/wood.ts');
    assert.ok(top.sources.includes('src/stage/grain.ts'), 'the wood with its grain');
    assert.deepEqual(
      top.sources.filter((source) => source.startsWith('src/deck/') || source.startsWith('src/element/')),
      [],
    );
    assert.ok(
      [...chunks.values()].some(({ later }) => later.includes(top.path)),
      'somebody can load it',
    );
    assert.deepEqual(
      [...chunks.values()].filter(({ now }) => now.includes(top.path)).map(({ path }) => path),
      [],
      'nobody loads it at once',
    );
  });
}

/** Every file of the build that is loaded at once with one of these. */
async function loadedWith(...entries: readonly string[]): Promise<ReadonlySet<string>> {
  const { metafile } = await build({
    entryPoints: [...entries],
    bundle: true,
    outdir: 'out',
    write: false,
    metafile: true,
    // It warns of every import that only fetches a chunk ahead.
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

test(`dist/cards.js: a page that shows five cards loads at most ${FIVE_LIMIT / 1000} KB compressed`, async () => {
  const cards = ['laub-unter', 'schell-king', 'herz-ober', 'laub-ace', 'schell-weli'];
  const files = await loadedWith('dist/cards.js', ...cards.map((card) => `dist/chunks/cards/${card}.js`));
  assert.ok(files.size <= 15, `${files.size} files`);
  const bytes = [...files].reduce((sum, path) => sum + gzipSync(readFileSync(path), { level: 9 }).length, 0);
  assert.ok(bytes <= FIVE_LIMIT, `${bytes} bytes in ${[...files].join(', ')}`);
  assert.ok(!files.has('dist/chunks/cards/herz-king.js'));
});

test('dist/cards.js brings no card until one is asked for', async () => {
  const files = [...(await loadedWith('dist/cards.js'))];
  assert.deepEqual(
    files.filter((path) => /(?:eichel|laub|herz|schell)/.test(path)),
    [],
  );
});
