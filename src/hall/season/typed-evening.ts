/** An evening that the host types, because there is no file: its date, its name, and a pair per line. */
import { indexed } from '../../base/list-of.js';
import { pastedEntries } from '../../evening/pasted-entries.js';
import type { EveningEntry } from '../../season/state.js';

/** The first line that contains no pair with its points. */
interface TypedProblem {
  /** Number of the line, from 1. */
  readonly line: number;
  readonly text: string;
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
const entryIn = (line: string, place: number): EveningEntry | null => {
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
    names: entry.names,
    place: given === undefined ? place : Number(given),
    wins: numberOfWins,
    points: numberOfPoints,
  };
};

/** Returns the pairs of a typed list, the best first, or the first line that is wrong. */
export const typedEntries = (text: string): readonly EveningEntry[] | TypedProblem => {
  const entries: EveningEntry[] = [];
  for (const [index, line] of indexed(text.split(/\r\n|\r|\n/u))) {
    if (line.trim() === '') continue;
    const entry = entryIn(line.trim(), entries.length + 1);
    if (!entry) return { line: index + 1, text: line.trim().slice(0, MAX_SHOWN) };
    entries.push(entry);
  }
  return entries;
};
