/** What `watten-table/engine` exports, as Markdown: read from its declarations, so that it is what the compiler knows. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

interface Declaration {
  readonly name: string;
  readonly kind: 'value' | 'type';
  /** What is said of it, as Markdown. */
  readonly meaning: string;
  readonly code: string;
}

const EXPORTS = /export (?<type>type )?\{(?<names>[^}]*)\} from '(?<from>[^']+)\.js';/g;
const BRACKETS: Readonly<Record<string, number>> = { '{': 1, '(': 1, '[': 1, '}': -1, ')': -1, ']': -1 };
/** More lines than anybody reads: what is in it stands elsewhere. */
const MOST_LINES = 60;

/** From where a declaration begins to its end. */
function wholeFrom(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    // What is in a comment is no code.
    if (text.startsWith('/*', at)) at = text.indexOf('*/', at) + 1;
    depth += BRACKETS[text[at] ?? ''] ?? 0;
    const isEnd = text[at] === ';' || (text[at] === '}' && /^\s*(?:\n|$)/.test(text.slice(at + 1)));
    if (depth === 0 && isEnd && !/^\s*[&|]/.test(text.slice(at + 1))) return text.slice(start, at + 1);
  }
  throw new Error(`A declaration has no end: ${text.slice(start, start + 80)}`);
}

/** A comment as Markdown: what is said, then a point for every parameter, result and error. */
function markdownOf(comment: string): string {
  const lines = comment
    .replace(/^\/\*\*/, '')
    .replace(/\*\/$/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim());
  const [said = '', ...tags] = lines
    .map((line) => (line.startsWith('- ') ? `\n${line}` : ` ${line}`))
    .join('')
    .split(/\s@(?=\w)/);
  const points = tags.map((tag) =>
    tag
      .trim()
      .replace(/^param (\S+)/, '- `$1`:')
      .replace(/^returns /, '- gives ')
      .replace(/^throws /, '- throws '),
  );
  return [said.trim(), ...(points.length > 0 ? ['', ...points] : [])].join('\n');
}

const shortened = (code: string): string =>
  code.split('\n').length > MOST_LINES ? `${code.slice(0, code.indexOf('{'))}{ … };` : code;

/** The declaration of a name, in this file or in the one it has the name from. */
async function declared(path: string, name: string): Promise<Declaration> {
  const text = await readFile(`${path}.d.ts`, 'utf8');
  const found = new RegExp(
    `(?<comment>/\\*\\*(?:(?!\\*/)[^])*\\*/\\n)?export (?:declare )?(?<word>const|function|class|interface|type) ${name}\\b`,
  ).exec(text);
  if (!found) {
    const from = [...text.matchAll(EXPORTS)].find(({ groups }) =>
      new RegExp(`\\b${name}\\b`).test(groups?.['names'] ?? ''),
    );
    const [file] = [from?.groups?.['from']];
    if (file === undefined) throw new Error(`${path}.d.ts does not declare ${name}.`);
    return declared(join(dirname(path), file), name);
  }
  const { comment = '', word } = found.groups ?? {};
  const code = wholeFrom(text, found.index + comment.length).replace(/^export (?:declare )?/, '');
  return {
    name,
    kind: word === 'interface' || word === 'type' ? 'type' : 'value',
    meaning: markdownOf(comment.trim()),
    code: shortened(code),
  };
}

/** A function and a type may be told apart by a capital letter alone, which an anchor has not. */
const titleOf = ({ name, kind }: Declaration): string => (kind === 'type' ? `${name} (type)` : name);
const anchorOf = ({ name, kind }: Declaration): string => name.toLowerCase() + (kind === 'type' ? '-type' : '');

const section = (declaration: Declaration): string => {
  const { meaning, code } = declaration;
  return `### ${titleOf(declaration)}\n\n${meaning ? `${meaning}\n\n` : ''}\`\`\`ts\n${code}\n\`\`\`\n`;
};

const firstSentence = (meaning: string): string => {
  const [line = ''] = meaning.split('\n');
  return (/^.*?\.(?=\s|$)/.exec(line)?.[0] ?? line).replace(/:$/, '.');
};

const list = (declarations: readonly Declaration[]): string =>
  [
    '| name | |',
    '| --- | --- |',
    ...declarations.map(
      (one) => `| [\`${one.name}\`](#${anchorOf(one)}) | ${firstSentence(one.meaning).replaceAll('|', '\\|')} |`,
    ),
  ].join('\n');

/** @param types the folder of the declarations */
export async function enginePage(types: string): Promise<string> {
  const entry = await readFile(join(types, 'engine.d.ts'), 'utf8');
  const names = [...entry.matchAll(EXPORTS)].flatMap(({ groups }) =>
    (groups?.['names'] ?? '')
      .split(',')
      .map((name) => name.replace(/\btype\b/, '').trim())
      .filter(Boolean)
      .map((name) => ({ name, from: groups?.['from'] ?? '' })),
  );
  const all = await Promise.all(names.map(({ name, from }) => declared(join(types, from), name)));
  const [values, ofTypes] = (['value', 'type'] as const).map((kind) =>
    all.filter((one) => one.kind === kind).sort((one, other) => one.name.localeCompare(other.name, 'en')),
  );
  return `# The engine

What \`watten-table/engine\` exports, from its declarations. How it is used is shown in [the engine without a page](guides/engine.md).

## Functions and values

${list(values ?? [])}

## Types

${list(ofTypes ?? [])}

## Functions and values in full

${(values ?? []).map(section).join('\n')}
## Types in full

${(ofTypes ?? []).map(section).join('\n')}`;
}
