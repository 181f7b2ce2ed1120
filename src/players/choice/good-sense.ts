import type { Seat } from '../../rules/seats.js';
import { TRICKS_TO_WIN, type Course } from '../cards/position.js';
import { winnerIn, type Code, type Reckoning } from '../cards/reckoning.js';

/** What stands on the table for a seat, under each announcement it reckons with. */
export interface Situation {
  readonly course: Course;
  readonly seat: Seat;
  readonly reckonings: readonly Reckoning[];
  /** How much a card is worth keeping. */
  readonly worth: (code: Code) => number;
}

/**
 * Which of some cards to play onto a trick when the imagined hands hardly tell them apart: in the trick that decides the
 * hand one that takes it; else, where the best one only follows, or takes from the partner what is his for good, the one
 * least worth keeping.
 * @param near the places of the cards that do about as well, best first
 * @returns one of the places
 */
export const sensible = (
  codes: readonly Code[],
  near: readonly number[],
  { course, seat, reckonings, worth }: Situation,
): number => {
  const { trick, leader, players, party, tricks } = course;
  const [best] = near;
  if (trick.length === 0 || near.length < 2) return best;
  const takes =
    (index: number) =>
    (reckoning: Reckoning): boolean =>
      winnerIn(reckoning, [...trick, codes[index]]) === trick.length;
  const isOurs = (reckoning: Reckoning): boolean =>
    party[(leader + winnerIn(reckoning, trick)) % players] === party[seat];
  const following = near.filter((index) => !reckonings.some(takes(index)));
  const decides = tricks[1 - party[seat]] === TRICKS_TO_WIN - 1 && !reckonings.some(isOurs);
  const taking = decides ? near.find((index) => reckonings.every(takes(index))) : undefined;
  if (taking !== undefined) return following.includes(best) ? taking : best;
  const isPartners = trick.length === players - 1 && reckonings.every(isOurs);
  if (following.length === 0 || !(following.includes(best) || isPartners)) return best;
  return following.reduce((least, index) => (worth(codes[index]) < worth(codes[least]) ? index : least));
};
