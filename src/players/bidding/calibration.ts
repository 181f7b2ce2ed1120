import { CALIBRATION, KNOTS } from '../tables/calibration.js';
import { fromDigits } from './base64-digits.js';

/** Where in the hand, and by whom, a chance is stated. */
export interface Moment {
  readonly players: number;
  /** The trick being played, from 0. */
  readonly trick: number;
  /** Whether no card lies on the table. */
  readonly lead: boolean;
  /** Whether the next card is to be played by who states it. */
  readonly due: boolean;
  /** Whether who states it does not know what is announced. */
  readonly dark: boolean;
}

const LAST_TRICK = 4;

const CURVES = { 2: CALIBRATION[2].map(fromDigits), 4: CALIBRATION[4].map(fromDigits) };

/**
 * What a chance read off solved worlds is really worth: with all cards open one finds what one would not at the table, so
 * it is stated too high.
 * @param stated the share of the worlds won, in 1000
 * @returns how often such hands are won, in 1000; never falls as `stated` rises
 */
export const calibrate = (stated: number, { players, trick, lead, due, dark }: Moment): number => {
  const curve = CURVES[players === 2 ? 2 : 4][(Math.min(trick, LAST_TRICK) * 2 + (lead ? 0 : 1)) * 2 + (due ? 0 : 1)];
  const chance = Math.min(1000, Math.max(0, Math.round(stated)));
  // Who imagines an announcement with each world finds no more than he would at the table; at first it is half a guess.
  if (dark) return trick === 0 ? 250 + (chance >> 1) : chance;
  let upper = 1;
  while (KNOTS[upper] < chance) upper++;
  const [from, to] = [KNOTS[upper - 1], KNOTS[upper]];
  return curve[upper - 1] + Math.floor(((curve[upper] - curve[upper - 1]) * (chance - from)) / (to - from));
};
