import { itemAt } from '../../rules/item-at.js';
import { winnerIn, type CardTables, type Code } from '../cards/card-tables.js';
import type { TrickNow } from './trick-now.js';

/** Those of some cards that are least worth keeping. */
const cheapest = (codes: readonly Code[], { worth }: CardTables): readonly Code[] => {
  const least = Math.min(...codes.map((code) => itemAt(worth, code)));
  return codes.filter((code) => worth[code] === least);
};

/** Those of some cards that are most worth. */
const dearest = (codes: readonly Code[], { worth }: CardTables): readonly Code[] => {
  const most = Math.max(...codes.map((code) => itemAt(worth, code)));
  return codes.filter((code) => worth[code] === most);
};

/**
 * Which of some cards are worth a thought; the others nobody who plays would play. A card that does not take the trick is the
 * cheapest there is, and so is one that takes it for sure; a trick that a partner has for sure is left to him; and to a trick
 * that decides the hand goes a card that takes it for sure, or at least one that takes it. Whoever plays alone and needs every
 * trick that is left leads what is highest: the others have to choose what they keep before they see the rest.
 * @returns at least one; where the seat does not know the announcement, all that have sense under one that is possible
 */
export const sensible = (
  { trick, party, own, needs, toCome, allTables, holder, isSafe }: TrickNow,
  options: readonly Code[],
): readonly Code[] => {
  const decides = needs[1 - own] === 1;
  const needsAll = needs[own] === options.length && toCome.every((seat) => party[seat] !== own);
  const under = (cardTables: CardTables): readonly Code[] => {
    const isSure = (code: Code): boolean => isSafe([...trick, code], cardTables);
    if (trick.length === 0) {
      const sure = decides ? options.filter(isSure) : [];
      const led = sure.length > 0 ? sure : options;
      return needsAll ? dearest(led, cardTables) : led;
    }
    const takes = (code: Code): boolean => winnerIn(cardTables, [...trick, code]) === trick.length;
    const taking = options.filter(takes);
    const leaving = cheapest(
      options.filter((code) => !taking.includes(code)),
      cardTables,
    );
    if (isSafe(trick, cardTables)) return leaving.length > 0 ? leaving : cheapest(taking, cardTables);
    const sure = cheapest(taking.filter(isSure), cardTables);
    if (decides && sure.length > 0) return sure;
    const bold = taking.filter((code) => !isSure(code));
    const isLost = holder(trick, cardTables) !== own && !toCome.some((seat) => party[seat] === own);
    return decides && isLost && bold.length > 0 ? bold : [...sure, ...bold, ...leaving];
  };
  const kept = allTables.flatMap(under);
  return options.filter((code) => kept.includes(code));
};
