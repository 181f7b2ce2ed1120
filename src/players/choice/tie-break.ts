import { itemAt } from '../../rules/item-at.js';
import type { Seat } from '../../rules/seats.js';
import type { Course } from '../cards/position.js';
import { TRICKS_TO_WIN } from '../../rules/tricks.js';
import { winnerIn, type Code, type CardTables } from '../cards/card-tables.js';

/** The trick a seat plays to, under each announcement it considers. */
export interface Situation {
  readonly course: Course;
  readonly seat: Seat;
  readonly allTables: readonly CardTables[];
  /** How much a card is worth keeping. */
  readonly worth: (code: Code) => number;
}

/**
 * Which of some cards to play to a trick when they do about equally well in the imagined worlds: in the trick that decides
 * the hand one that takes it; else, where the best one does not take the trick, or takes one that the partner has for certain,
 * the one least worth keeping.
 * @param near the cards that do about as well, best first; at least one
 */
export const breakTie = <Option extends { readonly code: Code }>(
  near: readonly Option[],
  { course, seat, allTables, worth }: Situation,
): Option => {
  const { trick, leader, players, party, tricks } = course;
  const own = itemAt(party, seat);
  const best = itemAt(near, 0);
  if (trick.length === 0 || near.length < 2) return best;
  const takes =
    ({ code }: Option) =>
    (cardTables: CardTables): boolean =>
      winnerIn(cardTables, [...trick, code]) === trick.length;
  const isOurs = (cardTables: CardTables): boolean => party[(leader + winnerIn(cardTables, trick)) % players] === own;
  const following = near.filter((option) => !allTables.some(takes(option)));
  const decides = tricks[1 - own] === TRICKS_TO_WIN - 1 && !allTables.some(isOurs);
  const taking = decides ? near.find((option) => allTables.every(takes(option))) : undefined;
  if (taking !== undefined) return following.includes(best) ? taking : best;
  const isPartners = trick.length === players - 1 && allTables.every(isOurs);
  if (following.length === 0 || !(following.includes(best) || isPartners)) return best;
  return following.reduce((least, option) => (worth(option.code) < worth(least.code) ? option : least));
};
