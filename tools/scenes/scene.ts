import type { ActionType, PlayerCount, RuleOptions, Setup, VariantId, View } from '../../src/engine.js';
import type { HostPlayer } from '../../src/element.js';

/** A moment of a game, and how a table comes there. */
export interface Scene {
  readonly variant?: VariantId;
  readonly players?: PlayerCount;
  readonly seed?: string;
  readonly setup?: Setup;
  readonly rules?: Partial<RuleOptions>;
  /** What the others like to do, or who plays for all of them. */
  readonly others?: readonly ActionType[] | HostPlayer;
  /** What the human likes to do on the way. */
  readonly human?: readonly ActionType[];
  /** Where the way ends. */
  readonly at: (view: View) => boolean;
}

export const isMyTurn = (view: View): boolean => view.seat !== null && view.toAct.includes(view.seat);

export const asked = (view: View, type: string): boolean =>
  view.phase === 'answer' && isMyTurn(view) && view.pending?.type === type;
export const phase =
  (name: View['phase']) =>
  (view: View): boolean =>
    view.phase === name && isMyTurn(view);
