import type { Action } from '../game/action.js';
import type { View } from '../game/view.js';

/** The themes of decisions, in display order. */
export const THEMES = ['announcing', 'leading', 'following', 'bidding', 'blind'] as const;
export type Theme = (typeof THEMES)[number];

/** The visitor's answers to the trainer in one theme. */
export interface ThemeStats {
  readonly asked: number;
  /** The number of answers that were as good as any other action. */
  readonly good: number;
  /** The total by which the answers lowered the chance of winning the game, in thousandths. */
  readonly cost: number;
}

/** The trainer's statistics, by theme. Themes without answers are missing. */
export type TrainerStats = Readonly<Partial<Record<Theme, ThemeStats>>>;

const NO_ANSWERS: ThemeStats = { asked: 0, good: 0, cost: 0 };

/** Returns the theme of an action. A card is played `blind` if its player does not know the whole announcement. */
export const themeOf = ({ announcement, trick }: View, { type }: Action): Theme => {
  if (type === 'play') {
    if (announcement.schlag === undefined || announcement.trumpf === undefined) return 'blind';
    return trick.length === 0 ? 'leading' : 'following';
  }
  return type === 'hold' || type === 'fold' || type === 'bid' || type === 'decide' ? 'bidding' : 'announcing';
};

/** Returns the statistics with one more answer. `cost` is in thousandths; 0 means as good as any other action. */
export const withAnswer = (stats: TrainerStats, theme: Theme, cost: number): TrainerStats => {
  const { asked, good, cost: previousCost } = stats[theme] ?? NO_ANSWERS;
  return { ...stats, [theme]: { asked: asked + 1, good: good + (cost === 0 ? 1 : 0), cost: previousCost + cost } };
};

/** Returns the statistics without an answer that `withAnswer()` counted. */
export const withoutAnswer = (stats: TrainerStats, theme: Theme, cost: number): TrainerStats => {
  const { [theme]: counted, ...others } = stats;
  if (!counted || counted.asked <= 1) return others;
  const good = Math.max(0, counted.good - (cost === 0 ? 1 : 0));
  return { ...stats, [theme]: { asked: counted.asked - 1, good, cost: Math.max(0, counted.cost - cost) } };
};

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

const isAnswers = (value: unknown): value is ThemeStats => {
  if (typeof value !== 'object' || value === null) return false;
  const { asked, good, cost } = value as Partial<ThemeStats>;
  return [asked, good, cost].every(isCount) && (good as number) <= (asked as number);
};

/** Reads stored statistics. Themes with invalid data are left out. */
export const readTrainerStats = (stored: unknown): TrainerStats => {
  const themes = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Record<Theme, unknown>>;
  return Object.fromEntries(
    THEMES.flatMap((theme) => {
      const answers = themes[theme];
      return isAnswers(answers) ? [[theme, { asked: answers.asked, good: answers.good, cost: answers.cost }]] : [];
    }),
  );
};
