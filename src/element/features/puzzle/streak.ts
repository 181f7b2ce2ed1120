import type { Keeper } from '../../shell/storage/keeper.js';

/** A run of solved daily puzzles. */
interface Streak {
  /** Day of the last solved puzzle, in UTC days since 1970. */
  readonly day: number;
  readonly days: number;
}

const readStreak = (keeper: Keeper): Streak => {
  try {
    const { day, days } = (keeper.read('puzzle') ?? {}) as Partial<Record<keyof Streak, unknown>>;
    if (Number.isInteger(day) && Number.isInteger(days)) return { day: day as number, days: days as number };
  } catch {
    // A streak that cannot be read starts again from zero.
  }
  return { day: Number.NEGATIVE_INFINITY, days: 0 };
};

/** Stores a solved daily puzzle. Returns the number of days in a row. */
export const storeSolvedDay = (keeper: Keeper, day: number): number => {
  const before = readStreak(keeper);
  if (before.day === day) return before.days;
  const days = before.day === day - 1 ? before.days + 1 : 1;
  keeper.write('puzzle', { day, days } satisfies Streak);
  return days;
};
