import type { View } from '../../game/view.js';
import { isBlind } from '../../rules/announce.js';
import { SUITS } from '../../rules/card.js';
import type { Announcement } from '../../rules/order.js';
import type { Seat } from '../../rules/seats.js';
import type { Layout } from './layouts.js';
import { namingsFor } from './namings.js';
import { codesOf, type Code } from '../cards/reckoning.js';

/** Who names what when nobody asks for anything any more. */
export interface Namers {
  readonly schlag: Seat;
  readonly trumpf: Seat;
}

/** Forehand and dealer, as the table is; after a Schlagtausch the other way round. */
export const namersIn = (
  { dealer, forehand, players, rules, history }: View,
  swapped = wasSwapped(history),
): Namers => {
  const [first, second] = [forehand as Seat, dealer as Seat];
  if (swapped) return { schlag: second, trumpf: first };
  return { schlag: first, trumpf: players === 3 && rules.threePlayer === 'forehand-names-both' ? first : second };
};

const wasSwapped = (history: View['history']): boolean => {
  for (let index = history.length - 1; index >= 0; index--) {
    if (history[index].type === 'swapped') return true;
    if (history[index].type === 'deal') return false;
  }
  return false;
};

const highestOf = (values: Float64Array, count: number): number => {
  let best = 0;
  for (let index = 1; index < count; index++) if (values[index] > values[best]) best = index;
  return best;
};

/** What each layout will have as announcement: what is named, and else what its namers would name. */
export const namedIn = (
  view: View,
  named: Partial<Announcement>,
  namers: Namers,
): ((layout: Layout) => Announcement) => {
  const { rules } = view;
  const namings = namingsFor(rules);
  const codes = codesOf(rules.pack);
  const blind = isBlind(rules);
  const likelihoods = new Float64Array(16);
  const handOf = (layout: Layout, seat: Seat): readonly Code[] => {
    const hand: Code[] = [];
    if (seat === view.seat) return view.hand.map((card) => codes[card]);
    for (let code = 0; code < layout.owners.length; code++) if (layout.owners[code] === seat) hand.push(code);
    return hand;
  };
  const schlagOf = (hand: readonly Code[]): number => {
    if (blind) namings.ofSchlagShown(hand, likelihoods);
    else namings.ofSchlag(hand, likelihoods);
    return highestOf(likelihoods, namings.schlaege.length);
  };
  return (layout) => {
    if (layout.announcement) return layout.announcement;
    const schlag =
      named.schlag === undefined ? schlagOf(handOf(layout, namers.schlag)) : namings.schlaege.indexOf(named.schlag);
    if (named.trumpf !== undefined) return { schlag: namings.schlaege[schlag], trumpf: named.trumpf };
    const hand = handOf(layout, namers.trumpf);
    if (blind) namings.ofTrumpfShown(hand, rules.sequential ? schlag : -1, likelihoods);
    else namings.ofTrumpf(hand, schlag, likelihoods);
    return { schlag: namings.schlaege[schlag], trumpf: SUITS[highestOf(likelihoods, SUITS.length)] };
  };
};
