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

/** Returns rows as CSV, separated by semicolons as German and Italian spreadsheets expect. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');

/** Returns standings as CSV with a header. */
export const standingsToCsv = (standings: readonly Standing[]): string =>
  toCsv([
    HEADER,
    ...standings.map(({ place, entry, names: [one, other], club, wins, points, given, difference, bummerl, out }) => [
      ...[place, entry, one, other, club ?? ''],
      ...[wins, points, given, difference, bummerl, out ? 'out' : ''],
    ]),
  ]);
