import { listOf } from '../../../base/list-of.js';
import { curve, disc, moved } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';
import { comb } from '../shared/comb.js';
import { leaflet } from '../shared/scenery.js';

const quill = (side: number, [rx, ry]: Point, [tx, ty]: Point, width: number, barbs: boolean): Drawing => {
  const length = Math.hypot(tx - rx, ty - ry);
  const [ux, uy] = [(tx - rx) / length, (ty - ry) / length];
  const at = (along: number, off: number): string =>
    `${Math.round(side * (rx + ux * along - uy * off))},${Math.round(ry + uy * along + ux * off)}`;
  const barb = (along: number, off: number): string => `M${at(along, 0)}L${at(along + 16, off)}`;
  return [
    area(
      curve(
        `${at(0, -width * 0.6)}! ${at(length * 0.6, -width)} ${at(length * 0.9, -width * 0.8)} ${at(length, 0)} ${at(length * 0.9, width * 0.8)} ${at(length * 0.6, width)} ${at(0, width * 0.6)}! z`,
      ),
      'blau',
      6,
    ),
    line(`M${at(length * 0.3, 0)}L${at(length - 8, 0)}`, 3.5, 1),
    barbs
      ? line(
          [0.52, 0.62, 0.72, 0.82]
            .map((t) => barb(length * t, width * 0.62) + barb(length * t, -width * 0.62))
            .join(''),
          2.8,
          2,
        )
      : [],
  ];
};

const TIPS: readonly (readonly [root: Point, tip: Point])[] = [
  [
    [78, -170],
    [122, -52],
  ],
  [
    [96, -196],
    [162, -86],
  ],
  [
    [114, -220],
    [222, -100],
  ],
  [
    [130, -244],
    [236, -158],
  ],
  [
    [142, -266],
    [278, -202],
  ],
  [
    [150, -286],
    [260, -266],
  ],
  [
    [154, -304],
    [274, -322],
  ],
  [
    [150, -318],
    [228, -374],
  ],
];

const COVERTS: readonly (readonly [root: Point, tip: Point])[] = [
  [
    [60, -190],
    [92, -118],
  ],
  [
    [74, -216],
    [126, -146],
  ],
  [
    [88, -240],
    [156, -178],
  ],
  [
    [102, -262],
    [178, -214],
  ],
  [
    [114, -282],
    [190, -250],
  ],
  [
    [124, -300],
    [192, -290],
  ],
  [
    [128, -316],
    [180, -330],
  ],
];

const wing = (side: number): Drawing => [
  TIPS.map(([root, tip]) => quill(side, root, tip, 19, true)),
  COVERTS.map(([[rx, ry], tip]) => quill(side, [rx, ry], tip, 16, false)),
  area(
    curve(
      `${side * 30},-250! ${side * 60},-290 ${side * 96},-330 ${side * 140},-346 ${side * 160},-332 ${side * 150},-300 ${side * 126},-262 ${side * 96},-214 ${side * 66},-166 ${side * 36},-130! z`,
    ),
    'blau',
    7,
  ),
  // The arm of the wing, in small feathers
  area(
    curve(
      moved(
        '28,-256! 62,-296 100,-336 142,-356! 162,-354 170,-336 156,-320! 148,-298 130,-300! 122,-274 104,-276! 96,-248 78,-250! 70,-222 52,-224! 44,-198 26,-196! z',
        (x, y) => [side * x, y],
      ),
    ),
    'ocker',
    6,
  ),
  line(
    [
      [50, -244],
      [72, -270],
      [96, -298],
      [122, -324],
      [74, -216],
      [98, -244],
      [54, -180],
      [124, -272],
    ]
      .map(([x, y]) => `M${side * x - 9},${y}q9,14 18,0`)
      .join(''),
    3.5,
    1,
  ),
];

/** A red leg with a feathered thigh and three talons around the perch. */
const talon = (x: number): Drawing => [
  area(curve(`${x - 13},-70! ${x + 13},-70! ${x + 10},-30 ${x + 12},-12! ${x - 12},-12! ${x - 10},-30 z`), 'rot', 5),
  line(`M${x - 9},-50h18M${x - 9},-38h18M${x - 9},-26h18`, 3, 2),
  [-24, 0, 24].map((dx): Drawing => [
    area(
      curve(
        `${x + dx * 0.3 - 7},-18! ${x + dx - 9},-6 ${x + dx - 7},14 ${x + dx},22 ${x + dx + 8},12 ${x + dx + 8},-6 ${x + dx * 0.3 + 7},-18! z`,
      ),
      'rot',
      4.5,
    ),
    { d: `M${x + dx - 6},16Q${x + dx - 2},30 ${x + dx + 2},40Q${x + dx + 8},28 ${x + dx + 7},15Z`, fill: 'ink' },
  ]),
];

