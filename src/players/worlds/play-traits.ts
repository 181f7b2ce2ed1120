import type { Seat } from '../../rules/seats.js';
import { TRICKS_TO_WIN } from '../cards/position.js';
import { CALLS, FIXED, winnerIn, type Code, type Reckoning } from '../cards/reckoning.js';

/** What a card was played onto, by somebody who knew what was announced. */
export interface Onto {
  /** The first card of the trick, and the one that is winning it; -1: he leads. */
  readonly led: Code;
  readonly winning: Code;
  /** Whether his own side is winning it. */
  readonly ours: boolean;
  /** Whether his is the last card of it. */
  readonly last: boolean;
  /** Whether a side can win the hand with it. */
  readonly decisive: boolean;
}

/** A card and who played it. */
export interface Laid {
  readonly seat: Seat;
  readonly code: Code;
}

/**
 * What a card is played onto, given the trick so far.
 * @param rest how many cards of the trick are to come after it
 * @param tricks how many each side has taken
 */
export const ontoOf = (
  reckoning: Reckoning,
  trick: readonly Laid[],
  isOurs: (seat: Seat) => boolean,
  rest: number,
  tricks: readonly number[],
): Onto => {
  const common = { last: rest === 0, decisive: Math.max(...tricks) === TRICKS_TO_WIN - 1 };
  if (trick.length === 0) return { led: -1, winning: -1, ours: false, ...common };
  const codes = trick.map(({ code }) => code);
  const winner = winnerIn(reckoning, codes);
  return { led: codes[0], winning: codes[winner], ours: isOurs(trick[winner].seat), ...common };
};

/** How many kinds of trick are told apart. */
export const KINDS = 10;

/** Which kind of trick it is, 0 to `KINDS` - 1. */
export const kindOf = ({ led, ours, last, decisive }: Onto): number =>
  (led < 0 ? 8 : Number(ours) * 4 + Number(last) * 2) + Number(decisive);

/**
 * What there is to say of the card at a place of those he could play: its traits, each 0..1. Of a lead how high it ranks
 * among his cards, whether it is a Schlag or a trump, and whether it calls for trump; of another card whether it takes the
 * trick, its rank and whether it is a Schlag or a trump if it does, and the same two if it does not.
 */
export const traitsOf = (
  { worth, flags, height, suit }: Reckoning,
  { led, winning }: Onto,
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
