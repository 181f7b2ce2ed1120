/** Copies the examples of docs/hosts.md into the projects, so that their types are checked. */
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root } from '../shared/process.js';

const BLOCK = /^```(?<kind>\w+)\n(?<code>.*?)^```$/gms;

/** Writes the last example of the host's section into its sources. */
export const addDocumented = async (folder: string): Promise<void> => {
  const docs = await readFile(join(root, 'docs/hosts.md'), 'utf8');
  const name = basename(folder);
  const section = docs.split(/^## /m).find((text) => text.toLowerCase().startsWith(`${name}\n`)) ?? '';
  const { kind, code } = [...section.matchAll(BLOCK)].at(-1)?.groups ?? {};
  assert.ok(kind !== undefined && code !== undefined, `docs/hosts.md has an example for ${name}`);
  await writeFile(join(folder, `src/documented.${kind}`), code);
};
