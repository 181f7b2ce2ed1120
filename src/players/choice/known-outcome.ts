import type { View } from '../../game/view.js';
import { itemAt } from '../../rules/item-at.js';
import { deckOf } from '../../rules/card.js';
import { codesOf, winnerIn, type CardLookup } from '../cards/card-lookup.js';
import type { DecisionContext } from '../decision-context.js';
import type { World } from '../worlds/world.js';
import { currentTrick } from './current-trick.js';
import { legalPlays, type HandChances } from './hand-chances.js';
import { chanceFrom } from './rating.js';
import { certainWin } from './sure-win.js';

/**
 * The end of a hand if a player is certain of it: the seat's side wins the hand or loses it, or another player, who plays the
 * last card of the hand, knows whether the side wins.
 */
export type KnownOutcome = 'won' | 'lost' | 'known-to-other';

/** Whether a single card has not been played yet, and another seat holds it. */
const isDecidedByOther = ({ handSizes, hand }: View): boolean =>
  hand.length === 0 && handSizes.reduce((all, size) => all + size, 0) === 1;

/**
 * Returns the outcome of a hand that the current trick certainly decides, or null. For `lost`, all players see it. A seat that
 * does not know the announcement is certain only if all imagined announcements agree.
 */
export const knownOutcome = (context: DecisionContext, worlds: readonly World[]): KnownOutcome | null => {
  const { view, knowledge } = context;
  const current = currentTrick(context, worlds);
  const { trick, own, tricksNeeded, lookups, winningParty, isSafe } = current;
  if (tricksNeeded[own] === 1) {
    const isTaken = trick.length > 0 && lookups.every((lookup) => isSafe(trick, lookup));
    if (isTaken || certainWin(context, current, legalPlays(view))) return 'won';
  }
  if (trick.length === 0) return null;
  const otherwise = isDecidedByOther(view) ? 'known-to-other' : null;
  if (tricksNeeded[1 - own] !== 1) return otherwise;
  const codes = codesOf(view.rules.pack);
  const played = new Set(knowledge.played.flat());
  const unplayed = deckOf(view.rules.pack).filter((card) => !played.has(card));
  const isLost = (lookup: CardLookup): boolean => {
    const heights = itemAt(lookup.height, itemAt(lookup.suit, itemAt(trick, 0)));
    const winning = itemAt(heights, itemAt(trick, winnerIn(lookup, trick)));
    return winningParty(trick, lookup) !== own && !unplayed.some((card) => itemAt(heights, codes[card]) > winning);
  };
  return lookups.every(isLost) ? 'lost' : otherwise;
};

/** Size of a sample, in worlds, from which a hand that is lost in all worlds is considered lost. */
const CONVINCING_SAMPLE = 100;

/** Returns the outcome as `knownOutcome` does, except that a hand is also lost if it is lost in a large sample of worlds. */
export const outcomeInWorlds = (
  context: DecisionContext,
  worlds: readonly World[],
  { chance, sample }: Pick<HandChances, 'chance' | 'sample'>,
): KnownOutcome | null =>
  sample >= CONVINCING_SAMPLE && chance <= chanceFrom(0, 1, sample) ? 'lost' : knownOutcome(context, worlds);
