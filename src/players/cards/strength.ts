import { deckOf, rankHeight, rankOf, type Card } from '../../rules/card.js';
import { cacheByOptions, cacheByAnnouncement } from '../../rules/cache-by-options.js';
import { ORDER_OPTIONS, roleOf, type OrderRules } from '../../rules/order.js';
import type { Announcement } from '../../rules/announce.js';
import { HAND_SIZE } from '../../rules/tricks.js';
import { codeOf } from './card-lookup.js';

/** What counts in a hand: how many of each kind, and how high trumps and plain cards are (an Ass 9, a seven 2). */
export interface PowerTraits {
  readonly kritische: number;
  readonly guter: number;
  readonly rechter: number;
  readonly linke: number;
  readonly trumps: number;
  readonly trumpHeight: number;
  readonly plainHeight: number;
}

/** What each trait adds to the log odds of winning the hand; fitted by tools/training/fit-strength.ts; Kritische by what the Guter is worth, and a little more. */
const WEIGHTS: PowerTraits = {
  kritische: 2.1,
  guter: 1.89,
  rechter: 1.84,
  linke: 1.29,
  trumps: 0.56,
  trumpHeight: 0.058,
  plainHeight: 0.037,
};

/** The power of a hand of which nobody thinks poorly: a Rechter and a Linker. */
export const GOOD_POWER = WEIGHTS.rechter + WEIGHTS.linke;

export const powerTraits = (rules: OrderRules, announcement: Announcement, hand: readonly Card[]): PowerTraits => {
  const traits = { kritische: 0, guter: 0, rechter: 0, linke: 0, trumps: 0, trumpHeight: 0, plainHeight: 0 };
  for (const card of hand) {
    const height = rankHeight(rankOf(card));
    switch (roleOf(rules, announcement, card)) {
      case 'kritischer':
        traits.kritische++;
        break;
      case 'guter':
        traits.guter++;
        break;
      case 'rechter':
        traits.rechter++;
        break;
      case 'linker':
        traits.linke++;
        break;
      case 'trumpf':
        traits.trumps++;
        traits.trumpHeight += height;
        break;
      case 'plain':
        traits.plainHeight += height;
    }
  }
  return traits;
};

const cachedPowers = cacheByOptions(ORDER_OPTIONS, (rules) =>
  cacheByAnnouncement((announcement) => {
    const powerOfCard = (card: Card): number => {
      const traits = powerTraits(rules, announcement, [card]);
      return (Object.keys(WEIGHTS) as (keyof PowerTraits)[]).reduce(
        (sum, trait) => sum + WEIGHTS[trait] * traits[trait],
        0,
      );
    };
    return Float64Array.from(deckOf(rules.pack), powerOfCard);
  }),
);

/** What each card adds to the power of a hand under an announcement, by its place in the pack. Needed for every imagined world. */
export const powersOf = (rules: OrderRules, announcement: Announcement): Float64Array =>
  cachedPowers(rules)(announcement);

/** The power of an average hand, from those of all cards. */
export const usualPower = (powers: Float64Array): number =>
  (HAND_SIZE * powers.reduce((sum, power) => sum + power, 0)) / powers.length;

/** The power of a hand under an announcement, in log odds of winning; for comparing announcements. */
export const powerOf = (rules: OrderRules, announcement: Announcement, hand: readonly Card[]): number => {
  const powers = powersOf(rules, announcement);
  return hand.reduce((sum, card) => sum + powers[codeOf(rules.pack, card)], 0);
};
