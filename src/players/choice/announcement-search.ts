import type { Action } from '../../game/action.js';
import type { Announcement } from '../../rules/announce.js';
import { playStateOf } from '../cards/play-state.js';
import type { World } from '../worlds/world.js';
import type { DecisionContext } from '../decision-context.js';
import type { Effort } from './rating.js';
import { cardLookupFor } from '../cards/card-lookup.js';
import { nodesVisited, solve } from '../cards/solver.js';

/** A possible announcement action, with the complete announcement that is expected to result. */
export interface Candidate {
  readonly action: Action;
  readonly announcementIn: (world: World) => Announcement;
}

/** Returns the candidate that wins the most worlds with open cards or, in a tie, the first. Yields after every world. */
export function* bestCandidate(
  { view, seat }: DecisionContext,
  worlds: readonly World[],
  candidates: readonly Candidate[],
  { nodes }: Effort,
): Generator<undefined, Action> {
  const [only] = candidates;
  if (only && candidates.length === 1) return only.action;
  const playState = playStateOf(view);
  const lookupUnder = cardLookupFor(view.rules);
  let spent = 0;
  const found = candidates.map((candidate) => ({ ...candidate, won: 0 }));
  for (const world of worlds) {
    if (spent >= nodes) break;
    spent -= nodesVisited();
    for (const one of found)
      if (solve(lookupUnder(one.announcementIn(world)), playState, world.owners) === playState.party[seat])
        one.won += world.weight;
    spent += nodesVisited();
    yield;
  }
  return found.reduce((best, one) => (one.won > best.won ? one : best)).action;
}

/** Returns the best items by merit: at most `count` items, each less than `maxGap` below the best. */
export const shortlist = <Item>(
  items: readonly Item[],
  merit: (item: Item) => number,
  count: number,
  maxGap: number,
): readonly Item[] => {
  const ranked = items.map((item) => ({ item, merit: merit(item) })).sort((one, other) => other.merit - one.merit);
  const least = Math.max(...items.map(merit)) - maxGap;
  return ranked
    .slice(0, count)
    .filter((one) => one.merit > least)
    .map(({ item }) => item);
};
