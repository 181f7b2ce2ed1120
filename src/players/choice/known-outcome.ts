import type { View } from '../../game/view.js';
import { itemAt } from '../../rules/item-at.js';
import { deckOf } from '../../rules/card.js';
import { codesOf, winnerIn, type CardLookup, type Code } from '../cards/card-lookup.js';
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
 * Returns the number of tricks that a seat certainly wins with shown cards from its next lead on: all players know that no
 * unplayed card beats them.
 */
const shownTricks = (shown: readonly Code[], unplayed: readonly Code[], { height, suit }: CardLookup): number => {
  const wins = (lead: Code): boolean => {
    const heights = itemAt(height, itemAt(suit, lead));
    return !unplayed.some((card) => card !== lead && itemAt(heights, card) > itemAt(heights, lead));
  };
  return shown.filter(wins).length;
};

/**
 * Returns the outcome of a hand that the current trick and shown cards certainly decide, or null. For `lost`, all players who
 * know the announcement see it. A seat that does not know the announcement is certain only if all imagined announcements agree.
 */
export const knownOutcome = (context: DecisionContext, worlds: readonly World[]): KnownOutcome | null => {
  const { view, knowledge } = context;
  const current = currentTrick(context, worlds);
  const { trick, party, leader, own, tricksNeeded, lookups, isSafe } = current;
  if (tricksNeeded[own] === 1) {
    const isTaken = trick.length > 0 && lookups.every((lookup) => isSafe(trick, lookup));
    if (isTaken || certainWin(context, current, legalPlays(view))) return 'won';
  }
  const codes = codesOf(view.rules.pack);
  const played = new Set(knowledge.played.flat());
  const unplayed = deckOf(view.rules.pack)
    .filter((card) => !played.has(card))
    .map((card) => codes[card]);
  const needed = tricksNeeded[own === 0 ? 1 : 0];
  const isLost = (lookup: CardLookup): boolean => {
    const winner = trick.length === 0 ? leader : (leader + winnerIn(lookup, trick)) % view.players;
    if (itemAt(party, winner) === own) return false;
    const shown = itemAt(knowledge.knownHands, winner).map((card) => codes[card]);
    const later = shownTricks(shown, unplayed, lookup);
    if (trick.length === 0) return later >= needed;
    const heights = itemAt(lookup.height, itemAt(lookup.suit, itemAt(trick, 0)));
    const winning = itemAt(heights, itemAt(trick, winnerIn(lookup, trick)));
    return later + 1 >= needed && !unplayed.some((card) => itemAt(heights, card) > winning);
  };
  if (lookups.every(isLost)) return 'lost';
  return trick.length > 0 && isDecidedByOther(view) ? 'known-to-other' : null;
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
