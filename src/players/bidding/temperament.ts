import { listWithOr, InputError, quoted } from '../../rules/input-error.js';
import { randomFrom } from '../../rules/random.js';
import type { Seat } from '../../rules/seats.js';

/** Bidding and signalling styles of computer players. */
export const TEMPERAMENTS = ['careful', 'bold', 'sly', 'talkative'] as const;
/** A computer player's bidding and signalling style. */
export type Temperament = (typeof TEMPERAMENTS)[number];

/** Returns the temperament of a seat. The same seed and seat give the same temperament. */
export const temperamentOf = (seed: string, seat: Seat): Temperament =>
  TEMPERAMENTS[randomFrom('temperament', seed, seat)(TEMPERAMENTS.length)];

/**
 * Shifts in bidding decisions caused by a temperament. The shifts are small, so that they hardly reduce playing strength.
 */
export interface Leaning {
  /** Shift of the chance, in thousandths, for a decision to bid. */
  readonly bid: number;
  /** Shift of the chance, in thousandths, for a decision to hold. */
  readonly hold: number;
  /** Shift of the bid frequency, in 64ths, with poor cards before the first bid. */
  readonly bluff: number;
  /** Shift of the bid frequency, in 64ths, in the first two tricks with cards that are good enough. */
  readonly early: number;
}

export const NEUTRAL: Leaning = { bid: 0, hold: 0, bluff: 0, early: 0 };

const LEANINGS: Readonly<Record<Temperament, Leaning>> = {
  careful: { bid: -40, hold: -10, bluff: -64, early: -4 },
  bold: { bid: 40, hold: 15, bluff: 2, early: 4 },
  sly: { bid: 0, hold: 0, bluff: 5, early: -20 },
  talkative: { bid: 10, hold: 5, bluff: 2, early: 10 },
};

/**
 * Returns the leaning of a temperament. Without a temperament, all shifts are 0.
 * @throws InputError `invalid-temperament`, with the valid temperaments in its message
 */
export const leaningOf = (temperament?: Temperament): Leaning => {
  if (temperament === undefined) return NEUTRAL;
  if (!TEMPERAMENTS.includes(temperament)) {
    throw new InputError(
      'invalid-temperament',
      `Unknown temperament ${quoted(temperament)}. Valid temperaments: ${listWithOr(TEMPERAMENTS)}.`,
    );
  }
  return LEANINGS[temperament];
};
