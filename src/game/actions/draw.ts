/** Who deals first (RULES.md section 2). */
import { itemAt } from '../../rules/item-at.js';
import { drawHeight } from '../../rules/card.js';
import type { Seat } from '../../rules/seats.js';
import { withFact, type Change } from '../change.js';
import type { GameState } from '../game-state.js';
import { drawPack, drawPlace } from '../pack.js';
import type { ActionRules } from './action-rules.js';
import { isPlace } from './place.js';

/** Draw a card for the first deal. `at`: its place in the spread pack, from 0; chosen by the seed if left out. */
export interface DrawAction {
  readonly type: 'draw';
  readonly seat: Seat;
  readonly at?: number;
}

const seatsToDraw = (state: GameState): readonly Seat[] =>
  state.drawers.filter((seat) => !state.drawn.some((drawn) => drawn.seat === seat));

export const draw: ActionRules<DrawAction> = {
  fields: { at: 'a number or left out' },
  seatsToAct: seatsToDraw,
  offeredActions: (_, seat) => [{ type: 'draw', seat }],
  refusal(state, { at }) {
    const isFree = isPlace(at, 0, state.rules.pack - 1) && !state.drawn.some((drawn) => drawn.at === at);
    return isFree ? null : 'not-possible';
  },
};

// -- what follows ----------------------------------------------------------------------------------------------------

export const drawCard = (state: GameState, { seat, at }: DrawAction): Change => {
  const { rules, drawRound, drawn } = state;
  const pack = drawPack(rules, state, drawRound);
  const freePlaces = pack.map((_, place) => place).filter((place) => !drawn.some((other) => other.at === place));
  const place = at ?? drawPlace(state, drawRound, seat, freePlaces);
  const card = itemAt(pack, place);
  return { drawn: [...drawn, { seat, at: place, card }], happened: withFact(state, { type: 'drawn', seat, card }) };
};

export const isDrawIncomplete = (state: GameState): boolean => seatsToDraw(state).length > 0;

const highestDrawn = ({ drawn }: GameState) => {
  const highest = Math.max(...drawn.map(({ card }) => drawHeight(card)));
  return drawn.filter(({ card }) => drawHeight(card) === highest);
};

/** Whether the highest cards drawn are of equal rank. */
export const isDrawTied = (state: GameState): boolean => highestDrawn(state).length > 1;

/** Those who tie draw once more. */
export const drawAgain = (state: GameState): Change => ({
  drawers: highestDrawn(state)
    .map(({ seat }) => seat)
    .sort((a, b) => a - b),
  drawn: [],
  drawRound: state.drawRound + 1,
});

/** The higher card deals. */
export const setDealer = (state: GameState): Change => ({ dealer: itemAt(highestDrawn(state), 0).seat });
