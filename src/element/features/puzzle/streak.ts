import type { Keeper } from '../../shell/storage/keeper.js';

/** Puzzles of the day that were solved in a row. */
interface Streak {
  /** The last day, in days of UTC since 1970. */
  readonly day: number;
  readonly days: number;
}

const readStreak = (keeper: Keeper): Streak => {
  try {
    const { day, days } = (keeper.read('puzzle') ?? {}) as Partial<Record<keyof Streak, unknown>>;
    if (Number.isInteger(day) && Number.isInteger(days)) return { day: day as number, days: days as number };
  } catch {
    // What cannot be read is begun anew.
  }
  return { day: Number.NEGATIVE_INFINITY, days: 0 };
};

/** The puzzle of this day is solved. Answers how many in a row that makes, by what is kept. */
export const solvedOn = (keeper: Keeper, day: number): number => {
  const before = readStreak(keeper);
  if (before.day === day) return before.days;
  const days = before.day === day - 1 ? before.days + 1 : 1;
  keeper.write('puzzle', { day, days } satisfies Streak);
  return days;
};
