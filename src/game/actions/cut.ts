/** The cut (RULES.md section 3.1). */
import type { Card } from '../../rules/card.js';
import type { Seat } from '../../rules/seats.js';
import type { Change } from '../change.js';
import type { GameState } from '../game-state.js';
import { cutAt, cutPlace } from '../pack.js';
import { bottomIsKnown, cutter } from '../roles.js';
import type { ActionRules } from './action-rules.js';
import { isPlace } from './place.js';

/** Cut the pack. `at`: how many cards are lifted off, 1 to one less than the pack; chosen by the seed if left out. */
export interface CutAction {
  readonly type: 'cut';
  readonly seat: Seat;
  readonly at?: number;
}

export const cut: ActionRules<CutAction> = {
  fields: { at: 'a number or left out' },
  seatsToAct: (state) => [cutter(state)],
  offeredActions: (_, seat) => [{ type: 'cut', seat }],
  refusal: (state, { at }) => (isPlace(at, 1, state.rules.pack - 1) ? null : 'not-possible'),
};

// -- what follows ----------------------------------------------------------------------------------------------------

const cutPlaceOf = (state: GameState, { at }: CutAction): number => at ?? cutPlace(state, state.pack.length);

export const cutPack = (state: GameState, action: CutAction): Change => {
  const pack = cutAt(state.pack, cutPlaceOf(state, action));
  return { pack, peeked: bottomIsKnown(state) ? { seat: cutter(state), card: pack.at(-1) as Card } : null };
};

/** Where cards may be taken, the packet lifted off is kept apart until it has been looked at. */
export const liftPacket = (state: GameState, action: CutAction): Change => {
  const place = cutPlaceOf(state, action);
  return { lifted: state.pack.slice(0, place), pack: state.pack.slice(place) };
};
