/** Continuing to the next hand or the next game (RULES.md sections 2 and 8). */
import { seatAfter, seatsOf, sidesOf, type Seat } from '../../rules/seats.js';
import type { Change } from '../change.js';
import { newGame, type GameState } from '../game-state.js';
import { dealerOf } from '../roles.js';
import type { ActionRules } from './action-rules.js';

export interface NextAction {
  readonly type: 'next';
  readonly seat: Seat;
}

/** A `next` action as an event of the chart. `seed` is the seed of the next game. Default: the seed of the match. */
export interface NextEvent extends NextAction {
  readonly seed?: string;
}

export const next: ActionRules<NextAction> = {
  fields: {},
  seatsToAct: ({ rules }) => seatsOf(rules.players),
  offeredActions: (_, seat) => [{ type: 'next', seat }],
  refusal: () => null,
};

// -- effects ---------------------------------------------------------------------------------------------------------

/** Passes the deal one seat in the direction of play. */
export const passDeal = (state: GameState): Change => ({ dealer: seatAfter(state.rules.players, dealerOf(state)) });

/** Begins the next game, with a new draw for the first deal. */
export const beginNextGame = (state: GameState, { seed = state.seed }: NextEvent): Change => ({
  ...newGame(
    state.rules,
    sidesOf(state.rules.players).map(() => 0),
  ),
  game: state.game + 1,
  seed,
  setup: null,
});
