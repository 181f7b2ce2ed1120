/** Tests that the troubleshooting page lists exactly the error codes that the source can report. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { ILLEGAL_ACTION_CODES } from '../../src/game/illegal-action.js';

const SRC = new URL('../../src/', import.meta.url);

/** Patterns of source code that contains an error code, or several in a union type. */
const PLACES: readonly RegExp[] = [
  /\breportError\(\s*[^,()]+,\s*'(?<codes>[a-z-]+)'/g,
  /\breportThrown\(\s*[^,()]+,\s*[^,()]+,\s*'(?<codes>[a-z-]+)'/g,
  /#report\(\s*'(?<codes>[a-z-]+)'/g,
  /\bnew \w+Error\(\s*'(?<codes>[a-z-]+)'/g,
  /\brefuse\(\s*'(?<codes>[a-z-]+)'/g,
  // `this.code` is the attribute of `<watten-evening>`.
  /(?<!this\.)\bcode(?:: | = )(?<codes>'[a-z-]+'(?: \| '[a-z-]+')*)/g,
  /\btype (?:Input|Deck|Evening|Session)ErrorCode =(?<codes>[^;]+);/g,
  /^ {2}(?:\d{4}|\[\w+\]): '(?<codes>[a-z-]+)',$/gm,
  /\['(?<codes>[a-z-]+)', '[A-Z]/g,
  /^ {4}'(?<codes>[a-z-]+)',\n {4}(?:['"][A-Z]|error instanceof)/gm,
];

const sources = async (): Promise<readonly string[]> => {
  const files = (await readdir(SRC, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !/^(?:i18n|people|deck\/(?:salzburg|french))\b/.test(file.replaceAll('\\', '/')),
  );
  return Promise.all(files.map((file) => readFile(new URL(file.replaceAll('\\', '/'), SRC), 'utf8')));
};

const codesOfSource = async (): Promise<ReadonlySet<string>> => {
  const codes = new Set<string>(ILLEGAL_ACTION_CODES);
  for (const code of await sources())
    for (const pattern of PLACES)
      for (const { groups } of code.matchAll(pattern))
        for (const [name] of (groups?.codes ?? '').matchAll(/[a-z]+(?:-[a-z]+)*/g)) codes.add(name);
  return codes;
};

/** The error codes in the first column of the tables. */
const codesOfPage = async (): Promise<ReadonlySet<string>> => {
  const page = await readFile(new URL('../../docs/troubleshooting.md', import.meta.url), 'utf8');
  return new Set([...page.matchAll(/^\| `(?<code>[a-z-]+)` \|/gm)].map(({ groups }) => groups?.code as string));
};

test('the troubleshooting page contains a row for every error code in the source', async () => {
  const page = await codesOfPage();
  assert.deepEqual([...(await codesOfSource())].filter((code) => !page.has(code)).sort(), []);
});

test('every error code on the troubleshooting page exists in the source', async () => {
  const source = await codesOfSource();
  assert.deepEqual([...(await codesOfPage())].filter((code) => !source.has(code)).sort(), []);
});

test('every row on the troubleshooting page contains a cause and a fix', async () => {
  const page = await readFile(new URL('../../docs/troubleshooting.md', import.meta.url), 'utf8');
  for (const [row] of page.matchAll(/^\| `[a-z-]+` \|.*$/gm)) {
    const [, , cause = '', fix = ''] = row.split(/(?<!\\)\|/);
    assert.ok(cause.trim().length > 10 && fix.trim().length > 5, row);
  }
});
