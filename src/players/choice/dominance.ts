import { listOf } from '../../base/list-of.js';
import { itemAt } from '../../rules/item-at.js';

/** Compares options deal by deal. */
export interface Dominance {
  /** Adds a deal, with one number per option: 1 if the option wins, otherwise 0. */
  readonly add: (wins: Uint8Array) => void;
  /** Returns whether another option wins in every deal in which this option wins, and in several more. */
  readonly isDominated: (option: number) => boolean;
}

/** Number of deals that are more than chance. */
const SEVERAL = 3;

export const dominanceAmong = (count: number): Dominance => {
  const options = listOf(count, (option) => option);
  /** By pair of options: number of deals that only the first one wins. */
  const onlyFirst = options.map(() => options.map(() => 0));
  const deals = (one: number, other: number): number => itemAt(itemAt(onlyFirst, one), other);
  return {
    add: (wins) => {
      onlyFirst.forEach((row, one) => {
        for (const other of options) row[other] = deals(one, other) + Number((wins[one] ?? 0) > (wins[other] ?? 0));
      });
    },
    isDominated: (option) => options.some((other) => deals(other, option) >= SEVERAL && deals(option, other) === 0),
  };
};
