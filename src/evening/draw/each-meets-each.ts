import { listOf } from '../../base/list-of.js';
import { itemAt } from '../../rules/item-at.js';
import type { Pairing } from './pair-up.js';

/** Stands for the opponent of an entry that has a bye. */
export const BYE = 0;

/** Returns the entries, with the bye if their number is odd. */
export const withBye = (entries: readonly number[]): readonly number[] =>
  entries.length % 2 === 0 ? entries : [...entries, BYE];

/**
 * Returns the rounds in which each entry meets each other entry once (the circle method: the last entry stays and the others
 * move on by one). With an odd number of entries, each entry has one bye.
 */
export const eachMeetsEach = (entries: readonly number[]): readonly (readonly Pairing[])[] => {
  const [fixed, ...circle] = [...withBye(entries)].reverse() as [number, ...number[]];
  const at = (index: number): number => itemAt(circle, (index + circle.length) % circle.length);
  return listOf(circle.length, (round) => [
    [fixed, at(round)] as const,
    ...listOf((circle.length - 1) / 2, (pair): Pairing => [at(round + pair + 1), at(round - pair - 1)]),
  ]);
};
