import { itemAt } from '../../rules/item-at.js';
import { deckOf } from '../../rules/card.js';
import { codesOf, winnerIn, type CardLookup } from '../cards/card-lookup.js';
import type { DecisionContext } from '../decision-context.js';
import type { World } from '../worlds/world.js';
import { currentTrick } from './current-trick.js';
import { legalPlays } from './hand-chances.js';
import { certainWin } from './sure-win.js';

/**
 * The certain end of a hand in the current trick: the seat's side wins the hand, or all players see that the side loses it.
 */
export type KnownOutcome = 'won' | 'lost';

/**
 * Returns the outcome of a hand that the current trick certainly decides, or null. A seat that does not know the announcement
 * is certain only if all imagined announcements agree.
 */
export const knownOutcome = (context: DecisionContext, worlds: readonly World[]): KnownOutcome | null => {
  const { view, knowledge } = context;
  const current = currentTrick(context, worlds);
  const { trick, own, tricksNeeded, lookups, winningParty, isSafe } = current;
  if (tricksNeeded[own] === 1) {
    const isTaken = trick.length > 0 && lookups.every((lookup) => isSafe(trick, lookup));
    if (isTaken || certainWin(context, current, legalPlays(view))) return 'won';
  }
  if (trick.length === 0 || tricksNeeded[1 - own] !== 1) return null;
  const codes = codesOf(view.rules.pack);
  const played = new Set(knowledge.played.flat());
  const unplayed = deckOf(view.rules.pack).filter((card) => !played.has(card));
  const isLost = (lookup: CardLookup): boolean => {
    const heights = itemAt(lookup.height, itemAt(lookup.suit, itemAt(trick, 0)));
    const winning = itemAt(heights, itemAt(trick, winnerIn(lookup, trick)));
    return winningParty(trick, lookup) !== own && !unplayed.some((card) => itemAt(heights, codes[card]) > winning);
  };
  return lookups.every(isLost) ? 'lost' : null;
};
