/** Who deals first (RULES.md section 2). */
import { drawHeight } from '../../rules/card.js';
import type { ActionOf } from '../action.js';
import { drawPack, drawPlace } from '../pack.js';
import { seatsToDraw, type TableState } from '../state.js';
import { withFact, type Change } from './step.js';

export const drawCard = (state: TableState, { seat, at }: ActionOf<'draw'>): Change => {
  const { rules, seed, game, drawRound, drawn } = state;
  const pack = drawPack(rules, seed, game, drawRound);
  const free = pack.map((_, place) => place).filter((place) => !drawn.some((other) => other.at === place));
  const place = at ?? drawPlace(seed, game, drawRound, seat, free);
  const card = pack[place];
  return { drawn: [...drawn, { seat, at: place, card }], happened: withFact(state, { type: 'drawn', seat, card }) };
};

export const isDrawOpen = (state: TableState): boolean => seatsToDraw(state).length > 0;

const highestDrawn = ({ drawn }: TableState) => {
  const highest = Math.max(...drawn.map(({ card }) => drawHeight(card)));
  return drawn.filter(({ card }) => drawHeight(card) === highest);
};

/** Whether the highest cards drawn are of equal rank. */
export const drawIsTied = (state: TableState): boolean => highestDrawn(state).length > 1;

/** Those who tie draw once more. */
export const drawAgain = (state: TableState): Change => ({
  drawers: highestDrawn(state)
    .map(({ seat }) => seat)
    .sort((a, b) => a - b),
  drawn: [],
  drawRound: state.drawRound + 1,
});

/** The higher card deals. */
export const nameDealer = (state: TableState): Change => ({ dealer: highestDrawn(state)[0].seat });
