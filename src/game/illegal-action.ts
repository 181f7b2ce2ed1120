import { shown } from '../rules/input-error.js';

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
] as const;

export type IllegalActionCode = (typeof ILLEGAL_ACTION_CODES)[number];

/** An action that was refused. Nothing has changed. */
export class IllegalAction extends Error {
  override readonly name = 'IllegalAction';

  constructor(
    readonly code: IllegalActionCode,
    readonly action: unknown,
    message: string,
  ) {
    super(`${message} Refused was ${shown(action)}.`);
  }
}
