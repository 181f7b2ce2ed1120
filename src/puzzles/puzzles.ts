/** The puzzles of the package. */
import { InputError, quoted } from '../rules/input-error.js';
import { itemAt } from '../rules/item-at.js';
import { CATALOGUE } from './catalogue.js';
import { unpackPuzzle } from './pack-puzzle.js';
import { THEMES, type Puzzle, type PuzzleTheme } from './puzzle.js';

/** Number of puzzles that rotate as the puzzle of the day. These puzzles and their order never change. */
export const DAILY_PUZZLES = 300;

const MS_PER_DAY = 86_400_000;

/** The catalogue entry of a puzzle. */
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

/** All puzzles, from easy to hard, by the number of rules of thumb that give a wrong answer. */
export const puzzles: readonly ListedPuzzle[] = ENTRIES.map(({ id, theme }) => ({ id, theme }));

const puzzleOf = ({ id, text }: Entry): Puzzle => ({ id, ...unpackPuzzle(text) });

/**
 * Returns the puzzle with this id.
 * @throws InputError `unknown-puzzle`
 */
export const puzzleCalled = (id: string): Puzzle => {
  const entry = ENTRIES.find((one) => one.id === id);
  if (entry) return puzzleOf(entry);
  const ranges = THEMES.map((theme) => `${theme}-1 to ${theme}-${ENTRIES.filter((one) => one.theme === theme).length}`);
  throw new InputError(
    'unknown-puzzle',
    `Unknown puzzle ${quoted(id)}. Valid puzzles: ${ranges.join(', ')} and 'daily'.`,
  );
};

/** Returns the number of UTC days from the epoch to a date. The number is the same in all time zones. */
export const dayNumber = (date: Date): number => Math.floor(date.getTime() / MS_PER_DAY);

/**
 * Returns the puzzle of a day, the same for all visitors. The UTC day selects one of the first 300 puzzles.
 * @param date default: now
 */
export const dailyPuzzle = (date = new Date()): Puzzle => {
  const day = dayNumber(date);
  if (!Number.isFinite(day)) throw new InputError('invalid-date', `'date' must be a valid Date, not ${quoted(date)}.`);
  const places = Math.min(DAILY_PUZZLES, ENTRIES.length);
  return puzzleOf(itemAt(ENTRIES, ((day % places) + places) % places));
};
