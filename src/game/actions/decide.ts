/** A gestrichen side's choice between playing for the forced value and giving the hand up (RULES.md section 7). */
import { itemAt } from '../../rules/item-at.js';
import { gestrichenChoiceIn, type GestrichenChoice } from '../../rules/score.js';
import { membersOf, type Seat } from '../../rules/seats.js';
import type { Change } from '../change.js';
import type { GameState } from '../game-state.js';
import { opponentsAt, sidesFor } from '../roles.js';
import { scoreHand } from '../scoring.js';
import type { ActionRules } from './action-rules.js';

export interface DecideAction {
  readonly type: 'decide';
  readonly seat: Seat;
  readonly play: boolean;
}

const pendingChoice = (state: GameState): GestrichenChoice | null => gestrichenChoiceIn(state);

const seatsToDecide = (state: GameState): readonly Seat[] => {
  const choice = pendingChoice(state);
  return choice ? membersOf(state.rules.players, choice.side) : [];
};

export const decide: ActionRules<DecideAction> = {
  fields: { play: 'true or false' },
  seatsToAct: seatsToDecide,
  offeredActions: (_, seat) => [
    { type: 'decide', seat, play: true },
    { type: 'decide', seat, play: false },
  ],
  refusal: () => null,
};

// -- effects ---------------------------------------------------------------------------------------------------------

/** Whether a gestrichen side must choose before the announcement. It has one choice, even if a Schöneres follows. */
export const mustDecideAtStart = (state: GameState): boolean =>
  state.rules.decideAt === 'start' && !state.forced && pendingChoice(state) !== null;

/** Whether a gestrichen side must choose between the announcement and the first card. */
export const mustDecide = (state: GameState): boolean =>
  state.rules.decideAt === 'announced' && pendingChoice(state) !== null;

export const playForcedValue = (state: GameState): Change => ({
  forced: true,
  value: (pendingChoice(state) as GestrichenChoice).value,
});

export const giveUp = (state: GameState): Change => {
  const { side, refusal } = pendingChoice(state) as GestrichenChoice;
  return scoreHand(
    state,
    sidesFor(state, opponentsAt(state, itemAt(membersOf(state.rules.players, side), 0))),
    refusal,
    'decline',
  );
};
