import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { OPTION_NAMES } from '../../src/rules/options.js';
import { VARIANT_IDS } from '../../src/rules/variants.js';
import { optionsDoc, OPTIONS_DOC_FILE } from '../../tools/docs/options-doc.js';

test('The page of the options is that of the code; else run `npm run options-doc`', async () => {
  assert.equal(await readFile(OPTIONS_DOC_FILE, 'utf8'), await optionsDoc());
});

test('Every option has a meaning, its values and the section of the rules it belongs to', async () => {
  const page = await optionsDoc();
  const parts = new Map(
    page
      .split('\n### ')
      .slice(1)
      .map((part) => [part.slice(1, part.indexOf('`', 1)), part]),
  );
  assert.deepEqual([...parts.keys()].sort(), [...OPTION_NAMES].sort());
  for (const [name, part] of parts)
    assert.match(part, /^`\w+`\n\n.{20,}\[Sections? [\d. and]+\]\(RULES\.md\)\.\n\nValues: .+\. Default: .+\.\n/, name);
});

test('Every section named there exists in the rules', async () => {
  const rules = await readFile(new URL('../../docs/RULES.md', import.meta.url), 'utf8');
  for (const [, numbers] of (await optionsDoc()).matchAll(/\[Sections? ([\d. and]+)\]/g)) {
    for (const number of numbers.split(' and ')) {
      const [chapter, item] = number.split('.');
      const start = rules.indexOf(`\n## ${chapter}. `);
      assert.ok(start >= 0, number);
      const text = rules.slice(start, rules.indexOf('\n## ', start + 1));
      if (item) assert.ok(text.includes(`\n${item}. `), number);
    }
  }
});

test('Every variant is told', async () => {
  const page = await optionsDoc();
  for (const id of VARIANT_IDS) assert.ok(page.includes(`\n| \`${id}\` | `), id);
});
