import { curve, disc, tube } from '../curve.js';
import { area, joined, line } from '../draw.js';
import type { Token } from '../palette.js';
import type { Drawing, Placed, Point } from '../shape.js';

/** A small person of a vignette: about 300 high, feet on y = 0 where he stands. */
export interface Folk {
  readonly head: Point;
  readonly neck: Point;
  readonly hip: Point;
  readonly looks: 'left' | 'right';
  /** Elbow and hand; the first arm is the far one. */
  readonly arms: readonly (readonly [elbow: Point, hand: Point])[];
  /** Knee and foot; the first leg is the far one. */
  readonly legs?: readonly (readonly [knee: Point, foot: Point])[];
  readonly coat: Token;
  readonly sleeves?: Token;
  readonly breeches?: Token;
  readonly stockings?: Token;
  /** A long skirt: its colour, and the left and right end of its hem. */
  readonly skirt?: { readonly colour: Token; readonly hem: readonly [Point, Point]; readonly apron?: Token };
  readonly hair?: Token;
  readonly hat?: Placed['use'];
  readonly hatColour?: Token;
}

const LINE = 5;

export function folk(spec: Folk): Drawing {
  const { head, neck, hip, looks, arms, legs = [], coat, sleeves = coat, breeches = 'ink', stockings = 'paper', skirt, hair = 'weinrot', hat, hatColour } = spec;
  const side = looks === 'left' ? -1 : 1;
  const shoulder = (far: boolean): Point => [neck[0] + (far ? side : -side) * 16, neck[1] + 16];
  const arm = (index: number): Drawing => {
    const bones = arms[index];
    if (!bones) return [];
    const [x, y] = shoulder(index === 0);
    const [[ex, ey], [hx, hy]] = bones;
    const bent = tube([[x, y, 17], [ex, ey, 15], [hx, hy, 11]], { roundStart: true, roundEnd: true });
    return [area(disc(hx + (hx - ex) * 0.13, hy + (hy - ey) * 0.13, 12), 'haut', 4), area(bent, sleeves, LINE)];
  };
  const leg = ([[kx, ky], [fx, fy]]: readonly [Point, Point]): Drawing => {
    const toe = fx + side * 26;
    return [
      area(tube([[kx, ky, 17], [(kx + fx) / 2, (ky + fy) / 2, 17], [fx, fy - 8, 11]], { roundStart: true }), stockings, LINE),
      area(curve(`${fx - side * 14},${fy - 20}! ${fx + side * 12},${fy - 16} ${toe},${fy - 6} ${toe},${fy + 4}! ${fx - side * 14},${fy + 4}! z`), 'ink', 3),
      area(tube([[hip[0], hip[1], 29], [(hip[0] + kx) / 2, (hip[1] + ky) / 2, 27], [kx, ky, 21]], { roundStart: true }), breeches, LINE),
    ];
  };
  const waist = skirt ? 24 : 30;
  return [
    arm(0),
    legs.map(leg),
    skirt
      ? [
          area(gown(hip, skirt.hem), skirt.colour, LINE),
          skirt.apron ? area(gown([hip[0] + side * 8, hip[1] + 6], [inset(skirt.hem, 0.24), inset(skirt.hem, side < 0 ? 0.62 : 0.76)]), skirt.apron, 4) : [],
        ]
      : [],
    area(tube([[neck[0], neck[1] + 4, 30], [(neck[0] + hip[0]) / 2, (neck[1] + hip[1]) / 2, 34], [hip[0], hip[1] + (skirt ? 0 : 18), waist]], { roundStart: true }), coat, LINE),
    line(tubeLine(neck, hip, side), 3.5, 1),
    joined([tube([[neck[0], neck[1], 12], [head[0], head[1], 12]])], 'haut', 4),
    face(head, side, hair),
    hat ? [{ use: hat, at: head, flip: side > 0, ...(hatColour && { tokens: { gruen: hatColour } }) }] : [],
    arm(1),
  ];
}

const inset = ([[ax, ay], [bx, by]]: readonly [Point, Point], t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t - 6];

const gown = ([x, y]: Point, [[ax, ay], [bx, by]]: readonly [Point, Point]): string =>
  curve(`${x - 22},${y - 12}! ${(x - 22 + ax) / 2 - 6},${(y + ay) / 2 - 20} ${ax},${ay}! ${(ax + bx) / 2},${(ay + by) / 2 + 8} ${bx},${by}! ${(x + 22 + bx) / 2 + 6},${(y + by) / 2 - 20} ${x + 22},${y - 12}! z`);

const tubeLine = (neck: Point, hip: Point, side: number): string =>
  `M${neck[0] + side * 10},${neck[1] + 6}L${hip[0] + side * 10},${hip[1]}`;

function face([x, y]: Point, side: number, hair: Token): Drawing {
  const at = (dx: number, dy: number): string => `${x + dx * side},${y + dy}`;
  return [
    area(curve(`${at(-26, -4)} ${at(-20, 20)} ${at(0, 30)} ${at(16, 24)} ${at(20, 10)}! ${at(30, 6)}! ${at(22, -8)} ${at(14, -24)} ${at(-8, -28)} z`), 'haut', 4.5),
    area(curve(`${at(16, -26)}! ${at(-4, -36)} ${at(-30, -22)} ${at(-34, 6)} ${at(-26, 22)}! ${at(-14, 12)} ${at(-12, -8)} ${at(4, -16)} z`), hair, 4),
    { d: disc(x + 12 * side, y - 3, 3.6), fill: 'ink' },
    line(`M${at(10, 15)}L${at(19, 14)}`, 3, 1),
  ];
}
