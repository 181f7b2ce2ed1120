/** Checks texts against the rules of plain English. */
import { CLAUSE_START, ODD_WORDS, PROSE_RULES } from './prose-rules.js';
import { withoutCode, type Prose } from './prose-texts.js';

/** A text with the path of its file. */
export interface Located extends Prose {
  readonly file: string;
}

export interface ProseReport {
  /** One line for each violation: location, kind, words and advice. */
  readonly faults: readonly string[];
  /** One line for each doc comment that begins with a clause. */
  readonly clauses: readonly string[];
  readonly docComments: number;
  /** Odd words per 10,000 words of doc comments and documentation. */
  readonly oddRate: number;
}

/** Maximum share of doc comments that begin with a clause, 0..1. */
export const MAX_CLAUSE_SHARE = 0.01;
/** Maximum number of odd words per 10,000 words. */
export const MAX_ODD_RATE = 4;
export const MAX_README_LINES = 200;

/** Characters of context on each side of the words. */
const CONTEXT = 30;

const faultsOf = ({ file, line, kind, text }: Located): readonly string[] => {
  const plain = withoutCode(text);
  return PROSE_RULES.flatMap(({ pattern, advice, except = [] }) =>
    except.includes(kind)
      ? []
      : [...plain.matchAll(pattern)].map(({ 0: found, index }) => {
          const context = plain.slice(Math.max(0, index - CONTEXT), index + found.length + CONTEXT);
          return `${file}:${line} ${kind}: "${found}" in "${context.replaceAll(/\s+/g, ' ').trim()}": ${advice}`;
        }),
  );
};

export const checkProse = (texts: readonly Located[]): ProseReport => {
  const docs = texts.filter(({ kind }) => kind === 'doc comment');
  const counted = texts.filter(({ kind }) => kind === 'doc comment' || kind === 'documentation');
  const plain = counted.map(({ text }) => withoutCode(text)).join('\n');
  const words = plain.match(/\S+/g)?.length ?? 0;
  const odd = plain.match(ODD_WORDS)?.length ?? 0;
  return {
    faults: texts.flatMap(faultsOf),
    clauses: docs
      .filter(({ text }) => CLAUSE_START.test(text))
      .map(({ file, line, text }) => `${file}:${line} doc comment begins with a clause: "${text.slice(0, 60)}"`),
    docComments: docs.length,
    oddRate: words === 0 ? 0 : (odd / words) * 10_000,
  };
};
