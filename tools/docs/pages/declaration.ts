/** Reads declarations and their comments from the `.d.ts` files of the build. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { markdownText } from './markdown.js';

export interface Declaration {
  readonly name: string;
  readonly kind: 'value' | 'type';
  /** The doc comment as Markdown. */
  readonly meaning: string;
  readonly code: string;
}

/** Matches an entry's export list, with the exported names and their source file. */
export const EXPORTS = /export (?<type>type )?\{(?<names>[^}]*)\} from '(?<from>[^']+)\.js';/g;
/** Matches an export list or an import list. */
const NAMES_FROM = /(?:export|import) (?:type )?\{(?<names>[^}]*)\} from '(?<from>[^']+)\.js';/g;
const BRACKETS: Readonly<Record<string, number>> = { '{': 1, '(': 1, '[': 1, '}': -1, ')': -1, ']': -1 };
/** Maximum length of a declaration. Longer declarations are shortened, because their fields are documented elsewhere. */
const MAX_LINES = 68;

/** Returns the text of a declaration from its first character to its end. */
function wholeFrom(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    // Brackets in comments do not count.
    if (text.startsWith('/*', at)) at = text.indexOf('*/', at) + 1;
    depth += BRACKETS[text[at] ?? ''] ?? 0;
    const isEnd = text[at] === ';' || (text[at] === '}' && /^\s*(?:\n|$)/.test(text.slice(at + 1)));
    if (depth === 0 && isEnd && !/^\s*[&|]/.test(text.slice(at + 1))) return text.slice(start, at + 1);
  }
  throw new Error(`A declaration has no end: ${text.slice(start, start + 80)}`);
}

/** Returns a doc comment as Markdown: its text, then a list item for each parameter, result and error. */
function markdownOf(comment: string): string {
  const lines = comment
    .replace(/^\/\*\*/, '')
    .replace(/\*\/$/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim());
  const [description = '', ...tags] = lines
    .map((line) => (line.startsWith('- ') ? `\n${line}` : ` ${line}`))
    .join('')
    .split(/\s@(?=\w)/);
  const points = tags.map((tag) =>
    tag
      .trim()
      .replace(/^param (\S+)/, '- `$1`:')
      .replace(/^returns /, '- Returns ')
      .replace(/^throws /, '- Throws '),
  );
  return markdownText([description.trim(), ...(points.length > 0 ? ['', ...points] : [])].join('\n'));
}

const shortened = (code: string): string =>
  code.split('\n').length > MAX_LINES ? `${code.slice(0, code.indexOf('{'))}{ … };` : code;

/**
 * Finds the declaration of a name in a file or, if the file has none, follows the file's import or re-export of the name.
 * @param path of the file, without `.d.ts`
 * @throws Error if the file has no such declaration
 */
export async function declarationOf(path: string, name: string): Promise<Declaration> {
  const text = await readFile(`${path}.d.ts`, 'utf8');
  const found = new RegExp(
    `(?<comment>/\\*\\*(?:(?!\\*/)[^])*\\*/\\n)?export (?:declare )?(?<word>const|function|class|interface|type) ${name}\\b`,
  ).exec(text);
  if (!found) {
    const from = [...text.matchAll(NAMES_FROM)].find(({ groups }) =>
      new RegExp(`\\b${name}\\b`).test(groups?.['names'] ?? ''),
    );
    const [file] = [from?.groups?.['from']];
    if (file === undefined) throw new Error(`${path}.d.ts does not declare ${name}.`);
    return declarationOf(join(dirname(path), file), name);
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
