/** Cards, announcements and orders as a card player writes them down. */
import type { Card, Schlag, Suit } from '../../src/rules/card.js';
import { rankCards } from '../../src/rules/order.js';
import type { Announcement } from '../../src/rules/announce.js';
import type { RuleSet } from '../../src/rules/variants.js';

/** `HA HK`: some cards. */
export const cards = (words: string): Card[] => words.split(' ').filter(Boolean) as Card[];

/** `H/8`: Herz is Trumpf, the eight is Schlag. */
export const named = (words: string): Announcement => {
  const [trumpf, schlag] = words.split('/') as [Suit, Schlag];
  return { schlag, trumpf };
};

/** `H9 > H8 > S8 = L8 = E8`: high to low. In which order equal cards are written does not matter. */
export const order = (words: string): string[] =>
  words.split(' > ').map((tier) => tier.split(' = ').sort().join(' = '));

/** What the rules say about it. */
export const ranked = (rules: RuleSet, words: string): string[] =>
  rankCards(rules, named(words)).map((tier) => tier.sort().join(' = '));
