/**
 * Writes `docs/reference/messages.md` (`npm run messages-doc`): every text in `src/i18n` that a page can replace with
 * `messages`, with the text's default in German and English.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { hintsIn as germanHints } from '../../src/i18n/de/hints.js';
import { table as german, tableIn as germanTable } from '../../src/i18n/de/table.js';
import { hintsIn as englishHints } from '../../src/i18n/en/hints.js';
import { table as english, tableIn as englishTable } from '../../src/i18n/en/table.js';
import type { Words } from '../../src/i18n/words.js';

export const MESSAGES_DOC_FILE = new URL('../../docs/reference/messages.md', import.meta.url);

const sourceOf = (file: string): Promise<string> => readFile(new URL(`../../src/${file}`, import.meta.url), 'utf8');
const sourceOfMessages = (part: string): Promise<string> => sourceOf(`i18n/de/${part}.ts`);
/** Files of the table texts except the small talk, in the order of the page. */
const AT_TABLE = ['table', 'prompts', 'events', 'menu'];

/** A text as declared in the source. `takes` is the type of its parameters, or null for a text without parameters. */
interface Declared {
  readonly heading: string;
  readonly key: string;
  readonly takes: string | null;
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '{': '}' };

/** Returns the text between the bracket at `start` and its closing bracket. */
const bracketed = (source: string, start: number): string => {
  const [open, close] = [source[start], CLOSING[source[start]]];
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    if (source[at] === open) depth++;
    else if (source[at] === close && --depth === 0) return source.slice(start + 1, at);
  }
  throw new Error(`A bracket is not closed: ${source.slice(start, start + 40)}`);
};

/** Returns the parameter type of the function that begins at `start`. */
const typeAt = (source: string, start: number): string => {
  const parameters = bracketed(source, start).trim();
  const pattern = parameters.startsWith('{') ? bracketed(parameters, 0).length + 2 : parameters.indexOf(':');
  return parameters
    .slice(parameters.indexOf(':', pattern) + 1)
    .replaceAll(/\s+/g, ' ')
    .replaceAll('readonly ', '')
    .replaceAll(/; \}/g, ' }')
    .trim()
    .replace(/,$/, '');
};

const GROUP = /\/\*\* (?<doc>[^*]+) \*\/\n(?:export )?const \w+ = (?:\([^\n]*\) => )?\(?\{\n(?<body>[^]*?)\n\}\)?;/g;
const ENTRY = /^ {2}(?:'(?<quoted>[\w-]+)'|(?<plain>\w+)):\s+(?<value>\(|lines\(|)/gm;

/** Returns the texts of a German source file, in order, under the comments of their groups. */
const declaredIn = (source: string): Declared[] =>
  [...source.matchAll(GROUP)].flatMap(({ groups = {} }) =>
    [...groups['body'].matchAll(ENTRY)].map((entry): Declared => {
      const { quoted, plain, value } = entry.groups ?? {};
      const start = entry.index + entry[0].length - 1;
      const takes = value === '(' ? typeAt(groups['body'], start) : value === '' ? null : '{ line: number }';
      return { heading: groups['doc'], key: quoted ?? plain, takes };
    }),
  );

/** Returns language functions that print the name of the parameter instead of its value. */
const shown = ({ points }: Words): Words => {
  const itself = (name: unknown): string => `{${String(name)}}`;
  return {
    points,
    suit: itself,
    rank: itself,
    schlag: itself,
    card: itself,
    variant: itself,
    tableFor: itself,
    gesture: () => '{gesture}',
    meaning: () => '{meaning}',
  };
};

/** Types of values that the language functions print. These functions add the braces. */
const NAMED = /^(?:Card|Suit|Schlag|VariantId|RoleName|Sign)\b/;

/** Returns a value for a parameter that shows its name in the text. */
const placeholder = (name: string, type: string): unknown => {
  if (name === 'players') return name;
  if (NAMED.test(type)) return type.endsWith('[]') ? [name] : name;
  if (type === 'boolean') return true;
  if (type === 'string[]') return [`{${name}}`];
  if (type === 'Party') return { who: 'named', names: [`{${name}}`] };
  if (name === 'cost') return 25;
  if (name === 'own') return 'you';
  if (type.startsWith('WhyWon')) return null;
  const [, literal] = /^'([^']+)'/.exec(type) ?? [];
  return literal ?? `{${name}}`;
};

