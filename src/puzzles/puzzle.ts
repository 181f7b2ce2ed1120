/** A puzzle: a hand up to a question with one right answer, as plain data. */
import type { Action } from '../game/action.js';
import type { GameRecord } from '../game/record.js';
import type { Card, Schlag, Suit } from '../rules/card.js';
import type { Announcement } from '../rules/announce.js';
import type { Seat } from '../rules/seats.js';

/**
 * The question of a puzzle. `tricks`: the card that wins the hand. `find`: the secretly announced Schlag and Trumpf.
 * `announce`: the Schlag or the Trumpf to name. `bid`: hold or fold. The answers to `tricks` and `find` are exact. The
 * answers to `announce` and `bid` are judged in 2,000 imagined deals with all cards face up. For these two questions,
 * the right answer is at least 8 percentage points ahead of the next best.
 */
export const THEMES = ['tricks', 'find', 'announce', 'bid'] as const;
export type PuzzleTheme = (typeof THEMES)[number];

/** An action of the puzzle's seat, or the announcement for `find`. */
export type PuzzleAnswer = Action | Announcement;

/** Comparison with the next best answer, in whole percent of the possible (`tricks`) or imagined deals. */
interface Comparison {
  readonly percent: number;
  /** Number of deals examined. */
  readonly worlds: number;
  /** Percentage of the next best answer. */
  readonly nextPercent: number;
}
type CardComparison = Comparison & { readonly card: Card; readonly next: Card };

interface Parameters {
  /** The card is a lead and calls for Trumpf. */
  readonly 'lead-calls': CardComparison;
  /** The card is a lead and does not call for Trumpf. */
  readonly 'lead-quiet': CardComparison;
  /** The card beats the cards on the table. */
  readonly takes: CardComparison;
  /** The card does not beat the cards on the table, and the partner is winning the trick. */
  readonly 'leaves-it': CardComparison;
  /** The card does not beat the cards on the table, and the player saves better cards. */
  readonly 'gives-up': CardComparison;
  /** Only this pair fits the events. `excluded` is the number of pairs that do not. */
  readonly 'only-pair': Announcement & { readonly excluded: number };
  /** The hand contains `own` cards of this Schlag. */
  readonly schlag: Comparison & { readonly schlag: Schlag; readonly own: number; readonly next: Schlag };
  /** The hand contains `own` cards of this suit. `rechter`: whether one of these cards becomes the Rechter. */
  readonly trumpf: Comparison & {
    readonly trumpf: Suit;
    readonly own: number;
    readonly rechter: boolean;
    readonly next: Suit;
  };
  /** The chance of winning the hand, and the minimum chance at which holding this value pays, both in whole percent. */
  readonly hold: { readonly to: number; readonly percent: number; readonly needed: number; readonly worlds: number };
  readonly fold: { readonly to: number; readonly percent: number; readonly needed: number; readonly worlds: number };
}

/** Key of an explanation. */
export type PuzzleReasonKey = keyof Parameters;

/** The reason why an answer is right, as data. */
export type PuzzleReason = {
  readonly [Key in PuzzleReasonKey]: { readonly key: Key; readonly params: Parameters[Key] };
}[PuzzleReasonKey];

/**
 * A possible answer with its share of the deals, in whole percent. For cards and announcements: the share of deals won.
 */
export interface RatedAnswer {
  readonly answer: PuzzleAnswer;
  readonly percent: number;
}

/** A position with one right answer. */
export interface Puzzle {
  /** Theme and number, such as `find-12`. Ids never change. */
  readonly id: string;
  readonly theme: PuzzleTheme;
  /** The hand up to the question. The record contains all cards, so show only the view of a seat. */
  readonly record: GameRecord;
  /** The seat that answers. */
  readonly seat: Seat;
  readonly solution: PuzzleAnswer;
  readonly because: PuzzleReason;
  /** Difficulty: the number of rules of thumb that give a wrong answer, 1 to 3. */
  readonly difficulty: 1 | 2 | 3;
  /** Whether the answer was judged in imagined deals instead of by an exact search. */
  readonly judged: boolean;
  /** All answers, including the right one. Empty for `find`, where `deduce` excludes all other answers. */
  readonly answers: readonly RatedAnswer[];
}
