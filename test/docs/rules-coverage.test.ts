/** Checks that docs/RULES-COVERAGE.md covers every rule text, option and variant, and names only what exists. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { OPTION_NAMES, OPTION_VALUES, type OptionName } from '../../src/rules/options.js';
import { isVariant, VARIANT_IDS } from '../../src/rules/variants.js';

const read = (name: string): Promise<string> => readFile(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

const TEXTS = ['S0', 'S1', 'S2', 'S3', 'S4'] as const;

/** Returns the part of a page that follows a heading of level 2 and precedes the next one. */
const sectionOf = (page: string, heading: string): string => {
  const start = page.indexOf(`\n## ${heading}`);
  assert.ok(start >= 0, `the page has a section "${heading}"`);
  const end = page.indexOf('\n## ', start + 1);
  return page.slice(start, end < 0 ? undefined : end);
};

/** Returns the rows of all tables in a text, without headings. */
const rowsOf = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(/^\| (?<row>.+) \|$/gm)]
    .map(({ groups }) => (groups?.row ?? '').split(' | '))
    .filter(([first]) => first !== 'no.');

/** Returns the texts in code type. */
const codeIn = (page: string): readonly string[] => [...page.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** Returns an option and its value as in `target: 9`; the value is null for a name without a value. */
const optionIn = (code: string): { readonly name: string; readonly value: string | null } => {
  const [name = '', value = null] = code.split(': ');
  return { name, value };
};

const isOption = (name: string): name is OptionName => Object.hasOwn(OPTION_VALUES, name);

/** Whether an option has a value, which can be a list such as `[HK, S6, E7]`. */
const hasValue = (name: OptionName, value: string): boolean => {
  const values = OPTION_VALUES[name];
  if ('oneOf' in values) return values.oneOf.map(String).includes(value);
  const items = /^\[(?<items>.*)\]$/.exec(value)?.groups?.items;
  if (items === undefined) return false;
  return items === '' || items.split(', ').every((item) => values.listOf.map(String).includes(item));
};

for (const text of TEXTS)
  test(`the coverage page has a section for ${text} with numbered statements that each name a rule or a reason`, async () => {
    const rows = rowsOf(sectionOf(await read('RULES-COVERAGE.md'), `${text}: `));
    assert.ok(rows.length >= 30, 'the section has statements');
    assert.deepEqual(
      rows.map(([number]) => number),
      rows.map((_, index) => `${text}-${index + 1}`),
    );
    for (const [number, statement = '', played = '', ...rest] of rows) {
      assert.deepEqual(rest, [], number);
      assert.match(statement, /\p{L}{4}|w\.w\.w\.n\.a\./u, number);
      assert.match(played, /`\w|\b[Ss]ections? \d|^Remark: .{3,}|^Left out: .{10,}/, number);
    }
  });

test('the coverage page quotes every statement only once', async () => {
  const page = await read('RULES-COVERAGE.md');
  for (const text of TEXTS) {
    const statements = rowsOf(sectionOf(page, `${text}: `)).map(([, statement]) => statement);
    const repeated = statements.filter((statement, index) => statements.indexOf(statement) !== index);
    assert.deepEqual(repeated, [], text);
  }
});

test('the coverage page names every rule option', async () => {
  const named = new Set(codeIn(await read('RULES-COVERAGE.md')).map((code) => optionIn(code).name));
  assert.deepEqual(
    OPTION_NAMES.filter((name) => !named.has(name)),
    [],
  );
});

test('the coverage page names every variant', async () => {
  const named = codeIn(await read('RULES-COVERAGE.md'));
  assert.deepEqual(
    VARIANT_IDS.filter((id) => !named.includes(id)),
    [],
  );
});

test('every option, value and variant that the coverage page names exists', async () => {
  const unknown = codeIn(await read('RULES-COVERAGE.md')).filter((code) => {
    const { name, value } = optionIn(code);
    if (value === null) return !isVariant(name) && !isOption(name);
    return !isOption(name) || !hasValue(name, value);
  });
  assert.deepEqual([...new Set(unknown)], []);
});

test('every section of the rules that the coverage page names exists', async () => {
  const [page, rules] = await Promise.all([read('RULES-COVERAGE.md'), read('RULES.md')]);
  const numbers = [...page.matchAll(/\b[Ss]ections? (?<first>\d+(?:\.\d+)?)(?: and (?<second>\d+(?:\.\d+)?))?/g)];
  for (const number of numbers.flatMap(({ groups }) => [groups?.first, groups?.second])) {
    if (number === undefined) continue;
    const [chapter = '', item] = number.split('.');
    const text = sectionOf(rules, `${chapter}. `);
    if (item !== undefined) assert.ok(text.includes(`\n${item}. `), number);
  }
});

test('the coverage page names every game that a text mentions without its rules', async () => {
  const games = rowsOf(sectionOf(await read('RULES-COVERAGE.md'), 'Games without a description'));
  for (const game of ['w.w.w.n.a.', 'Schermberg-Wattn', 'Bohemian Watten'])
    assert.ok(
      games.some(([name, , reason = '']) => name === game && reason.length > 20),
      game,
    );
});
