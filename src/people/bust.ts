import { curve } from '../deck/curve.js';
import { area, line } from '../deck/draw.js';
import { cuts } from '../deck/salzburg/shared/burin.js';
import { comb } from '../deck/salzburg/shared/comb.js';
import type { Token } from '../deck/palette.js';
import type { Drawing } from '../deck/shape.js';
import { onSide, onBothSides } from './face.js';

/**
 * A neck with the shadow of the chin.
 * @param half half the width
 */
export const neck = (half: number): Drawing => [
  area(
    curve(`${-half},60! ${-half - 2},100 ${-half - 14},130! ${half + 14},130! ${half + 2},100 ${half},60! z`),
    'haut',
    7,
  ),
  comb(`${half},118 ${half},100 ${half},84`, -half * 1.1, { step: 6, lean: 0 }),
];

/**
 * Shoulders cut off below the collarbones.
 * @param half half the width at the bottom
 * @param collar half the width at the neck
 * @param slope the height of the slope
 */
export function shoulders(half: number, collar: number, slope: number, token: Token): Drawing {
  const side = `${collar},100 ${(half + collar) / 2},${100 + slope * 0.45} ${half - 8},${106 + slope} ${half},138!`;
  const left = `${-half},138! ${8 - half},${106 + slope} ${-(half + collar) / 2},${100 + slope * 0.45} ${-collar},100`;
  return [
    area(curve(`${left} ${side} 0,143 z`), token, 7),
    comb(`${half - 2},134 ${half - 8},${108 + slope} ${(half + collar) / 2},${101 + slope * 0.45}`, [-22, 9], {
      step: 7,
    }),
  ];
}

/** A fold of the dress on both sides. */
export const folds = (text: string, width = 4): Drawing => onBothSides((side) => [cuts(onSide(text, side), width, 1)]);

/** Protruding ears on both sides. The coordinates are those of the right ear. */
export const ears = (x: number, y: number, rx: number, ry: number): Drawing =>
  onBothSides((side) => [
    area(
      curve(
        onSide(
          `${x - 12},${y - ry * 0.6}! ${x + rx * 0.2},${y - ry} ${x + rx},${y - ry * 0.7} ${x + rx * 0.95},${y} ${x + rx * 0.5},${y + ry * 0.6} ${x},${y + ry} ${x - 12},${y + ry * 0.5}! z`,
          side,
        ),
      ),
      'haut',
      7,
    ),
    line(
      curve(
        onSide(
          `${x + 2},${y - ry * 0.5} ${x + rx * 0.62},${y - ry * 0.45} ${x + rx * 0.5},${y + ry * 0.1} ${x + 4},${y + ry * 0.4}`,
          side,
        ),
      ),
      4,
      1,
    ),
  ]);
