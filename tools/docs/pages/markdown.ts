/** Markdown that is also valid in VitePress, which reads pages as Vue templates. */

/** Escapes `<` and `{{` outside code. */
export const markdownText = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((piece) => (piece.startsWith('`') ? piece : piece.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;')))
    .join('');

/** Returns a text as the content of a table cell. */
export const cell = (text: string | undefined): string =>
  markdownText((text ?? '').replaceAll('\n', ' ').replaceAll('|', '\\|'));

/** Returns a text as code in a table cell. An empty text stays empty. */
export const codeCell = (text: string | undefined): string =>
  text ? `\`${text.replaceAll('\n', ' ').replaceAll('|', '\\|')}\`` : '';

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The first lines of a generated page. */
export const pageHead = (title: string, source: string, outline = ''): string =>
  `${outline}# ${title}

<!-- Written by tools/docs/reference-doc.ts from ${source}; do not edit. -->
`;
