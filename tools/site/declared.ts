/** What a file of declarations says of a name, with what is said about it. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface Declaration {
  readonly name: string;
  readonly kind: 'value' | 'type';
  /** What is said of it, as Markdown. */
  readonly meaning: string;
  readonly code: string;
}

/** What an entry passes on, by group: whether only as a type, its names, and from where. */
export const EXPORTS = /export (?<type>type )?\{(?<names>[^}]*)\} from '(?<from>[^']+)\.js';/g;
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

/**
 * The declaration of a name, in this file or in the one it has the name from.
 * @param path of the file, without `.d.ts`
 */
export async function declared(path: string, name: string): Promise<Declaration> {
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
