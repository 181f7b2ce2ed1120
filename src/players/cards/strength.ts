import { deckOf, rankHeight, rankOf, type Card } from '../../rules/card.js';
import { cacheByOptions, cacheByAnnouncement } from '../../rules/cache-by-options.js';
import { ORDER_OPTIONS, roleOf, type OrderRules } from '../../rules/order.js';
import type { Announcement } from '../../rules/announce.js';
import { HAND_SIZE } from '../../rules/tricks.js';
import { codeOf } from './card-lookup.js';

/**
 * Traits of a hand: the number of cards of each kind, and the total height of Trumpf cards and of plain cards (ace: 9,
 * seven: 2).
 */
export interface PowerTraits {
  readonly kritische: number;
  readonly guter: number;
  readonly rechter: number;
  readonly linke: number;
  readonly trumps: number;
  readonly trumpHeight: number;
  readonly plainHeight: number;
}

/**
 * Weight of each trait in the log odds of winning the hand, fitted by tools/training/fit-strength.ts. The weights of the
 * Kritische are set slightly above the Guter's weight.
 */
const WEIGHTS: PowerTraits = {
  kritische: 2.1,
  guter: 1.89,
  rechter: 1.84,
  linke: 1.29,
  trumps: 0.56,
  trumpHeight: 0.058,
  plainHeight: 0.037,
};

/** The power of a clearly good hand: a Rechter and a Linker. */
export const GOOD_POWER = WEIGHTS.rechter + WEIGHTS.linke;

export const powerTraits = (rules: OrderRules, announcement: Announcement, hand: readonly Card[]): PowerTraits => {
  const traits = { kritische: 0, guter: 0, rechter: 0, linke: 0, trumps: 0, trumpHeight: 0, plainHeight: 0 };
  for (const card of hand) {
    const height = rankHeight(rankOf(card));
    switch (roleOf(rules, announcement, card)) {
      case 'kritischer':
        traits.kritische++;
        break;
      // The weight of the Guter is that of a card that almost always wins.
      case 'superguter':
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

/**
 * Returns, by code, the power that each card adds to a hand under an announcement. The result is cached, since every
 * imagined world needs it.
 */
export const powersOf = (rules: OrderRules, announcement: Announcement): Float64Array =>
  cachedPowers(rules)(announcement);

/** Returns the power of an average hand, given the powers of all cards. */
export const usualPower = (powers: Float64Array): number =>
  (HAND_SIZE * powers.reduce((sum, power) => sum + power, 0)) / powers.length;

/** Returns the power of a hand under an announcement, in log odds of winning, to compare announcements. */
export const powerOf = (rules: OrderRules, announcement: Announcement, hand: readonly Card[]): number => {
  const powers = powersOf(rules, announcement);
  return hand.reduce((sum, card) => sum + powers[codeOf(rules.pack, card)], 0);
};
