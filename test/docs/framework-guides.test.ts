/** Checks the framework guides against the projects in demo/hosts and the exported types. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

const read = (path: string): Promise<string> => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

for (const host of ['vue', 'svelte'])
  test(`the declarations in the ${host} guide are those of its project`, async () => {
    const declarations = await read(`demo/hosts/${host}/src/watten-table.d.ts`);
    assert.ok((await read(`docs/guides/${host}.md`)).includes(`\n\`\`\`ts\n${declarations}\`\`\`\n`));
  });

test('the types in the React guide are exported', async () => {
  const [page, entry] = await Promise.all([read('docs/guides/react.md'), read('src/element.ts')]);
  const rows = /\n\| value \| type \|\n(?<rows>(?:\|.*\n)+)/.exec(page)?.groups?.['rows'] ?? '';
  const names = [...rows.matchAll(/\b(?:[A-Z][a-z]+){1,3}\b/g)]
    .map(([name]) => name)
    .filter((name) => name !== 'Partial');
  assert.ok(names.length > 10, 'the types are found');
  for (const name of names) assert.match(entry, new RegExp(`\\b${name}\\b`), name);
});
