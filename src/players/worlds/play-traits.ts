import type { Seat } from '../../rules/seats.js';
import { TRICKS_TO_WIN } from '../../rules/tricks.js';
import { CALLS, FIXED, winnerIn, type Code, type CardLookup } from '../cards/card-lookup.js';

/** The trick that a card was played to, by a seat that knew the announcement. */
export interface TrickSituation {
  /** The first card of the trick, and the one that is winning it; -1: the card is a lead. */
  readonly led: Code;
  readonly winning: Code;
  /** Whether the seat's own side is winning it. */
  readonly ours: boolean;
  /** Whether the card is the last of it. */
  readonly last: boolean;
  /** Whether a side wins the hand if it takes this trick. */
  readonly decisive: boolean;
}

/** A card and who played it. */
export interface PlayedCode {
  readonly seat: Seat;
  readonly code: Code;
}

/**
 * Returns the situation of the trick that a card is played to.
 * @param rest number of cards still to come after it
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

/** How many kinds of trick the weights distinguish. */
export const KINDS = 10;

/** Which kind of trick it is, 0 to `KINDS` - 1. */
export const kindOf = ({ led, ours, last, decisive }: TrickSituation): number =>
  (led < 0 ? 8 : Number(ours) * 4 + Number(last) * 2) + Number(decisive);

/**
 * The traits of a card, each 0..1. Of a lead: how high it ranks among the cards that could be played, whether it is a Schlag
 * or a trump, and whether it calls for trump. Of another card: whether it takes the trick, its rank and whether it is a Schlag
 * or a trump if it does, and the same two if it does not.
 * @param cards the cards that could be played
 * @param place the place of the card among them
 */
export const traitsOf = (
  { worth, flags, height, suit }: CardLookup,
  { led, winning }: TrickSituation,
  cards: readonly Code[],
  place: number,
): readonly number[] => {
  const code = cards[place];
  let above = 0;
  for (const other of cards) above += Math.sign(worth[code] - worth[other]);
  // Cards worth the same stand in the middle of their places.
  const rank = cards.length > 1 ? 0.5 + above / (2 * (cards.length - 1)) : 0;
  const fixed = flags[code] & FIXED ? 1 : 0;
  if (led < 0) return [rank, fixed, flags[code] & CALLS ? 1 : 0];
  const heights = height[suit[led]];
  return heights[code] > heights[winning] ? [1, rank, fixed, 0, 0] : [0, 0, 0, rank, fixed];
};
