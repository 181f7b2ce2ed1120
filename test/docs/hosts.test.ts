/** Checks that docs/hosts.md shows the code of the projects in demo/hosts. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

const read = (path: string): Promise<string> => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the declarations in docs/hosts.md are those of the projects', async () => {
  const page = await read('docs/hosts.md');
  for (const host of ['vue', 'svelte']) {
    // oxlint-disable-next-line no-await-in-loop -- a file at a time
    const declarations = await read(`demo/hosts/${host}/src/watten-table.d.ts`);
    assert.ok(page.includes(`\n\`\`\`ts\n${declarations}\`\`\`\n`), host);
  }
});

test('the types in docs/hosts.md are exported', async () => {
  const [page, entry] = await Promise.all([read('docs/hosts.md'), read('src/element.ts')]);
  const rows = /\n\| what \| its type \|\n(?<rows>(?:\|.*\n)+)/.exec(page)?.groups?.['rows'] ?? '';
  const names = [...rows.matchAll(/\b(?:[A-Z][a-z]+){1,3}\b/g)]
    .map(([name]) => name)
    .filter((name) => !/^(?:Partial)$/.test(name));
  assert.ok(names.length > 10, 'the types are found');
  for (const name of names) assert.match(entry, new RegExp(`\\b${name}\\b`), name);
});
