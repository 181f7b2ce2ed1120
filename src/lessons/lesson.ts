/** Lessons as plain data, both from the package and from a page. */
import type { Action } from '../game/action.js';
import type { Setup } from '../game/setup.js';
import type { Schlag, Suit } from '../rules/card.js';
import type { Seat } from '../rules/seats.js';
import type { RuleSet, VariantId } from '../rules/variants.js';

/**
 * A text for all languages, or texts by language (BCP 47 tag). If no text is in the table's language, the table uses
 * the nearest language or, failing that, any language.
 */
export type LessonText = string | Readonly<Record<string, string>>;

/** An action, or its relevant fields: `{ type: 'play' }` matches any card. */
export type ActionLike = { readonly type: Action['type'] } & Readonly<Record<string, unknown>>;

/** A wrong choice with its explanation. */
export interface WrongChoice {
  readonly action: ActionLike;
  /** Explanation for the learner, who then tries again. */
  readonly text: LessonText;
}

/** Subjects that the table can hide until a lesson has taught them. */
export const LESSON_TOPICS = [
  'schlag',
  'trumpf',
  'rechter',
  'linker',
  'guter',
  'kritischer',
  'parties',
  'announcers',
  'value',
  'score',
] as const;

/**
 * A subject that the table can hide: `schlag` and `trumpf` in the announcement, the names of cards with a role, the marks
 * of partner and opponents (`parties`), the marks of dealer and forehand (`announcers`), the value of the hand, and the
 * score with the tricks.
 */
export type LessonTopic = (typeof LESSON_TOPICS)[number];

/** A step that teaches one idea: a set-up, a question and the result of each choice. */
export interface LessonStep {
  /** Explanation and question. */
  readonly text: LessonText;
  /** Set-up of the hand. With `dealer` and `hands`, the game starts at the announcement. */
  readonly setup: Setup;
  /** The learner's seat. */
  readonly seat: Seat;
  /** Actions before the question. */
  readonly before?: readonly Action[];
  /** Actions after the right choice. */
  readonly script?: readonly Action[];
  /** The right choices. */
  readonly expect: readonly ActionLike[];
  /**
   * Wrong choices with their explanations. The first match applies. The step offers only the types of actions in
   * `expect` and `wrong`.
   */
  readonly wrong?: readonly WrongChoice[];
  /** Explanation of the right choice. Default: only a message that the choice is right. */
  readonly right?: LessonText;
  /** The subjects that the table shows during this step. Default: all subjects. */
  readonly shows?: readonly LessonTopic[];
  /** Whether the question shows the signs and names of the four suits. Default: false. */
  readonly suits?: boolean;
}

/** The last page of a lesson. */
export interface LessonEnd {
  /** The announcement for which the page shows the order of the cards. Default: no order. */
  readonly order?: { readonly schlag: Schlag; readonly trumpf: Suit };
  /** Sentences to remember. Default: none. */
  readonly remember?: readonly LessonText[];
}

/** A lesson: a list of steps, all with the same rules. */
export interface Lesson {
  /** Id, made of letters, digits and hyphens. A lesson replaces the lesson in the package that has the same id. */
  readonly id: string;
  readonly title: LessonText;
  /** Variant of the table. Default: `suedtirol`. */
  readonly variant?: VariantId;
  /** Rule options that differ from the variant. */
  readonly rules?: Partial<RuleSet>;
  readonly steps: readonly LessonStep[];
  /** Content of the page after the last step. Default: only a message and the other lessons. */
  readonly end?: LessonEnd;
}

/** Normalizes a language tag for comparison, because POSIX and Java write `de_AT`. */
const normalizedTag = (tag: string): string => tag.toLowerCase().replaceAll('_', '-');

/** Returns the text in the first of these languages, nearest first, in which it exists. */
export const textIn = (text: LessonText, languages: readonly string[]): string => {
  if (typeof text === 'string') return text;
  const byTag = new Map(Object.entries(text).map(([tag, words]) => [normalizedTag(tag), words]));
  for (const tag of [...languages, 'en'].map(normalizedTag)) {
    const found = byTag.get(tag) ?? byTag.get(tag.split('-')[0] ?? '');
    if (found !== undefined) return found;
  }
  return [...byTag.values()][0] ?? '';
};
