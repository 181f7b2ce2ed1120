import { itemAt } from '../../rules/item-at.js';
import { deckOf, type Card } from '../../rules/card.js';
import type { Seat } from '../../rules/seats.js';
import { codesOf, takesOver, winnerIn, type CardLookup, type Code } from '../cards/card-lookup.js';
import type { DecisionContext } from '../decision-context.js';
import type { World } from '../worlds/world.js';
import { currentTrick, type CurrentTrick } from './current-trick.js';
import { legalPlays, type HandChances } from './hand-chances.js';
import { chanceFrom } from './rating.js';
import { certainWin } from './sure-win.js';

/**
 * The end of a hand if a player is certain of it: the seat's side wins the hand or loses it, or another player, who plays the
 * last card of the hand, knows whether the side wins.
 */
export type KnownOutcome = 'won' | 'lost' | 'known-to-other';

/**
 * Whether a single card of another seat decides the last trick: no other card has yet to be played, apart from an own card that
 * cannot take the trick.
 */
const isDecidedByOther = ({ view: { rules, hand, handSizes } }: DecisionContext, current: CurrentTrick): boolean => {
  const { trick, lookups } = current;
  const isDead = (card: Card): boolean =>
    lookups.every((lookup) => !takesOver(lookup, trick, codesOf(rules.pack)[card]));
  const unplayed = handSizes.reduce((all, size) => all + size, 0);
  return trick.length > 0 && unplayed - hand.length === 1 && hand.length < 2 && hand.every(isDead);
};

/**
 * Returns a function that checks whether the hand is certainly lost under an announcement, so that an opponent who knows the
 * announcement sees it: the winning card of the trick and the shown cards make the tricks that the opponents still need.
 */
const certainLoss = (
  context: DecisionContext,
  { trick, party, leader, own, tricksNeeded }: CurrentTrick,
): ((lookup: CardLookup) => boolean) => {
  const { view, knowledge } = context;
  const { players, rules, handSizes } = view;
  const codes = codesOf(rules.pack);
  const played = new Set(knowledge.played.flat());
  const unplayed = deckOf(rules.pack).filter((card) => !played.has(card));
  const needed = itemAt(tricksNeeded, 1 - own);
  // The seats that have yet to play to the trick hold the most cards.
  const mostCards = Math.max(...handSizes);
  /** The cards that an opponent can expect in a seat's hand. If all its cards were shown, the opponent knows the hand. */
  const expected = (size: number, seat: Seat): readonly Card[] => {
    if (size < mostCards || party[seat] !== own) return [];
    const shown = itemAt(knowledge.shownCards, seat);
    return shown.length === size ? shown : unplayed.filter((card) => !itemAt(knowledge.excluded, seat).has(card));
  };
  // If the winner's partner can take the trick over, the winner does not lead to the next trick.
  const rivals = (needed === 1 ? handSizes.flatMap(expected) : unplayed).map((card) => codes[card]);
  return (lookup) => {
    const index = trick.length === 0 ? 0 : winnerIn(lookup, trick);
    const winner = (leader + index) % players;
    if (itemAt(party, winner) === own) return false;
    const wins = (lead: Code): boolean => !rivals.some((rival) => takesOver(lookup, [lead], rival));
    const later = itemAt(knowledge.knownHands, winner).filter((card) => wins(codes[card])).length;
    if (trick.length === 0) return later >= needed;
    return later + 1 >= needed && !rivals.some((rival) => takesOver(lookup, trick, rival));
  };
};

/**
 * Returns the outcome of a hand that the current trick and shown cards certainly decide, or null. For `lost`, an opponent who
 * knows the announcement sees it. A seat that does not know the announcement is certain only if all imagined announcements
 * agree.
 */
export const knownOutcome = (context: DecisionContext, worlds: readonly World[]): KnownOutcome | null => {
  const { view } = context;
  const current = currentTrick(context, worlds);
  const { trick, own, tricksNeeded, lookups, isSafe } = current;
  if (tricksNeeded[own] === 1) {
    const isTaken = trick.length > 0 && lookups.every((lookup) => isSafe(trick, lookup));
    if (isTaken || certainWin(context, current, legalPlays(view))) return 'won';
  }
  if (lookups.every(certainLoss(context, current))) return 'lost';
  return isDecidedByOther(context, current) ? 'known-to-other' : null;
};

/** Size of a sample, in worlds, from which a hand that ends alike in all worlds is considered decided. */
const CONVINCING_SAMPLE = 100;
/**
 * Number of own cards from which a win in all worlds is not certain, since the player sees all cards in them. With fewer, waiting
 * with a raise gains nothing.
 */
const MANY_CARDS = 3;

/** Returns the outcome as `knownOutcome` does, except that a large sample of worlds also decides. */
export const outcomeInWorlds = (
  context: DecisionContext,
  worlds: readonly World[],
  { chance, sample }: Pick<HandChances, 'chance' | 'sample'>,
): KnownOutcome | null => {
  if (sample >= CONVINCING_SAMPLE) {
    if (chance <= chanceFrom(0, 1, sample)) return 'lost';
    if (context.view.hand.length < MANY_CARDS && chance >= chanceFrom(1, 1, sample)) return 'won';
  }
  return knownOutcome(context, worlds);
};
