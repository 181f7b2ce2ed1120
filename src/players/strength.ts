import { deckOf, rankHeight, rankOf, type Card } from '../rules/card.js';
import { roleOf, type Announcement } from '../rules/order.js';
import type { RuleSet } from '../rules/variants.js';

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

/** What each trait adds to the log odds of winning the hand; fitted by bench/fit-strength.ts; Kritische by what the Guter is worth, and a little more. */
const WEIGHTS: PowerTraits = { kritische: 2.4, guter: 2.19, rechter: 2.05, linke: 1.4, trumps: 0.45, trumpHeight: 0.076, plainHeight: 0.03 };

export const powerTraits = (rules: RuleSet, announcement: Announcement, hand: readonly Card[]): PowerTraits => {
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

/** What one card adds under each announcement: asked for every imagined hand, so worked out once. */
const known = new WeakMap<RuleSet, Map<string, Readonly<Record<string, number>>>>();

const cardPowers = (rules: RuleSet, announcement: Announcement): Readonly<Record<string, number>> => {
  let powers = known.get(rules);
  if (!powers) known.set(rules, (powers = new Map()));
  const key = announcement.schlag + announcement.trumpf;
  let byCard = powers.get(key);
  if (!byCard) {
    const powerOfCard = (card: Card): number => {
      const traits = powerTraits(rules, announcement, [card]);
      return (Object.keys(WEIGHTS) as (keyof PowerTraits)[]).reduce((sum, trait) => sum + WEIGHTS[trait] * traits[trait], 0);
    };
    byCard = Object.fromEntries(deckOf(rules.pack).map((card) => [card, powerOfCard(card)]));
    powers.set(key, byCard);
  }
  return byCard;
};

/** How much a hand can do under an announcement, in log odds of winning; meant for comparing announcements. */
export const powerOf = (rules: RuleSet, announcement: Announcement, hand: readonly Card[]): number => {
  const powers = cardPowers(rules, announcement);
  return hand.reduce((sum, card) => sum + powers[card], 0);
};
