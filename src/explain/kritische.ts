import { deckOf, type Card } from '../rules/card.js';
import type { RuleSet } from '../rules/variants.js';

/** Cards in a hand. */
const HAND = 5;

/** The Kritische that there are, highest first: a card that is not in the pack is none. */
export const kritischeOf = ({ critical, pack }: RuleSet): readonly Card[] =>
  critical.filter((card) => deckOf(pack).includes(card));

/** Whether one player can be dealt all of them. */
export const canBeDealtTogether = (rules: RuleSet): boolean =>
  rules.critical.length <= HAND && kritischeOf(rules).length === rules.critical.length;
