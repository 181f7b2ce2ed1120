/** Reads and writes CSV tables for spreadsheets (RFC 4180). */

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Returns a table as CSV with a byte order mark, so that spreadsheets recognise UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\u{FEFF}${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

const CELL = /(?:"(?<quoted>(?:[^"]|"")*)"|(?<plain>[^",;\r\n\t]*))(?<end>[,;\t]|\r?\n|$)/y;

/** Returns the cells of a table. Accepts commas, semicolons and tabs as separators, because spreadsheets use all three. */
export const fromCsv = (text: string): readonly (readonly string[])[] => {
  const source = text.replace(/^\u{FEFF}/u, '');
  const separator = /[,;\t]/.exec(source)?.[0] ?? ',';
  const pattern = new RegExp(
    CELL.source.replace('[^",;\\r\\n\\t]', `[^"${separator}\\r\\n]`).replace('[,;\\t]', separator),
    'y',
  );
  const rows: string[][] = [];
  let row: string[] = [];
  while (pattern.lastIndex < source.length) {
    const at = pattern.lastIndex;
    const { quoted, plain = '', end = '' } = pattern.exec(source)?.groups ?? {};
    if (pattern.lastIndex <= at) throw new Error(`Invalid table from here: ${source.slice(at, at + 60)}`);
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
};
