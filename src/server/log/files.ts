import { open } from 'node:fs/promises';

export const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Flushes a folder, so that the creation or deletion of a file in it survives a power failure. */
export const flushFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  // Some systems cannot flush a folder.
  await handle.sync().catch(() => {});
  await handle.close();
};
