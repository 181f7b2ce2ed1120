/** Size limits of the faces. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const LIMIT = 30_000;

const sizeOf = async (entry: string): Promise<number> => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
};

test(`all faces and their drawing code compress to at most ${LIMIT / 1000} KB`, async () => {
  const bytes = await sizeOf('src/people/drawings.ts');
  assert.ok(bytes > 10_000 && bytes <= LIMIT, `${bytes} bytes`);
});

test('the list of faces, without their drawings, compresses to at most 0.5 KB', async () => {
  const bytes = await sizeOf('src/people/index.ts');
  assert.ok(bytes > 100 && bytes <= 500, `${bytes} bytes`);
});
