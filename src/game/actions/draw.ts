/** The draw for the first deal (RULES.md section 2). */
import { itemAt } from '../../rules/item-at.js';
import { drawHeight } from '../../rules/card.js';
import type { Seat } from '../../rules/seats.js';
import { withFact, type Change } from '../change.js';
import type { GameState } from '../game-state.js';
import { drawPack, defaultDrawPosition } from '../pack.js';
import type { ActionRules } from './action-rules.js';
import { isValidPosition } from './position.js';

/**
 * Draws a card for the first deal. `at` is the card's index in the spread pack. Default: the seed determines the index.
 */
export interface DrawAction {
  readonly type: 'draw';
  readonly seat: Seat;
  readonly at?: number;
}

const seatsToDraw = (state: GameState): readonly Seat[] =>
  state.drawers.filter((seat) => !state.drawn.some((drawn) => drawn.seat === seat));

export const draw: ActionRules<DrawAction> = {
  fields: { at: 'a number or omitted' },
  seatsToAct: seatsToDraw,
  offeredActions: (_, seat) => [{ type: 'draw', seat }],
  refusal(state, { at }) {
    const isFree = isValidPosition(at, 0, state.rules.pack - 1) && !state.drawn.some((drawn) => drawn.at === at);
    return isFree ? null : 'not-possible';
  },
};

// -- effects ---------------------------------------------------------------------------------------------------------

export const drawCard = (state: GameState, { seat, at }: DrawAction): Change => {
  const { rules, drawRound, drawn } = state;
  const pack = drawPack(rules, state, drawRound);
  const freePositions = pack
    .map((_, position) => position)
    .filter((position) => !drawn.some((other) => other.at === position));
  const position = at ?? defaultDrawPosition(state, drawRound, seat, freePositions);
  const card = itemAt(pack, position);
  return { drawn: [...drawn, { seat, at: position, card }], happened: withFact(state, { type: 'drawn', seat, card }) };
};

export const isDrawIncomplete = (state: GameState): boolean => seatsToDraw(state).length > 0;

const highestDrawn = ({ drawn }: GameState) => {
  const highest = Math.max(...drawn.map(({ card }) => drawHeight(card)));
  return drawn.filter(({ card }) => drawHeight(card) === highest);
};

/** Whether several of the drawn cards share the highest rank. */
export const isDrawTied = (state: GameState): boolean => highestDrawn(state).length > 1;

/** Starts another round of the draw among the tied seats. */
export const drawAgain = (state: GameState): Change => ({
  drawers: highestDrawn(state)
    .map(({ seat }) => seat)
    .sort((a, b) => a - b),
  drawn: [],
  drawRound: state.drawRound + 1,
});

/** Makes the seat with the highest card the dealer. */
export const setDealer = (state: GameState): Change => ({ dealer: itemAt(highestDrawn(state), 0).seat });
