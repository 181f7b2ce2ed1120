/** What the people at the table weigh. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const LIMIT = 30_000;

const weightOf = async (entry: string): Promise<number> => {
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

test(`all people, with what draws them, are at most ${LIMIT / 1000} KB compressed`, async () => {
  const bytes = await weightOf('src/people/drawings.ts');
  assert.ok(bytes > 10_000 && bytes <= LIMIT, `${bytes} bytes`);
});

test('who they are, without how they look, is at most half a KB', async () => {
  const bytes = await weightOf('src/people/index.ts');
  assert.ok(bytes > 100 && bytes <= 500, `${bytes} bytes`);
});