/** Returns values for the parameters of a type, each showing its name. */
const placeholdersOf = (type: string): Readonly<Record<string, unknown>> => ({
  ...(/\bDoer\b/.test(type) && { name: '{name}', own: false }),
  ...(/\bStanding\b/.test(type) && { score: ['{ours}', '{theirs}'], sides: [null, '{name}'] }),
  ...(/\bParty\b/.test(type) && { who: 'named', names: ['{names}'] }),
  ...Object.fromEntries(
    [...type.matchAll(/(?<name>\w+): (?<kind>[^;}]+?)(?=;|\s*\})/g)].map(({ groups = {} }) => [
      groups['name'],
      placeholder(groups['name'], groups['kind']),
    ]),
  ),
});

type Entry = string | ((params: unknown) => string);

const LINES = 4;

/** Returns the text of an entry with parameter names in braces. */
const textOf = (entry: Entry, takes: string | null): string => {
  if (typeof entry === 'string') return entry;
  const params = placeholdersOf(takes ?? '');
  if (!('line' in params)) return entry(params);
  return Array.from({ length: LINES }, (_, line) => entry({ ...params, line })).join(' / ');
};

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

type MessageTable = Readonly<Record<string, Entry>>;

/** An example parameter for each language function. */
const EXAMPLES: Readonly<Record<keyof Words, unknown>> = {
  suit: 'L',
  rank: 'U',
  schlag: '8',
  card: 'LU',
  points: 2,
  variant: 'suedtirol',
  tableFor: 4,
  gesture: 'H',
  meaning: 'H',
};

const wordRows = async (): Promise<string[]> => {
  const source = `${await sourceOf('i18n/card-names.ts')}${await sourceOf('i18n/words.ts')}`;
  return Object.entries(EXAMPLES).map(([key, example]) => {
    const [, takes] = new RegExp(`readonly ${key}: \\(\\w+: (\\w+)\\) => string`).exec(source) ?? [];
    const over = ({ salzburg, french }: { salzburg: unknown; french: unknown }): string =>
      [...new Set([salzburg, french].map((words) => (words as MessageTable)[key] as Exclude<Entry, string>))]
        .map((word) => word(example))
        .filter((text, index, all) => all.indexOf(text) === index)
        .join('; ');
    return `| \`${key}\` | \`${takes}\`, such as \`${String(example)}\` | ${over(german)} | ${over(english)} |`;
  });
};

const rowOf = ({ key, takes }: Declared, inGerman: MessageTable, inEnglish: MessageTable): string => {
  const [de, en] = [inGerman, inEnglish].map((part) => cell(textOf(part[key], takes)));
  return `| \`${key}\` | ${takes === null ? '–' : `\`${takes.replaceAll('|', '\\|')}\``} | ${de} | ${en} |`;
};

/** Returns one table per group. */
const tablesOf = (declared: readonly Declared[], inGerman: MessageTable, inEnglish: MessageTable): string[] =>
  [...new Set(declared.map(({ heading }) => heading))].flatMap((heading) => [
    '',
    `### ${heading.replace(/\.$/, '')}`,
    '',
    '| key | takes | German | English |',
    '|---|---|---|---|',
    ...declared.filter((one) => one.heading === heading).map((one) => rowOf(one, inGerman, inEnglish)),
  ]);

/** Source files of the parameter types. */
const TYPES = [
  ['rules/card.ts', ['Suit', 'Rank', 'Card', 'Schlag']],
  ['game/sign.ts', ['Sign']],
  ['rules/seats.ts', ['PlayerCount']],
  ['rules/order.ts', ['Role']],
  ['rules/why-won.ts', ['RoleName', 'WhyWon']],
  ['i18n/de/phrases.ts', ['Addressed']],
  ['i18n/party.ts', ['Party', 'Doer', 'Standing']],
] as const;

