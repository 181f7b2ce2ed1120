import type { Action } from '../game/action.js';
import type { View } from '../game/view.js';

/** What decisions are about, in the order in which they are told. */
export const THEMES = ['announcing', 'leading', 'following', 'bidding', 'blind'] as const;
export type Theme = (typeof THEMES)[number];

/** How a guest has answered the trainer in one theme. */
export interface Answers {
  readonly asked: number;
  /** So many were as good as anything else. */
  readonly good: number;
  /** By how much all of them together have lowered the chance to win a game, in thousandths. */
  readonly cost: number;
}

/** The trainer's account; themes that nobody was asked about are left out. */
export type Account = Readonly<Partial<Record<Theme, Answers>>>;

const NONE: Answers = { asked: 0, good: 0, cost: 0 };

/** What an action that can be judged is about; a card is played blind by whoever does not know the whole announcement. */
export const themeOf = ({ announcement, trick }: View, { type }: Action): Theme => {
  if (type === 'play') {
    if (announcement.schlag === undefined || announcement.trumpf === undefined) return 'blind';
    return trick.length === 0 ? 'leading' : 'following';
  }
  return type === 'hold' || type === 'fold' || type === 'bid' || type === 'decide' ? 'bidding' : 'announcing';
};

/** The account with one more answer. `cost` in thousandths; 0: it was as good as anything else. */
export const withAnswer = (account: Account, theme: Theme, cost: number): Account => {
  const { asked, good, cost: before } = account[theme] ?? NONE;
  return { ...account, [theme]: { asked: asked + 1, good: good + (cost === 0 ? 1 : 0), cost: before + cost } };
};

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

const isAnswers = (value: unknown): value is Answers => {
  if (typeof value !== 'object' || value === null) return false;
  const { asked, good, cost } = value as Partial<Answers>;
  return [asked, good, cost].every(isCount) && (good as number) <= (asked as number);
};

/** Reads an account, which may be anything: what is none begins anew. */
export const readAccount = (kept: unknown): Account => {
  const given = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<Record<Theme, unknown>>;
  return Object.fromEntries(
    THEMES.flatMap((theme) => {
      const answers = given[theme];
      return isAnswers(answers) ? [[theme, { asked: answers.asked, good: answers.good, cost: answers.cost }]] : [];
    }),
  );
};
