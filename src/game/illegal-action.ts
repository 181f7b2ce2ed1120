import { quoted } from '../rules/input-error.js';
import type { Seat } from '../rules/seats.js';
import type { Phase } from './phase.js';

/**
 * Why an action is refused:
 * - `unknown-action`: no action of the interface, or a field of it is missing or of the wrong kind
 * - `wrong-phase`: the game does not wait for such an action now
 * - `not-your-turn`: another seat is asked
 * - `not-your-seat`: a connection may act for its own seat alone
 * - `not-possible`: a place to cut or draw that is not there (any more), a Schlag the pack does not have, a card that
 *   cannot give one, no such sign
 * - `not-offered`: this table does not play with it, or its time is past
 * - `already-asked`: a Schöneres or Schlagtausch is asked for once a hand
 * - `already-signalled`: one signal a seat and trick
 * - `not-critical`: the card looked at after the cut is no Kritischer, so it may not be taken
 * - `not-in-hand`: the seat does not hold the card
 * - `must-follow`: a trump is called for, and the seat holds one
 * - `may-not-bid`: the side is gestrichen, would win without a bid, has bid last, or nobody bids in this hand
 * - `last-trick`: the bidder's last card does not allow a bid in the fifth trick
 * - `wrong-value`: a bid raises the value by exactly one
 * - `may-not-strike`: the side has no points to strike, or faces nobody who is gestrichen
 * - `nothing-to-reveal`: nobody holds cards any more, or the seat has agreed to show its own already
 * - `paused`: a session that its host has paused takes no actions
 * - `games-over`: the session has had as many games as its host wanted, so none begins any more
 */
export const ILLEGAL_ACTION_CODES = [
  'unknown-action',
  'wrong-phase',
  'not-your-turn',
  'not-your-seat',
  'not-possible',
  'not-offered',
  'already-asked',
  'already-signalled',
  'not-critical',
  'not-in-hand',
  'must-follow',
  'may-not-bid',
  'last-trick',
  'wrong-value',
  'may-not-strike',
  'nothing-to-reveal',
  'paused',
  'games-over',
] as const;

/** Why an action was refused. */
export type IllegalActionCode = (typeof ILLEGAL_ACTION_CODES)[number];

/** An action that was refused. Nothing has changed. */
export class IllegalAction extends Error {
  override readonly name = 'IllegalAction';

  constructor(
    readonly code: IllegalActionCode,
    readonly action: unknown,
    message: string,
  ) {
    super(`${message} Refused was ${quoted(action)}.`);
  }
}

/** Texts for the action that each phase waits for. */
const PHASE_TEXTS: Readonly<Record<Phase, string>> = {
  draw: 'the draw for the first deal',
  cut: 'the cut',
  announce: 'the announcement',
  decide: 'the decision of the gestrichen side',
  play: 'a card',
  answer: 'an answer',
  'hand-over': 'the next hand',
  'game-over': 'the next game',
};

/** Texts of the error codes. */
const CODE_TEXTS: Readonly<Record<IllegalActionCode, string>> = {
  'unknown-action': 'There is no such action.',
  'wrong-phase': 'That is not possible now.',
  'not-your-turn': 'It is not up to this seat.',
  'not-your-seat': 'A player may act for his own seat alone.',
  'not-possible': 'There is no such place, name or sign here.',
  'not-offered': 'That cannot be asked for at this table, or not any more.',
  'already-asked': 'That may be asked for once a hand.',
  'already-signalled': 'A seat signals once a trick at most.',
  'not-critical': 'The card is no Kritischer, so it must be left lying.',
  'not-in-hand': 'The seat does not hold this card.',
  'must-follow': 'A trump was called for, and the seat holds a card that must answer it.',
  'may-not-bid': 'This side may not bid now.',
  'last-trick': 'In the last trick a bid needs a card of the suit led, a trump, a Schlag or a Kritischer.',
  'wrong-value': 'A bid raises the value by exactly one.',
  'may-not-strike': 'A side may strike its points only if it has some and faces a gestrichen side.',
  'nothing-to-reveal': 'No cards are left to be shown, or the seat has agreed to show its own already.',
  paused: 'The game is paused.',
  'games-over': 'All games that were to be played here are over.',
};

/** Creates the error for an action that the table refuses, independent of the rules. */
export const createTableRefusal = (action: unknown, code: IllegalActionCode): IllegalAction =>
  new IllegalAction(code, action, CODE_TEXTS[code]);

/** Creates the error for an action that the rules refuse. */
export const createRefusal = (
  action: unknown,
  code: IllegalActionCode,
  phase: Phase,
  toAct: readonly Seat[],
): IllegalAction => {
  const waiting = `The game waits for ${PHASE_TEXTS[phase]} of ${toAct.length > 1 ? 'seats' : 'seat'} ${toAct.join(', ')}.`;
  return new IllegalAction(code, action, `${CODE_TEXTS[code]} ${waiting}`);
};
