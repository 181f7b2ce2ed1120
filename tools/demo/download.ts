/** Writes the archives that site owners without npm download: the files for pages, and the WordPress plugin. */
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { root } from '../shared/process.js';

const ZIP_FILE = join(root, 'demo/watten.zip');
const PLUGIN_FILE = join(root, 'demo/watten-table.zip');

/** The earliest date of the zip format, so that equal files produce equal archives. */
const DATE = '1980-01-01T00:00:00';

/** Returns the archive of the files in `cdn/`, without source maps. @param dist the folder of the build */
export async function zipOf(dist: string): Promise<Uint8Array> {
  const cdn = join(dist, 'cdn');
  const files = (await readdir(cdn, { recursive: true }))
    .filter((file) => /\.(?:css|html|js|json|png|txt|webmanifest)$/.test(file))
    .sort();
  const entries = await Promise.all(
    files.map(async (file) => [`watten/${file.replaceAll('\\', '/')}`, await readFile(join(cdn, file))] as const),
  );
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: DATE });
}

/** Writes `demo/watten.zip` and `demo/watten-table.zip`. */
export async function writeZips(): Promise<void> {
  await writeFile(ZIP_FILE, await zipOf(join(root, 'dist')));
  await copyFile(join(root, 'dist/wordpress/watten-table.zip'), PLUGIN_FILE);
}
