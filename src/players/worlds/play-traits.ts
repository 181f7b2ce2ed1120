import { CALLS, FIXED, type Code, type Reckoning } from '../cards/reckoning.js';

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

/** How many kinds of trick are told apart. */
export const KINDS = 10;

/** Which kind of trick it is, 0 to `KINDS` - 1. */
export const kindOf = ({ led, ours, last, decisive }: Onto): number => (led < 0 ? 8 : Number(ours) * 4 + Number(last) * 2) + Number(decisive);

/** What there is to say of the card at a place of those he could play: its traits, each 0..1. */
export const traitsOf = ({ worth, flags, height, suit }: Reckoning, { led, winning }: Onto, cards: readonly Code[], place: number): readonly number[] => {
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
