/** What a puzzle is: a hand up to a question that has one right answer, as plain data. */
import type { Action } from '../game/action.js';
import type { GameRecord } from '../game/record.js';
import type { Card, Schlag, Suit } from '../rules/card.js';
import type { Announcement } from '../rules/announce.js';
import type { Seat } from '../rules/seats.js';

/**
 * What is asked. `tricks`: which card wins the hand. `find`: which Schlag and which Trumpf have been announced in secret.
 * `announce`: which Schlag, or which Trumpf, is named. `bid`: hold or fold. The first two are exact. The others are judged in
 * 2,000 imagined deals, all cards open: what is right is at least 8 of a hundred ahead of the next best.
 */
export const THEMES = ['tricks', 'find', 'announce', 'bid'] as const;
export type PuzzleTheme = (typeof THEMES)[number];

/** An action of the puzzle's seat, or for `find` what has been announced. */
export type PuzzleAnswer = Action | Announcement;

/** Comparison with the next best answer, in whole percents of the possible (`tricks`) or imagined deals. */
interface Comparison {
  readonly percent: number;
  /** How many deals were looked at. */
  readonly worlds: number;
  /** The best of all other answers, and its share of the deals. */
  readonly nextPercent: number;
}
type CardComparison = Comparison & { readonly card: Card; readonly next: Card };

interface Parameters {
  /** The card leads, and calls for trump. */
  readonly 'lead-calls': CardComparison;
  /** The card leads, and calls for nothing. */
  readonly 'lead-quiet': CardComparison;
  /** The card beats what lies on the table. */
  readonly takes: CardComparison;
  /** The card beats nothing, the trick is one's partner's so far. */
  readonly 'leaves-it': CardComparison;
  /** The card beats nothing, and better ones are kept. */
  readonly 'gives-up': CardComparison;
  /** No other pair fits what was seen; so many do not. */
  readonly 'only-pair': Announcement & { readonly excluded: number };
  /** The Schlag of which one holds so many cards. */
  readonly schlag: Comparison & { readonly schlag: Schlag; readonly own: number; readonly next: Schlag };
  /** The suit of which one holds so many cards; `rechter`: also the one that becomes the Rechter. */
  readonly trumpf: Comparison & {
    readonly trumpf: Suit;
    readonly own: number;
    readonly rechter: boolean;
    readonly next: Suit;
  };
  /** The chance to win the hand, and the one from which it pays to hold this value. */
  readonly hold: { readonly to: number; readonly percent: number; readonly needed: number; readonly worlds: number };
  readonly fold: { readonly to: number; readonly percent: number; readonly needed: number; readonly worlds: number };
}

/** Which explanation it is. */
export type PuzzleReasonKey = keyof Parameters;

/** Why the right answer is right, as data. */
export type PuzzleReason = {
  readonly [Key in PuzzleReasonKey]: { readonly key: Key; readonly params: Parameters[Key] };
}[PuzzleReasonKey];

/** An answer that can be given, and its share of the deals in whole percents: of a card or a name those it wins. */
export interface RatedAnswer {
  readonly answer: PuzzleAnswer;
  readonly percent: number;
}

/** A position with one right answer. */
export interface Puzzle {
  /** Its theme and a number, such as `find-12`; it stays for ever. */
  readonly id: string;
  readonly theme: PuzzleTheme;
  /** The hand so far. It holds every card of it: show a seat's view, and nothing else of it. */
  readonly record: GameRecord;
  /** Who is asked. */
  readonly seat: Seat;
  readonly solution: PuzzleAnswer;
  readonly because: PuzzleReason;
  /** How many of the rules of thumb give a wrong answer, 1 to 3: how hard it is. */
  readonly difficulty: 1 | 2 | 3;
  /** Whether it was judged in imagined deals, and not found exactly. */
  readonly judged: boolean;
  /** All answers, the right one among them; empty for `find`, where `deduce` excludes all others. */
  readonly answers: readonly RatedAnswer[];
}
