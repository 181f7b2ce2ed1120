import type { Action } from '../game/action.js';
import type { View } from '../game/view.js';
import { suitOf, type Card } from '../rules/card.js';
import { schlagOfCard, type Announcement } from '../rules/announce.js';
import { callsForTrump } from '../rules/follow.js';
import { itemAt } from '../rules/item-at.js';
import { trickWinner } from '../rules/order.js';
import { playTogether, type Seat } from '../rules/seats.js';
import { isSameAnswer } from './answers.js';
import type { PuzzleAnswer, PuzzleReason, RatedAnswer } from './puzzle.js';

/** Returns the effect of a card on the current trick. */
const trickEffect = (view: View, card: Card): 'lead-calls' | 'lead-quiet' | 'takes' | 'leaves-it' | 'gives-up' => {
  const { rules, trick, dealer, seat } = view;
  const announcement = view.announcement as Announcement;
  if (trick.length === 0) return callsForTrump(rules, announcement, card) ? 'lead-calls' : 'lead-quiet';
  const cards = trick.map((played) => played.card);
  if (trickWinner(rules, announcement, [...cards, card]) === cards.length) return 'takes';
  const winner = itemAt(trick, trickWinner(rules, announcement, cards)).seat;
  return playTogether(rules, dealer as Seat, winner, seat as Seat) ? 'leaves-it' : 'gives-up';
};

const nextBest = (solution: PuzzleAnswer, answers: readonly RatedAnswer[]): RatedAnswer =>
  answers
    .filter(({ answer }) => !isSameAnswer(answer, solution))
    .reduce((best, one) => (one.percent > best.percent ? one : best));

/**
 * Returns the reason why an answer is right, from the position and the shares of all answers.
 * @param worlds number of deals examined or, for `find`, number of excluded pairs
 */
export const reasonFor = (
  view: View,
  solution: PuzzleAnswer,
  answers: readonly RatedAnswer[],
  worlds: number,
): PuzzleReason => {
  if (!('type' in solution)) return { key: 'only-pair', params: { ...solution, excluded: worlds } };
  const percentOf = (type: Action['type']): number =>
    answers.find(({ answer }) => 'type' in answer && answer.type === type)?.percent ?? 0;
  if (solution.type === 'hold' || solution.type === 'fold') {
    const to = view.pending?.type === 'bid' ? view.pending.to : view.value;
    return { key: solution.type, params: { to, percent: percentOf('hold'), needed: percentOf('fold'), worlds } };
  }
  const { answer: next, percent: nextPercent } = nextBest(solution, answers);
  const percent = answers.find(({ answer }) => isSameAnswer(answer, solution))?.percent ?? 0;
  const compared = { percent, worlds, nextPercent };
  if (solution.type === 'play' && 'card' in next)
    return { key: trickEffect(view, solution.card), params: { ...compared, card: solution.card, next: next.card } };
  if (solution.type === 'announce-schlag' && 'schlag' in next) {
    const own = view.hand.filter((card) => schlagOfCard(card) === solution.schlag).length;
    return { key: 'schlag', params: { ...compared, schlag: solution.schlag, own, next: next.schlag } };
  }
  if (solution.type === 'announce-trumpf' && 'trumpf' in next) {
    const { trumpf } = solution;
    const own = view.hand.filter((card) => suitOf(card) === trumpf).length;
    const rechter = view.hand.some(
      (card) => suitOf(card) === trumpf && schlagOfCard(card) === view.announcement.schlag,
    );
    return { key: 'trumpf', params: { ...compared, trumpf, own, rechter, next: next.trumpf } };
  }
  throw new TypeError(
    `Invalid puzzle answer type '${solution.type}'. Valid types: hold, fold, play, announce-schlag, announce-trumpf.`,
  );
};
