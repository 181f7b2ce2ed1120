import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { writeFolderOnce } from '../../tools/shared/write-folder.js';

const home = mkdtempSync(join(tmpdir(), 'watten-folders-'));
after(() => rmSync(home, { recursive: true, force: true }));

test('writeFolderOnce() writes a folder once for two simultaneous callers, and both see the complete folder', async () => {
  const folder = join(home, 'twice');
  let count = 0;
  const fill = async (draft: string): Promise<void> => {
    count++;
    writeFileSync(join(draft, 'first'), '');
    await pause(50);
    writeFileSync(join(draft, 'last'), '');
  };
  const seen = await Promise.all(
    [1, 2].map(async () => {
      await writeFolderOnce(folder, fill);
      return readdirSync(folder).sort();
    }),
  );
  assert.deepEqual(seen, [
    ['first', 'last'],
    ['first', 'last'],
  ]);
  assert.equal(count, 1);
});

test('writeFolderOnce() leaves no folder after a failed attempt, and the next attempt writes the folder', async () => {
  const folder = join(home, 'failed');
  await assert.rejects(
    writeFolderOnce(folder, () => Promise.reject(new Error('no space'))),
    /no space/,
  );
  assert.ok(!readdirSync(home).some((name) => name.startsWith('failed')));
  await writeFolderOnce(folder, async (draft) => writeFileSync(join(draft, 'file'), ''));
  assert.deepEqual(readdirSync(folder), ['file']);
});

test('writeFolderOnce() ignores the old lock of a dead process', async () => {
  const folder = join(home, 'locked');
  mkdirSync(`${folder}.lock`);
  const longAgo = new Date(Date.now() - 3_600_000);
  utimesSync(`${folder}.lock`, longAgo, longAgo);
  await writeFolderOnce(folder, async (draft) => writeFileSync(join(draft, 'file'), ''));
  assert.deepEqual(readdirSync(folder), ['file']);
});
