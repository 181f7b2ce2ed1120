/** Short notation for cards, announcements and orders. */
import type { Card, Schlag, Suit } from '../../src/rules/card.js';
import { rankCards } from '../../src/rules/order.js';
import type { Announcement } from '../../src/rules/announce.js';
import type { RuleSet } from '../../src/rules/variants.js';

/** Parses cards such as `HA HK`. */
export const cards = (words: string): Card[] => words.split(' ').filter(Boolean) as Card[];

/** Parses an announcement such as `H/8`: Herz is the Trumpf, and the eight is the Schlag. */
export const parseAnnouncement = (words: string): Announcement => {
  const [trumpf, schlag] = words.split('/') as [Suit, Schlag];
  return { schlag, trumpf };
};

/** Parses an order such as `H9 > H8 > S8 = L8 = E8`, high to low. The order of equal cards does not matter. */
export const parseOrder = (words: string): string[] =>
  words.split(' > ').map((tier) => tier.split(' = ').sort().join(' = '));

/** Returns the card order according to the rules, in the same form as `parseOrder`. */
export const orderByRules = (rules: RuleSet, words: string): string[] =>
  rankCards(rules, parseAnnouncement(words)).map((tier) => tier.sort().join(' = '));
