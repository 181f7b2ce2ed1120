/** What a lesson is: plain data, the package's own and a page's alike. */
import type { Action } from '../game/action.js';
import type { Setup } from '../game/setup.js';
import type { Seat } from '../rules/seats.js';
import type { RuleSet, VariantId } from '../rules/variants.js';

/** A text in every language, or by language (BCP 47 tag); where the table's is not among them, the nearest, then any. */
export type LessonText = string | Readonly<Record<string, string>>;

/** An action, or the fields of it that matter: `{ type: 'play' }` is any card. */
export type ActionLike = { readonly type: Action['type'] } & Readonly<Record<string, unknown>>;

/** A choice that is not the right one, and why. */
export interface WrongChoice {
  readonly action: ActionLike;
  /** Why, said to the learner, who then tries again. */
  readonly text: LessonText;
}

/** One idea: what is put up, what is asked, and what comes of each choice. */
export interface LessonStep {
  /** What is explained and asked. */
  readonly text: LessonText;
  /** How the hand is put up; with dealer and hands it begins with the announcement. */
  readonly setup: Setup;
  /** The learner's seat. */
  readonly seat: Seat;
  /** What is done before the learner is asked. */
  readonly before?: readonly Action[];
  /** What is done after the right choice. */
  readonly script?: readonly Action[];
  /** Each of these choices is right. */
  readonly expect: readonly ActionLike[];
  /** Why other choices are wrong; the first that fits is said. Kinds of actions named nowhere are not offered. */
  readonly wrong?: readonly WrongChoice[];
  /** Why the right choice is right; left out: only that it is. */
  readonly right?: LessonText;
}

/** Some steps at a table of one variant. */
export interface Lesson {
  /** Letters, digits and hyphens; one of the package's own takes that one's place. */
  readonly id: string;
  readonly title: LessonText;
  /** Default `suedtirol`. */
  readonly variant?: VariantId;
  /** Rule options on top of the variant's. */
  readonly rules?: Partial<RuleSet>;
  readonly steps: readonly LessonStep[];
}

/** Normalizes a language tag for comparison: POSIX and Java write `de_AT`. */
const normalizedTag = (tag: string): string => tag.toLowerCase().replaceAll('_', '-');

/** A text in one of these languages, nearest first. */
export const textIn = (text: LessonText, languages: readonly string[]): string => {
  if (typeof text === 'string') return text;
  const byTag = new Map(Object.entries(text).map(([tag, words]) => [normalizedTag(tag), words]));
  for (const tag of [...languages, 'en'].map(normalizedTag)) {
    const found = byTag.get(tag) ?? byTag.get(tag.split('-')[0] ?? '');
    if (found !== undefined) return found;
  }
  return [...byTag.values()][0] ?? '';
};
