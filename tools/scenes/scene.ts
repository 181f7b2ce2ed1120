import type { ActionType, PlayerCount, RuleOptions, Setup, VariantId, View } from '../../src/engine.js';
import type { HostPlayer } from '../../src/element.js';

/** A position in a game, with the settings and actions that lead to it. */
export interface Scene {
  readonly variant?: VariantId;
  readonly players?: PlayerCount;
  readonly seed?: string;
  readonly setup?: Setup;
  readonly rules?: Partial<RuleOptions>;
  /** Preferred actions of the other seats, or a player for all of these seats. */
  readonly others?: readonly ActionType[] | HostPlayer;
  /** Preferred actions of the human before the position. */
  readonly human?: readonly ActionType[];
  /** Returns whether the game has reached the position. */
  readonly at: (view: View) => boolean;
}

export const isMyTurn = (view: View): boolean => view.seat !== null && view.toAct.includes(view.seat);

export const isAsked = (view: View, type: string): boolean =>
  view.phase === 'answer' && isMyTurn(view) && view.pending?.type === type;
export const phase =
  (name: View['phase']) =>
  (view: View): boolean =>
    view.phase === name && isMyTurn(view);
