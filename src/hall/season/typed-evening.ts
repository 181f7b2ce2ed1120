/** An evening that the host types, because there is no file: its date, its name, and a pair per line. */
import { indexed } from '../../base/list-of.js';
import { pastedEntries } from '../../evening/pasted-entries.js';
import type { SeasonMessages } from '../../i18n/de/season.js';
import { nameKey } from '../../season/name-key.js';
import type { EveningEntry } from '../../season/state.js';

/** A mistake and the number of its line, from 1. */
type TypedProblem =
  /** The line contains no pair with its points. */
  | { readonly key: 'typed-problem'; readonly line: number; readonly text: string }
  /** Both names of the line are the same. */
  | { readonly key: 'typed-same-name'; readonly line: number; readonly name: string }
  /** An earlier line contains the same person. */
  | { readonly key: 'typed-twice'; readonly line: number; readonly name: string; readonly first: number }
  /** The place is higher than the number of pairs. */
  | { readonly key: 'typed-place'; readonly line: number; readonly place: number; readonly pairs: number }
  /** Only some lines begin with a place. */
  | { readonly key: 'typed-mixed'; readonly line: number };

/** A pair and its line. */
interface TypedLine {
  /** Number of the line, from 1. */
  readonly line: number;
  readonly entry: EveningEntry;
  /** Whether the line begins with a place. */
  readonly hasPlace: boolean;
}

/** A number in front of a pair, which is its place. */
const PLACE = /^(?<place>\d{1,4})[.):]?\s+/u;
const NUMBER = /^[-−]?\d{1,6}$/u;
const MAX_SHOWN = 60;

const numberIn = (cell: string): number | null => {
  if (cell === '') return 0;
  return NUMBER.test(cell) ? Number(cell.replace('−', '-')) : null;
};

/** Returns the pair of a line such as `1. Moidl / Sepp; 92; 4`: its place, the names, the points and the won games. */
const entryIn = (line: string, place: number): Omit<TypedLine, 'line'> | null => {
  const [pair = '', points = '', wins = '', ...others] = line.split(/[;\t]/u).map((cell) => cell.trim());
  const given = PLACE.exec(`${pair} `)?.groups?.['place'];
  const { entries } = pastedEntries(pair.replace(PLACE, ''));
  const [numberOfPoints, numberOfWins] = [numberIn(points), numberIn(wins)];
  const [entry] = entries;
  if (!entry || entry.club !== undefined || others.some((cell) => cell !== '')) return null;
  if (numberOfPoints === null || numberOfWins === null || numberOfWins < 0 || numberOfWins > 1000) return null;
  const isPlace = given === undefined || (Number(given) >= 1 && Number(given) <= 1024);
  if (!isPlace) return null;
  return {
    entry: {
      names: entry.names,
      place: given === undefined ? place : Number(given),
      wins: numberOfWins,
      points: numberOfPoints,
    },
    hasPlace: given !== undefined,
  };
};

/** Returns the first name that appears twice. */
const repeatedName = (lines: readonly TypedLine[]): TypedProblem | null => {
  const seen = new Map<string, number>();
  for (const { line, entry } of lines) {
    for (const name of entry.names) {
      const first = seen.get(nameKey(name));
      if (first === line) return { key: 'typed-same-name', line, name };
      if (first !== undefined) return { key: 'typed-twice', line, name, first };
      seen.set(nameKey(name), line);
    }
  }
  return null;
};

/** Returns the first mistake in the places of a list. */
const wrongPlace = (lines: readonly TypedLine[]): TypedProblem | null => {
  const mixed = lines.find(({ hasPlace }) => hasPlace !== lines[0]?.hasPlace);
  if (mixed) return { key: 'typed-mixed', line: mixed.line };
  const high = lines.find(({ entry }) => entry.place > lines.length);
  return high ? { key: 'typed-place', line: high.line, place: high.entry.place, pairs: lines.length } : null;
};

/** Returns the pairs of a typed list, the best first, or the first mistake. */
export const typedEntries = (text: string): readonly EveningEntry[] | TypedProblem => {
  const lines: TypedLine[] = [];
  for (const [index, line] of indexed(text.split(/\r\n|\r|\n/u))) {
    if (line.trim() === '') continue;
    const found = entryIn(line.trim(), lines.length + 1);
    if (!found) return { key: 'typed-problem', line: index + 1, text: line.trim().slice(0, MAX_SHOWN) };
    lines.push({ line: index + 1, ...found });
  }
  return repeatedName(lines) ?? wrongPlace(lines) ?? lines.map(({ entry }) => entry);
};

/** Returns the sentence about a mistake. */
export const typedProblemText = (texts: SeasonMessages, problem: TypedProblem): string => {
  switch (problem.key) {
    case 'typed-problem':
      return texts[problem.key](problem);
    case 'typed-same-name':
      return texts[problem.key](problem);
    case 'typed-twice':
      return texts[problem.key](problem);
    case 'typed-place':
      return texts[problem.key](problem);
    case 'typed-mixed':
      return texts[problem.key](problem);
  }
};
