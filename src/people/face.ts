import { listOf } from '../base/list-of.js';
import { curve, disc, moved, poly } from '../deck/curve.js';
import { area, flat, line } from '../deck/draw.js';
import { cuts } from '../deck/salzburg/shared/burin.js';
import type { Token } from '../deck/palette.js';
import type { Drawing, Point, Shape } from '../deck/shape.js';
import type { Look } from './look.js';
import type { Person } from './person.js';

type Side = -1 | 1;
const SIDES: readonly Side[] = [-1, 1];

/** If `side` is the left side, mirrors a line that is written for the right side. */
export const onSide = (text: string, side: Side): string => (side === 1 ? text : moved(text, (x, y): Point => [-x, y]));

/** Draws both sides with a function that can draw either side. */
export const onBothSides = (draw: (side: Side) => Drawing): Drawing => SIDES.map(draw);

const roundToTenths = (value: number): number => Math.round(value * 10) / 10;
const points = (...all: readonly (readonly [x: number, y: number, corner?: '!'])[]): string =>
  all.map(([x, y, corner = '']) => `${roundToTenths(x)},${roundToTenths(y)}${corner}`).join(' ');

/** The position of inflated cheeks. */
const CHEEK = { x: 50, y: 46, r: 37 } as const;

/** Returns the outline of the face. An open mouth drops the jaw. */
function outline({ face }: Person, look: Look): string {
  const drop = look.mouth.open * 0.28;
  return curve(moved(face, (x, y): Point => [x, y + Math.max(0, Math.min(1, (y - 40) / 60)) * drop]));
}

/** Draws the face without features, but with its marks and any inflated cheeks. */
export function skin(person: Person, look: Look): Drawing {
  const r = CHEEK.r * look.cheeks;
  const cheeks = r > 6 ? SIDES.map((side) => side * CHEEK.x * (0.7 + 0.3 * look.cheeks)) : [];
  return [
    cheeks.map((x) => area(disc(x, CHEEK.y, r, r * 0.92), 'haut', 7)),
    area(outline(person, look), 'haut', 7),
    { use: person.marks },
    cheeks.map((x) => flat(disc(x, CHEEK.y, r - 3.5, r * 0.92 - 3.5), 'haut')),
    look.cheeks > 0.3 ? onBothSides((side) => blownCheek(side, look.cheeks)) : [],
  ];
}

/** Draws the edge of an inflated cheek next to the mouth, and the red of the cheek. */
const blownCheek = (side: Side, inflation: number): Drawing => [
  cuts(onSide(points([30, 18], [18, 34], [18, 56], [32, 74]), side), 5 * inflation, 0),
  line([0, 1, 2].map((i) => `M${side * (46 + i * 13) - 4},${52 - i * 2}l8,-15`).join(''), 4.5, 0, 'rot'),
];

/** Draws an eye. The lids are parabolas through the corners of the eye and cut off the pupil. */
function eye(side: Side, { eye: place }: Person, look: Look): Drawing {
  const { x, y, rx, ry, lashes = false } = place;
  const lid = side === -1 ? look.lidLeft : look.lidRight;
  const low = ry * (0.72 - 0.62 * look.squint);
  const top = Math.min(low, -ry + lid * ry * 1.72);
  const cx = side * x;
  const corner = 2;
  const edge = (apex: number, u: number): number => y + corner + (apex - corner) * (1 - (u / rx) ** 2);
  const arch = (apex: number): string =>
    `${roundToTenths(cx)},${roundToTenths(y + 2 * apex - corner)} ${roundToTenths(cx + rx)},${y + corner}`;
  const from = `M${roundToTenths(cx - rx)},${y + corner}Q`;
  const lidText = points(
    [cx - side * rx * 1.06, y + corner + 2],
    [cx - side * rx * 0.5, edge(top, rx * 0.5)],
    [cx, y + top],
    [cx + side * rx * 0.55, edge(top, rx * 0.55)],
    [cx + side * rx * 1.16, y + corner + (lashes ? -2 : 1)],
  );
  return [
    low - top > 3
      ? [
          flat(
            `${from}${arch(top)}Q${roundToTenths(cx)},${roundToTenths(y + 2 * low - corner)} ${roundToTenths(cx - rx)},${y + corner}Z`,
            'paper',
          ),
          pupil(cx, place, look, (u) => [edge(top, u), edge(low, u)]),
          line(`${from}${arch(low)}`, 3.5, 1),
        ]
      : [],
    cuts(lidText, lid > 0.8 ? 8 : 9, 0),
    lashes
      ? cuts(
          points([cx + side * rx * 0.75, y - 1], [cx + side * (rx + 5), y - 5], [cx + side * (rx + 9), y - 10]),
          5,
          1,
        )
      : [],
    lid > 0.05 && lid < 0.8
      ? line(
          curve(
            points(
              [cx - side * rx * 0.6, y - ry * 0.95],
              [cx + side * 3, y - ry * 1.25],
              [cx + side * rx, y - ry * 0.6],
            ),
          ),
          3,
          2,
        )
      : [],
  ];
}

