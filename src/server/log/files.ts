import { open } from 'node:fs/promises';

export const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A file created or deleted in a folder survives a power cut only when the folder itself has been flushed. */
export const flushFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  // Not every system can.
  await handle.sync().catch(() => {});
  await handle.close();
};
