import type { Card } from '../../rules/card.js';
import { itemAt } from '../../rules/item-at.js';
import { opponentsOf, partyOf, type Seat } from '../../rules/seats.js';
import { TRICKS_TO_WIN } from '../../rules/tricks.js';
import { codesOf, winnerIn, type CardTables, type Code } from '../cards/card-tables.js';
import { courseIn } from '../cards/course.js';
import type { DecisionContext } from '../decision-context.js';
import type { World } from '../worlds/world.js';
import { mayHoldIn, possibleTables } from './possible-cards.js';

/** Those of some cards that are least worth keeping. */
const cheapest = (codes: readonly Code[], { worth }: CardTables): readonly Code[] => {
  const least = Math.min(...codes.map((code) => itemAt(worth, code)));
  return codes.filter((code) => worth[code] === least);
};

/**
 * Which of some cards are worth a thought; the others nobody who plays would play. A card that does not take the trick is the
 * cheapest there is, and so is one that takes it for sure; a trick that a partner has for sure is left to him; and to a trick
 * that decides the hand goes a card that takes it for sure, or at least one that takes it.
 * @returns at least one; where the seat does not know the announcement, all that have sense under one that is possible
 */
export const sensible = (
  context: DecisionContext,
  worlds: readonly World[],
  cards: readonly Card[],
): ReadonlySet<Card> => {
  const { view, seat } = context;
  const { party, leader, trick, tricks } = courseIn(view);
  const { players } = view;
  const codes = codesOf(view.rules.pack);
  const own = itemAt(party, seat);
  const decides = tricks[1 - own] === TRICKS_TO_WIN - 1;
  const mayHold = mayHoldIn(context);
  const isToCome = (other: Seat): boolean =>
    other !== seat && !trick.some((_, index) => (leader + index) % players === other);
  const others = opponentsOf(players, view.dealer as Seat, seat).filter(isToCome);
  const isLastOfParty = !partyOf(players, view.dealer as Seat, seat).some(isToCome);

  const under = (cardTables: CardTables, options: readonly Code[]): readonly Code[] => {
    const { suit, height } = cardTables;
    /** Whether nobody to come can beat this card, where it is winning. */
    const isSafe = (code: Code): boolean => {
      const heights = itemAt(height, itemAt(suit, trick[0] ?? code));
      return !others.some((other) =>
        heights.some((high, card) => high > itemAt(heights, code) && mayHold(other, card)),
      );
    };
    if (trick.length === 0) {
      const safe = decides ? options.filter(isSafe) : [];
      return safe.length > 0 ? safe : options;
    }
    const winner = winnerIn(cardTables, trick);
    const takes = (code: Code): boolean => winnerIn(cardTables, [...trick, code]) === trick.length;
    const [taking, leaving] = [options.filter(takes), options.filter((code) => !takes(code))];
    const isOurs = party[(leader + winner) % players] === own;
    if (isOurs && isSafe(itemAt(trick, winner))) return cheapest(leaving.length > 0 ? leaving : taking, cardTables);
    const safe = taking.filter(isSafe);
    const sure = safe.length > 0 ? cheapest(safe, cardTables) : [];
    if (decides && sure.length > 0) return sure;
    const bold = taking.filter((code) => !safe.includes(code));
    if (decides && !isOurs && isLastOfParty && bold.length > 0) return bold;
    return [...sure, ...bold, ...(leaving.length > 0 ? cheapest(leaving, cardTables) : [])];
  };

  const options = cards.map((card) => codes[card]);
  const kept = new Set(possibleTables(context, worlds).flatMap((cardTables) => under(cardTables, options)));
  return new Set(cards.filter((card) => kept.has(codes[card])));
};
