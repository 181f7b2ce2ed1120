import { along, curve, disc, tube, type Joint } from '../curve.js';
import { area, cloth, line } from '../draw.js';
import type { Token } from '../palette.js';
import type { Drawing, Placed, Point } from '../shape.js';

export interface Leg {
  readonly hip: Point;
  readonly knee: Point;
  readonly ankle: Point;
  /** Where the toe points. */
  readonly toe: 'left' | 'right';
  readonly breeches: Token;
  readonly stocking?: Token;
  readonly garter?: Token;
  readonly shoe?: 'shoe' | 'slipper';
  /** A boot to the knee instead of stocking and garter. */
  readonly boot?: Token;
  /** Turn of the foot in degrees, for a lifted heel. */
  readonly tilt?: number;
  /** How stout the thigh is; 1 if not given. */
  readonly stout?: number;
}

const mix = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t];
const joint = ([x, y]: Point, r: number): Joint => [x, y, r];
const direction = ([ax, ay]: Point, [bx, by]: Point): number => (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;

/** A leg: stocking or boot, shoe, breeches, garter. */
export function leg(spec: Leg): Drawing {
  const {
    hip,
    knee,
    ankle,
    toe,
    breeches,
    stocking = 'paper',
    garter = 'rot',
    shoe = 'shoe',
    boot,
    tilt = 0,
    stout = 1,
  } = spec;
  const back = toe === 'left' ? 1 : -1;
  const [calfX, calfY] = mix(knee, ankle, 0.32);
  const below = tube([
    joint(mix(knee, ankle, -0.04), 50),
    [calfX + back * 10, calfY, 55],
    joint(mix(knee, ankle, 0.7), 38),
    joint(ankle, 31),
  ]);
  const thigh = tube([joint(hip, 88 * stout), joint(mix(hip, knee, 0.45), 84 * stout), joint(knee, 58)]);
  const fall = direction(hip, knee) - 90;
  const foot: Placed = {
    use: boot ? 'boot-foot' : shoe,
    at: ankle,
    flip: toe === 'right',
    turn: tilt,
    ...(boot && { tokens: { rot: boot } }),
  };
  const [clockX, clockY] = mix(knee, ankle, 0.86);
  return [
    [foot],
    cloth(below, boot ?? stocking, { angle: 12, step: 14, share: 0.3, longest: 34 }),
    boot
      ? [{ use: 'boot-top', at: mix(knee, ankle, 0.02), turn: direction(knee, ankle) - 90, tokens: { rot: boot } }]
      : line(
          `M${clockX},${clockY + 8}V${clockY - 60}M${clockX - 8},${clockY - 44}L${clockX},${clockY - 60}L${clockX + 8},${clockY - 44}`,
          3.5,
          2,
          'blau',
        ),
    cloth(thigh, breeches, { angle: 24, step: 14, share: 0.34, longest: 60 }),
    boot
      ? []
      : [
          area(tube([joint(mix(hip, knee, 0.96), 60), joint(mix(knee, ankle, 0.05), 55)]), garter, 6),
          { use: 'bow', at: [knee[0] - back * 38, knee[1] + 4], turn: fall, tokens: { rot: garter }, scale: 0.9 },
        ],
  ].flat(1) as Drawing;
}

export interface Arm {
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
  readonly puff: Token;
  readonly sleeve: Token;
  /** `lace` or the colour of a turned-up cuff. */
  readonly cuff?: 'lace' | Token;
  readonly hand?: 'fist' | 'palm';
  readonly flip?: boolean;
  /** Turn of the hand beyond the direction of the forearm, in degrees. */
  readonly bend?: number;
  /** Slashes in the puffed upper sleeve. */
  readonly slashes?: Token;
}

/** An arm: forearm and hand, puffed upper sleeve over it. */
export function arm(spec: Arm): Drawing {
  const { shoulder, elbow, wrist, puff, sleeve, cuff = 'lace', hand = 'fist', flip = false, bend = 0, slashes } = spec;
  const turn = direction(elbow, wrist) + 90;
  const forearm = tube([joint(elbow, 50), joint(mix(elbow, wrist, 0.5), 44), joint(wrist, 33)]);
  const upper = tube(
    [
      joint(mix(shoulder, elbow, 0.02), 56),
      joint(mix(shoulder, elbow, 0.35), 70),
      joint(mix(shoulder, elbow, 0.8), 62),
      joint(mix(shoulder, elbow, 1.04), 46),
    ],
    { roundStart: true, roundEnd: true },
  );
  return [
    { use: hand, at: mix(elbow, wrist, 1.06), turn: turn + bend, flip },
    {
      use: cuff === 'lace' ? 'cuff-lace' : 'cuff-turned',
      at: wrist,
      turn,
      ...(cuff !== 'lace' && { tokens: { rot: cuff } }),
    },
    cloth(forearm, sleeve, { angle: turn + 8, step: 13, share: 0.3, longest: 40 }),
    cloth(upper, puff, { angle: 20, step: 13, share: 0.3, longest: 44 }),
    slashes ? slash(shoulder, elbow, slashes) : line(folds(shoulder, elbow), 4, 1),
  ];
}

/** Three slits along a puffed sleeve through which its lining shows. */
function slash(shoulder: Point, elbow: Point, lining: Token): Drawing {
  const turn = direction(shoulder, elbow);
  return along([0, -40], [0, 40], 3).map(([, offset]): Drawing[number] => {
    const [x, y] = mix(shoulder, elbow, 0.5);
    const angle = ((turn + 90) * Math.PI) / 180;
    return area(
      disc(x + Math.cos(angle) * offset, y + Math.sin(angle) * offset, 40 - Math.abs(offset) * 0.2, 9, turn),
      lining,
      4.5,
    );
  });
}

function folds(shoulder: Point, elbow: Point): string {
  const [dx, dy] = [elbow[0] - shoulder[0], elbow[1] - shoulder[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  return [-28, 4, 34]
    .map((offset) => {
      const [ax, ay] = mix(shoulder, elbow, 0.1);
      const [bx, by] = mix(shoulder, elbow, 0.82);
      const [mx, my] = mix(shoulder, elbow, 0.5);
      const put = (x: number, y: number, by_: number): string => `${x + nx * by_},${y + ny * by_}`;
      return curve(`${put(ax, ay, offset * 0.7)} ${put(mx, my, offset * 1.3)} ${put(bx, by, offset * 0.8)}`);
    })
    .join('');
}
