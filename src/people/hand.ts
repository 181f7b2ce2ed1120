import { cacheByArguments } from '../deck/cache.js';
import { curve, tube, type Joint } from '../deck/curve.js';
import { area, cloth, flat, line } from '../deck/draw.js';
import { cuts } from '../deck/salzburg/shared/burin.js';
import { comb } from '../deck/salzburg/shared/comb.js';
import type { Token } from '../deck/palette.js';
import type { Drawing, SharedDrawing } from '../deck/shape.js';
import type { Finger } from './look.js';

// These drawings show the right hand, at the viewer's left. The sleeve ends at 0,0. The fingers point to -y and the
// thumb to +x, towards the face.

const EDGE = 6.5;

const fingerOutline = (joints: readonly Joint[]): Drawing => [
  area(tube(joints, { roundStart: true, roundEnd: true }), 'haut', EDGE),
];

/** The knuckles, leans and lengths of the stretched fingers, from index to little finger. */
const FINGERS = [
  { x: 34, top: -104, lean: 7, length: 108 },
  { x: 11, top: -108, lean: 0, length: 108 },
  { x: -12, top: -104, lean: -9, length: 108 },
  { x: -34, top: -94, lean: -16, length: 88 },
] as const;

/** A finger bent into the palm, from its knuckle to its tip with the nail. */
const bentFinger = (x: number, top: number): Drawing => [
  fingerOutline([
    [x, top + 6, 12],
    [x, top + 20, 12.5],
    [x * 0.94, top + 40, 11],
  ]),
  cuts(`${x - 6},${top + 13} ${x},${top + 10} ${x + 6},${top + 13}`, 3.5, 2),
];

/** A stretched finger, seen from the palm. */
function stretchedFinger({ x, top, lean, length }: (typeof FINGERS)[number]): Drawing {
  const at = (part: number): Joint => [x + lean * part * 1.7, top + 26 - part * length, 13.5 - part * 2.5];
  const [, middle, end] = [at(0), at(0.42), at(1)];
  return [
    fingerOutline([at(0), at(0.25), middle, at(0.75), end]),
    [0.36, 0.66].map((part) => {
      const [px, py] = at(part);
      return cuts(`${px - 7},${py} ${px},${py + 3} ${px + 7},${py}`, 3.5, 2);
    }),
    comb(
      `${middle[0] + 11},${middle[1] + 26} ${middle[0] + 10 + lean * 0.4},${middle[1] - 10} ${end[0] + 8},${end[1] + 6}`,
      -8,
      { step: 7, lean: 0 },
    ),
  ];
}

/** A golden ring that distinguishes the ring finger from its neighbour. */
const ring = ({ x, top, lean }: (typeof FINGERS)[number]): Drawing => {
  const [px, py] = [x + lean * 0.34 * 1.7, top + 26 - 0.34 * 108];
  const d = `M${px - 13},${py + 2}L${px + 12},${py - 5}`;
  return [
    { d, stroke: 'ink', width: 19 },
    { d, stroke: 'ocker', width: 10 },
  ];
};

const palm = (): Drawing => [
  area(curve('-24,-14! -28,-34 -47,-58 -48,-92 -30,-106 32,-110 47,-92 46,-58 28,-34 24,-14! z'), 'haut', EDGE),
  comb('24,-20 30,-36 46,-60 47,-84', -14, { step: 7 }),
];

/** A thumb across the bent fingers. */
const thumbAcross: Drawing = [
  area(curve('40,-30! 50,-52 38,-66 12,-68 -14,-66 -24,-58 -18,-47 6,-46 20,-40 24,-28! z'), 'haut', EDGE),
  flat(curve('24,-24! 26,-34 40,-34 38,-24! z'), 'haut'),
  cuts('-20,-60 -12,-58 -10,-52', 3.5, 2),
];

const fistWithFinger = (raised: number): Drawing => {
  return [
    palm(),
    FINGERS.map((finger, i) => (i === raised ? [stretchedFinger(finger), i === 2 ? ring(finger) : []] : [])),
    FINGERS.map(({ x, top }, i) => (i === raised ? [] : bentFinger(x, top))),
    thumbAcross,
  ];
};

/** A fist with the fingers one above the other, and the thumb on top. */
const thumb = (): Drawing => [
  area(curve('-22,-14! -30,-36 -46,-56 -46,-100 -20,-114 20,-112 36,-70 26,-36 22,-14! z'), 'haut', EDGE),
  area(curve('-44,-84! -44,-112 -34,-140 -28,-172 -16,-192 2,-192 10,-176 4,-146 2,-116 14,-100! z'), 'haut', EDGE),
  cuts(['-28,-150 -16,-146 -4,-150', '-28,-142 -16,-138 -6,-142'], 3.5, 2),
  cuts('-19,-172 -10,-186 2,-176', 4, 1),
  comb('10,-174 4,-146 3,-118', 12, { step: 7, lean: 0 }),
  [-102, -81, -60, -39].map((y, i) =>
    fingerOutline([
      [-18, y, 10.5],
      [8, y - 1, 12],
      [36 - i * 4, y + 1, 11],
    ]),
  ),
  cuts(['18,-108 24,-102 20,-95', '17,-87 23,-81 19,-74', '15,-66 21,-60 17,-53'], 3.5, 2),
  flat(curve('-42,-88! -38,-100 -22,-108 -14,-98 -18,-60 -22,-30 -34,-46 -43,-62 z'), 'haut'),
  cuts('-16,-100 -12,-90 -16,-82', 4.5, 1),
];

const cuff = (token: Token): Drawing => [
  cloth(
    curve('-40,0! -36,-24 -30,-30! 0,-24 30,-30! 36,-24 40,0! 0,4 z'),
    token,
    { angle: 80, step: 7, share: 0.5 },
    7,
  ),
  line(curve('-34,-14 0,-8 34,-14'), 4, 1),
];

const FINGER_INDICES: Readonly<Record<Finger, number>> = {
  A: -1,
  K: 0,
  O: 1,
  U: 2,
  5: 3,
  10: -1,
  9: 0,
  8: 1,
  7: 2,
  6: 3,
};

const cachedHand = cacheByArguments((place: number, token: Token): SharedDrawing => () => [
  place < 0 ? thumb() : fistWithFinger(place),
  cuff(token),
]);

/** Returns the right hand with one finger apart. A left hand is the mirror image. Cached, because hatching is slow. */
export const hand = (finger: Finger, token: Token): SharedDrawing => cachedHand(FINGER_INDICES[finger], token);
