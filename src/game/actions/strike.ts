/** Resetting a side's own points to 0 between hands, to try for the Retourschneider (RULES.md section 7). */
import { mayStrike } from '../../rules/score.js';
import { sideOf, type Seat } from '../../rules/seats.js';
import { replaceAt, withFact, type Change } from '../change.js';
import type { GameState } from '../game-state.js';
import { withScore } from '../scoring.js';
import type { ActionRules } from './action-rules.js';

export interface StrikeAction {
  readonly type: 'strike';
  readonly seat: Seat;
}

const isAllowed = ({ rules, score }: GameState, seat: Seat): boolean =>
  mayStrike(rules, score, sideOf(rules.players, seat));

export const strike: ActionRules<StrikeAction> = {
  fields: {},
  isInRules: (rules) => rules.strike,
  offeredActions: (state, seat) => (isAllowed(state, seat) ? [{ type: 'strike', seat }] : []),
  refusal: (state, { seat }) => (isAllowed(state, seat) ? null : 'may-not-strike'),
};

// -- effects ---------------------------------------------------------------------------------------------------------

export const strikePoints = (state: GameState, { seat }: StrikeAction): Change => {
  const side = sideOf(state.rules.players, seat);
  const score = replaceAt(state.score, side, () => 0);
  return { ...withScore(state, score), happened: withFact(state, { type: 'struck', side, score }) };
};
