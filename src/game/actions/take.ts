/** Looking at cards and taking them after the cut, with `cut: 'take-critical'` (RULES.md section 3.1). */
import type { Card } from '../../rules/card.js';
import type { Seat } from '../../rules/seats.js';
import { replaceAt, type Change } from '../change.js';
import type { GameState } from '../game-state.js';
import { cutter, dealerOf } from '../roles.js';
import type { ActionRules } from './action-rules.js';

/** Takes or leaves the card that the seat looks at after the cut. */
export interface TakeAction {
  readonly type: 'take';
  readonly seat: Seat;
  readonly accept: boolean;
}

/** Maximum number of looks at the lifted packet: the cutter's, the dealer's and, with `until-none`, the cutter's second. */
const MAX_LOOKS = { 'until-none': 3, 'one-each': 2 } as const;

/** Returns the seat that looks at the bottom card of the lifted packet. */
const seatThatLooks = (state: GameState): Seat => (state.looks % 2 === 1 ? cutter(state) : dealerOf(state));

const cardLookedAt = (state: GameState): Card => state.lifted.at(-1) as Card;

/** Whether the card can be taken, as a Kritischer or as the cutter's bluff. */
const isTakeable = (state: GameState): boolean =>
  state.rules.critical.includes(cardLookedAt(state)) ||
  (state.rules.cutBluff && seatThatLooks(state) === cutter(state));

export const take: ActionRules<TakeAction> = {
  fields: { accept: 'true or false' },
  seatsToAct: (state) => [seatThatLooks(state)],
  offeredActions: (state, seat) => [
    ...(isTakeable(state) ? [{ type: 'take', seat, accept: true } as const] : []),
    { type: 'take', seat, accept: false },
  ],
  refusal: (state, { accept }) => (!accept || isTakeable(state) ? null : 'not-critical'),
};

// -- effects ---------------------------------------------------------------------------------------------------------

/** Whether a player can look at another card of the lifted packet. */
export const mayLookAgain = ({ rules, lifted, looks }: GameState): boolean =>
  lifted.length > 0 && looks < MAX_LOOKS[rules.cutLooks];

/** Shows the bottom card of the lifted packet to the next player who looks. */
export const lookAtCard = (before: GameState): Change => {
  const state = { ...before, looks: before.looks + 1 };
  return { looks: state.looks, peeked: { seat: seatThatLooks(state), card: cardLookedAt(state) } };
};

export const takeCard = (state: GameState, { seat }: TakeAction): Change => {
  const card = cardLookedAt(state);
  return {
    lifted: state.lifted.slice(0, -1),
    hands: replaceAt(state.hands, seat, (hand) => [...hand, card]),
    peeked: null,
    bluffer: state.rules.critical.includes(card) ? state.bluffer : seat,
    happened: [...state.happened, { item: { type: 'took', seat, card }, to: [seat], others: { type: 'took', seat } }],
  };
};