const typesOf = async (): Promise<string[]> => {
  const found = await Promise.all(
    TYPES.map(async ([file, names]) => {
      const source = await sourceOf(file);
      return names.map((name) => {
        const [declaration] =
          new RegExp(`^(?:export )?(?:type ${name} =[^;]+;|interface ${name} \\{[^]*?\\n\\})`, 'm').exec(source) ?? [];
        if (!declaration) throw new Error(`${file} has no type ${name}.`);
        return declaration.replace('export ', '');
      });
    }),
  );
  return found.flat();
};

/** Returns the text of each key that these German files declare, with parameter names in braces. */
export const textsOfEntries = async (
  entries: object,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const sources = await Promise.all(files.map(sourceOfMessages));
  const declared = sources.flatMap(declaredIn).filter(({ key }) => Object.hasOwn(entries, key));
  return new Map(declared.map(({ key, takes }) => [key, textOf((entries as MessageTable)[key], takes)]));
};

/** Returns the texts of a language by key, without the small talk or the language functions. */
export const textsByKey = async (
  table: (words: Words) => object,
  hints: (words: Words) => object,
  words: Words,
): Promise<ReadonlyMap<string, string>> =>
  textsOfEntries({ ...table(shown(words)), ...hints(shown(words)) }, [...AT_TABLE, 'hints']);

/** Returns the content of `docs/reference/messages.md`. */
export const messagesDoc = async (): Promise<string> => {
  const tableSources = await Promise.all([...AT_TABLE, 'talk'].map(sourceOfMessages));
  const hintSource = await sourceOfMessages('hints');
  const known =
    (part: object) =>
    ({ key }: Declared): boolean =>
      Object.hasOwn(part, key);
  const [deTable, enTable] = [germanTable(shown(german.salzburg)), englishTable(shown(english.salzburg))];
  const [deHints, enHints] = [germanHints(shown(german.salzburg)), englishHints(shown(english.salzburg))];
  const toPart = (part: object): MessageTable => part as MessageTable;
  return [
    '# Messages',
    '',
    '<!-- Written by tools/docs/messages-doc.ts from src/i18n; do not edit. -->',
    '',
    'The `messages` property of `<watten-table>` replaces texts of the table by key: `{ [lang]: { [key]: text } }`.',
    '[Texts and languages](../guides/texts.md) explains how.',
    '',
    '- A text without parameters is a string.',
    '- A text with parameters is a function that returns a string. Its first argument has the parameters in the column `takes`.',
    '  Its second argument has the `deck` on the table and the words of the language for this deck.',
    '- Braces mark the position of a parameter. If the wording depends on a parameter, the table shows one wording.',
    '',
    '## Words',
    '',
    'All other texts of a language use these functions, so a replaced word changes in every text. `card` names a whole card: a',
    'new name for a suit or rank does not change it. The name of a card depends on the deck: the table lists the Salzburg deck',
    'first, then the French deck. The second argument contains the deck and the default word.',
    '',
    '| key | takes | German | English |',
    '|---|---|---|---|',
    ...(await wordRows()),
    '',
    '## At the table',
    ...tablesOf(tableSources.flatMap(declaredIn).filter(known(deTable)), toPart(deTable), toPart(enTable)),
    '',
    '## Hints, reviews, records',
    ...tablesOf(declaredIn(hintSource).filter(known(deHints)), toPart(deHints), toPart(enHints)),
    '',
    '## Types of parameters',
    '',
    '```ts',
    ...(await typesOf()),
    '```',
    '',
    '- `VariantId` is [one of the variants](variants.md).',
    '- In hints, `RoleName` can also be `plain`.',
    '- Talk has four lines per occasion: `line` is 0 to 3.',
    '- Right-to-left names in a sentence include the direction marks that keep them together.',
    '',
  ].join('\n');
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await writeFile(MESSAGES_DOC_FILE, await messagesDoc());
