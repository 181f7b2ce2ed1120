import { deckOf, type Card } from '../rules/card.js';
import { HAND_SIZE } from '../rules/tricks.js';
import type { RuleSet } from '../rules/variants.js';

/** The Kritische that there are, highest first: a card that is not in the pack is none. */
export const kritischeOf = ({ critical, pack }: RuleSet): readonly Card[] =>
  critical.filter((card) => deckOf(pack).includes(card));

/** Whether one player can be dealt all Kritische. */
export const canOneHandHoldAll = (rules: RuleSet): boolean =>
  rules.critical.length <= HAND_SIZE && kritischeOf(rules).length === rules.critical.length;
