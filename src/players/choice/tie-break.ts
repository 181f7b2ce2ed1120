import { itemAt } from '../../rules/item-at.js';
import type { Seat } from '../../rules/seats.js';
import type { PlayState } from '../cards/position.js';
import { TRICKS_TO_WIN } from '../../rules/tricks.js';
import { takesOver, winnerIn, type Code, type CardLookup } from '../cards/card-lookup.js';

/** The trick to which a seat plays, with a lookup for each announcement that the seat considers. */
export interface TieSituation {
  readonly playState: PlayState;
  readonly seat: Seat;
  readonly lookups: readonly CardLookup[];
  /** Returns the worth of keeping a card. */
  readonly worth: (code: Code) => number;
}

/**
 * Chooses among cards that do about equally well in the imagined worlds. In a trick that decides the hand, prefers a card
 * that takes the trick. Otherwise, chooses the card least worth keeping if the best card does not take the trick or if the
 * partner certainly wins it.
 * @param candidates the cards that do about equally well, best first; at least one
 */
export const breakTie = <Option extends { readonly code: Code }>(
  candidates: readonly Option[],
  { playState, seat, lookups, worth }: TieSituation,
): Option => {
  const { trick, leader, players, party, tricks } = playState;
  const own = itemAt(party, seat);
  const best = itemAt(candidates, 0);
  if (trick.length === 0 || candidates.length < 2) return best;
  const takes =
    ({ code }: Option) =>
    (lookup: CardLookup): boolean =>
      takesOver(lookup, trick, code);
  const isOurs = (lookup: CardLookup): boolean => party[(leader + winnerIn(lookup, trick)) % players] === own;
  const following = candidates.filter((option) => !lookups.some(takes(option)));
  const decides = tricks[1 - own] === TRICKS_TO_WIN - 1 && !lookups.some(isOurs);
  // A seat that does not know the announcement prefers the card that takes the trick under most of them.
  const countOf = (option: Option): number => lookups.filter(takes(option)).length;
  const most = Math.max(...candidates.map(countOf));
  const taking = decides && most > 0 ? candidates.find((option) => countOf(option) === most) : undefined;
  if (taking !== undefined) return following.includes(best) ? taking : best;
  const isPartners = trick.length === players - 1 && lookups.every(isOurs);
  if (following.length === 0 || !(following.includes(best) || isPartners)) return best;
  return following.reduce((least, option) => (worth(option.code) < worth(least.code) ? option : least));
};
