import type { ActionOf } from '../../game/action.js';
import { itemAt } from '../../rules/item-at.js';
import type { DecisionContext } from '../decision-context.js';
import { codesOf } from '../cards/card-lookup.js';
import { keepingWorth } from '../cards/keeping-worth.js';
import type { CurrentTrick } from './current-trick.js';

/**
 * Returns a play that wins the hand regardless of the others' cards, or null. This play takes the last trick needed, or is
 * the first of enough unbeatable leads.
 */
export const certainWin = (
  { view }: DecisionContext,
  { trick, own, tricksNeeded, unseen, lookups, isSafe }: CurrentTrick,
  plays: readonly ActionOf<'play'>[],
): ActionOf<'play'> | null => {
  const need = tricksNeeded[own];
  if (trick.length > 0 && need > 1) return null;
  const codes = codesOf(view.rules.pack);
  const safe = plays.filter(({ card }) => lookups.every((lookup) => isSafe([...trick, codes[card]], lookup)));
  const distinct = new Set(safe.map(({ card }) => card)).size;
  if (distinct === 0 || distinct < need) return null;
  const hand = plays.map(({ card }) => codes[card]);
  const worth = keepingWorth(itemAt(lookups, 0), unseen, { hand, tricksNeeded: need });
  const worthOf = ({ card }: ActionOf<'play'>): number => worth(codes[card]);
  const byWorth = [...safe].sort((one, other) => worthOf(one) - worthOf(other));
  return byWorth.at(trick.length === 0 ? -1 : 0) ?? null;
};
