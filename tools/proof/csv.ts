/** Tables as spreadsheets read and write them (RFC 4180). */

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** With the mark by which spreadsheets know that it is UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\u{FEFF}${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

const CELL = /(?:"(?<quoted>(?:[^"]|"")*)"|(?<plain>[^",;\r\n\t]*))(?<end>[,;\t]|\r?\n|$)/y;

/** The cells of a table; between them stand commas, semicolons or tabs, as the spreadsheet likes it. */
export const fromCsv = (text: string): readonly (readonly string[])[] => {
  const source = text.replace(/^\u{FEFF}/u, '');
  const mark = /[,;\t]/.exec(source)?.[0] ?? ',';
  const pattern = new RegExp(CELL.source.replace('[^",;\\r\\n\\t]', `[^"${mark}\\r\\n]`).replace('[,;\\t]', mark), 'y');
  const rows: string[][] = [];
  let row: string[] = [];
  while (pattern.lastIndex < source.length) {
    const at = pattern.lastIndex;
    const { quoted, plain = '', end = '' } = pattern.exec(source)?.groups ?? {};
    if (pattern.lastIndex <= at) throw new Error(`The table cannot be read from here on: ${source.slice(at, at + 60)}`);
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === mark) continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
};
