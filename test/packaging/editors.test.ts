/** Checks the files of the build that describe the element for editors and other tools. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { SETTINGS, type Setting } from '../../src/element/shell/settings/settings.js';
import { elementIn, type CustomElements } from '../../tools/build/custom-elements.js';

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const element = elementIn(read('dist/custom-elements.json') as CustomElements);
const settings = Object.entries(SETTINGS) as readonly [string, Setting<unknown>][];

interface Value {
  readonly name: string;
}

interface CodeData {
  readonly tags: readonly {
    readonly name: string;
    readonly attributes: readonly {
      readonly name: string;
      readonly description: { readonly value: string };
      readonly values?: readonly Value[];
      readonly valueSet?: string;
    }[];
  }[];
}

interface WebTypes {
  readonly version: string;
  readonly contributions: {
    readonly html: {
      readonly elements: readonly {
        readonly name: string;
        readonly attributes: readonly {
          readonly name: string;
          readonly default?: string;
          readonly value: { readonly kind: string; readonly type: string };
        }[];
        readonly js: { readonly events: readonly Value[]; readonly properties: readonly Value[] };
        readonly css: { readonly properties: readonly Value[]; readonly 'pseudo-classes': readonly Value[] };
      }[];
    };
  };
}

test('custom-elements.json lists the type or values and the default of every attribute', () => {
  for (const [name, { attribute, check, initial }] of settings) {
    if (attribute === undefined) continue;
    const described = element.attributes.find((one) => one.name === attribute);
    const values = described?.type?.text.replaceAll("'", '').split(' | ');
    if (check.values) assert.deepEqual(values, check.values.map(String), name);
    else if (attribute === 'rules') assert.deepEqual(values, ['Partial<RuleOptions>']);
    else assert.deepEqual(values, [initial === null ? 'string' : typeof initial], name);
    assert.equal(
      described?.default?.replaceAll("'", '"'),
      initial === null ? undefined : JSON.stringify(initial),
      name,
    );
  }
});

test('custom-elements.json lists the types and defaults of properties, including the default `null`', () => {
  const member = (name: string): unknown => {
    const { type, default: initial } = element.members.find((one) => one.name === name) ?? {};
    return [type?.text, initial];
  };
  assert.deepEqual(member('speed'), ["'slow' | 'normal' | 'fast' | 'instant'", "'normal'"]);
  assert.deepEqual(member('players'), ['2 | 3 | 4 | null', 'null']);
  assert.deepEqual(member('seat'), ["0 | 1 | 2 | 3 | 'none'", '0']);
  assert.deepEqual(member('rules'), ['Partial<RuleOptions>', '{}']);
  assert.deepEqual(member('playerName'), ['string | null', 'null']);
});

test('the VS Code custom data lists every attribute with its values', () => {
  const { tags } = read('dist/vscode.html-custom-data.json') as CodeData;
  const [table] = tags;
  assert.equal(table?.name, 'watten-table');
  for (const [, { attribute, check, initial }] of settings) {
    if (attribute === undefined) continue;
    const described = table?.attributes.find(({ name }) => name === attribute);
    assert.ok(described?.description.value, attribute);
    if (typeof initial === 'boolean') assert.equal(described.valueSet, 'v', attribute);
    else
      assert.deepEqual(
        described.values?.map(({ name }) => name),
        (check.values ?? []).map(String),
        attribute,
      );
  }
});

test('the web types for JetBrains editors list attributes, properties, events, CSS properties and CSS states', () => {
  const manifest = read('package.json') as { readonly 'web-types': string; readonly version: string };
  const { version, contributions } = read(manifest['web-types']) as WebTypes;
  assert.equal(version, manifest.version);
  const [table] = contributions.html.elements;
  assert.equal(table?.name, 'watten-table');
  const deck = table?.attributes.find(({ name }) => name === 'deck');
  assert.deepEqual([deck?.default, deck?.value], ['salzburg', { kind: 'plain', type: "'salzburg' | 'french'" }]);
  assert.equal(table?.attributes.find(({ name }) => name === 'hints')?.value.kind, 'no-value');
  assert.equal(table?.attributes.length, element.attributes.length);
  assert.equal(table?.js.events.length, element.events.length);
  assert.ok(
    table?.js.properties.some(({ name }) => name === 'connection'),
    'properties that are not settings are listed',
  );
  assert.ok(table?.css.properties.some(({ name }) => name === '--watten-accent'));
  assert.ok(table?.css['pseudo-classes'].some(({ name }) => name === 'state(my-turn)'));
});
