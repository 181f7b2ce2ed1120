import type { Seat } from '../../rules/seats.js';
import type { RuleSet } from '../../rules/variants.js';
import type { GameState } from '../game-state.js';
import type { IllegalActionCode } from '../illegal-action.js';
import type { Scoped } from '../visibility.js';
import type { FieldKind } from './field-kind.js';

/**
 * The rules of one type of action. The chart (`machine.ts`) determines when the action is possible. It calls these
 * functions only in a state that waits for such actions, or in a sibling of one. Each action's file also holds the steps
 * that the chart runs for it.
 */
export interface ActionRules<A extends { readonly type: string; readonly seat: Seat }> {
  /** The fields except `type` and `seat`. */
  readonly fields: Readonly<Record<Exclude<keyof A, 'type' | 'seat' | 'penalty'>, FieldKind>>;
  /** Whether this set of rules has the action. Omitted if every set has it. */
  readonly isInRules?: (rules: RuleSet) => boolean;
  /** Returns the seats that must act, ascending. Other seats may not act. Omitted if no seat must. */
  readonly seatsToAct?: (state: GameState) => readonly Seat[];
  /** Whether only seats that must act may choose this action, as an alternative to another one. */
  readonly onlySeatsToAct?: true;
  /** Returns the actions offered to a seat, in the order of the list of legal actions. */
  readonly offeredActions: (state: GameState, seat: Seat) => readonly A[];
  /** Returns the reason for rejecting the action, or null. Called only after `seatsToAct` was checked. */
  readonly refusal: (state: GameState, action: A) => IllegalActionCode | null;
  /** Adds the seats that may know the action before the hand ends. Omitted if all seats may. */
  readonly withAudience?: (action: A) => Scoped<A>;
}
