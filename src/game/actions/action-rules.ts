import type { Seat } from '../../rules/seats.js';
import type { RuleSet } from '../../rules/variants.js';
import type { GameState } from '../game-state.js';
import type { IllegalActionCode } from '../illegal-action.js';
import type { Scoped } from '../visibility.js';
import type { FieldKind } from './field-kind.js';

/**
 * The rules of one kind of action. The chart (`machine.ts`) says when the action is possible: these functions run only in a
 * state that waits for such actions, or in a sibling of one. The steps that follow from the action are in the same file.
 */
export interface ActionRules<A extends { readonly type: string; readonly seat: Seat }> {
  /** The fields besides `type` and `seat`. */
  readonly fields: Readonly<Record<Exclude<keyof A, 'type' | 'seat' | 'penalty'>, FieldKind>>;
  /** Whether these rules have such an action at all; left out: always. */
  readonly isInRules?: (rules: RuleSet) => boolean;
  /** Returns the seats that must act, ascending; no other seat may. Omitted if no seat must. */
  readonly seatsToAct?: (state: GameState) => readonly Seat[];
  /** Whether only seats that must act may do this action, although they may choose another one. */
  readonly onlySeatsToAct?: true;
  /** Returns the actions offered to a seat, in the order of the list. */
  readonly offeredActions: (state: GameState, seat: Seat) => readonly A[];
  /** Returns why the rules refuse the action, or null. `seatsToAct` has been checked before. */
  readonly refusal: (state: GameState, action: A) => IllegalActionCode | null;
  /** Adds the seats that may know the action before the hand is over. Omitted if all may. */
  readonly withAudience?: (action: A) => Scoped<A>;
}
