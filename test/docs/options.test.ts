import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { OPTION_NAMES } from '../../src/rules/options.js';
import { VARIANT_IDS } from '../../src/rules/variants.js';
import { optionsDoc, OPTIONS_DOC_FILE } from '../../tools/docs/options-doc.js';

test('docs/reference/options.md is up to date (`npm run options-doc` updates it)', async () => {
  assert.equal(await readFile(OPTIONS_DOC_FILE, 'utf8'), await optionsDoc());
});

test('the options reference explains every option and lists its values, default and section of the rules', async () => {
  const page = await optionsDoc();
  const sections = new Map(
    page
      .split('\n### ')
      .slice(1)
      .map((section) => [section.slice(1, section.indexOf('`', 1)), section]),
  );
  assert.deepEqual([...sections.keys()].sort(), [...OPTION_NAMES].sort());
  for (const [name, section] of sections)
    assert.match(
      section,
      /^`\w+`\n\n.{20,}\[Sections? [\d. and]+\]\(\.\.\/RULES\.md\)\.\n\nValues: .+\. Default: .+\.\n/,
      name,
    );
});

test('every section of the rules that the options reference links to exists', async () => {
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

test('the options reference contains every variant', async () => {
  const page = await optionsDoc();
  for (const id of VARIANT_IDS) assert.ok(page.includes(`\n| \`${id}\` | `), id);
});
