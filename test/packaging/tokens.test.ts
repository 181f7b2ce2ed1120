/** Checks that type sizes, corners and materials are defined once, so that the whole table has one visual language. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const TOKENS = 'src/element/shell/tokens.ts';

/** Values in the styles that belong in the file with the tokens. */
const OWN_VALUES = {
  'type sizes': /font-size:[^;]*\d(?:px|rem|pt)/g,
  corners: /border-radius:[^;]*\d(?:px|rem)/g,
  'colours of paper': /#(?:fdf8ea|fbf6e9|eadfc4)\b/g,
};

const files = readdirSync('src/element', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => join('src/element', file));
const stylesOf = (file: string): string =>
  /\bcss`(?<styles>[^`]*)`/.exec(readFileSync(file, 'utf8'))?.groups?.['styles'] ?? '';

for (const [name, pattern] of Object.entries(OWN_VALUES)) {
  test(`no style defines ${name} outside tokens.ts`, () => {
    const found = files
      .filter((file) => file !== TOKENS)
      .flatMap((file) => [...stylesOf(file).matchAll(pattern)].map(([value]) => `${file}: ${value}`));
    assert.deepEqual(found, []);
  });
}

test('every token is used', () => {
  const names = [...readFileSync(TOKENS, 'utf8').matchAll(/(?<name>--_[\w-]+):/g)].map(
    ({ groups }) => groups?.['name'],
  );
  const code = files.map(stylesOf).join('\n');
  assert.ok(names.length > 20, 'tokens are found');
  assert.deepEqual(
    names.filter((name) => !code.includes(`var(${name}`)),
    [],
  );
});
