/** The cut (RULES.md section 3.1). */
import type { Card } from '../../rules/card.js';
import type { Seat } from '../../rules/seats.js';
import type { Change } from '../change.js';
import type { GameState } from '../game-state.js';
import { cutAt, defaultCutPosition } from '../pack.js';
import { bottomIsKnown, cutter } from '../roles.js';
import type { ActionRules } from './action-rules.js';
import { isValidPosition } from './position.js';

/**
 * Cuts the pack. `at` is the number of cards lifted off, from 1 to one less than the size of the pack. Default: the
 * seed determines the number.
 */
export interface CutAction {
  readonly type: 'cut';
  readonly seat: Seat;
  readonly at?: number;
}

export const cut: ActionRules<CutAction> = {
  fields: { at: 'a number or omitted' },
  seatsToAct: (state) => [cutter(state)],
  offeredActions: (_, seat) => [{ type: 'cut', seat }],
  refusal: (state, { at }) => (isValidPosition(at, 1, state.rules.pack - 1) ? null : 'not-possible'),
};

// -- effects ---------------------------------------------------------------------------------------------------------

const cutPositionOf = (state: GameState, { at }: CutAction): number =>
  at ?? defaultCutPosition(state, state.pack.length);

export const cutPack = (state: GameState, action: CutAction): Change => {
  const pack = cutAt(state.pack, cutPositionOf(state, action));
  return { pack, peeked: bottomIsKnown(state) ? { seat: cutter(state), card: pack.at(-1) as Card } : null };
};

/** Keeps the lifted packet separate until the players have looked at its cards (`cut: 'take-critical'`). */
export const liftPacket = (state: GameState, action: CutAction): Change => {
  const position = cutPositionOf(state, action);
  return { lifted: state.pack.slice(0, position), pack: state.pack.slice(position) };
};
