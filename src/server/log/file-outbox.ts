import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flushFolder, isMissing } from './files.js';
import type { Outbox } from './outbox.js';

const FILE_EXTENSION = '.json';

/**
 * Creates an outbox with one file per report.
 * @param folder created if it does not exist
 */
export const createFileOutbox = async (folder: string): Promise<Outbox> => {
  await mkdir(folder, { recursive: true });
  const pathOf = (id: string): string => join(folder, `${id}${FILE_EXTENSION}`);
  const exists = (path: string): Promise<boolean> =>
    stat(path).then(
      () => true,
      () => false,
    );
  return {
    async put(id, text) {
      const path = pathOf(id);
      if (await exists(path)) return;
      // The rename makes the write atomic, so a file with the final name is always complete.
      await writeFile(`${path}.new`, text, { flush: true });
      await rename(`${path}.new`, path);
      await flushFolder(folder);
    },
    async ids() {
      const files = await readdir(folder);
      return files.filter((file) => file.endsWith(FILE_EXTENSION)).map((file) => file.slice(0, -FILE_EXTENSION.length));
    },
    async read(id) {
      try {
        return await readFile(pathOf(id), 'utf8');
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    claim: () => Promise.resolve(true),
    remove: (id) => rm(pathOf(id), { force: true }),
    isShared: false,
  };
};
