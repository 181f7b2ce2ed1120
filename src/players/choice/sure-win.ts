import type { ActionOf } from '../../game/action.js';
import { itemAt } from '../../rules/item-at.js';
import { opponentsOf, type Seat } from '../../rules/seats.js';
import { courseIn } from '../cards/course.js';
import type { World } from '../worlds/world.js';
import type { DecisionContext } from '../decision-context.js';
import { TRICKS_TO_WIN } from '../../rules/tricks.js';
import { codesOf, winnerIn, type Code, type CardTables } from '../cards/card-tables.js';
import { mayHoldIn, possibleTables } from './possible-cards.js';

/**
 * A play that wins the hand whatever the others hold: one that takes the last trick needed, or the first of enough leads that
 * nobody can beat. Null if there is no such play.
 */
export const surelyWinning = (
  context: DecisionContext,
  worlds: readonly World[],
  plays: readonly ActionOf<'play'>[],
): ActionOf<'play'> | null => {
  const { view, seat } = context;
  const { party, leader, trick, tricks } = courseIn(view);
  const { players } = view;
  const own = itemAt(party, seat);
  const need = TRICKS_TO_WIN - itemAt(tricks, own);
  if (trick.length > 0 && need > 1) return null;
  const codes = codesOf(view.rules.pack);
  const allTables = possibleTables(context, worlds);
  const mayHold = mayHoldIn(context);
  const seatAt = (index: number): Seat => (leader + index) % players;
  const against = opponentsOf(players, view.dealer as Seat, seat);
  const toCome = against.filter((other) => !trick.some((_, index) => seatAt(index) === other));

  const isSafe = (code: Code, cardTables: CardTables): boolean => {
    const cards = [...trick, code];
    const heights = itemAt(cardTables.height, itemAt(cardTables.suit, itemAt(cards, 0)));
    const winner = winnerIn(cardTables, cards);
    if (party[seatAt(winner)] !== own) return false;
    const winning = itemAt(heights, itemAt(cards, winner));
    return !toCome.some((other) => heights.some((height, card) => height > winning && mayHold(other, card)));
  };
  const safe = plays.filter(({ card }) => allTables.every((cardTables) => isSafe(codes[card], cardTables)));
  const distinct = new Set(safe.map(({ card }) => card)).size;
  if (distinct === 0 || distinct < need) return null;
  const { worth } = itemAt(allTables, 0);
  const worthOf = ({ card }: ActionOf<'play'>): number => itemAt(worth, codes[card]);
  const byWorth = [...safe].sort((one, other) => worthOf(one) - worthOf(other));
  return byWorth.at(trick.length === 0 ? -1 : 0) ?? null;
};
