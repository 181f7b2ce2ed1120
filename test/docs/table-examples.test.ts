/** The examples of tables in the documentation: tags, shortcodes of the WordPress plugin, and addresses of the embed page. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { Refusal } from '../../src/element/shell/settings/checks.js';
import { SETTINGS, type Setting } from '../../src/element/shell/settings/settings.js';
import { readParameters } from '../../src/embed/parameters.js';
import { lessons } from '../../src/i18n/en/lessons.js';
import { LANGUAGES } from '../../src/i18n/languages.js';
import { findMistakes } from '../../src/wordpress/mistakes.js';

const PAGES = [
  'README.md',
  'src/wordpress/readme.txt',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.includes('node_modules'))
    .map((file) => `docs/${file.replaceAll('\\', '/')}`),
];

interface Example {
  readonly page: string;
  /** The example as written. */
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
}

const CHECKS = new Map(
  Object.values<Setting<unknown>>(SETTINGS).flatMap(({ attribute, check }) =>
    attribute === undefined ? [] : [[attribute, check] as const],
  ),
);

/** Attributes of every HTML element, and the attributes that the plugin adds to those of the element. */
const OTHER =
  /^(?:id|class|slot|style|title|role|ref|key|hidden|align|(?:data|aria)-[\w-]+|(?:accent|surface|table|text)-colour)$/;

/** Attributes with a value in quotes, or with no value. Bindings of frameworks have other names or values. */
const attributesIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/(?:^|\s)(?<name>[a-z][a-z-]*)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'))?(?=\s|\/|$)/g)].map(
      ({ groups }) => [groups?.['name'] ?? '', groups?.['double'] ?? groups?.['single'] ?? ''],
    ),
  );

const withoutBindings = (text: string): string =>
  text.replaceAll(/[\w.:@?()[\]-]+=\{[^}]*\}+|[.:@?([][^\s]*=(?:"[^"]*"|\S+)/g, '');

const PATTERNS = [
  /<watten-table(?<attributes>\s(?:[^>'"]|"[^"]*"|'[^']*')*)>/g,
  /\[watten(?<attributes>\s(?:[^\]'"]|"[^"]*"|'[^']*')*)\]/g,
];

const examples: readonly Example[] = PAGES.flatMap((page) => {
  const source = readFileSync(page, 'utf8');
  return PATTERNS.flatMap((pattern) =>
    [...source.matchAll(pattern)].map(({ 0: text, groups }) => ({
      page,
      text,
      values: attributesIn(withoutBindings(groups?.['attributes'] ?? '')),
    })),
  );
});

const describe = ({ page, text }: Example): string => `${page}: ${text}`;

const isLesson = (id: string, page: string): boolean =>
  id === '' || id in lessons.salzburg.courses || readFileSync(page, 'utf8').includes(`id: '${id}'`);

/** Returns the fault of an attribute, or null. */
function faultOf(name: string, value: string, page: string): string | null {
  if (name === 'lang') return LANGUAGES.some((language) => language === value) ? null : `unknown language ${value}`;
  if (name === 'lesson' && !isLesson(value, page)) return `unknown lesson ${value}`;
  const check = CHECKS.get(name);
  if (!check) return OTHER.test(name) ? null : `unknown attribute ${name}`;
  const checked = check(value, name);
  return checked instanceof Refusal ? checked.message : null;
}

const faultsOf = (values: Readonly<Record<string, string>>, page: string): readonly string[] =>
  Object.entries(values).flatMap(([name, value]) => faultOf(name, value, page) ?? []);

test('every attribute in an example exists, and its value is valid', () => {
  assert.ok(examples.length > 60, `${examples.length} examples`);
  assert.deepEqual(
    examples.flatMap((example) =>
      faultsOf(example.values, example.page).map((fault) => `${describe(example)}: ${fault}`),
    ),
    [],
  );
});

test('rules that a text mentions are valid', () => {
  const mentioned = PAGES.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\brules=(?:"(?<double>[^"]+)"|'(?<single>[^']+)')/g)].map(
      ({ groups }) => ({
        page,
        rules: groups?.['double'] ?? groups?.['single'] ?? '',
      }),
    ),
  );
  assert.ok(mentioned.length >= 10, `${mentioned.length} mentioned rules`);
  for (const { page, rules } of mentioned) assert.deepEqual(faultsOf({ rules }, page), [], `${page}: ${rules}`);
});

test('the variant, players, points, rules and seat of every example fit together', () => {
  const withRules = examples.filter(({ values }) => values['rules'] !== undefined);
  assert.ok(withRules.length >= 8, `${withRules.length} examples with rules`);
  assert.deepEqual(
    examples.flatMap((example) =>
      Object.values(findMistakes(example.values)).map((fault) => `${describe(example)}: ${fault}`),
    ),
    [],
  );
});

test('every address of the embed page in an example causes no warning', () => {
  const addresses = PAGES.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/embed\.html(?<search>\?[^\s"'`<>)]+)/g)].map(({ groups }) => ({
      page,
      search: groups?.['search']?.replaceAll('&amp;', '&') ?? '',
    })),
  );
  assert.ok(addresses.length > 10, `${addresses.length} addresses`);
  for (const { page, search } of addresses) {
    const origin = 'https://tables.inn.example';
    const { attributes, warnings } = readParameters(search, {
      address: `${origin}/watten/embed/embed.html${search}`,
      servers: [origin],
      supports: () => true,
    });
    const values = Object.fromEntries(attributes);
    const faults = [...warnings, ...faultsOf(values, page), ...Object.values(findMistakes(values))];
    assert.deepEqual(faults, [], `${page}: ${search}`);
  }
});
