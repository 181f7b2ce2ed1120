import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { hints } from '../../src/i18n/de/hints.js';
import { table } from '../../src/i18n/de/table.js';
import { messagesDoc, MESSAGES_DOC_FILE } from '../../tools/docs/messages-doc.js';

test('docs/reference/messages.md is up to date (`npm run messages-doc` updates it)', async () => {
  assert.equal(await readFile(MESSAGES_DOC_FILE, 'utf8'), await messagesDoc());
});

test('the message reference lists every text once, with its parameters and examples in German and English', async () => {
  const rows = (await messagesDoc()).split('\n').filter((line) => line.startsWith('| `'));
  const keys = rows.map((row) => row.slice(3, row.indexOf('`', 3)));
  const entries = { ...table.salzburg, ...hints.salzburg };
  assert.deepEqual([...keys].sort(), Object.keys(entries).sort());
  for (const row of rows) {
    const [key, takes, ...samples] = row.slice(2, -2).split(/ (?<!\\)\| /);
    const entry: unknown = entries[key.slice(1, -1) as keyof typeof entries];
    assert.equal(takes === '–', typeof entry === 'string', row);
    assert.equal(samples.length, 2, row);
    for (const text of samples) assert.doesNotMatch(text, /undefined|NaN|\[object|^\s*$/, row);
  }
});
