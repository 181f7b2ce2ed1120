import type { Seat } from '../rules/seats.js';
import type { Code, Reckoning } from './reckoning.js';

/** Tricks that win a hand. */
export const TRICKS_TO_WIN = 3;

/** One of the two that play against each other in a hand. */
export type Party = 0 | 1;

/** A hand in play, every card known: an imagined one. Changed in place while it is played out. */
export interface Position {
  readonly players: number;
  readonly reckoning: Reckoning;
  /** Per seat: with whom it plays. */
  readonly party: readonly Party[];
  /** Per seat: whether a lead that calls for trump binds it. */
  readonly bound: readonly boolean[];
  readonly hands: Code[][];
  /** By code: 1 if the card was played. */
  readonly gone: Uint8Array;
  /** The cards on the table, in the order played. */
  readonly trick: Code[];
  leader: Seat;
  /** Per party. */
  readonly tricks: [number, number];
  /** Whether the lead on the table was called "Trumpf oder Kritisch". */
  called: boolean;
}

export const copyOf = (position: Position): Position => ({
  ...position,
  hands: position.hands.map((hand) => [...hand]),
  gone: position.gone.slice(),
  trick: [...position.trick],
  tricks: [...position.tricks],
});

export const otherParty = (party: Party): Party => (party === 0 ? 1 : 0);

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

/** Plays a card, and takes the trick if it is complete. */
export const playIn = (position: Position, seat: Seat, card: Code): void => {
  const { hands, gone, trick, tricks, players, party } = position;
  hands[seat].splice(hands[seat].indexOf(card), 1);
  gone[card] = 1;
  trick.push(card);
  if (trick.length < players) return;
  position.leader = (position.leader + winningIndex(position)) % players;
  position.called = false;
  tricks[party[position.leader]]++;
  trick.length = 0;
};
