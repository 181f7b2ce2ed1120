import { curve, disc } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import type { Token } from '../../palette.js';
import type { Drawing, Point } from '../../shape.js';
import { comb } from '../shared/comb.js';
import { boneOf, curveAt, garter as band, shin as stockinged, turnedTo, whole } from '../shared/legs.js';

/** Offsets of a shin's contour, with a swelling calf, from the bone, between the knee (0) and the ankle (1). */
const FRONT: readonly Point[] = [
  [0, -48],
  [0.14, -50],
  [0.34, -48],
  [0.62, -37],
  [0.86, -29],
  [1, -32],
];

const BACK: readonly Point[] = [
  [1, 34],
  [0.9, 27],
  [0.74, 34],
  [0.52, 58],
  [0.32, 66],
  [0.14, 50],
  [0, 46],
];

/** A shin. `back` is the side of the calf: 1 right, -1 left. */
export function shin(knee: Point, ankle: Point, back: 1 | -1): Drawing {
  const bone = whole(boneOf(knee, ankle, back));
  const at = ([along, off]: Point): string => bone(along, off).join(',');
  const right = back === 1 ? BACK.slice(2, 6) : FRONT.slice(1, 5);
  const [low, middle, high] = back === 1 ? [32, 26, 30] : [-30, -28, -30];
  return stockinged(bone, {
    front: FRONT,
    back: BACK,
    stocking: 'paper',
    shading: [
      comb(right.map(at).join(' '), [-30, 10], { step: 10 }),
      comb([at([1, low]), at([0.92, middle]), at([0.84, high])].join(' '), [-20, 6], { step: 9 }),
    ],
    // Four embroidered lozenges that become smaller upward
    clock: [0.94, 0.87, 0.8, 0.73].map((along, i) => {
      const [x, y] = bone(along, -6 + i);
      return flat(`M${x},${y - 16 + i * 2}L${x + 7 - i},${y}L${x},${y + 16 - i * 2}L${x - 7 + i},${y}Z`, 'blau', 2);
    }),
  });
}

/** A ribbon around the leg below the knee, with a bow at one side. */
export const garter = (at: Point, bowAt: Point, colour: Token, turn = 0): Drawing =>
  band(colour, {
    band: curveAt(whole(turnedTo(at, turn)), '-54,-20! 0,-10 54,-20! 56,14! 0,26 -56,14! z'),
    edge: 6,
    bow: [{ use: bow, at: bowAt, turn, scale: 0.84, tokens: { rot: colour } }],
  });

/** A ribbon bow with two loops and two swallow-tailed ends. */
const bow = (): Drawing => [
  area(curve('2,6! -10,40 -34,66! -26,70! -26,84! 4,54 z'), 'rot', 5.5),
  area(curve('0,6! 22,34 50,48! 46,60! 58,70! 20,60 z'), 'rot', 5.5),
  area(curve('0,0! -30,-40 -64,-36 -66,-6 -40,14 z'), 'rot', 6),
  area(curve('0,0! 28,-42 62,-40 68,-10 42,12 z'), 'rot', 6),
  line(
    'M-10,-6C-26,-22 -40,-24 -50,-18M-12,0C-24,0 -34,0 -40,4M12,-8C26,-24 40,-28 52,-22M12,0C24,-2 36,-2 44,2',
    3.5,
    2,
  ),
  area(disc(0, 2, 14, 16), 'rot', 5.5),
];

/** A black shoe with a high tongue, a big square buckle and a stacked heel. The toe points left, the ankle is at 0,0. */
export const buckleShoe = (): Drawing => [
  { d: 'M8,34L42,30L46,62L12,62Z', fill: 'weinrot', stroke: 'ink', width: 5 },
  area(curve('36,-20! 44,10 42,38! 8,46 -40,58 -100,60 -134,54 -128,30 -98,14 -60,4 -34,-18! z'), 'ink', 6),
  area(curve('-30,-14! -52,-40 -44,-52! -10,-44 10,-20! z'), 'ink', 5),
  area('M-66,-8L-30,-30L-18,-2L-52,22Z', 'ocker', 5),
  { d: 'M-56,-4L-34,-18L-27,-2L-49,12Z', fill: 'ink' },
  line('M-118,36C-98,26 -86,24 -74,18M20,-8C26,8 28,18 28,28', 4, 1, 'grau'),
];