const PUPIL = 12;

/**
 * Draws a pupil.
 * @param lids returns the heights of both lids at a horizontal distance from the middle of the eye
 */
function pupil(
  cx: number,
  { y, rx, ry }: Person['eye'],
  { pupils }: Look,
  lids: (u: number) => readonly [top: number, low: number],
): readonly Shape[] {
  const [px, py] = [cx + pupils.x * (rx - PUPIL * 0.75), y - 1 + pupils.y * ry * 0.42];
  const within = (dx: number, dy: number, r: number): string =>
    poly(
      listOf(20, (i): Point => {
        const angle = (i * Math.PI) / 10;
        const u = Math.max(cx - rx, Math.min(cx + rx, px + dx + Math.cos(angle) * r));
        const [top, low] = lids(u - cx);
        return [roundToTenths(u), roundToTenths(Math.max(top, Math.min(low, py + dy + Math.sin(angle) * r)))];
      }),
    );
  return [flat(within(0, 0, PUPIL), 'ink'), flat(within(-3.5, -4, 3), 'paper', 1)];
}

function brow(side: Side, { eye: { x }, brow: { y, long, thick, token } }: Person, look: Look): Drawing {
  const { lift, slant } = side === -1 ? look.browLeft : look.browRight;
  const at = (u: number, v: number): Point => [side * (x + u), y - lift + v - (u / long) * slant];
  const d = curve(
    `${points(
      [...at(-long, 2 + thick * 0.5), '!'],
      [...at(-long * 0.9, -thick * 0.5)],
      [...at(long * 0.2, -thick * 0.5 - 5)],
      [...at(long, 5), '!'],
      [...at(long * 0.2, thick * 0.5 - 2)],
    )} z`,
  );
  return [flat(d, token), line(d, 3.5, 0)];
}

/** Draws lines across the forehead when the brows rise. */
const forehead = ({ brow: { y } }: Person, { browLeft, browRight }: Look): Drawing => {
  const lift = (browLeft.lift + browRight.lift) / 2;
  return lift < 12
    ? []
    : [cuts([points([-24, y - lift - 16], [0, y - lift - 20], [24, y - lift - 16])], Math.min(5, lift / 5), 1)];
};

/** Draws wrinkles over the nose. */
const noseWrinkles = ({ eye: { y } }: Person, { nose }: Look): Drawing =>
  nose < 0.2
    ? []
    : [
        cuts(
          [points([-9, y - 12], [-5, y - 4], [-9, y + 4]), points([9, y - 12], [5, y - 4], [9, y + 4])],
          5 * nose,
          1,
        ),
        cuts([onSide('13,14 24,20 32,34', 1), onSide('13,14 24,20 32,34', -1)], 5 * nose, 1),
      ];

function mouth({ mouth: place }: Person, look: Look): Drawing {
  const { wide, x, left, right, bow, open, teeth, pucker, crease } = look.mouth;
  const w = place.wide * wide;
  const y = place.y;
  const [upper, lower] = [y + bow - open * 0.35, y + bow + open * 0.65];
  const [lx, rx] = [x - w, x + w];
  const [ly, ry] = [y + left, y + right];
  const full = (place.lip?.full ?? 0) * (1 - pucker) + pucker * 17;
  const ends: readonly [Point, Point] = [
    [lx, ly],
    [rx, ry],
  ];
  return [
    full > 2 ? lips(ends, x, upper, lower, full, pucker > 0.4 ? 'rot' : (place.lip?.token ?? 'rot')) : [],
    open > 3 ? cavity(ends, x, upper, lower, teeth) : closed(ends, x, (upper + lower) / 2, pucker),
    full > 2 || open > 3 ? [] : cuts(points([x - 13, lower + 15], [x, lower + 17], [x + 13, lower + 15]), 4, 1),
    pucker > 0.6
      ? cuts(
          [-1, 1].flatMap((side) => [
            points([x + side * (w + 12), y - 10], [x + side * (w + 21), y - 16]),
            points([x + side * (w + 12), y + 11], [x + side * (w + 21), y + 17]),
          ]),
          4.5,
          1,
        )
      : [],
    crease > 0.1
      ? cuts(
          [
            points([lx - 5, ly - 15], [lx - 11, ly], [lx - 5, ly + 14]),
            points([rx + 5, ry - 15], [rx + 11, ry], [rx + 5, ry + 14]),
          ],
          6 * crease,
          0,
        )
      : [],
  ];
}

