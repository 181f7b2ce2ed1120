/** The puzzles of the package. */
import { InputError, quoted } from '../rules/input-error.js';
import { itemAt } from '../rules/item-at.js';
import { CATALOGUE } from './catalogue.js';
import { unpackPuzzle } from './pack-puzzle.js';
import { THEMES, type Puzzle, type PuzzleTheme } from './puzzle.js';

/** So many puzzles take turns as the puzzle of the day. They stay the same ones in the same order for ever. */
export const DAILY_PUZZLES = 300;

const MS_PER_DAY = 86_400_000;

/** What the catalogue says of a puzzle. */
export interface ListedPuzzle {
  readonly id: string;
  readonly theme: PuzzleTheme;
}

interface Entry extends ListedPuzzle {
  readonly text: string;
}

const entryOf = (row: string): Entry => {
  const [id = '', text = ''] = row.split(' ');
  const theme = id.slice(0, id.indexOf('-')) as PuzzleTheme;
  return { id, theme, text };
};

const ENTRIES: readonly Entry[] = CATALOGUE.trim().split('\n').map(entryOf);

/** All puzzles, from those that a rule of thumb seldom gets wrong to those that nearly every one does. */
export const puzzles: readonly ListedPuzzle[] = ENTRIES.map(({ id, theme }) => ({ id, theme }));

const puzzleOf = ({ id, text }: Entry): Puzzle => ({ id, ...unpackPuzzle(text) });

/**
 * A puzzle.
 * @throws InputError `unknown-puzzle`
 */
export const puzzleCalled = (id: string): Puzzle => {
  const entry = ENTRIES.find((one) => one.id === id);
  if (entry) return puzzleOf(entry);
  const ranges = THEMES.map((theme) => `${theme}-1 to ${theme}-${ENTRIES.filter((one) => one.theme === theme).length}`);
  throw new InputError(
    'unknown-puzzle',
    `There is no puzzle ${quoted(id)}; there are ${ranges.join(', ')}, and daily.`,
  );
};

/** The day's number in UTC: the same for everybody. */
export const dayNumber = (date: Date): number => Math.floor(date.getTime() / MS_PER_DAY);

/**
 * The puzzle of a day, the same for everybody: the UTC day's number modulo the first 300.
 * @param date default: now
 */
export const dailyPuzzle = (date = new Date()): Puzzle => {
  const day = dayNumber(date);
  if (!Number.isFinite(day)) throw new InputError('invalid-date', `A day is a valid Date, not ${quoted(date)}.`);
  const places = Math.min(DAILY_PUZZLES, ENTRIES.length);
  return puzzleOf(itemAt(ENTRIES, ((day % places) + places) % places));
};
