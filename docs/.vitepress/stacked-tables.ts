/** Labels the cells of wide tables, so that a phone can show each row as a list. */
import type { MarkdownRenderer } from 'vitepress';

type MarkdownToken = ReturnType<MarkdownRenderer['parse']>[number];

/** Tables with fewer columns fit a phone. */
const MIN_COLUMNS = 3;

/** Pages that would become twice as long. */
const EXCEPT = new Set(['reference/messages.md', 'RULES.md']);

/** Adds the heading of its column to each cell, by which the styles find these tables. */
function label(table: readonly MarkdownToken[]): void {
  const headings = table.flatMap(({ type }, index) => (type === 'th_open' ? [table[index + 1]?.content ?? ''] : []));
  if (headings.length < MIN_COLUMNS) return;
  let column = 0;
  for (const token of table) {
    if (token.type === 'tr_open') column = 0;
    if (token.type === 'td_open') token.attrSet('data-label', (headings[column++] ?? '').replaceAll('`', ''));
  }
}

export function useStackedTables(md: MarkdownRenderer): void {
  md.core.ruler.push('stacked-tables', ({ tokens, env }) => {
    const { relativePath = '' } = env as { readonly relativePath?: string };
    if (EXCEPT.has(relativePath)) return;
    let start = 0;
    for (const [index, { type }] of tokens.entries()) {
      if (type === 'table_open') start = index;
      if (type === 'table_close') label(tokens.slice(start, index));
    }
  });
}