const lips = (
  [[lx, ly], [rx, ry]]: readonly [Point, Point],
  x: number,
  upper: number,
  lower: number,
  full: number,
  token: Token,
): Shape => {
  const [u, d] = [full * 0.8, full];
  const near = Math.min(8, (rx - lx) * 0.2);
  return area(
    curve(
      `${points(
        [lx, ly, '!'],
        [x - near, upper - u],
        [x, upper - u * 0.62],
        [x + near, upper - u],
        [rx, ry, '!'],
        [x + near * 1.2, lower + d * 0.9],
        [x - near * 1.2, lower + d * 0.9],
      )} z`,
    ),
    token,
    3.5,
  );
};

const closed = ([[lx, ly], [rx, ry]]: readonly [Point, Point], x: number, y: number, pucker: number): Shape =>
  cuts(
    points([lx - 2, ly], [(lx + x) / 2, (ly + y * 2) / 3], [x, y], [(rx + x) / 2, (ry + y * 2) / 3], [rx + 2, ry]),
    7.5 - 3 * pucker,
    0,
  );

/** Draws an open mouth: dark, with teeth above and a tongue below. */
function cavity(
  [[lx, ly], [rx, ry]]: readonly [Point, Point],
  x: number,
  upper: number,
  lower: number,
  teeth: number,
): Drawing {
  const w = (rx - lx) / 2;
  const d = curve(
    `${points([lx, ly, '!'], [x - w * 0.5, (ly + upper * 3) / 4], [x, upper], [x + w * 0.5, (ry + upper * 3) / 4], [rx, ry, '!'], [x + w * 0.55, (ry + lower * 3) / 4], [x, lower], [x - w * 0.55, (ly + lower * 3) / 4])} z`,
  );
  const open = lower - upper;
  return [
    flat(d, 'weinrot'),
    open > 12 && teeth < 0.95 ? flat(disc(x, lower - open * 0.17, Math.min(w * 0.5, 17), open * 0.15), 'rot') : [],
    teeth > 0.3 ? upperTeeth([lx, ly], [rx, ry], x, upper, open * (teeth > 0.95 ? 0.9 : 0.42)) : [],
    line(d, 5, 0),
  ];
}

/** Draws the row of teeth below the upper lip. */
function upperTeeth([lx, ly]: Point, [rx, ry]: Point, x: number, upper: number, high: number): Drawing {
  const w = (rx - lx) / 2;
  const d = curve(
    `${points([lx + 3, ly, '!'], [x - w * 0.5, (ly + upper * 3) / 4], [x, upper], [x + w * 0.5, (ry + upper * 3) / 4], [rx - 3, ry, '!'], [x + w * 0.55, (ry + upper * 3) / 4 + high * 0.8], [x, upper + high], [x - w * 0.55, (ly + upper * 3) / 4 + high * 0.8])} z`,
  );
  return [flat(d, 'paper'), line(d, 3, 1)];
}

/** Draws mouth and beard, nose, eyes and glasses. */
export const features = (person: Person, look: Look): Drawing => [
  person.beard?.(look) ?? [],
  mouth(person, look),
  person.overMouth?.(look) ?? [],
  noseWrinkles(person, look),
  { use: person.nose, at: [0, look.nose * -4] },
  onBothSides((side) => eye(side, person, look)),
  person.glasses ? [{ use: person.glasses }] : [],
];

/** Draws the brows over hair and hat, so that raised brows stay visible. */
export const brows = (person: Person, look: Look): Drawing => [
  forehead(person, look),
  onBothSides((side) => brow(side, person, look)),
];
