import type { View } from '../../game/view.js';
import { deckOf } from '../../rules/card.js';
import type { Announcement } from '../../rules/order.js';
import { seatsOf, type Seat } from '../../rules/seats.js';
import { bidWeight, biddingOf, FULL_WEIGHT } from './bidding-worlds.js';
import type { Knowledge } from './knowledge.js';
import type { Explains } from './layouts.js';
import { expOf } from './likelihood.js';
import { codesOf } from '../cards/reckoning.js';
import { powersOf, usualPower } from '../cards/strength.js';

/** The chance, in 1000, that a hand wins by what counts in it alone. */
const strengthOf = (powers: Float64Array, power: number): number => {
  const odds = power - usualPower(powers);
  const small = expOf(-Math.abs(odds));
  return Math.round((1000 * (odds >= 0 ? 1 : small)) / (1 + small));
};

/** The seats whose bids and answers tell something of their cards. */
const heardFrom = (view: View): readonly Seat[] => {
  const bidding = biddingOf(view);
  return seatsOf(view.players).filter((seat) => seat !== view.seat && bidding[seat].bids + bidding[seat].holds > 0);
};

/**
 * How well a layout explains what the others have bid and held; null if there is nothing to explain.
 * @param half whether bids count half: for a player who hears but does not trust
 */
export const explainsBids = (view: View, { played }: Knowledge, half: boolean): Explains | null => {
  const seats = heardFrom(view);
  if (seats.length === 0) return null;
  const bidding = biddingOf(view);
  const codes = codesOf(view.rules.pack);
  const deck = deckOf(view.rules.pack);
  const before = seats.map((seat) => played[seat].map((card) => codes[card]));
  return (owners, announcement) => {
    const powers = powersOf(view.rules, announcement as Announcement);
    let weight = 1;
    seats.forEach((seat, index) => {
      let power = 0;
      for (const code of before[index]) power += powers[code];
      for (let code = 0; code < deck.length; code++) if (owners[code] === seat) power += powers[code];
      weight *= bidWeight(view, bidding, seat, strengthOf(powers, power), half) / FULL_WEIGHT;
    });
    return weight;
  };
};
