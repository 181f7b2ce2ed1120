import type { ActionOf } from '../../game/action.js';
import { itemAt } from '../../rules/item-at.js';
import type { DecisionContext } from '../decision-context.js';
import { codesOf } from '../cards/card-tables.js';
import type { TrickNow } from './trick-now.js';

/**
 * A play that wins the hand whatever the others hold: one that takes the last trick needed, or the first of enough leads that
 * nobody can beat. Null if there is no such play.
 */
export const surelyWinning = (
  { view }: DecisionContext,
  { trick, own, needs, allTables, isSafe }: TrickNow,
  plays: readonly ActionOf<'play'>[],
): ActionOf<'play'> | null => {
  const need = needs[own];
  if (trick.length > 0 && need > 1) return null;
  const codes = codesOf(view.rules.pack);
  const safe = plays.filter(({ card }) => allTables.every((cardTables) => isSafe([...trick, codes[card]], cardTables)));
  const distinct = new Set(safe.map(({ card }) => card)).size;
  if (distinct === 0 || distinct < need) return null;
  const { worth } = itemAt(allTables, 0);
  const worthOf = ({ card }: ActionOf<'play'>): number => itemAt(worth, codes[card]);
  const byWorth = [...safe].sort((one, other) => worthOf(one) - worthOf(other));
  return byWorth.at(trick.length === 0 ? -1 : 0) ?? null;
};
