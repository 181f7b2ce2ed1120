import type { Seat } from '../../rules/seats.js';
import { otherParty, playableIn, TRICKS_TO_WIN, winningIndex, type Position } from './position.js';
import type { Code } from './reckoning.js';

const lowest = (cards: readonly Code[], worth: readonly number[]): Code => {
  let chosen = cards[0];
  for (let index = 1; index < cards.length; index++) if (worth[cards[index]] < worth[chosen]) chosen = cards[index];
  return chosen;
};

const highest = (cards: readonly Code[], worth: readonly number[]): Code => {
  let chosen = cards[0];
  for (let index = 1; index < cards.length; index++) if (worth[cards[index]] > worth[chosen]) chosen = cards[index];
  return chosen;
};

/** How many tricks the hand is sure of when it leads its highest cards: nobody can hold a higher one. */
const sureTricks = ({ reckoning: { fixed, worth }, gone }: Position, hand: readonly Code[]): number => {
  let sure = 0;
  let missing = 0;
  for (const card of fixed) {
    if (gone[card]) continue;
    // Of equal cards the first one played wins, so another Linker elsewhere does no harm.
    if (missing > worth[card]) break;
    if (hand.includes(card)) sure++;
    else missing = Math.max(missing, worth[card]);
  }
  return sure;
};

/** Whether no card that is still out beats this one, which is winning or would be. */
const isSafe = ({ reckoning: { beaters }, gone }: Position, hand: readonly Code[], card: Code): boolean => {
  const beating = beaters[card];
  for (let index = 0; index < beating.length; index++) {
    if (!gone[beating[index]] && !hand.includes(beating[index])) return false;
  }
  return true;
};

const lead = (position: Position, seat: Seat, need: number, theyNeed: number): Code => {
  const { reckoning, hands } = position;
  const hand = hands[seat];
  if (theyNeed === 1 || sureTricks(position, hand) >= need) return highest(hand, reckoning.worth);
  return lowest(hand, reckoning.worth);
};

const follow = (position: Position, seat: Seat, need: number, theyNeed: number): Code => {
  const { reckoning, hands, trick, players, leader, party } = position;
  const { worth } = reckoning;
  const cards = playableIn(position, seat);
  const heights = reckoning.height[reckoning.suit[trick[0]]];
  const winner = winningIndex(position);
  const isLast = trick.length === players - 1;
  const partnerWins = party[(leader + winner) % players] === party[seat];
  if (partnerWins && (isLast || theyNeed > 1 || isSafe(position, hands[seat], trick[winner]))) return lowest(cards, worth);
  const winners = cards.filter((card) => heights[card] > heights[trick[winner]]);
  if (winners.length === 0) return lowest(cards, worth);
  if (isLast) return lowest(winners, worth);
  // A trick that decides the hand is not left to chance.
  if (theyNeed === 1 || need === 1) {
    const safe = winners.filter((card) => isSafe(position, hands[seat], card));
    if (safe.length > 0) return lowest(safe, worth);
    if (theyNeed === 1) return highest(winners, worth);
  }
  return lowest(winners, worth);
};

/**
 * The card a sensible player plays without thinking long: take a trick with the cheapest card that does it, leave the
 * partner's tricks alone, lead low and keep what is high, but cash what is sure once it decides the hand. It looks at
 * nothing but its own hand and the cards played.
 */
export const ruleOfThumb = (position: Position, seat: Seat): Code => {
  const party = position.party[seat];
  const need = TRICKS_TO_WIN - position.tricks[party];
  const theyNeed = TRICKS_TO_WIN - position.tricks[otherParty(party)];
  return position.trick.length === 0 ? lead(position, seat, need, theyNeed) : follow(position, seat, need, theyNeed);
};
