import { curve } from '../../curve.js';
import { area, line } from '../../draw.js';
import type { Token } from '../../palette.js';
import type { Drawing, Point } from '../../shape.js';
import { curveAt, garter as band, turnedTo, type Placing } from '../shared/legs.js';

/** A knee ribbon of width 2 × `half`, with a bow at a distance of `off` from its middle. */
export function garter(middle: Point, half: number, turn: number, colour: Token = 'rot', off = 0): Drawing {
  const placing = turnedTo(middle, turn);
  return band(colour, {
    band: curveAt(placing, `${-half},-16! 0,-2 ${half},-16! ${half},16! 0,28 ${-half},16! z`),
    edge: 6.5,
    bow: bow((u, v) => placing(off + u, v), colour),
  });
}

/** Two loops with their ends, and the knot between them. */
function bow(placing: Placing, fill: Token): Drawing {
  const at = (u: number, v: number): string => placing(u, v).join(',');
  const loop = (side: number): Drawing => [
    area(
      curve(
        `${at(side * 2, 6)}! ${at(side * 22, 40)} ${at(side * 16, 72)}! ${at(side * 34, 64)}! ${at(side * 44, 34)} ${at(side * 10, 4)}! z`,
      ),
      fill,
      5.5,
    ),
    area(
      curve(`${at(0, 0)}! ${at(side * 26, -30)} ${at(side * 58, -26)} ${at(side * 60, 4)} ${at(side * 40, 18)} z`),
      fill,
      5.5,
    ),
    line(`M${at(side * 12, -4)}L${at(side * 36, -10)}M${at(side * 12, 2)}L${at(side * 34, 4)}`, 3.5, 1),
  ];
  return [loop(-1), loop(1), area(curve(`${at(-14, 2)} ${at(0, -14)} ${at(14, 2)} ${at(0, 18)} z`), fill, 5.5)];
}

/** A shoe with heel, tongue and buckle, seen from the side or the front, with the ankle at 0,0. */
export function buckleShoe([x, y]: Point, view: 'left' | 'right' | 'front', tilt = 0): Drawing {
  const side = view === 'right' ? -1 : 1;
  const angle = (tilt * Math.PI) / 180;
  const at = (u: number, v: number): string =>
    `${x + side * u * Math.cos(angle) - v * Math.sin(angle)},${y + side * u * Math.sin(angle) + v * Math.cos(angle)}`;
  if (view === 'front') {
    return [
      area(
        curve(
          `${at(-38, -6)}! ${at(-46, 30)} ${at(-34, 62)} ${at(0, 84)} ${at(46, 102)} ${at(92, 98)} ${at(104, 80)} ${at(80, 44)} ${at(36, -8)}! ${at(0, 10)} z`,
        ),
        'ink',
        6,
      ),
      area(curve(`${at(-26, -10)}! ${at(-16, 30)}! ${at(40, 34)}! ${at(36, -12)}! ${at(4, 2)} z`), 'weinrot', 5),
      area(curve(`${at(-22, 14)}! ${at(34, 16)}! ${at(44, 48)}! ${at(-8, 50)}! z`), 'ocker', 5),
      area(curve(`${at(-8, 24)}! ${at(24, 25)}! ${at(28, 40)}! ${at(2, 41)}! z`), 'ink', 3),
      line(`M${at(-28, 62)}Q${at(30, 102)} ${at(96, 86)}`, 3.5, 1, 'grau'),
    ];
  }
  return [
    area(
      curve(
        `${at(36, -12)}! ${at(42, 24)} ${at(42, 64)}! ${at(12, 66)}! ${at(2, 54)} ${at(-30, 56)}! ${at(-70, 66)} ${at(-128, 66)} ${at(-148, 54)} ${at(-136, 34)} ${at(-88, 20)} ${at(-40, -14)}! z`,
      ),
      'ink',
      6,
    ),
    area(curve(`${at(-44, -18)}! ${at(-66, -22)} ${at(-62, 2)}! ${at(-24, 22)}! ${at(-18, -6)}! z`), 'weinrot', 5),
    area(curve(`${at(-74, 6)}! ${at(-42, -6)}! ${at(-26, 24)}! ${at(-60, 36)}! z`), 'ocker', 5),
    area(curve(`${at(-62, 10)}! ${at(-46, 4)}! ${at(-38, 20)}! ${at(-54, 26)}! z`), 'ink', 3),
    line(`M${at(-138, 50)}Q${at(-70, 56)} ${at(-28, 46)}T${at(36, 50)}`, 3.5, 1, 'grau'),
  ];
}
