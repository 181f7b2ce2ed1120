/** Watches folders for changed files. `fs.watch` with `recursive` misses files that an editor replaces (Linux, Node 20). */
import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Delay before a change is reported, because editors write a file in several steps. */
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
 * Calls back after a file in these folders or their subfolders was changed, added or removed.
 * @returns a function that stops watching
 */
export function watchFolders(folders: readonly string[], onChange: () => void): () => void {
  const watchers = new Map<string, () => void>();
  let timer: NodeJS.Timeout | undefined;
  const settled = (): void => {
    follow();
    onChange();
  };
  const follow = (): void => {
    const found = new Set(folders.flatMap(withFoldersBelow));
    for (const [folder, close] of watchers) {
      if (found.has(folder)) continue;
      close();
      watchers.delete(folder);
    }
    for (const folder of found) {
      if (watchers.has(folder)) continue;
      const watcher = watch(folder, () => {
        clearTimeout(timer);
        timer = setTimeout(settled, DEBOUNCE_MS);
      });
      // This event fires when the folder is removed.
      watcher.on('error', () => watcher.close());
      watchers.set(folder, () => watcher.close());
    }
  };
  follow();
  return () => {
    clearTimeout(timer);
    for (const close of watchers.values()) close();
  };
}
