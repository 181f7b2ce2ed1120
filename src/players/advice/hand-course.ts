import type { View } from '../../game/view.js';
import type { Card } from '../../rules/card.js';
import { sideOf, type Seat } from '../../rules/seats.js';
import { codesOf, cardLookupFor } from '../cards/card-lookup.js';
import { playStateOf } from '../cards/play-state.js';
import { NOBODY } from '../cards/position.js';
import { solve } from '../cards/solver.js';
import type { Thousandths } from '../choice/rating.js';
import { runInSlices } from '../time-slices.js';
import { announcementIn } from '../worlds/knowledge.js';
import type { AdviseOptions } from './advice.js';
import { analyse, chanceNow } from './analysis.js';
import { handHistoryOf, reviewedHand, type HandHistory } from './hand-history.js';
import { rewindToLead } from './rewind.js';

/** The chances of a seat's side before a trick, or at the end of the hand. */
export interface CoursePoint {
  /** Number of tricks taken so far. */
  readonly tricks: number;
  /** The chance of winning the hand, based on the knowledge at that time, or null if it can no longer be computed. */
  readonly known: Thousandths | null;
  /**
   * The winner with open cards and best play: 1000 for this side, 0 for the others. Null unless every card is known now,
   * after a `reveal`.
   */
  readonly open: 0 | 1000 | null;
}

/** Number of worlds per `CoursePoint`. */
const WORLDS_PER_POINT = 200;

/** Returns the indexes in `since` at which tricks began, up to the last card played. */
const leadIndexes = ({ since }: HandHistory): readonly number[] => {
  const plays = since.flatMap(({ type }, index) => (type === 'play' ? [index] : []));
  const [first, last] = [plays[0], plays.at(-1)];
  if (first === undefined || last === undefined) return [];
  const ends = since.flatMap(({ type }, index) => (type === 'trick' && index < last ? [index + 1] : []));
  return [first, ...ends];
};

/** Returns the remaining cards of each seat after the last card played, or null if some are unknown. */
const remainingHands = ({ handSizes, revealed }: View): readonly (readonly Card[])[] | null =>
  revealed ?? (handSizes.every((size) => size === 0) ? handSizes.map(() => []) : null);

/**
 * Returns 1000 if the seat's side wins from this point with best play and open cards, 0 if it loses, and null if some cards
 * are unknown.
 */
const openResultAt = (view: View, { since }: HandHistory, at: number, then: View, seat: Seat): 0 | 1000 | null => {
  const announcement = announcementIn(view);
  const left = remainingHands(view);
  if (!announcement || !left) return null;
  const { rules } = view;
  const codes = codesOf(rules.pack);
  const owners = new Uint8Array(rules.pack).fill(NOBODY);
  left.forEach((cards, holder) => cards.forEach((card) => (owners[codes[card]] = holder)));
  for (const entry of since.slice(at)) if (entry.type === 'play') owners[codes[entry.card]] = entry.seat;
  const course = playStateOf(then);
  return solve(cardLookupFor(rules)(announcement), course, owners) === course.party[seat] ? 1000 : 0;
};

const hasWon = ({ players, result }: View, seat: Seat): boolean =>
  result !== null && (result.sides ?? [result.side]).includes(sideOf(players, seat));

function* computeCourse(view: View, seat: Seat, seed: string): Generator<undefined, readonly CoursePoint[]> {
  const hand = handHistoryOf(view, seat);
  const tricks = (until?: number): number => hand.since.slice(0, until).filter(({ type }) => type === 'trick').length;
  const points: CoursePoint[] = [];
  for (const at of leadIndexes(hand)) {
    const then = rewindToLead(view, hand, seat, at);
    const known = then && (yield* chanceNow(yield* analyse(then, seat, seed, WORLDS_PER_POINT)));
    points.push({ tricks: tricks(at), known, open: then && openResultAt(view, hand, at, then, seat) });
    yield;
  }
  const end = hasWon(view, seat) ? 1000 : 0;
  return [...points, { tricks: tricks(), known: end, open: remainingHands(view) && end }];
}

/**
 * Resolves to the chances of the view's side in the finished hand, before each trick and at the end of the hand. Computes in
 * time slices, as `choose` does.
 * @throws InputError `invalid-view`, or `nothing-to-review` if no hand is over or the view is a spectator's, and the
 * signal's reason after an abort (all as rejections)
 */
export const handCourse = async (
  view: View,
  { seed = '', signal }: Pick<AdviseOptions, 'seed' | 'signal'> = {},
): Promise<readonly CoursePoint[]> => {
  const { view: handView, seat } = reviewedHand(view, 'handCourse');
  return runInSlices(computeCourse(handView, seat, seed), { ...(signal && { signal }) });
};
