/** Copies the component from a framework's guide into the framework's project, so that the example's types are checked. */
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root } from '../shared/process.js';

const COMPONENT = /^## Write a component\n.*?^```(?<kind>\w+)\n(?<code>.*?)^```$/ms;

/** Writes the component of `docs/guides/<host>.md` into the sources of the project. */
export const addDocumented = async (folder: string): Promise<void> => {
  const guide = `docs/guides/${basename(folder)}.md`;
  const { kind, code } = COMPONENT.exec(await readFile(join(root, guide), 'utf8'))?.groups ?? {};
  assert.ok(kind !== undefined && code !== undefined, `${guide} has no code in "Write a component".`);
  await writeFile(join(folder, `src/documented.${kind}`), code);
};
