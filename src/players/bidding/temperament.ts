import { listWithOr, InputError, quoted } from '../../rules/input-error.js';
import { randomFrom } from '../../rules/random.js';
import type { Seat } from '../../rules/seats.js';

/** How a computer player likes to bid and to signal. */
export const TEMPERAMENTS = ['careful', 'bold', 'sly', 'talkative'] as const;
/** How a computer player likes to bid and to signal. */
export type Temperament = (typeof TEMPERAMENTS)[number];

/** The temperament of a seat at a table: the same for the same seed. */
export const temperamentOf = (seed: string, seat: Seat): Temperament =>
  TEMPERAMENTS[randomFrom('temperament', seed, seat)(TEMPERAMENTS.length)];

/** How a temperament shifts decisions about bids. Small shifts: they must cost hardly any strength. */
export interface Leaning {
  /** Added to the chance, in 1000, when a bid is considered. */
  readonly bid: number;
  /** Added to the chance, in 1000, when holding is considered. */
  readonly hold: number;
  /** How much more often, in 64, it bids on poor cards, where nobody has bid yet. */
  readonly bluff: number;
  /** How much more often, in 64, it bids in the first two tricks on cards that are good enough. */
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
 * The leaning of a temperament; of none: no shift.
 * @throws InputError `invalid-temperament`, naming the temperaments there are
 */
export const leaningOf = (temperament?: Temperament): Leaning => {
  if (temperament === undefined) return NEUTRAL;
  if (!TEMPERAMENTS.includes(temperament)) {
    throw new InputError(
      'invalid-temperament',
      `There is no temperament ${quoted(temperament)}. Temperaments are ${listWithOr(TEMPERAMENTS)}.`,
    );
  }
  return LEANINGS[temperament];
};
