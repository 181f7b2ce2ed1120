import { LAST_TRICK } from '../../rules/tricks.js';
import { CALIBRATION, KNOTS } from '../trained/calibration.js';
import { decodeDigits } from './base64-digits.js';

/** The stage of a hand at which a seat estimates a chance. */
export interface Moment {
  readonly players: number;
  /** Index of the current trick, from 0. */
  readonly trick: number;
  /** Whether no card of the trick has been played. */
  readonly lead: boolean;
  /** Whether it is this seat's turn to play a card. */
  readonly due: boolean;
  /** Whether the seat does not know the announcement. */
  readonly blind: boolean;
  /** Whether the seat plays against two allies. */
  readonly alone?: boolean;
}

const CURVES = { 2: CALIBRATION[2].map(decodeDigits), 4: CALIBRATION[4].map(decodeDigits) };

/**
 * Corrects a chance that was estimated from solved worlds. The estimate is too high, because the solver sees all cards and
 * finds plays that players miss.
 * @param stated share of won worlds, in thousandths
 * @returns real chance of winning such hands, in thousandths; never falls as `stated` rises
 */
export const calibrate = (stated: number, { players, trick, lead, due, blind, alone }: Moment): number => {
  const curve = CURVES[players === 2 ? 2 : 4][(Math.min(trick, LAST_TRICK) * 2 + (lead ? 0 : 1)) * 2 + (due ? 0 : 1)];
  const chance = Math.min(1000, Math.max(0, Math.round(stated)));
  // A blind seat imagines an announcement with each world, so its estimate is not too high. In the first trick, the estimate
  // is half a guess.
  if (blind) return trick === 0 ? 250 + (chance >> 1) : chance;
  // In the first trick, a player against two wins about as often as stated, because the solver's extra knowledge helps the
  // two. (Measured in 1,500 hands of `bayrisch`: of hands stated at 15, 35 and 75 %, the player won 14, 41 and 85 %.) In
  // later tricks, the player wins less often than stated, like other players.
  if (alone && trick === 0) return chance;
  let upper = 1;
  while (KNOTS[upper] < chance) upper++;
  const [from, to] = [KNOTS[upper - 1], KNOTS[upper]];
  return curve[upper - 1] + Math.floor(((curve[upper] - curve[upper - 1]) * (chance - from)) / (to - from));
};
