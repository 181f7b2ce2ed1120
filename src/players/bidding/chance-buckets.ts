import { FIRST_VALUE } from '../../rules/stakes.js';
import { HAND_SIZE } from '../../rules/tricks.js';

/** Lower edges of the chance buckets, in thousandths. The frequency tables were trained with these edges. */
const EDGES: readonly number[] = [20, 60, 110, 170, 240, 320, 400, 470, 540, 610, 680, 750, 820, 890, 950, 985];

/** Number of chance buckets in the frequency tables. */
export const BUCKETS = EDGES.length + 1;

/** Number of hand values that the frequency tables distinguish before a bid: 2, 3, and 4 or more. */
const VALUES = 3;

/** Number of entries of a frequency table. */
export const TABLE_SIZE = HAND_SIZE * 2 * VALUES * BUCKETS;

const bucketOf = (chance: number): number => {
  let bucket = 0;
  while (bucket < EDGES.length && chance >= EDGES[bucket]) bucket++;
  return bucket;
};

/**
 * Returns the index in a frequency table.
 * @param trick index of the current trick, from 0
 * @param lead whether no card of the trick has been played
 * @param value value of the hand before the bid
 * @param chance the chance of winning the hand, in thousandths
 */
export const tableIndex = (trick: number, lead: boolean, value: number, chance: number): number =>
  ((trick * 2 + (lead ? 0 : 1)) * VALUES + Math.min(value - FIRST_VALUE, VALUES - 1)) * BUCKETS + bucketOf(chance);
