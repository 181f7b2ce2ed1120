import { indexed } from '../base/list-of.js';
import { MAX_NAME_LENGTH } from './checks.js';
import type { Names } from './state.js';

/** A pair in a pasted list. */
export interface PastedEntry {
  readonly names: Names;
  readonly club?: string;
}

/** A line of a pasted list that contains no pair. */
export interface PastedProblem {
  /** Number of the line, from 1. */
  readonly line: number;
  readonly text: string;
}

/** The pairs of a pasted list, and the lines that contain none. */
export interface PastedEntries {
  readonly entries: readonly PastedEntry[];
  readonly problems: readonly PastedProblem[];
}

/** Words and characters between the two names of a pair. A hyphen needs spaces, because names contain hyphens. */
const BETWEEN_NAMES = /\s*[/&+]\s*|\s+(?:und|and|e|mit|with|con|y)\s+|\s+[-–—]\s+/iu;
/** A header line of a table. */
const HEADER =
  /^(?:nr|no|n|nummer|number|numero|name|names|namen|nome|nomi|spieler|player|giocatore|paar|pair|coppia)\b/iu;
/** A number at the beginning of a row or of a line. */
const NUMBER = /^\d{1,4}[.)]?$/u;
const LEADING_NUMBER = /^\d{1,4}[.):]?\s+/u;

/** Returns the cells of a line of CSV, with quoted cells. */
const cellsOf = (line: string, separator: string): readonly string[] => {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let index = 0; index < line.length; index++) {
    const letter = line[index];
    if (letter === '"') {
      if (isQuoted && line[index + 1] === '"') {
        cell += '"';
        index++;
      } else isQuoted = !isQuoted;
    } else if (letter === separator && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell].map((each) => each.trim());
};

/** Returns the separator of a table, or null for lines that contain only one cell each. */
const separatorOf = (lines: readonly string[]): string | null =>
  ['\t', ';', ','].find((separator) => lines.some((line) => line.includes(separator))) ?? null;

const isName = (text: string | undefined): text is string =>
  text !== undefined && /\p{L}/u.test(text) && text.length <= MAX_NAME_LENGTH;

/** Returns the pair of a row, whose cells are two names, or a pair in one cell, each with or without a club. */
const entryOf = (cells: readonly string[]): PastedEntry | null => {
  const filled = cells.filter((cell, index) => cell !== '' && !(index === 0 && NUMBER.test(cell)));
  const [first = '', ...others] = filled;
  const inOne = first.replace(LEADING_NUMBER, '').split(BETWEEN_NAMES);
  const [one, other, club] = inOne.length === 2 ? [...inOne, others[0]] : [first, ...others];
  const tooMany = inOne.length > 2 || others.length > (inOne.length === 2 ? 1 : 2);
  if (!isName(one) || !isName(other) || tooMany) return null;
  const hasClub = club !== undefined && club !== '' && club.length <= MAX_NAME_LENGTH;
  return { names: [one, other], ...(hasClub && { club }) };
};

/**
 * Returns the pairs of a typed or pasted list, or of a CSV file: one pair per line, such as `Moidl / Sepp; Lana`, or a table
 * with columns for the two names and the club, separated by tabs, semicolons or commas. Numbers in front and a header line
 * are skipped.
 */
export const pastedEntries = (text: string): PastedEntries => {
  const lines = text.replace(/^\u{FEFF}/u, '').split(/\r\n|\r|\n/u);
  const separator = separatorOf(lines);
  const entries: PastedEntry[] = [];
  const problems: PastedProblem[] = [];
  for (const [index, line] of indexed(lines)) {
    if (line.trim() === '') continue;
    const cells = separator === null ? [line.trim()] : cellsOf(line, separator);
    if (entries.length + problems.length === 0 && HEADER.test(cells[0] ?? '') && !BETWEEN_NAMES.test(cells[0] ?? ''))
      continue;
    const entry = entryOf(cells);
    if (entry) entries.push(entry);
    else problems.push({ line: index + 1, text: line.trim().slice(0, 60) });
  }
  return { entries, problems };
};
