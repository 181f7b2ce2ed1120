import { quoted } from '../rules/input-error.js';
import type { Seat } from '../rules/seats.js';
import type { Phase } from './phase.js';

/**
 * The reason for rejecting an action:
 * - `unknown-action`: the type is unknown, or a field is missing or of the wrong kind
 * - `wrong-phase`: the game is not waiting for such an action
 * - `not-your-turn`: the game is waiting for another seat
 * - `not-your-seat`: the action belongs to a seat other than the connection's seat
 * - `not-possible`: the position for the cut or the draw is invalid or already used, the Schlag is not possible with
 *   this pack, the card cannot name a Schlag, or the sign is unknown
 * - `must-hold`: the seat holds too few cards of the Schlag
 * - `not-offered`: the table's rules do not include this option, or it is too late for this action
 * - `already-asked`: a Schöneres, a Schlagtausch or a swap of hands has already been requested in this hand
 * - `already-signalled`: the seat has already given this sign in this trick, or as many signs as the rules allow
 * - `not-critical`: the card looked at after the cut is not a Kritischer and cannot be taken
 * - `not-in-hand`: the seat does not hold the card
 * - `must-follow`: the lead calls for Trumpf, and the seat holds a Trumpf
 * - `may-not-bid`: the side is gestrichen, would win without a bid or made the last bid, the hand has the highest value,
 *   or bids are not allowed in this hand
 * - `last-trick`: the bidder's last card does not allow a bid in the fifth trick
 * - `wrong-value`: the bid does not raise the value by exactly one
 * - `may-not-strike`: the side has no points, or no other side is gestrichen
 * - `nothing-to-reveal`: no cards remain, or the seat rested or has already agreed to show its cards
 * - `paused`: the host has paused the session
 * - `games-over`: the session has already played all games that its host allowed
 */
export const ILLEGAL_ACTION_CODES = [
  'unknown-action',
  'wrong-phase',
  'not-your-turn',
  'not-your-seat',
  'not-possible',
  'must-hold',
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

/** The reason for rejecting an action. */
export type IllegalActionCode = (typeof ILLEGAL_ACTION_CODES)[number];

/** The error for a rejected action. A rejected action does not change the game. */
export class IllegalAction extends Error {
  override readonly name = 'IllegalAction';

  constructor(
    readonly code: IllegalActionCode,
    readonly action: unknown,
    message: string,
  ) {
    super(`${message} Rejected action: ${quoted(action)}.`);
  }
}

/** Error texts for the action that each phase waits for. */
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

const CODE_TEXTS: Readonly<Record<IllegalActionCode, string>> = {
  'unknown-action': 'Unknown action.',
  'wrong-phase': 'This action is not possible now.',
  'not-your-turn': "It is not this seat's turn.",
  'not-your-seat': 'A player can act only for their own seat.',
  'not-possible': 'This position, name or sign is not possible here.',
  'must-hold': 'The seat holds too few cards of this Schlag.',
  'not-offered': 'This table does not allow this action, or it is too late for it.',
  'already-asked': 'This can be requested only once per hand.',
  'already-signalled':
    'The seat has already given this sign in this trick, or as many signs as this table allows per trick.',
  'not-critical': 'The card is not a Kritischer, so it must be left.',
  'not-in-hand': 'The seat does not hold this card.',
  'must-follow': 'Trump was called for, and the seat holds a card that must be played.',
  'may-not-bid': 'This side cannot bid now.',
  'last-trick': 'In the last trick, a bid requires a card of the suit led, a trump, a Schlag or a Kritischer.',
  'wrong-value': 'A bid must raise the value by exactly one.',
  'may-not-strike': 'A side can set its points to 0 only if it has some and an opposing side is gestrichen.',
  'nothing-to-reveal': 'No cards are left to show, or the seat has already agreed to show them.',
  paused: 'The game is paused.',
  'games-over': 'All games at this table are over.',
};

/** Creates the error for an action that the table rejects for a reason other than the rules. */
export const createTableRefusal = (action: unknown, code: IllegalActionCode): IllegalAction =>
  new IllegalAction(code, action, CODE_TEXTS[code]);

/** The codes for which a resting seat explains the rejection. */
const RESTING_CODES: readonly IllegalActionCode[] = ['not-your-turn', 'nothing-to-reveal'];

/**
 * Creates the error for an action that the rules reject.
 * @param resting the seat that rests in this hand, or null
 */
export const createRefusal = (
  action: { readonly seat: Seat },
  code: IllegalActionCode,
  phase: Phase,
  toAct: readonly Seat[],
  resting: Seat | null,
): IllegalAction => {
  const waiting = `The game waits for ${toAct.length > 1 ? 'seats' : 'seat'} ${toAct.join(', ')} (${PHASE_TEXTS[phase]}).`;
  const isResting = action.seat === resting && RESTING_CODES.includes(code);
  const rests = isResting ? ` Seat ${resting} rests in this hand.` : '';
  return new IllegalAction(code, action, `${CODE_TEXTS[code]}${rests} ${waiting}`);
};
