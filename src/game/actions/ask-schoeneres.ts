/** An announcer's request for new cards (RULES.md section 3.6). */
import type { Seat } from '../../rules/seats.js';
import { HAND_SIZE } from '../../rules/tricks.js';
import { cardsForSchoeneres } from '../announcement.js';
import type { Change } from '../change.js';
import type { GameState } from '../game-state.js';
import type { IllegalActionCode } from '../illegal-action.js';
import { forehand } from '../roles.js';
import type { ActionRules } from './action-rules.js';

export interface AskSchoeneresAction {
  readonly type: 'ask-schoeneres';
  readonly seat: Seat;
}

const refusal = (state: GameState, { seat }: AskSchoeneresAction): IllegalActionCode | null => {
  const { schoeneres } = state.rules;
  // The forehand asks before the Schlag, so a forehand who announces both cannot ask between the two.
  const isOffered =
    seat === forehand(state) ? schoeneres !== 'none' && state.schlag === null : schoeneres === 'announcers';
  if (!isOffered || state.swapped) return 'not-offered';
  const askers = state.questionsAsked.schoeneres;
  const isUsedUp = state.rules.schoeneresRequests === 'each' ? askers.includes(seat) : askers.length > 0;
  if (isUsedUp) return 'already-asked';
  return cardsForSchoeneres(state).length < 2 * HAND_SIZE ? 'not-offered' : null;
};

export const askSchoeneres: ActionRules<AskSchoeneresAction> = {
  fields: {},
  onlySeatsToAct: true,
  offeredActions(state, seat) {
    const action: AskSchoeneresAction = { type: 'ask-schoeneres', seat };
    return refusal(state, action) === null ? [action] : [];
  },
  refusal,
};

// -- effects ---------------------------------------------------------------------------------------------------------

export const setSchoeneresQuestion = (state: GameState, { seat }: AskSchoeneresAction): Change => ({
  question: { type: 'schoeneres', seat },
  questionsAsked: { ...state.questionsAsked, schoeneres: [...state.questionsAsked.schoeneres, seat] },
});
