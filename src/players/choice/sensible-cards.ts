import { itemAt } from '../../rules/item-at.js';
import { BINDS, takesOver, type CardLookup, type Code } from '../cards/card-lookup.js';
import { keepingWorth } from '../cards/keeping-worth.js';
import type { CurrentTrick } from './current-trick.js';

type Worth = (code: Code) => number;

/** Returns the cards least worth keeping. */
const leastWorth = (codes: readonly Code[], worth: Worth): readonly Code[] => {
  const least = Math.min(...codes.map(worth));
  return codes.filter((code) => worth(code) === least);
};

/** Returns the cards most worth keeping. */
const mostWorth = (codes: readonly Code[], worth: Worth): readonly Code[] => leastWorth(codes, (code) => -worth(code));

/** Whether the trick decides the hand, because the opponents need only one more. */
const decidesHand = ({ tricksNeeded, own }: CurrentTrick): boolean => tricksNeeded[1 - own] === 1;

/**
 * Whether the trick decides the hand and is lost with each of the cards under all announcements that the seat imagines. If the
 * seat does not know the announcement, another one can still be the right one.
 */
export const isLostAsImagined = (current: CurrentTrick, options: readonly Code[]): boolean =>
  decidesHand(current) && winnableLookups(current, options).length === 0;

/** Returns the lookups under which at least one of the cards can win the trick. */
const winnableLookups = ({ trick, lookups, canWin }: CurrentTrick, options: readonly Code[]): readonly CardLookup[] =>
  lookups.filter((lookup) => options.some((code) => canWin([...trick, code], lookup)));

/**
 * Whether two cards of a hand are equal when they are led: they have the same duties, and the same unplayed cards beat them.
 * @param duty the flag of a duty that only the other card has; default: none
 */
const areEqualLeads = (lookup: CardLookup, unseen: readonly Code[], one: Code, other: Code, duty = 0): boolean =>
  lookup.flags[other] === (lookup.flags.at(one) ?? 0) + duty &&
  unseen.every((card) => takesOver(lookup, [one], card) === takesOver(lookup, [other], card));

/**
 * Whether another of the cards is equal to this card in all later tricks: no other unplayed card is between them.
 * @param duty the flag of a duty that only the other card has; default: none
 */
const hasEqual = (lookup: CardLookup, unseen: readonly Code[], cards: readonly Code[], one: Code, duty = 0): boolean =>
  cards.some(
    (other) =>
      other !== one &&
      areEqualLeads(lookup, unseen, one, other, duty) &&
      unseen.every((card) => takesOver(lookup, [card], one) === takesOver(lookup, [card], other)),
  );

/**
 * Returns the cards that a sensible player considers. Of the cards that do not take the trick, the player considers only the
 * cheapest or a useless one, and not if an equal card takes the trick from the opponents. Of the cards that certainly take it,
 * the player also considers only the cheapest. The player leaves the trick to a partner who certainly wins it, and takes a
 * trick that decides the hand, with certainty if possible. A single player who needs all remaining tricks leads the highest
 * card.
 * @returns at least one card; if the seat does not know the announcement, the cards that are sensible under at least one
 *   possible announcement. In a trick that decides the hand, announcements under which it is lost do not count
 */
export const sensibleCards = (current: CurrentTrick, options: readonly Code[]): readonly Code[] => {
  const { trick, party, own, tricksNeeded, seatsToCome, unseen, lookups } = current;
  const { winningParty, canWin, isSafe } = current;
  const decides = decidesHand(current);
  const needed = itemAt(tricksNeeded, own);
  const needsAll = needed === options.length && seatsToCome.every((seat) => party[seat] !== own);
  const under = (lookup: CardLookup): readonly Code[] => {
    const worth = keepingWorth(lookup, unseen, { hand: options, tricksNeeded: needed });
    /**
     * Whether a card is useless because of an equal card, if the seat does not take the current trick. If the side needs at
     * most two tricks, this applies to a card that beats no unseen card: it wins only when it is led after another card has
     * taken a trick, and one such lead is enough. If the side needs all of three tricks, the partner leads to the next one.
     * The rule then applies to cards that are equal as leads: after one of the equal cards has taken a trick, the third card
     * wins whenever the other one does.
     */
    const isSpare = (code: Code): boolean =>
      hasEqual(lookup, unseen, options, code) &&
      (needed < 3
        ? !unseen.some((card) => takesOver(lookup, [card], code))
        : options.length < 4 && options.every((other) => areEqualLeads(lookup, unseen, code, other)));
    const isSure = (code: Code): boolean => isSafe([...trick, code], lookup);
    if (trick.length === 0) {
      const sure = decides ? options.filter(isSure) : [];
      const led = sure.length > 0 ? sure : options;
      return needsAll ? mostWorth(led, worth) : led;
    }
    const above = options.filter((code) => takesOver(lookup, trick, code));
    const below = options.filter((code) => !above.includes(code));
    // Of two equal cards, the player keeps the one that is exempt from the duty to follow.
    const taking = above.filter((code) => !hasEqual(lookup, unseen, above, code, BINDS));
    const spare = below.filter(isSpare);
    const leaving = leastWorth(spare.length > 0 ? spare : below, worth);
    if (isSafe(trick, lookup)) return leaving.length > 0 ? leaving : leastWorth(taking, worth);
    const sure = leastWorth(taking.filter(isSure), worth);
    if (decides && sure.length > 0) return sure;
    const bold = taking.filter((code) => !isSure(code));
    if (decides && bold.length > 0 && !canWin(trick, lookup)) return bold;
    const isUseful = (code: Code): boolean =>
      winningParty(trick, lookup) === own || !hasEqual(lookup, unseen, above, code);
    return [...sure, ...bold, ...leaving.filter(isUseful)];
  };
  const winnable = decides ? winnableLookups(current, options) : [];
  const kept = (winnable.length > 0 ? winnable : lookups).flatMap(under);
  return options.filter((code) => kept.includes(code));
};
