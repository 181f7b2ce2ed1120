import { indexed, listOf } from '../../base/list-of.js';
import { itemAt } from '../../rules/item-at.js';
import { shuffled, type Random } from '../../rules/random.js';

/** Returns the entries in groups drawn by lot: the fewest groups of at most `size`, with each club spread over the groups. */
export const drawGroups = (
  entries: readonly number[],
  size: number,
  clubOf: (entry: number) => string | undefined,
  random: Random,
): readonly (readonly number[])[] => {
  const count = Math.ceil(entries.length / size);
  const inOrder = shuffled(entries, random);
  const clubs = [...new Set(inOrder.map(clubOf))];
  const byClub = clubs.flatMap((club) => inOrder.filter((entry) => clubOf(entry) === club));
  const groups: number[][] = listOf(count, () => []);
  for (const [index, entry] of indexed(byClub)) itemAt(groups, index % count).push(entry);
  return shuffled(groups, random).map((group) => shuffled(group, random));
};
