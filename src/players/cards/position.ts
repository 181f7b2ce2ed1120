import type { Seat } from '../../rules/seats.js';
import type { Code, Reckoning } from './reckoning.js';
import type { Course } from './solver.js';

/** Tricks that win a hand. */
export const TRICKS_TO_WIN = 3;

/** One of the two that play against each other in a hand. */
export type Party = 0 | 1;

/** A hand in play, as the rule of thumb looks at it. */
export interface Position extends Course {
  readonly reckoning: Reckoning;
  /** Per seat, as far as they are known. */
  readonly hands: readonly (readonly Code[])[];
  /** By code: 1 if the card was played. */
  readonly gone: Uint8Array;
}

export const otherParty = (party: Party): Party => (party === 0 ? 1 : 0);

/** The index in the trick of the card that is winning. */
export const winningIndex = ({ trick, reckoning }: Position): number => {
  const heights = reckoning.height[reckoning.suit[trick[0]]];
  let winner = 0;
  for (let index = 1; index < trick.length; index++) {
    if (heights[trick[index]] > heights[trick[winner]]) winner = index;
  }
  return winner;
};

/** The cards that answer a call, if it still stands and there are any. */
const answersIn = (position: Position, hand: readonly Code[]): readonly Code[] => {
  if (winningIndex(position) !== 0) return hand;
  const answers = hand.filter((card) => position.reckoning.answersCall[card]);
  return answers.length > 0 ? answers : hand;
};

/** The cards that may be played. */
export const playableIn = (position: Position, seat: Seat): readonly Code[] => {
  const { hands, trick, bound, called } = position;
  const { calls, binds, satisfies } = position.reckoning;
  const hand = hands[seat];
  if (trick.length === 0) return hand;
  if (called) return answersIn(position, hand);
  if (!bound[seat] || !calls[trick[0]] || !hand.some((card) => binds[card])) return hand;
  return hand.filter((card) => satisfies[card]);
};
