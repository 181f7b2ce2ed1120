/**
 * Extracts and replaces the texts in the source code of a language. Each text has a place, and its placeholders are in
 * braces.
 */
import { parseSync } from 'oxc-parser';

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A text in a source. */
export interface SourceText extends Range {
  /**
   * The names of the enclosing properties, with a number if several texts have the same names: `labels.start` or
   * `log.line-fold 2`.
   */
  readonly place: string;
  /** The text with `{name}` for inserted values. */
  readonly text: string;
  /** The source range of each placeholder's expression. An expression can contain texts. */
  readonly placeholders: ReadonlyMap<string, Range>;
}

interface SyntaxNode extends Range {
  readonly type: string;
  readonly [name: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** Fields to read in each kind of node. Types and strings that visitors never see are left out. */
const READ_FIELDS: Readonly<Record<string, readonly string[]>> = {
  ImportDeclaration: [],
  SwitchCase: ['consequent'],
  TSAsExpression: ['expression'],
  TSSatisfiesExpression: ['expression'],
  TSNonNullExpression: ['expression'],
};
/** Functions with arguments that are not texts. */
const NO_TEXTS = /^(?:pluralIn|words\.\w+|.*\.(?:toLocaleString|startsWith|endsWith|split|test|replace|includes))$/s;

const isComparison = ({ type, operator }: SyntaxNode): boolean =>
  type === 'BinaryExpression' && /^[!=]==$/.test(String(operator));

const childrenOf = (node: SyntaxNode, source: string): readonly SyntaxNode[] => {
  if (isComparison(node) || (node.type.startsWith('TS') && !(node.type in READ_FIELDS))) return [];
  let names = READ_FIELDS[node.type] ?? Object.keys(node);
  if (node.type === 'Property') names = ['value'];
  if (node.type === 'MemberExpression') names = ['object'];
  if (node.type === 'CallExpression') {
    const { start, end } = node['callee'] as SyntaxNode;
    if (NO_TEXTS.test(source.slice(start, end))) names = ['callee'];
  }
  return names.flatMap((name) => node[name]).filter(isNode);
};

const nameOf = (node: SyntaxNode): string | null => {
  const named = node.type === 'Property' ? node['key'] : node.type === 'VariableDeclarator' ? node['id'] : null;
  if (!isNode(named)) return null;
  const name = named['value'] ?? named['name'];
  return typeof name === 'string' ? name : '';
};

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/** Returns a template's text with its placeholders. Expressions beyond a name or a call are abbreviated as `…`. */
const templateText = (node: SyntaxNode, source: string): Pick<SourceText, 'text' | 'placeholders'> => {
  const quasis = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
  const placeholders = new Map<string, Range>();
  const labels = (node['expressions'] as readonly SyntaxNode[]).map(({ start, end }) => {
    const code = source.slice(start, end);
    const label = /^[\w.()[\], ]{1,32}$/.test(code) ? code : '…';
    let unique = `{${label}}`;
    for (let count = 2; placeholders.has(unique); count++) unique = `{${label} ${count}}`;
    placeholders.set(unique, { start, end });
    return unique;
  });
  return { text: quasis.map(({ value }, index) => value.cooked + (labels[index] ?? '')).join(''), placeholders };
};

/** Returns all texts of a source, in order. */
export const textsIn = (source: string): readonly SourceText[] => {
  const found: SourceText[] = [];
  const counts = new Map<string, number>();
  const add = (path: readonly string[], node: SyntaxNode, content: Pick<SourceText, 'text' | 'placeholders'>): void => {
    const name = path.join('.');
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    found.push({ place: count === 1 ? name : `${name} ${count}`, start: node.start, end: node.end, ...content });
  };
  const visit = (node: SyntaxNode, path: readonly string[]): void => {
    const name = nameOf(node);
    const here = name === null ? path : [...path, name];
    if (node.type === 'Literal' && typeof node['value'] === 'string') {
      if (hasLetters(node['value'])) add(path, node, { text: node['value'], placeholders: new Map() });
      return;
    }
    if (node.type === 'TemplateLiteral') {
      const content = templateText(node, source);
      let bare = content.text;
      for (const label of content.placeholders.keys()) bare = bare.replace(label, '');
      if (hasLetters(bare)) add(path, node, content);
    }
    for (const child of childrenOf(node, source)) visit(child, here);
  };
  const { program, errors } = parseSync('texts.ts', source);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  visit(program as unknown as SyntaxNode, []);
  return found;
};

/** Returns the source code of a text. The text must have the placeholders of the text that it replaces, in any order. */
const sourceTextOf = (
  text: string,
  { place, text: former, placeholders }: SourceText,
  codeAt: (range: Range) => string,
): string => {
  if (/[\r\n]/.test(text)) throw new Error(`${place}: a text must be a single line.`);
  if (placeholders.size === 0) return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const labels = [...placeholders.keys()];
  const pieces: string[] = [];
  let rest = text;
  for (;;) {
    const [next] = labels.filter((label) => rest.includes(label)).sort((a, b) => rest.indexOf(a) - rest.indexOf(b));
    const before = next === undefined ? rest : rest.slice(0, rest.indexOf(next));
    pieces.push(before.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${'));
    if (next === undefined) break;
    pieces.push(`\${${codeAt(placeholders.get(next) as Range)}}`);
    rest = rest.slice(before.length + next.length);
    labels.splice(labels.indexOf(next), 1);
  }
  if (labels.length > 0) throw new Error(`${place}: ${labels.join(', ')} of “${former}” is missing in “${text}”.`);
  return `\`${pieces.join('')}\``;
};

interface Edit extends Range {
  readonly code: string;
}

/** Returns a range of the source after the edits inside the range. */
const edited = (source: string, range: Range, edits: readonly Edit[]): string => {
  let code = '';
  let at = range.start;
  for (const edit of edits.filter(({ start, end }) => start >= range.start && end <= range.end)) {
    code += source.slice(at, edit.start) + edit.code;
    at = edit.end;
  }
  return code + source.slice(at, range.end);
};

/** Returns the source with the given texts, by place. */
export const withTexts = (source: string, corrected: ReadonlyMap<string, string>): string => {
  /** Edits in the order of the source, without nested edits. */
  let edits: readonly Edit[] = [];
  // In reverse order, so that edits inside another text's placeholders are applied first.
  for (const found of [...textsIn(source)].sort((a, b) => b.start - a.start)) {
    const text = corrected.get(found.place);
    if (text === undefined || text === found.text) continue;
    const within = edits;
    const code = sourceTextOf(text, found, (range) => edited(source, range, within));
    edits = [{ start: found.start, end: found.end, code }, ...within.filter(({ start }) => start >= found.end)];
  }
  return edited(source, { start: 0, end: source.length }, edits);
};
