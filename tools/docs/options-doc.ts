/**
 * Writes `docs/reference/options.md` (`npm run options-doc`): every rule option with its meaning, from the comments in
 * `src/rules/options.ts`, and the options of each variant.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import {
  DEFAULT_OPTIONS,
  OPTION_NAMES,
  OPTION_VALUES,
  type OptionName,
  type OptionValues,
} from '../../src/rules/options.js';
import { VARIANT_IDS, variants, type Variant } from '../../src/rules/variants.js';

export const OPTIONS_DOC_FILE = new URL('../../docs/reference/options.md', import.meta.url);
const SOURCE = new URL('../../src/rules/options.ts', import.meta.url);

/** A heading between the options, or an option with its comment. */
type Entry = { readonly heading: string } | { readonly name: OptionName; readonly meaning: string };

const HEADING = / {2}\/\/ -- (?<heading>.+)\n/;
const OPTION = / {2}\/\*\*(?<comment>[^]*?)\*\/\n {2}readonly (?<name>\w+):/;

/** Returns the headings and options in the interface of the options, in order. */
const entriesOf = (source: string): Entry[] => {
  const start = source.indexOf('export interface RuleOptions {');
  const body = source.slice(start, source.indexOf('\n}\n', start));
  return [...body.matchAll(new RegExp(`${HEADING.source}|${OPTION.source}`, 'g'))].map(({ groups = {} }) => {
    const { heading, comment, name } = groups;
    if (heading !== undefined) return { heading };
    return { name: name as OptionName, meaning: comment.replaceAll(/\s*\n\s*\* ?/g, ' ').trim() };
  });
};

const formatValue = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(formatValue).join(' ');
  return typeof value === 'string' ? `\`${value}\`` : String(value);
};

const isList = (values: OptionValues): values is Extract<OptionValues, { listOf: unknown }> => 'listOf' in values;

const valuesOf = (name: OptionName): string => {
  const values: OptionValues = OPTION_VALUES[name];
  if (!isList(values)) return values.oneOf.map(formatValue).join(', ');
  return name === 'critical' ? 'a list of cards' : `a list of any of ${values.listOf.map(formatValue).join(', ')}`;
};

const defaultOf = (name: OptionName): string =>
  name === 'openFirstTrick' ? 'true in blind play, else false' : formatValue(DEFAULT_OPTIONS[name]);

const section = (entry: Entry): string[] =>
  'heading' in entry
    ? ['', `## ${entry.heading[0].toUpperCase()}${entry.heading.slice(1)}`]
    : [
        '',
        `### \`${entry.name}\``,
        '',
        linked(entry.meaning),
        '',
        `Values: ${valuesOf(entry.name)}. Default: ${defaultOf(entry.name)}.`,
      ];

/** Links references to sections of RULES.md. */
const linked = (meaning: string): string => meaning.replace(/(Sections? .+)\.$/, '[$1](../RULES.md).');

const rowOf = (id: (typeof VARIANT_IDS)[number]): string => {
  const { options, players, targets }: Variant = variants[id];
  const set = OPTION_NAMES.filter((name) => name !== 'target' && options[name] !== undefined).map(
    (name) => `${name} ${formatValue(options[name])}`,
  );
  const points = [options.target ?? DEFAULT_OPTIONS.target, ...targets];
  return `| \`${id}\` | ${set.join(', ') || '–'} | ${players.join(', ')} | ${points.join(', ')} |`;
};

/** Returns the content of `docs/reference/options.md`. */
export const optionsDoc = async (): Promise<string> => {
  const entries = entriesOf(await readFile(SOURCE, 'utf8'));
  return [
    '# Rule options',
    '',
    '<!-- Written by tools/docs/options-doc.ts from src/rules/options.ts; do not edit. -->',
    '',
    'A variant is a named set of these options. You can set each option on top of any variant, in the `rules` of',
    '`<watten-table>`, `createGame` or `defineRules`. Contradictory options cause an error that names the two options and a',
    'valid combination. An option without effect at a table causes no error.',
    ...entries.flatMap(section),
    '',
    '## The variants',
    '',
    'Each row lists the options that a variant sets. All other options have their defaults. The first target is the default of the variant; the others are common alternatives.',
    '',
    '| variant | options | players | targets |',
    '|---|---|---|---|',
    ...VARIANT_IDS.map(rowOf),
    '',
  ].join('\n');
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await writeFile(OPTIONS_DOC_FILE, await optionsDoc());
