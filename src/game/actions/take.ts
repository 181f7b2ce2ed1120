/** Cards looked at and taken after the cut, where `cut` is `take-critical` (RULES.md section 3.1). */
import type { Card } from '../../rules/card.js';
import type { Seat } from '../../rules/seats.js';
import { changedAt, type Change } from '../change.js';
import type { GameState } from '../game-state.js';
import { cutter, dealerOf } from '../roles.js';
import type { ActionRules } from './action-rules.js';

/** Take the card looked at after the cut, or leave it. */
export interface TakeAction {
  readonly type: 'take';
  readonly seat: Seat;
  readonly accept: boolean;
}

/** How often the packet lifted off is looked at: by the cutter, the dealer, and the cutter once more. */
const LOOKS = 3;

/** Who looks at the bottom card of the packet lifted off. */
const looker = (state: GameState): Seat => (state.looks % 2 === 1 ? cutter(state) : dealerOf(state));

const cardLookedAt = (state: GameState): Card => state.lifted.at(-1) as Card;

/** Whether the card looked at may be taken: a Kritischer, or by a cutter who bluffs. */
const isTakeable = (state: GameState): boolean =>
  state.rules.critical.includes(cardLookedAt(state)) || (state.rules.cutBluff && looker(state) === cutter(state));

export const take: ActionRules<TakeAction> = {
  fields: { accept: 'true or false' },
  awaited: (state) => [looker(state)],
  offered: (state, seat) => [
    ...(isTakeable(state) ? [{ type: 'take', seat, accept: true } as const] : []),
    { type: 'take', seat, accept: false },
  ],
  refusal: (state, { accept }) => (!accept || isTakeable(state) ? null : 'not-critical'),
};

// -- what follows ----------------------------------------------------------------------------------------------------

/** Whether there is one more card at the cut to look at. */
export const mayLookOn = ({ lifted, looks }: GameState): boolean => lifted.length > 0 && looks < LOOKS;

/** The next in turn looks at the bottom card of the packet lifted off. */
export const lookAtCard = (before: GameState): Change => {
  const state = { ...before, looks: before.looks + 1 };
  return { looks: state.looks, peeked: { seat: looker(state), card: cardLookedAt(state) } };
};

export const takeCard = (state: GameState, { seat }: TakeAction): Change => {
  const card = cardLookedAt(state);
  return {
    lifted: state.lifted.slice(0, -1),
    hands: changedAt(state.hands, seat, (hand) => [...hand, card]),
    peeked: null,
    bluffer: state.rules.critical.includes(card) ? state.bluffer : seat,
    happened: [...state.happened, { item: { type: 'took', seat, card }, to: [seat], others: { type: 'took', seat } }],
  };
};
