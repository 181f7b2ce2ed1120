import type { Seat } from '../../rules/seats.js';
import { TRICKS_TO_WIN } from '../../rules/tricks.js';
import { CALLS, FIXED, winnerIn, type Code, type CardLookup } from '../cards/card-lookup.js';

/** The trick to which a seat that knew the announcement played a card. */
export interface TrickSituation {
  /** The first card of the trick and the winning card, or -1 if the card is a lead. */
  readonly led: Code;
  readonly winning: Code;
  /** Whether the seat's own side is winning the trick. */
  readonly ours: boolean;
  /** Whether the card is the last of the trick. */
  readonly last: boolean;
  /** Whether a side would win the hand with this trick. */
  readonly decisive: boolean;
}

/** A card and the seat that played it. */
export interface PlayedCode {
  readonly seat: Seat;
  readonly code: Code;
}

/**
 * Returns the situation of the trick to which a card is played.
 * @param rest number of cards still to be played to the trick after this card
 * @param tricks number of tricks taken by each side
 */
export const trickSituation = (
  lookup: CardLookup,
  trick: readonly PlayedCode[],
  isOurs: (seat: Seat) => boolean,
  rest: number,
  tricks: readonly number[],
): TrickSituation => {
  const common = { last: rest === 0, decisive: Math.max(...tricks) === TRICKS_TO_WIN - 1 };
  if (trick.length === 0) return { led: -1, winning: -1, ours: false, ...common };
  const codes = trick.map(({ code }) => code);
  const winner = winnerIn(lookup, codes);
  return { led: codes[0], winning: codes[winner], ours: isOurs(trick[winner].seat), ...common };
};

/** Number of kinds of tricks that the weights distinguish. */
export const KINDS = 10;

/** Returns the kind of a trick, 0 to `KINDS` - 1. */
export const kindOf = ({ led, ours, last, decisive }: TrickSituation): number =>
  (led < 0 ? 8 : Number(ours) * 4 + Number(last) * 2) + Number(decisive);

/**
 * Returns the traits of a card, each 0..1. For a lead: its rank among the playable cards, whether it is a Schlag or a
 * Trumpf, and whether it calls for Trumpf. For another card: whether it takes the trick; its rank and whether it is a Schlag
 * or a Trumpf if it takes the trick; the same two traits if it does not.
 * @param cards the playable cards
 * @param index index of the card among the playable cards
 */
export const traitsOf = (
  { worth, flags, height, suit }: CardLookup,
  { led, winning }: TrickSituation,
  cards: readonly Code[],
  index: number,
): readonly number[] => {
  const code = cards[index];
  let above = 0;
  for (const other of cards) above += Math.sign(worth[code] - worth[other]);
  // Cards of equal worth share the middle of their ranks.
  const rank = cards.length > 1 ? 0.5 + above / (2 * (cards.length - 1)) : 0;
  const fixed = flags[code] & FIXED ? 1 : 0;
  if (led < 0) return [rank, fixed, flags[code] & CALLS ? 1 : 0];
  const heights = height[suit[led]];
  return heights[code] > heights[winning] ? [1, rank, fixed, 0, 0] : [0, 0, 0, rank, fixed];
};
