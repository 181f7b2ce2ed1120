import { deckOf, type Card } from '../rules/card.js';
import { HAND_SIZE } from '../rules/tricks.js';
import type { RuleSet } from '../rules/variants.js';

/** Returns the Kritische of the pack, highest first. Cards in `critical` that are not in the pack are omitted. */
export const kritischeOf = ({ critical, pack }: RuleSet): readonly Card[] =>
  critical.filter((card) => deckOf(pack).includes(card));

/** Whether one player can be dealt all Kritische. */
export const canOneHandHoldAll = (rules: RuleSet): boolean =>
  rules.critical.length <= HAND_SIZE && kritischeOf(rules).length === rules.critical.length;
