/** Selects the declarations to publish: the entries of the package and their imports. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)\.js['"]/g;

const importsOf = async (path: string): Promise<readonly string[]> =>
  [...(await readFile(path, 'utf8')).matchAll(IMPORTED)].map(([, to = '']) => join(dirname(path), `${to}.d.ts`));

/** Removes from `folder` the declarations that these entries do not import directly or indirectly. */
export async function keepDeclarationsOf(entries: readonly string[], folder: string): Promise<void> {
  const kept = new Set(entries.map((entry) => join(folder, entry)));
  for (const path of kept) for (const next of await importsOf(path)) kept.add(next);
  const all = await readdir(folder, { recursive: true });
  const others = all.map((file) => join(folder, file)).filter((file) => file.endsWith('.d.ts') && !kept.has(file));
  await Promise.all(others.map((file) => rm(file)));
}
