import type { Seat } from '../../rules/seats.js';
import type { RuleSet } from '../../rules/variants.js';
import type { GameState } from '../game-state.js';
import type { IllegalActionCode } from '../illegal-action.js';
import type { Scoped } from '../visibility.js';
import type { FieldKind } from './field-kind.js';

/**
 * One kind of action. When it can be done is said by the chart (`machine.ts`): all functions here are asked only while the
 * game stands in a state that waits for such actions, or in a sibling of one. What follows from the action stands beside
 * its rules, as steps that the chart takes.
 */
export interface ActionRules<A extends { readonly type: string; readonly seat: Seat }> {
  /** The fields besides `type` and `seat`. */
  readonly fields: Readonly<Record<Exclude<keyof A, 'type' | 'seat' | 'penalty'>, FieldKind>>;
  /** Whether these rules have such an action at all; left out: always. */
  readonly isInRules?: (rules: RuleSet) => boolean;
  /** The seats that the game waits for, ascending; nobody else may do it. Left out: nobody has to do it. */
  readonly awaited?: (state: GameState) => readonly Seat[];
  /** Whether only a seat that the game waits for may do it, though it need not. */
  readonly onlyAwaited?: true;
  /** What the seat is offered, in the order of the list. A seat that is not awaited is not asked. */
  readonly offered: (state: GameState, seat: Seat) => readonly A[];
  /** Why the rules refuse it, to a seat that is awaited if any is; null: they allow it. */
  readonly refusal: (state: GameState, action: A) => IllegalActionCode | null;
  /** Who may know of it before the hand is over; left out: everybody. */
  readonly scoped?: (action: A) => Scoped<A>;
}
