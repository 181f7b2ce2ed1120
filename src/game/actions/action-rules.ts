import type { Seat } from '../../rules/seats.js';
import type { RuleSet } from '../../rules/variants.js';
import type { GameState } from '../game-state.js';
import type { IllegalActionCode } from '../illegal-action.js';
import type { Scoped } from '../visibility.js';
import type { FieldKind } from './field-kind.js';

/**
 * The rules of one type of action. The chart (`machine.ts`) determines when the action is possible. The chart calls
 * these functions only in a state that waits for such actions, or in a sibling of such a state. The file of each action
 * also contains the steps that the chart runs for the action.
 */
export interface ActionRules<A extends { readonly type: string; readonly seat: Seat }> {
  /** The kinds of the fields except `type`, `seat` and `penalty`. */
  readonly fields: Readonly<Record<Exclude<keyof A, 'type' | 'seat' | 'penalty'>, FieldKind>>;
  /** Whether the action exists under these rules. Omitted if the action exists in every variant. */
  readonly isInRules?: (rules: RuleSet) => boolean;
  /**
   * Returns the seats that must act, ascending. Other seats cannot act. Returns null while the action is optional.
   * Omitted if no seat ever must act.
   */
  readonly seatsToAct?: (state: GameState) => readonly Seat[] | null;
  /** Set if only seats that must act can choose this action, as an alternative to another action. */
  readonly onlySeatsToAct?: true;
  /** Returns the actions offered to a seat, in the order of `legal`. */
  readonly offeredActions: (state: GameState, seat: Seat) => readonly A[];
  /** Returns the reason for rejecting the action, or null if it is legal. Called only after `seatsToAct` is checked. */
  readonly refusal: (state: GameState, action: A) => IllegalActionCode | null;
  /** Adds the seats that can see the action before the hand ends. Omitted if all seats can see the action. */
  readonly withAudience?: (action: A) => Scoped<A>;
}
