import type { Standing } from './standings/standings.js';

const HEADER = [
  'place',
  'entry',
  'name 1',
  'name 2',
  'club',
  'wins',
  'points',
  'given',
  'difference',
  'bummerl',
  'out',
];

/** Characters at the beginning of a cell that make a spreadsheet calculate it. */
const FORMULA = /^[=+\-@\t\r]/u;

/** Returns a cell. A text that a spreadsheet would calculate gets an apostrophe. */
const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[";\n\r]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A column after the columns of the standings. */
export interface CsvColumn {
  readonly heading: string;
  /** Returns the cell of an entry. */
  readonly of: (entry: number) => string;
}

/** The words of a CSV file. */
export interface CsvTexts {
  /** The headings of the columns, from the place to the withdrawal. */
  readonly headings: readonly string[];
  /** The mark of a withdrawn entry. */
  readonly out: string;
}

const ENGLISH: CsvTexts = { headings: HEADER, out: 'out' };

/** Returns rows as CSV, separated by semicolons as German and Italian spreadsheets expect. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');

/**
 * Returns standings as CSV with a header, separated by semicolons as German and Italian spreadsheets expect.
 * @param more columns after those of the standings
 */
export const standingsToCsv = (
  standings: readonly Standing[],
  texts: CsvTexts = ENGLISH,
  more: readonly CsvColumn[] = [],
): string =>
  toCsv([
    [...texts.headings, ...more.map(({ heading }) => heading)],
    ...standings.map(({ place, entry, names: [one, other], club, wins, points, given, difference, bummerl, out }) => [
      ...[place, entry, one, other, club ?? ''],
      ...[wins, points, given, difference, bummerl, out ? texts.out : ''],
      ...more.map((column) => column.of(entry)),
    ]),
  ]);
