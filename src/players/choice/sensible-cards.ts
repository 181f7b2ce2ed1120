import { itemAt } from '../../rules/item-at.js';
import { winnerIn, type CardLookup, type Code } from '../cards/card-lookup.js';
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

/**
 * Returns the cards that a sensible player considers. Of the cards that do not take the trick, the player considers only the
 * cheapest. The same applies to the cards that certainly take it. The player leaves the trick to a partner who certainly
 * wins it, and takes a trick that decides the hand, with certainty if possible. A single player who needs all remaining
 * tricks leads the highest card.
 * @returns at least one card; if the seat does not know the announcement, the cards that are sensible under at least one
 *   possible announcement
 */
export const sensibleCards = (
  { trick, party, own, tricksNeeded, seatsToCome, unseen, lookups, winningParty, isSafe }: CurrentTrick,
  options: readonly Code[],
): readonly Code[] => {
  const decides = tricksNeeded[1 - own] === 1;
  const needsAll = tricksNeeded[own] === options.length && seatsToCome.every((seat) => party[seat] !== own);
  const under = (lookup: CardLookup): readonly Code[] => {
    const worth = keepingWorth(lookup, unseen, { hand: options, tricksNeeded: itemAt(tricksNeeded, own) });
    const isSure = (code: Code): boolean => isSafe([...trick, code], lookup);
    if (trick.length === 0) {
      const sure = decides ? options.filter(isSure) : [];
      const led = sure.length > 0 ? sure : options;
      return needsAll ? mostWorth(led, worth) : led;
    }
    const takes = (code: Code): boolean => winnerIn(lookup, [...trick, code]) === trick.length;
    const taking = options.filter(takes);
    const leaving = leastWorth(
      options.filter((code) => !taking.includes(code)),
      worth,
    );
    if (isSafe(trick, lookup)) return leaving.length > 0 ? leaving : leastWorth(taking, worth);
    const sure = leastWorth(taking.filter(isSure), worth);
    if (decides && sure.length > 0) return sure;
    const bold = taking.filter((code) => !isSure(code));
    const isLost = winningParty(trick, lookup) !== own && !seatsToCome.some((seat) => party[seat] === own);
    return decides && isLost && bold.length > 0 ? bold : [...sure, ...bold, ...leaving];
  };
  const kept = lookups.flatMap(under);
  return options.filter((code) => kept.includes(code));
};
