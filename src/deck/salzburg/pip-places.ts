import type { Rank, Suit } from '../card.js';
import { HEIGHT, type Point, WIDTH } from '../shape.js';

/** The pip positions of a number card. Positions are centres in fractions of the card. */
export interface PipPositions {
  /** Upright columns or single pips. */
  readonly upright: readonly Point[];
  /** Left pips that lie on twigs and point outward. Each pip has a mirror image on the right. */
  readonly lying: readonly Point[];
  /** Top and foot of the stem, for suits that grow on a stem. */
  readonly stem?: Point;
}

/** Length of a pip in fractions of the card's width. */
export const PIP_SIZE: Readonly<Record<Suit, number>> = { E: 0.27, L: 0.25, H: 0.235, S: 0.25 };

/** The left end of the twigs in Eichel, as a fraction of the card's width. */
export const EICHEL_TWIG_END = 0.375;

const column = (x: number, ys: readonly number[]): Point[] => ys.map((y) => [x, y]);

const mirrored = (x: number, ys: readonly number[]): Point[] => [...column(x, ys), ...column(1 - x, ys)];

const PLACES: Readonly<Partial<Record<`${Suit}${Rank}`, PipPositions>>> = {
  H10: {
    upright: [...mirrored(0.235, [0.292, 0.412, 0.532]), ...column(0.5, [0.232, 0.352, 0.472, 0.592])],
    lying: [],
  },
  H9: { upright: [...mirrored(0.225, [0.215, 0.335, 0.455]), ...column(0.5, [0.142, 0.262, 0.382])], lying: [] },
  H8: { upright: mirrored(0.26, [0.13, 0.25, 0.37, 0.49]), lying: [] },
  H7: { upright: [[0.5, 0.126], ...mirrored(0.235, [0.232, 0.352, 0.472])], lying: [] },
  H6: { upright: mirrored(0.26, [0.145, 0.265, 0.385]), lying: [] },
  H5: { upright: [...mirrored(0.26, [0.145, 0.385]), [0.5, 0.265]], lying: [] },
  S10: {
    upright: [...mirrored(0.225, [0.292, 0.432, 0.572]), ...column(0.5, [0.235, 0.375, 0.515, 0.655])],
    lying: [],
  },
  S9: { upright: [...mirrored(0.225, [0.205, 0.345, 0.485]), ...column(0.5, [0.13, 0.27, 0.41])], lying: [] },
  S8: { upright: mirrored(0.27, [0.145, 0.285, 0.425, 0.565]), lying: [] },
  S7: { upright: [[0.5, 0.14], ...mirrored(0.235, [0.265, 0.405, 0.545])], lying: [] },
  S6: { upright: mirrored(0.238, [0.216, 0.355, 0.496]), lying: [] },
  S5: { upright: [...mirrored(0.25, [0.155, 0.435]), [0.5, 0.295]], lying: [] },
  L10: { upright: [], lying: column(0.235, [0.203, 0.331, 0.459, 0.587, 0.715]), stem: [0.185, 0.79] },
  L9: { upright: [[0.5, 0.125]], lying: column(0.235, [0.272, 0.402, 0.532, 0.662]), stem: [0.2, 0.74] },
  L8: { upright: [], lying: column(0.235, [0.15, 0.277, 0.404, 0.531]), stem: [0.1, 0.61] },
  L7: { upright: [[0.5, 0.125]], lying: column(0.235, [0.29, 0.42, 0.55]), stem: [0.2, 0.63] },
  L6: { upright: [], lying: column(0.235, [0.17, 0.3, 0.43]), stem: [0.12, 0.51] },
  L5: { upright: [[0.5, 0.15]], lying: column(0.235, [0.3, 0.43]), stem: [0.225, 0.51] },
  E10: { upright: [], lying: column(0.245, [0.178, 0.293, 0.408, 0.523, 0.638]), stem: [0.185, 0.76] },
  E9: { upright: [[0.5, 0.135]], lying: column(0.245, [0.28, 0.392, 0.504, 0.616]), stem: [0.24, 0.73] },
  E8: { upright: [], lying: column(0.245, [0.145, 0.258, 0.371, 0.484]), stem: [0.08, 0.58] },
  E7: { upright: [[0.5, 0.135]], lying: column(0.245, [0.275, 0.39, 0.505]), stem: [0.24, 0.6] },
  E6: { upright: [], lying: column(0.245, [0.17, 0.29, 0.41]), stem: [0.105, 0.506] },
  E5: { upright: [[0.5, 0.155]], lying: column(0.245, [0.29, 0.41]), stem: [0.26, 0.506] },
};

/**
 * Returns the pip positions of a number card, or of the Weli's bells.
 * @throws Error for any other card
 */
export function pipPositionsOf(card: `${Suit}${Rank}`): PipPositions {
  const places = PLACES[card];
  if (!places) throw new Error(`${card} has no pip positions.`);
  return places;
}

/** Converts a point in fractions of the card to card units. */
export const onCard = ([x, y]: Point): Point => [x * WIDTH, y * HEIGHT];
