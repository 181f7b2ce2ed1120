import { curve, disc, poly } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';
import { cuts } from '../shared/burin.js';

/** A small head seen from the side, 76 high at scale 1, under hair and hat. With `side` -1, it looks left. */
export function face([x, y]: Point, side: 1 | -1, scale = 1, man = false): Drawing {
  const at = (u: number, v: number): string => `${x - side * u * scale},${y + v * scale}`;
  const chin = man ? `${at(-30, 28)} ${at(-27, 39)} ${at(-14, 43)}` : `${at(-30, 27)} ${at(-29, 36)} ${at(-18, 40)}`;
  return [
    area(curve(`${at(-14, 30)}! ${at(-10, 62)}! ${at(16, 62)}! ${at(18, 20)}! z`), 'haut', 4.5),
    area(
      curve(
        `${at(4, -36)} ${at(-18, -32)} ${at(-28, -16)} ${at(-28, -8)}! ${man ? `${at(-36, 4)} ${at(-44, 10)}! ${at(-38, 16)}` : `${at(-33, 0)} ${at(-39, 7)}! ${at(-35, 13)}`} ${at(-30, 16)}! ${at(-33, 20)}! ${at(-29, 24)}! ${chin} ${at(4, 34)} ${at(20, 18)} ${at(26, -8)} ${at(20, -28)} z`,
      ),
      'haut',
      4.5,
    ),
    flat(disc(x + side * 19 * scale, y - 4 * scale, 3.6 * scale, 4.6 * scale), 'ink'),
    cuts(`${at(-28, -5)} ${at(-20, -11)} ${at(-10, -6)}`, 4 * scale, 0),
    cuts(`${at(-28, -17)} ${at(-19, -21)} ${at(-8, -16)}`, 3.5 * scale),
    cuts(`${at(-31, 23)} ${at(-24, 25)} ${at(-17, 22)}`, 4 * scale, 0),
    line(`M${at(-16, 10)}L${at(-8, 8)}M${at(-15, 15)}L${at(-6, 13)}`, 2.8, 2, 'rot'),
  ];
}

/** A low shoe with its sole at `y` and its toe pointing to `side`. */
export const shoe = ([x, y]: Point, side: 1 | -1, scale = 1): Drawing => {
  const at = (u: number, v: number): string => `${x + side * u * scale},${y + v * scale}`;
  return [
    area(
      curve(
        `${at(-18, -26)}! ${at(-22, -4)} ${at(-20, 6)}! ${at(-8, 6)}! ${at(0, 2)}! ${at(44, 5)} ${at(52, -4)} ${at(36, -14)} ${at(14, -26)}! z`,
      ),
      'ink',
      3.5,
    ),
    area(
      poly([
        [x + side * 8 * scale, y - 20 * scale],
        [x + side * 20 * scale, y - 17 * scale],
        [x + side * 17 * scale, y - 8 * scale],
        [x + side * 6 * scale, y - 10 * scale],
      ]),
      'ocker',
      3,
    ),
  ];
};
