import { sideOf, type Seat } from '../rules/seats.js';
import type { Code, Reckoning } from './reckoning.js';

/** Tricks that win a hand. */
export const TRICKS_TO_WIN = 3;

/** A hand in play, every card known: an imagined one. Changed in place while it is played out. */
export interface Position {
  readonly players: number;
  readonly reckoning: Reckoning;
  readonly hands: Code[][];
  /** By code: 1 if the card was played. */
  readonly gone: Uint8Array;
  /** The cards on the table, in the order played. */
  readonly trick: Code[];
  leader: Seat;
  /** Per side. */
  readonly tricks: [number, number];
}

export const copyOf = (position: Position): Position => ({
  ...position,
  hands: position.hands.map((hand) => [...hand]),
  gone: position.gone.slice(),
  trick: [...position.trick],
  tricks: [...position.tricks],
});

export const seatDueIn = ({ leader, trick, players }: Position): Seat => (leader + trick.length) % players;

/** The index in the trick of the card that is winning. */
export const winningIndex = ({ trick, reckoning }: Position): number => {
  const heights = reckoning.height[reckoning.suit[trick[0]]];
  let winner = 0;
  for (let index = 1; index < trick.length; index++) {
    if (heights[trick[index]] > heights[trick[winner]]) winner = index;
  }
  return winner;
};

/** The cards that may be played. */
export const playableIn = ({ hands, trick, reckoning: { calls, binds, satisfies } }: Position, seat: Seat): readonly Code[] => {
  const hand = hands[seat];
  if (trick.length === 0 || !calls[trick[0]] || !hand.some((card) => binds[card])) return hand;
  return hand.filter((card) => satisfies[card]);
};

/** Plays a card, and takes the trick if it is complete. */
export const playIn = (position: Position, seat: Seat, card: Code): void => {
  const { hands, gone, trick, tricks, players } = position;
  hands[seat].splice(hands[seat].indexOf(card), 1);
  gone[card] = 1;
  trick.push(card);
  if (trick.length < players) return;
  position.leader = (position.leader + winningIndex(position)) % players;
  tricks[sideOf(position.leader)]++;
  trick.length = 0;
};