export const eagle = (): Drawing => [
  [-1, 1].map(wing),
  // Tail
  [
    [-26, 60, -52],
    [26, 60, 52],
    [-14, 74, -26],
    [14, 74, 26],
    [0, 80, 0],
  ].map(([rx, ty, tx]): Drawing => quill(1, [rx, -100], [tx, ty], 15, true)),
  // Body and thighs
  area(curve('-66,-262! -82,-200 -70,-140 -36,-96 0,-76 36,-96 70,-140 82,-200 66,-262! 0,-276 z'), 'ocker', 7.5),
  line(
    [-214, -188, -162, -136, -112, -88]
      .map((y, row) => {
        const all = 5 - (row > 3 ? row - 2 : row % 2);
        return listOf(all, (i) => `M${(i - (all - 1) / 2) * 24 - 9},${y}q9,16 18,0`).join('');
      })
      .join(''),
    3.5,
    1,
  ),
  comb('76,-244 82,-200 74,-160', [-30, 4], { step: 8 }),
  // Feathered thighs, tapering to the leg
  [-1, 1].map((s): Drawing => [
    area(
      curve(
        `${s * 12},-134! ${s * 11},-110 ${s * 18},-84! ${s * 25},-92 ${s * 30},-58! ${s * 38},-58! ${s * 46},-86 ${s * 52},-76! ${s * 74},-112 ${s * 82},-144 ${s * 66},-166 ${s * 36},-158! z`,
      ),
      'ocker',
      6,
    ),
    line(
      [
        [48, -146],
        [30, -130],
        [60, -124],
        [42, -106],
      ]
        .map(([x, y]) => `M${s * x - 8},${y}q8,12 16,0`)
        .join(''),
      3,
      1,
    ),
  ]),
  [-34, 34].map((x) => talon(x)),
  { use: eagleHead, at: [-6, -42] },
];

/** Ruff and head in profile to the right, with a flat brow, a hooked beak and a cere. */
const eagleHead = (): Drawing => [
  area(
    curve(
      '-58,-226! -44,-262! -60,-268! -44,-298! -56,-310! -36,-332! -28,-362 0,-380 34,-378 54,-358! 60,-338 50,-312! 44,-292 50,-268! 62,-256! 50,-236! 38,-214! 26,-228! 12,-206! 0,-224! -14,-206! -26,-226! -42,-210! z',
    ),
    'rot',
    7,
  ),
  line(
    'M-30,-322C-24,-310 -28,-296 -32,-286M-10,-330C-2,-310 -8,-290 -14,-276M12,-320C18,-304 14,-286 8,-270M30,-312C34,-296 32,-280 28,-266M-36,-262C-30,-250 -32,-240 -38,-232M-10,-256C-6,-246 -6,-236 -12,-228M20,-252C24,-242 24,-234 20,-226',
    3.5,
    1,
  ),
  area(curve('44,-332! 70,-326 88,-326! 78,-314 48,-312! z'), 'ocker', 5),
  area(curve('44,-358! 64,-362 88,-358 106,-342 104,-304! 94,-324 76,-330 36,-324! z'), 'ocker', 6),
  line('M62,-360C68,-350 68,-340 64,-329', 4, 1),
  { d: 'M70,-350l9,1l-5,5Z', fill: 'ink', from: 1 },
  flat(disc(30, -348, 10), 'ocker'),
  flat(disc(32, -348, 5.5), 'ink'),
  line(disc(30, -348, 10), 3.5, 1),
  line('M2,-368C20,-368 38,-362 56,-350', 11, 0),
  // The golden sprig in the beak
  line('M88,-318C110,-306 130,-318 150,-350', 12, 0),
  line('M88,-318C110,-306 130,-318 150,-350', 5, 0, 'ocker'),
  [
    [112, -312, 160],
    [120, -314, 20],
    [138, -330, 100],
    [138, -332, -10],
    [150, -350, 34],
  ].map(([x, y, turn]): Drawing => [{ use: leaflet, at: [x, y], turn, scale: 0.42, tokens: { gruen: 'ocker' } }]),
];
