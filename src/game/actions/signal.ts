/** Signals between partners, called Deuten (RULES.md section 9). */
import { takesTurns, type Seat } from '../../rules/seats.js';
import type { Change } from '../change.js';
import type { GameState } from '../game-state.js';
import { signsOf, type Sign } from '../sign.js';
import type { ActionRules } from './action-rules.js';

export interface SignalAction {
  readonly type: 'signal';
  readonly seat: Seat;
  readonly sign: Sign;
}

/** Whether the table's signals begin only after the announcement, which is not complete yet. */
const isTooEarly = ({ rules, trumpf }: GameState): boolean => rules.signalsFrom === 'announcement' && trumpf === null;

/** Returns the signs that a seat has given in this trick. */
const signsGiven = ({ signalled }: GameState, seat: Seat): readonly Sign[] =>
  signalled.filter((given) => given.seat === seat).map(({ sign }) => sign);

/** Whether a seat that has given these signs in this trick can give another sign. */
const mayGiveMore = ({ rules: { signalsPerTrick } }: GameState, given: readonly Sign[]): boolean =>
  signalsPerTrick === 'any' || given.length < signalsPerTrick;

export const signal: ActionRules<SignalAction> = {
  fields: { sign: 'a string' },
  isInRules: (rules) => rules.signals && !takesTurns(rules),
  offeredActions(state, seat) {
    const given = signsGiven(state, seat);
    if (isTooEarly(state) || !mayGiveMore(state, given)) return [];
    return signsOf(state.rules)
      .filter((sign) => !given.includes(sign))
      .map((sign) => ({ type: 'signal', seat, sign }));
  },
  refusal(state, { seat, sign }) {
    if (isTooEarly(state)) return 'wrong-phase';
    const given = signsGiven(state, seat);
    if (!mayGiveMore(state, given) || given.includes(sign)) return 'already-signalled';
    return signsOf(state.rules).includes(sign) ? null : 'not-possible';
  },
};

// -- effects ---------------------------------------------------------------------------------------------------------

export const noteSignal = (state: GameState, { seat, sign }: SignalAction): Change => ({
  signalled: [...state.signalled, { seat, sign }],
});
