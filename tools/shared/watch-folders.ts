/** Watching folders for changed files. `fs.watch` with `recursive` loses files that an editor replaces (Linux, Node 20). */
import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Wait before a change is reported, because editors write a file in several steps. */
const DEBOUNCE_MS = 30;

const withFoldersBelow = (folder: string): readonly string[] =>
  existsSync(folder)
    ? [
        folder,
        ...readdirSync(folder, { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
          .flatMap(({ name }) => withFoldersBelow(join(folder, name))),
      ]
    : [];

/**
 * Calls back after files in these folders, or in folders below them, were changed, added or removed.
 * @returns a function that ends it
 */
export function watchFolders(folders: readonly string[], onChange: () => void): () => void {
  const endings = new Map<string, () => void>();
  let timer: NodeJS.Timeout | undefined;
  const settled = (): void => {
    follow();
    onChange();
  };
  const follow = (): void => {
    const found = new Set(folders.flatMap(withFoldersBelow));
    for (const [folder, end] of endings) {
      if (found.has(folder)) continue;
      end();
      endings.delete(folder);
    }
    for (const folder of found) {
      if (endings.has(folder)) continue;
      const watcher = watch(folder, () => {
        clearTimeout(timer);
        timer = setTimeout(settled, DEBOUNCE_MS);
      });
      // The folder was removed.
      watcher.on('error', () => watcher.close());
      endings.set(folder, () => watcher.close());
    }
  };
  follow();
  return () => {
    clearTimeout(timer);
    for (const end of endings.values()) end();
  };
}
