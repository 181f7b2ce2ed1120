/** Simple rules of thumb that card players use. A position is a puzzle only if some of these rules give a wrong answer. */
import type { View } from '../../src/game/view.js';
import { cardLookupFor, codesOf } from '../../src/players/cards/card-lookup.js';
import { possibleAnswers, isSameAnswer } from '../../src/puzzles/answers.js';
import type { PuzzleAnswer, PuzzleTheme } from '../../src/puzzles/puzzle.js';
import { schlagOfCard, type Announcement } from '../../src/rules/announce.js';
import {
  rankHeight,
  rankOf,
  RANKS,
  SUITS,
  suitOf,
  type Card,
  type Rank,
  type Schlag,
  type Suit,
} from '../../src/rules/card.js';
import { roleOf, trickWinner, type Role } from '../../src/rules/order.js';
import { playTogether, type Seat } from '../../src/rules/seats.js';

/** Returns the answer of a rule of thumb to a position. */
type RuleOfThumb = (view: View) => PuzzleAnswer;

const highestBy = <T>(items: readonly T[], value: (item: T) => number): T =>
  items.reduce((best, one) => (value(one) > value(best) ? one : best));

// -- cards ------------------------------------------------------------------------------------------------------------

const cardsAt = (view: View): readonly Card[] =>
  possibleAnswers(view, 'tricks').flatMap((answer) => ('card' in answer ? [answer.card] : []));

const worthIn = (view: View): ((card: Card) => number) => {
  const { worth } = cardLookupFor(view.rules)(view.announcement as Announcement);
  return (card) => worth[codesOf(view.rules.pack)[card]];
};

const plays =
  (choose: (view: View, cards: readonly Card[], worth: (card: Card) => number) => Card): RuleOfThumb =>
  (view) => ({ type: 'play', seat: view.seat as Seat, card: choose(view, cardsAt(view), worthIn(view)) });

const taking = (view: View, cards: readonly Card[]): readonly Card[] => {
  const cardsInTrick = view.trick.map(({ card }) => card);
  return cards.filter(
    (card) =>
      trickWinner(view.rules, view.announcement as Announcement, [...cardsInTrick, card]) === cardsInTrick.length,
  );
};

const isPartners = (view: View): boolean => {
  if (view.trick.length === 0) return false;
  const cards = view.trick.map(({ card }) => card);
  const { seat } = view.trick[trickWinner(view.rules, view.announcement as Announcement, cards)];
  return playTogether(view.rules, view.dealer as Seat, seat, view.seat as Seat);
};

const highest = plays((_view, cards, worth) => highestBy(cards, worth));
const lowest = plays((_view, cards, worth) => highestBy(cards, (card) => -worth(card)));
const cheapestWinner = plays((view, cards, worth) => {
  const winners = taking(view, cards);
  return highestBy(winners.length > 0 ? winners : cards, (card) => -worth(card));
});
const leavePartner = plays((view, cards, worth) => {
  const winners = isPartners(view) ? [] : taking(view, cards);
  return view.trick.length === 0
    ? highestBy(cards, worth)
    : highestBy(winners.length > 0 ? winners : cards, (card) => -worth(card));
});
const sameSuit = plays((view, cards, worth) => {
  const led = view.trick[0];
  const same = led ? cards.filter((card) => suitOf(card) === suitOf(led.card)) : [];
  return highestBy(same.length > 0 ? same : cards, worth);
});

// -- what was announced -----------------------------------------------------------------------------------------------

const playedIn = ({ history }: View): readonly { readonly seat: Seat; readonly card: Card }[] =>
  history.flatMap((event) => (event.type === 'play' ? [{ seat: event.seat, card: event.card }] : []));

const winnersIn = ({ history }: View): readonly Card[] =>
  history.flatMap((event) =>
    event.type === 'trick' ? event.cards.filter(({ seat }) => seat === event.winner).map(({ card }) => card) : [],
  );

const mostFrequent = <T>(items: readonly T[], fallback: T): T =>
  items.length === 0 ? fallback : highestBy([...new Set(items)], (item) => items.filter((one) => one === item).length);

const found = (schlaege: readonly Schlag[], suits: readonly Suit[]): PuzzleAnswer => ({
  schlag: mostFrequent(schlaege, 'A'),
  trumpf: mostFrequent(suits, 'E'),
});

const byAllPlayed: RuleOfThumb = (view) => {
  const cards = playedIn(view).map(({ card }) => card);
  return found(cards.map(rankOf), cards.map(suitOf));
};
const byWinners: RuleOfThumb = (view) => found(winnersIn(view).map(rankOf), winnersIn(view).map(suitOf));
const byLastWinner: RuleOfThumb = (view) =>
  found(winnersIn(view).slice(-1).map(rankOf), winnersIn(view).slice(-1).map(suitOf));
const byFirstCards: RuleOfThumb = (view) => {
  const first = (seat: Seat | null): readonly Card[] =>
    playedIn(view)
      .filter((play) => play.seat === seat)
      .slice(0, 1)
      .map(({ card }) => card);
  return found(first(view.forehand).map(rankOf), first(view.dealer).map(suitOf));
};
/** Assumes that the winning card of the lowest rank is a Schlag, and that the most frequent suit is the Trumpf. */
const byLowWinner: RuleOfThumb = (view) => {
  const low = [...winnersIn(view)].sort((one, other) => rankHeight(rankOf(one)) - rankHeight(rankOf(other)));
  return found(
    low.slice(0, 1).map(rankOf),
    playedIn(view).map(({ card }) => suitOf(card)),
  );
};

