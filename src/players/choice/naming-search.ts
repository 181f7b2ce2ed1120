import type { Announcement } from '../../rules/order.js';
import { courseIn } from '../cards/course.js';
import type { Layout } from '../worlds/layouts.js';
import type { Mind } from '../mind.js';
import type { Effort } from './rating.js';
import { reckoningFor } from '../cards/reckoning.js';
import { nodesVisited, solve } from '../cards/solver.js';

/** Something to name, and what each layout will then have as announcement. */
export interface Naming<Name> {
  readonly name: Name;
  readonly announcementOf: (layout: Layout) => Announcement;
}

/** Which of these does best where all cards lie open; of equals the first. Yields after every layout. */
export function* bestNaming<Name>(
  { view, seat }: Mind,
  layouts: readonly Layout[],
  namings: readonly Naming<Name>[],
  { nodes }: Effort,
): Generator<undefined, Name> {
  if (namings.length === 1) return namings[0].name;
  const course = courseIn(view);
  const reckoningOf = reckoningFor(view.rules);
  let spent = 0;
  const won = namings.map(() => 0);
  for (const layout of layouts) {
    if (spent >= nodes) break;
    spent -= nodesVisited();
    namings.forEach(({ announcementOf }, index) => {
      if (solve(reckoningOf(announcementOf(layout)), course, layout.owners) === course.party[seat])
        won[index] += layout.weight;
    });
    spent += nodesVisited();
    yield;
  }
  return namings[won.indexOf(Math.max(...won))].name;
}

/** The best few of some items, by merit; none that is far below the best. */
export const fewBest = <Item>(
  items: readonly Item[],
  merit: (item: Item) => number,
  count: number,
  farBelow: number,
): readonly Item[] => {
  const ranked = items.map((item) => ({ item, merit: merit(item) })).sort((one, other) => other.merit - one.merit);
  return ranked.filter((one, place) => place < count && one.merit > ranked[0].merit - farBelow).map(({ item }) => item);
};
