import { curve } from '../../curve.js';
import { area, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';

/** A lace cuff across a wrist. With turn 0, the hand is above the cuff. */
export function lace([x, y]: Point, turn: number): Drawing {
  const angle = (turn * Math.PI) / 180;
  const at = (u: number, v: number): string =>
    `${x + u * Math.cos(angle) - v * Math.sin(angle)},${y + u * Math.sin(angle) + v * Math.cos(angle)}`;
  return [
    area(
      curve(
        `${at(-42, 10)}! ${at(-48, -12)} ${at(-38, -26)}! ${at(-26, -22)}! ${at(-18, -36)} ${at(-6, -24)}! ${at(6, -38)} ${at(18, -24)}! ${at(28, -34)} ${at(38, -22)}! ${at(50, -12)} ${at(42, 10)}! ${at(0, 18)} z`,
      ),
      'paper',
      5.5,
    ),
    line(
      `M${at(-40, 0)}Q${at(0, 10)} ${at(40, 0)}M${at(-22, -4)}L${at(-24, -16)}M${at(0, 0)}L${at(0, -16)}M${at(22, -4)}L${at(24, -16)}`,
      3,
      1,
    ),
  ];
}
