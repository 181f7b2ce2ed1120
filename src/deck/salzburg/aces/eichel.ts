import { around, beads, curve, disc, poly, tube, type Joint } from '../../curve.js';
import { area, cloth, cord, joined, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';
import { hillock, land } from '../ground.js';
import { head, type Head } from '../heads.js';

const BACCHUS: Head = {
  view: 'three',
  over: ['hair-three-front', 'wreath-vine'],
  at: [512, 770],
  scale: 1.06,
  tokens: { grau: 'ocker' },
};

const limb = (...joints: Joint[]): string => tube(joints, { roundStart: true, roundEnd: true });

/** Two acorns with crossed stalks, and young Bacchus on his barrels. */
export function eichelAss(): Drawing {
  return [
    land([1620, 1600, 1610, 1596, 1616], 'gruen'),
    hillock([[300, 1770], [460, 1670], [640, 1660], [820, 1760]], 'ocker'),
    barrel(312),
    barrel(700),
    spray(),
    // The far arm on the hip, the near one with the cup
    joined([limb([620, 940, 44], [730, 1010, 40], [680, 1120, 32], [640, 1150, 28])], 'haut', 7.5),
    joined([limb([440, 1240, 78], [310, 1290, 66], [286, 1320, 56], [250, 1440, 42], [236, 1500, 34]), limb([240, 1510, 30], [180, 1530, 24])], 'haut', 7.5),
    joined([limb([580, 1240, 78], [710, 1290, 66], [734, 1320, 56], [776, 1440, 42], [786, 1500, 34]), limb([782, 1510, 30], [842, 1530, 24])], 'haut', 7.5),
    joined([curve('420,920! 400,1000 404,1100 420,1180 430,1260! 590,1260! 612,1180 618,1080 616,1000 606,920! 560,890 470,890 z')], 'haut', 8),
    line('M440,1010C460,1030 484,1030 500,1014M530,1014C546,1030 572,1030 590,1010M512,1050V1100', 4, 1),
    { d: disc(512, 1140, 6), fill: 'ink', from: 1 },
    line('M606,1060l-30,10M612,1090l-36,10M612,1120l-34,10M606,1150l-34,10M598,1180l-30,8', 3, 2),
    girdle(),
    head(BACCHUS),
    { use: 'goblet', at: [236, 826], scale: 1.1 },
    joined([limb([430, 940, 46], [330, 1000, 40], [262, 920, 32], [248, 880, 28])], 'haut', 7.5),
    { use: 'fist', at: [250, 890], turn: -14, scale: 1.05 },
    { use: 'pip-E', at: [238, 268], scale: 2.9, flip: true, turn: -96 },
    { use: 'pip-E', at: [770, 268], scale: 2.9, turn: 96 },
  ];
}

/** A cask seen from its end: staves, hoop, the six-petal star, a tap. */
function barrel(x: number): Drawing {
  return [
    cloth(disc(x, 1500, 196, 180), 'blau', { angle: 30, step: 15, share: 0.25, longest: 60 }, 8.5),
    area(disc(x, 1500, 164, 150), 'grau', 7),
    [-100, -50, 0, 50, 100].map((dx) => line(`M${x + dx},${1500 - 150 * Math.sqrt(1 - (dx / 164) ** 2)}V${1500 + 150 * Math.sqrt(1 - (dx / 164) ** 2)}`, 4, 1)),
    { use: 'star', at: [x, 1480], scale: 0.78 },
    area(poly([[x - 12, 1580], [x + 12, 1580], [x + 16, 1626], [x - 16, 1626]]), 'ocker', 5),
    area(poly([[x - 34, 1572], [x + 34, 1572], [x + 34, 1588], [x - 34, 1588]]), 'ocker', 5),
  ];
}

/** Stalks crossing on the axis, tendrils in an oval, tulip, flowers and leaves. */
function spray(): Drawing {
  const flowers: readonly Point[] = [[340, 520], [672, 520]];
  return [
    { d: disc(505, 470, 120, 92), stroke: 'ink', width: 15 },
    { d: disc(505, 470, 120, 92), stroke: 'gruen', width: 7 },
    cord('M400,268C480,280 520,360 560,470C580,520 620,530 672,520', 'rot', 13, 4),
    cord('M608,268C530,280 490,360 450,470C430,520 390,530 340,520', 'rot', 13, 4),
    { use: 'leaflet', at: [400, 590], turn: -140, scale: 1.1, tokens: { gruen: 'ocker' } },
    { use: 'leaflet', at: [612, 590], turn: 140, scale: 1.1, tokens: { gruen: 'ocker' } },
    flowers.map(([x, y]): Drawing => [
      around([x, y], 34, 34, 5).map(([px, py], i) => area(disc(px, py, 22), i % 2 ? 'paper' : 'rot', 5)),
      area(disc(x, y, 20), 'blau', 5),
    ]),
    area(curve('505,100! 452,150 458,206 505,236! 552,206 558,150 z'), 'ocker', 7),
    area(curve('505,130! 484,180 505,230! 526,180 z'), 'rot', 5),
    cord('M505,236V380', 'gruen', 9, 4),
  ];
}

function girdle(): Drawing {
  return [
    [424, 462, 500, 538, 576, 604].map((x, i): Drawing[number] => ({ use: 'leaflet', at: [x, 1196 + (i % 2) * 10], turn: 180 + (i - 2.5) * 9, scale: 1.15 })),
    cord(curve('412,1196 510,1222 616,1196'), 'weinrot', 10, 4),
    { d: beads([[470, 1226], [486, 1240], [478, 1254], [556, 1226], [572, 1240], [564, 1254]], 9), fill: 'weinrot', stroke: 'ink', width: 3.5 },
  ];
}
