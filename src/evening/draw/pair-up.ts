import { indexed, listOf } from '../../base/list-of.js';
import { itemAt } from '../../rules/item-at.js';
import { shuffled, type Random } from '../../rules/random.js';

/** Returns how much a pairing of two entries should be avoided. 0: not at all. */
export type Cost = (one: number, other: number) => number;

export type Pairing = readonly [number, number];

/** Maximum number of entries for the exact search, whose time and memory double with each entry. */
const MAX_EXACT = 14;
/** Number of random pairings to improve. */
const ATTEMPTS = 40;

/** Returns the total cost of pairings. */
export const costOf = (pairings: readonly Pairing[], cost: Cost): number =>
  pairings.reduce((sum, [one, other]) => sum + cost(one, other), 0);

/** Returns pairings of the least total cost, by dynamic programming over the sets of entries that are not yet paired. */
const exactPairings = (entries: readonly number[], cost: Cost): readonly Pairing[] => {
  const costs = entries.map((one) => entries.map((other) => cost(one, other)));
  const all = 2 ** entries.length - 1;
  const least = new Float64Array(all + 1).fill(Infinity);
  const partner = new Int8Array(all + 1);
  least[0] = 0;
  for (let set = 1; set <= all; set++) {
    const first = 31 - Math.clz32(set & -set);
    for (let other = first + 1; other < entries.length; other++) {
      if ((set & (1 << other)) === 0) continue;
      const total = itemAt(itemAt(costs, first), other) + (least[set ^ (1 << first) ^ (1 << other)] ?? Infinity);
      if (total >= (least[set] ?? Infinity)) continue;
      least[set] = total;
      partner[set] = other;
    }
  }
  const pairings: Pairing[] = [];
  for (let set = all; set > 0;) {
    const first = 31 - Math.clz32(set & -set);
    const other = partner[set] ?? 0;
    pairings.push([itemAt(entries, first), itemAt(entries, other)]);
    set ^= (1 << first) ^ (1 << other);
  }
  return pairings;
};

/** Exchanges partners between pairings as long as an exchange lowers the cost. */
const improved = (entries: readonly number[], cost: Cost): readonly Pairing[] => {
  const pairings = listOf(entries.length / 2, (index): Pairing => [
    itemAt(entries, 2 * index),
    itemAt(entries, 2 * index + 1),
  ]);
  /** Exchanges partners of two pairings if that lowers their cost. */
  const exchange = (index: number, other: number): boolean => {
    const [[a, b], [c, d]] = [itemAt(pairings, index), itemAt(pairings, other)];
    const before = cost(a, b) + cost(c, d);
    const [crossed, straight] = [cost(a, c) + cost(b, d), cost(a, d) + cost(b, c)];
    if (Math.min(crossed, straight) >= before) return false;
    [pairings[index], pairings[other]] =
      crossed < straight
        ? [
            [a, c],
            [b, d],
          ]
        : [
            [a, d],
            [b, c],
          ];
    return true;
  };
  for (let better = true; better;) {
    better = false;
    for (const [index] of indexed(pairings))
      for (let other = 0; other < pairings.length && cost(...itemAt(pairings, index)) > 0; other++)
        if (other !== index && exchange(index, other)) better = true;
  }
  return pairings;
};

/**
 * Returns random pairings of an even number of entries, of the least cost that the search finds. For up to 14 entries, no
 * pairings cost less.
 */
export const pairUp = (entries: readonly number[], cost: Cost, random: Random): readonly Pairing[] => {
  if (entries.length <= MAX_EXACT) return exactPairings(shuffled(entries, random), cost);
  let best = improved(shuffled(entries, random), cost);
  for (let attempt = 1; attempt < ATTEMPTS && costOf(best, cost) > 0; attempt++) {
    const other = improved(shuffled(entries, random), cost);
    if (costOf(other, cost) < costOf(best, cost)) best = other;
  }
  return best;
};
