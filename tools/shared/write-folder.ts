/** Writes folders that several processes need at the same time but only one process can write. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 100;

/** Age from which a lock is ignored, because a process that dies while writing leaves its lock behind. */
const LOCK_EXPIRY_MS = 60_000;

/** Creates a folder atomically, so that no other process sees an incomplete folder. */
export async function writeFolderAtomically(folder: string, fill: (draft: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return;
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}.`);
  try {
    await fill(draft);
    await rename(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Acquires a folder's lock. Resolves to false if another process holds it. */
async function takeLock(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch {
    const age = await stat(lock).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > LOCK_EXPIRY_MS) await rm(lock, { recursive: true, force: true });
    return false;
  }
}

/** Like `writeFolderAtomically`, but other processes that need the folder wait for the first one. */
export async function writeFolderOnce(folder: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const lock = `${folder}.lock`;
  await mkdir(dirname(folder), { recursive: true });
  while (!existsSync(folder)) {
    if (!(await takeLock(lock))) {
      await pause(POLL_MS);
      continue;
    }
    try {
      await writeFolderAtomically(folder, fill);
    } finally {
      await rm(lock, { recursive: true, force: true });
    }
  }
}
