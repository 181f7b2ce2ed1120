/** Tests of the bundle that watch modes and `npm run dev` rebuild after changes. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { test } from 'node:test';
import { type BuiltFiles, liveBundle } from '../../tools/shared/live-bundle.js';

const GOOD = 'export const answer: number = 42;';

test('liveBundle() rebuilds after a change, reports a syntax error in a source, and rebuilds after the fix', async () => {
  mkdirSync('.cache', { recursive: true });
  const folder = resolve(mkdtempSync('.cache/live-bundle-'));
  const write = (file: string, code: string): void => writeFileSync(join(folder, file), code);
  write('answer.ts', GOOD);
  write('through.ts', "export { answer } from './answer.js';");
  write('some.test.ts', "void import('./through.js').then(({ answer }) => console.log(answer));");
  write('other.test.ts', 'console.log(1);');
  const [some, other] = ['some.test.ts', 'other.test.ts'].map((file) => relative(resolve('.'), join(folder, file)));
  assert.ok(some !== undefined && other !== undefined);
  const { build, dispose } = liveBundle({
    absWorkingDir: resolve('.'),
    outdir: join(folder, 'out'),
    outbase: resolve('.'),
    entryPoints: [some, other],
    bundle: true,
    splitting: true,
    format: 'esm',
  });
  /** Returns the answer in the newest chunk that contains one. */
  const answerIn = ({ files }: BuiltFiles): string | undefined =>
    [...files.values()].flatMap((text) => /answer = (\d+)/.exec(text)?.[1] ?? []).at(-1);
  try {
    const first = await build();
    assert.deepEqual(first.changed, [some, other]);
    assert.equal(answerIn(first), '42');

    write('answer.ts', GOOD.replace('42', '41'));
    const second = await build();
    assert.deepEqual([second.changed, second.broken.size], [[some], 0]);
    assert.equal(answerIn(second), '41');

    write('answer.ts', GOOD.replace('42', ''));
    const broken = await build();
    assert.deepEqual(broken.changed, [some]);
    assert.deepEqual([...broken.broken.keys()], [some]);
    assert.match(broken.broken.get(some) ?? '', /Unexpected ";"\s+\S*answer\.ts:1:/);
    assert.deepEqual((await build()).changed, [], 'the same error');

    write('answer.ts', GOOD.replace('42', '43'));
    const fixed = await build();
    assert.deepEqual([fixed.changed, fixed.broken.size], [[some], 0]);
    assert.equal(answerIn(fixed), '43');
  } finally {
    await dispose();
    rmSync(folder, { recursive: true });
  }
});