// -- naming -----------------------------------------------------------------------------------------------------------

type Name = (hand: readonly Card[], view: View) => { readonly schlag: Schlag; readonly trumpf: Suit };

const names =
  (name: Name): RuleOfThumb =>
  (view) => {
    const { schlag, trumpf } = name(view.hand, view);
    const seat = view.seat as Seat;
    return possibleAnswers(view, 'announce').some((answer) => 'type' in answer && answer.type === 'announce-schlag')
      ? { type: 'announce-schlag', seat, schlag }
      : { type: 'announce-trumpf', seat, trumpf };
  };

const countOf = (hand: readonly Card[], is: (card: Card) => boolean): number => hand.filter(is).length;
const ofRank = (hand: readonly Card[], schlag: Schlag): number =>
  countOf(hand, (card) => schlagOfCard(card) === schlag);
const ofSuit = (hand: readonly Card[], suit: Suit): number => countOf(hand, (card) => suitOf(card) === suit);
const heights = (hand: readonly Card[], suit: Suit): number =>
  hand.filter((card) => suitOf(card) === suit).reduce((sum, card) => sum + rankHeight(rankOf(card)), 0);

/** Announces the most frequent rank or suit, or the highest of equally frequent ones. */
const most = names((hand) => ({
  schlag: highestBy(hand.map(schlagOfCard), (rank) => 20 * ofRank(hand, rank) + rankHeight(rank as Rank)),
  trumpf: highestBy(SUITS, (suit) => 100 * ofSuit(hand, suit) + heights(hand, suit)),
}));
/** Like `most`, but announces the lowest of equally frequent ones, because high cards win without help. */
const mostLow = names((hand) => ({
  schlag: highestBy(hand.map(schlagOfCard), (rank) => 20 * ofRank(hand, rank) - rankHeight(rank as Rank)),
  trumpf: highestBy(SUITS, (suit) => 100 * ofSuit(hand, suit) - heights(hand, suit)),
}));
/** Announces the rank or suit of the highest card. */
const high = names((hand) => {
  const card = highestBy(hand, (one) => rankHeight(rankOf(one)));
  return { schlag: schlagOfCard(card), trumpf: suitOf(card) };
});
/**
 * Announces the Schlag below the highest card of the longest suit, to make that card the Guter. As Trumpf, announces the
 * suit of a held Schlag.
 */
const forGuter = names((hand, view) => {
  const suit = highestBy(SUITS, (one) => 100 * ofSuit(hand, one) + heights(hand, one));
  const top = highestBy(
    hand.filter((card) => suitOf(card) === suit),
    (card) => rankHeight(rankOf(card)),
  );
  const held = hand.find((card) => schlagOfCard(card) === view.announcement.schlag);
  return {
    schlag: RANKS[Math.min(RANKS.length - 2, RANKS.indexOf(rankOf(top)) + 1)],
    trumpf: held ? suitOf(held) : suit,
  };
});

// -- bids -------------------------------------------------------------------------------------------------------------

const answers =
  (holds: (view: View) => boolean): RuleOfThumb =>
  (view) => ({ type: holds(view) ? 'hold' : 'fold', seat: view.seat as Seat });

const roles = (view: View): readonly Role[] => {
  const { schlag, trumpf } = view.announcement;
  if (schlag === undefined || trumpf === undefined) return view.hand.map(() => 'plain');
  return view.hand.map((card) => roleOf(view.rules, { schlag, trumpf }, card));
};
const ownTricks = (view: View): readonly [own: number, others: number] => {
  const own = (view.seat as Seat) % view.tricks.length;
  return [view.tricks[own], view.tricks[1 - own]];
};

const withSchlag = answers((view) =>
  roles(view).some((role) => ['kritischer', 'guter', 'rechter', 'linker'].includes(role)),
);
const withTwo = answers((view) => roles(view).filter((role) => role !== 'plain').length >= 2);
const withTop = answers((view) =>
  roles(view).some((role) => role === 'guter' || role === 'rechter' || role === 'kritischer'),
);
const notBehind = answers((view) => ownTricks(view)[0] >= ownTricks(view)[1]);
const ahead = answers((view) => ownTricks(view)[0] > ownTricks(view)[1]);

const RULES_OF_THUMB: Readonly<Record<PuzzleTheme, readonly RuleOfThumb[]>> = {
  tricks: [highest, lowest, cheapestWinner, leavePartner, sameSuit],
  find: [byAllPlayed, byWinners, byLastWinner, byFirstCards, byLowWinner],
  announce: [most, mostLow, high, forGuter],
  bid: [withSchlag, withTwo, withTop, notBehind, ahead],
};

/** Returns the share of the rules of thumb with a wrong answer, 0 to 1. */
export const wrongThumbShare = (view: View, theme: PuzzleTheme, solution: PuzzleAnswer): number => {
  const all = RULES_OF_THUMB[theme];
  return all.filter((thumb) => !isSameAnswer(thumb(view), solution)).length / all.length;
};
