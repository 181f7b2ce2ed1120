import { listOf } from '../../../base/list-of.js';
import { WELI } from '../../card.js';
import { along, around, beads, curve, disc, measured, poly, rect, stations } from '../../curve.js';
import { area, cloth, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { pipsOf } from '../numbers.js';
import { onCard } from '../pip-places.js';
import { bush, hillock, land, tuft } from '../shared/ground.js';
import { acorn, heart } from '../shared/pips.js';
import { leaflet } from '../shared/scenery.js';
import { DISC } from '../weli-disc.js';
import { wordWeli } from './weli-word.js';

/** The Schell six, with its name, six bells, acorn and heart, and a stone with an urn under a weeping willow. */
function content(): Drawing {
  return [
    land([1560, 1574, 1590, 1570, 1556], 'gruen'),
    shade(),
    monument(),
    willow(),
    hillock(
      [
        [-20, 1740],
        [140, 1640],
        [340, 1634],
        [560, 1740],
      ],
      'ocker',
    ),
    hillock(
      [
        [520, 1740],
        [700, 1650],
        [860, 1636],
        [990, 1700],
      ],
      'rot',
    ),
    bush([150, 1652], 1),
    bush([282, 1672], 0.62),
    bush([866, 1656], 0.8),
    tuft([420, 1650], 0.9),
    tuft([730, 1644], 0.8),
    pipsOf(WELI),
    { use: leaflet, at: [500, 660], turn: -118, scale: 1.3 },
    { use: leaflet, at: [514, 660], turn: 118, scale: 1.3 },
    { use: acorn, at: onCard([0.507, 0.268]), scale: 2.7 },
    { use: heart, at: onCard([0.507, 0.476]), scale: 2.2 },
    { use: wordWeli, at: [209, 120], scale: 0.9 },
  ];
}

/** Steps, a stone with the rosette, and an urn on top. */
function monument(): Drawing {
  const [x, y] = DISC;
  const handles = [-1, 1]
    .map((side) => curve(`${x + side * 52},1138 ${x + side * 82},1134 ${x + side * 80},1162 ${x + side * 44},1178`))
    .join('');
  const joints = [1524, 1560]
    .map((low, row) =>
      along([x - 150 + row * 20, low], [x + 150 - row * 20, low], 5)
        .map(([jx]) => `M${jx},${low}v34`)
        .join(''),
    )
    .join('');
  return [
    cloth(rect(x - 180, 1520, 360, 80), 'paper', { angle: 0, step: 13, share: 0.2, longest: 50 }, 7),
    line(`M${x - 180},1560H${x + 180}${joints}`, 3.5, 1),
    cloth(rect(x - 138, 1486, 276, 36), 'paper', { angle: 0, step: 11, share: 0.2 }, 7),
    cloth(
      poly([
        [x - 102, 1486],
        [x - 88, 1250],
        [x + 88, 1250],
        [x + 102, 1486],
      ]),
      'paper',
      { angle: 4, step: 13, share: 0.24, longest: 46 },
      7,
    ),
    area(rect(x - 110, 1226, 220, 28), 'paper', 6.5),
    area(disc(x, y, 66), 'ocker', 6.5),
    around(DISC, 58, 58, 6).map(([px, py]) => {
      const [dx, dy] = [px - x, py - y];
      return area(
        `M${x},${y}Q${x + dx / 2 - dy * 0.3},${y + dy / 2 + dx * 0.3} ${px},${py}Q${x + dx / 2 + dy * 0.3},${y + dy / 2 - dx * 0.3} ${x},${y}Z`,
        'paper',
        4,
      );
    }),
    { d: beads(around(DISC, 58, 58, 6, 30), 5), fill: 'ink' },
    // Urn
    area(
      poly([
        [x - 44, 1226],
        [x - 30, 1208],
        [x + 30, 1208],
        [x + 44, 1226],
      ]),
      'paper',
      6,
    ),
    { d: handles, stroke: 'ink', width: 18 },
    { d: handles, stroke: 'ocker', width: 8 },
    cloth(
      curve(
        `${x - 58},1126! ${x - 60},1164 ${x - 36},1196 ${x - 22},1210! ${x + 22},1210! ${x + 36},1196 ${x + 60},1164 ${x + 58},1126! z`,
      ),
      'paper',
      { angle: 0, step: 9, share: 0.36 },
      6.5,
    ),
    area(curve(`${x - 64},1128! ${x - 40},1106 ${x},1100 ${x + 40},1106 ${x + 64},1128! z`), 'ocker', 6),
    line(`M${x - 54},1146C${x - 20},1154 ${x + 20},1154 ${x + 54},1146`, 4, 1),
    area(disc(x, 1094, 10), 'ocker', 5),
  ];
}

/** A twig that hangs down from the crown, given by its start, its outward bow and its end. */
type Twig = readonly [from: Point, bow: Point, to: Point];

const BEFORE: readonly Twig[] = [
  [
    [450, 1044],
    [250, 1010],
    [206, 1320],
  ],
  [
    [440, 1060],
    [290, 1050],
    [262, 1450],
  ],
  [
    [466, 1070],
    [350, 1060],
    [326, 1400],
  ],
  [
    [466, 1070],
    [376, 1080],
    [374, 1330],
  ],
  [
    [488, 1040],
    [436, 1090],
    [434, 1250],
  ],
  [
    [500, 1020],
    [480, 1060],
    [476, 1180],
  ],
  [
    [540, 1030],
    [776, 1010],
    [766, 1420],
  ],
  [
    [530, 1034],
    [790, 1000],
    [812, 1310],
  ],
  [
    [530, 1020],
    [730, 990],
    [734, 1230],
  ],
  [
    [470, 1030],
    [300, 990],
    [286, 1230],
  ],
  [
    [500, 1010],
    [410, 984],
    [396, 1150],
  ],
  [
    [520, 1020],
    [560, 1012],
    [546, 1070],
  ],
  [
    [500, 1010],
    [660, 976],
    [700, 1080],
  ],
];

/** The far side of the crown, dark so that the urn stands out. */
const shade = (): Drawing => [
  area(
    curve(
      '300,1290! 260,1150 330,1040 500,1000 680,1040 760,1140 772,1300! 758,1340! 744,1290! 728,1360! 716,1300! 704,1250! 520,1250! 502,1336! 486,1276! 466,1360! 452,1290! 430,1340! 400,1290! 360,1350! z',
    ),
    'tanne',
    6,
  ),
  line(
    'M560,1070Q540,1130 536,1220M640,1070Q690,1120 694,1230M664,1064Q716,1130 714,1290M690,1080Q740,1150 738,1330M600,1060Q586,1080 580,1110M500,1080Q480,1160 470,1260',
    4,
    1,
    'gruen',
  ),
];

/** The near side of the crown, one mass that parts in front of the urn and hangs down in tresses. */
const EDGE = '206,1300! 206,1180 244,1092 330,1034 420,1004 500,996 590,1000 680,1022 752,1076 796,1160 812,1300!';

const CROWN = `${EDGE} 796,1256! 780,1320! 764,1250! 748,1310! 738,1210! 722,1230! 712,1140! 692,1120! 676,1080! 650,1066! 610,1056 570,1064! 548,1100! 536,1080! 516,1140! 500,1100! 478,1200! 460,1130! 436,1260! 412,1150! 380,1350! 354,1220! 330,1400! 306,1260! 270,1440! 250,1280! 226,1350! z`;

const onTwig = ([[ax, ay], [bx, by], [cx, cy]]: Twig, t: number): Point => {
  const u = 1 - t;
  return [u * u * ax + 2 * u * t * bx + t * t * cx, u * u * ay + 2 * u * t * by + t * t * cy];
};

/** Narrow leaves that hang in pairs, smaller towards the tip. */
function hanging(twig: Twig): Drawing {
  const [[ax, ay], [bx, by], [cx, cy]] = twig;
  const count = Math.round((cy - ay) / 34) + 3;
  const leaves = listOf(count, (i) => 0.16 + (0.84 * i) / (count - 1)).flatMap((t, i): Drawing => {
    const [x, y] = onTwig(twig, t);
    const long = 21 - t * 5;
    const [side, lean] = [i % 2 ? 1 : -1, 16 + ((i * 29 + ax) % 26)];
    return [area(disc(x + side * (7 + lean * 0.2), y + long * 0.6, 7, long - ((i * 7) % 5), -side * lean), 'gruen', 4)];
  });
  return [
    line(`M${ax},${ay}Q${bx},${by} ${cx},${cy}`, 9, 0),
    line(`M${ax},${ay}Q${bx},${by} ${cx},${cy}`, 3.4, 0, 'ocker'),
    leaves,
    area(disc(cx, cy + 12, 6, 15), 'gruen', 4),
  ];
}

/** A forked trunk on spreading roots next to the stone, with twigs that fall in front of and behind the stone. */
function willow(): Drawing {
  const trunk = curve(
    '300,1612! 350,1588 374,1540 380,1470 372,1390 384,1300 402,1220 410,1150 386,1096 366,1070! 392,1054! 420,1086 440,1108! 452,1070 468,1030! 498,1034! 486,1090 478,1140! 500,1100 528,1066! 548,1086! 520,1130 494,1180 476,1250 452,1330 444,1400 450,1480 462,1540 486,1580 536,1604! 470,1606 430,1590! 400,1612 360,1616 z',
  );
  return [
    cloth(trunk, 'rot', { angle: 74, step: 12, share: 0.3, longest: 60 }, 7.5),
    line(
      'M410,1560C400,1500 404,1440 398,1390C396,1340 414,1280 428,1220C436,1180 440,1150 436,1124M436,1570C424,1520 426,1470 422,1420C420,1370 440,1300 456,1230M384,1580C392,1540 392,1510 390,1480M470,1180C486,1140 504,1120 520,1096M420,1130C410,1110 396,1090 388,1076',
      4,
      1,
    ),
    line('M414,1312c10,-12 22,-8 20,6c-4,12 -20,10 -20,-6', 4, 1),
    // Leaves along the whole edge of the crown
    stations(measured(EDGE), 34).map(({ x, y, dx, dy, t }, i) => {
      const lean = 14 + ((i * 23) % 31);
      return area(
        disc(x, y, 8, 15 + ((i * 11) % 13), (Math.atan2(dy, dx) * 180) / Math.PI + 90 + (t < 0.5 ? lean : -lean)),
        'gruen',
        4.5,
      );
    }),
    area(curve(CROWN), 'gruen', 7),
    BEFORE.map(hanging),
  ];
}

export const weli: CardArt = { content };
