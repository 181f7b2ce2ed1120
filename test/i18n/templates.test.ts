/** Tests that all words at the table come from its messages, not from templates. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseSync } from 'oxc-parser';

const SOURCES = new URL('../../src/element/', import.meta.url).pathname;

interface SyntaxNode {
  readonly type: string;
  readonly [name: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** Returns the templates of a source, with a mark for each inserted value. */
const templatesIn = (source: string): readonly string[] => {
  const found: string[] = [];
  const visit = (node: SyntaxNode): void => {
    const { tag, quasi } = node;
    if (node.type === 'TaggedTemplateExpression' && isNode(tag) && isNode(quasi)) {
      const quasis = quasi['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
      if (/^(?:html|svg)$/.test(String(tag['name']))) found.push(quasis.map(({ value }) => value.cooked).join('¤'));
    }
    for (const part of Object.values(node).flat()) if (isNode(part)) visit(part);
  };
  visit(parseSync('source.ts', source).program as unknown as SyntaxNode);
  return found;
};

/** Returns the words of a template that a reader or a screen reader gets, without inserted values. */
const wordsIn = (template: string): readonly string[] => {
  const attributes = [...template.matchAll(/\s(?:aria-label|aria-description|title|alt|placeholder)="([^"]*)"/g)];
  const between = template.replaceAll(/<!--[^]*?-->/g, '').replaceAll(/<[^<>]*>/g, '\n');
  return [...attributes.map(([, text = '']) => text), ...between.split('\n')].filter((text) => /\p{L}{2}/u.test(text));
};

test('wordsIn() finds words between tags and in attributes of a template', () => {
  const [template = ''] = templatesIn('const x = html`<p class="small" title="Hilfe">Weiter ${count} <b>¤</b></p>`;');
  assert.deepEqual(wordsIn(template), ['Hilfe', 'Weiter ¤ ']);
});

test('the templates of the table contain no hard-coded words', async () => {
  const files = (await readdir(SOURCES, { recursive: true })).filter((file) => file.endsWith('.ts'));
  const all = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(join(SOURCES, file), 'utf8');
      return templatesIn(source).flatMap((template) => wordsIn(template).map((text) => `${file}: ${text.trim()}`));
    }),
  );
  assert.ok(files.length > 100);
  assert.deepEqual(all.flat(), []);
});
