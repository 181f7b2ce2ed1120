/** Extracts the English prose of source and Markdown files. */
import { marked, type Token, type Tokens } from 'marked';
import { parseSync, Visitor } from 'oxc-parser';

export type ProseKind = 'doc comment' | 'comment' | 'test title' | 'text' | 'documentation';

export interface Prose {
  readonly kind: ProseKind;
  readonly text: string;
  /** Line number, from 1. */
  readonly line: number;
}

const lineAt = (code: string, offset: number): number => code.slice(0, offset).split('\n').length;

/** Replaces code, links and quotations, which the rules do not cover. */
export const withoutCode = (text: string): string =>
  text
    .replaceAll(/```[\s\S]*?```/g, ' ')
    .replaceAll(/`[^`]*`/g, ' X ')
    .replaceAll(/[“„"][^“”"]*[“”"]/g, ' X ')
    .replaceAll(/\{@link [^}]*\}/g, ' X ')
    .replaceAll(/https?:\/\/\S+/g, ' X ');

/** Returns the text of a block comment without asterisks. Tags become sentences. */
const unstarred = (value: string): string =>
  value
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replaceAll(/^@(?:param|property) \S+\s*/gm, '. ')
    .replaceAll(/^@\w+(?:\s+\{[^}]*\})?\s*/gm, '. ')
    .trim();

/** Returns the comments. Merges line comments on consecutive lines. */
const commentsOf = (
  code: string,
  comments: readonly { type: string; value: string; start: number; end: number }[],
): readonly Prose[] => {
  const found: (Prose & { readonly end: number; readonly isLine: boolean })[] = [];
  for (const { type, value, start, end } of comments) {
    const line = lineAt(code, start);
    const last = found.at(-1);
    if (type === 'Line') {
      const text = value.replace(/^\/?\s?/, '');
      if (last?.isLine && lineAt(code, last.end) === line - 1) {
        found[found.length - 1] = { ...last, text: `${last.text} ${text}`, end };
      } else found.push({ kind: 'comment', text, line, end, isLine: true });
    } else {
      const isDoc = value.startsWith('*');
      found.push({ kind: isDoc ? 'doc comment' : 'comment', text: unstarred(value), line, end, isLine: false });
    }
  }
  return found
    .filter(({ text }) => !/^(?:@ts-|eslint|oxlint|v8 ignore|@vite|webpack|-- )/.test(text))
    .map(({ kind, text, line }) => ({ kind, text, line }));
};

const TEST_CALLS = new Set(['test', 'it', 'describe', 'suite']);

interface Named {
  readonly type: string;
  readonly name?: string;
  readonly object?: Named;
}

const calledName = (callee: Named): string | undefined =>
  callee.type === 'Identifier'
    ? callee.name
    : callee.type === 'MemberExpression'
      ? calledName(callee.object as Named)
      : undefined;

/** @param isTexts whether the string literals of the file are texts that visitors read */
export const proseOfCode = (path: string, code: string, isTexts: boolean): readonly Prose[] => {
  const { program, comments } = parseSync(path, code);
  const found: Prose[] = [...commentsOf(code, comments)];
  const add = (kind: ProseKind, text: string, start: number): void =>
    void found.push({ kind, text, line: lineAt(code, start) });
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!TEST_CALLS.has(calledName(callee as Named) ?? '') || !title) return;
      if (title.type === 'Literal' && typeof title.value === 'string') add('test title', title.value, title.start);
      if (title.type === 'TemplateLiteral')
        add('test title', title.quasis.map(({ value }) => value.cooked).join(' X '), title.start);
    },
    Literal({ value, start }) {
      if (isTexts && typeof value === 'string' && value.includes(' ')) add('text', value, start);
    },
    TemplateLiteral({ quasis, start }) {
      const text = quasis.map(({ value }) => value.cooked).join(' X ');
      if (isTexts && text.includes(' ')) add('text', text, start);
    },
  }).visit(program);
  return found;
};

/** Returns the paragraphs, headings, items and cells in the order of the file. */
export const proseOfMarkdown = (markdown: string): readonly Prose[] => {
  const found: Prose[] = [];
  let from = 0;
  const add = (text: string): void => {
    const at = markdown.indexOf(text.split('\n')[0] ?? '', from);
    if (at >= 0) from = at;
    found.push({ kind: 'documentation', text, line: lineAt(markdown, from) });
  };
  const visit = (token: Token): void => {
    switch (token.type) {
      case 'code':
      case 'html':
        return;
      case 'table': {
        const { header, rows } = token as Tokens.Table;
        for (const { text } of [header, ...rows].flat()) add(text);
        return;
      }
      case 'list':
        for (const item of (token as Tokens.List).items) visit(item);
        return;
      case 'list_item':
      case 'blockquote':
        for (const inner of (token as Tokens.ListItem).tokens) visit(inner);
        return;
      default:
        if ('text' in token) add(String(token.text));
    }
  };
  marked.lexer(markdown).forEach(visit);
  return found;
};
