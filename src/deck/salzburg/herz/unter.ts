import { along, beads, curve, disc, poly } from '../../curve.js';
import { area, cord, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { courtCard } from '../courts.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';
import { hillock, land, soleShade, tuft } from '../shared/ground.js';
import { gripOf, type Hand, handBackBefore, handBackBehind } from '../shared/hands.js';
import { head, type Head } from '../shared/head.js';
import { heart } from '../shared/pips.js';
import { lace } from './lace.js';
import { buckleShoe, garter } from './legs.js';
import { unterBeard, unterFace, unterHair } from './unter-head.js';

/** The angle of the spear, on the line through both hands. The back hides the middle of the spear. */
const SLANT = 46.4;

const FORE: Hand = { at: [278, 446], turn: SLANT };

const REAR: Hand = { at: [872, 856], turn: SLANT + 180, flip: true };

/** The Herz-Unter, walking off to the left, half turned away and leaning into the stride. */
function figure(): Drawing {
  const [face, beard, hair] = head(HEAD);
  return [
    ground(),
    sabre(),
    { use: handBackBehind, ...FORE },
    { use: handBackBehind, ...REAR },
    spear(),
    { use: handBackBefore, ...FORE },
    { use: handBackBefore, ...REAR },
    farArm(),
    legs(),
    back(),
    face,
    beard,
    collar(),
    hair,
    lace([278, 452], 12),
    nearArm(),
    lace([873, 850], 176),
  ];
}

const ground = (): Drawing => [
  land([1566, 1590, 1584, 1570, 1548], 'ocker'),
  hillock(
    [
      [40, 1690],
      [150, 1640],
      [300, 1622],
      [480, 1640],
      [620, 1740],
    ],
    'gruen',
  ),
  hillock(
    [
      [560, 1740],
      [700, 1660],
      [830, 1640],
      [980, 1672],
    ],
    'rot',
  ),
  soleShade([412, 1614], 108),
  soleShade([764, 1622], 60),
  tuft([600, 1642], 0.8),
  tuft([110, 1690], 0.7),
  tuft([880, 1698], 0.5),
];

/** The sabre on the far hip, with the hilt in front of the belly and the scabbard behind the legs. */
const sabre = (): Drawing => [
  area(
    curve(
      '420,838! 448,858! 560,960 690,1084 796,1182 890,1254! 912,1280 900,1304 876,1292! 770,1214 640,1104 520,990 400,876! z',
    ),
    'ink',
    7,
  ),
  line(curve('780,1190 830,1232 880,1272'), 5, 1, 'grau'),
  area(curve('836,1216! 890,1256 912,1280 900,1304 876,1292! 818,1248! z'), 'ocker', 6),
  cord(curve('396,888 348,884 314,844 334,796'), 'ocker', 9, 5),
  area(
    poly([
      [404, 866],
      [344, 810],
      [366, 786],
      [428, 842],
    ]),
    'weinrot',
    6,
  ),
  line('M362,828l22,-26M378,844l22,-26M392,858l22,-26', 3.5, 1, 'ocker'),
  area(disc(346, 790, 20), 'ocker', 6),
  area(
    poly([
      [384, 886],
      [444, 820],
      [460, 834],
      [400, 900],
    ]),
    'ocker',
    6,
  ),
];

function legs(): Drawing {
  return [
    buckleShoe([444, 1548], 'left'),
    area(
      curve('402,1226! 390,1310 402,1400 412,1470 410,1544! 478,1552! 486,1480 512,1400 522,1310 510,1230! z'),
      'paper',
    ),
    cuts(['470,1290 458,1360 470,1420', '424,1526 440,1536 466,1534'], 5, 2),
    comb('522,1280 516,1390 486,1470 480,1530', 34, { step: 12 }),
    area(curve('498,920! 470,1030 404,1134 386,1222! 448,1246 522,1232! 556,1130 620,1040 640,920! z'), 'blau'),
    cuts(['420,1196 452,1180 484,1196', '500,1000 478,1070 446,1120'], 8),
    comb('390,1216 416,1130 476,1016', 20, { step: 13, lean: -0.35 }),
    garter([452, 1236], 64, 4, 'rot', -46),
    liftedShoe(),
    area(
      curve('668,1232! 684,1316 730,1386 782,1438 806,1494! 868,1464! 866,1410 850,1336 822,1264 786,1212! z'),
      'paper',
    ),
    cuts(['742,1280 746,1340 790,1400', '816,1470 836,1470 856,1456'], 5, 2),
    comb('800,1228 842,1310 862,1390 868,1452', 40, { step: 12 }),
    area(
      curve('556,920! 566,1016 604,1106 646,1160 660,1240! 724,1258 790,1216! 792,1118 766,1010 730,920! z'),
      'blau',
    ),
    cuts(
      [
        '596,990 600,1030 586,1066',
        '610,1060 660,1076 720,1060 754,1026',
        '680,1200 724,1182 770,1196',
        '620,1080 660,1120 680,1160',
        '480,1040 520,1064 570,1056',
      ],
      9,
    ),
    comb('734,926 768,1010 792,1120 788,1206', 62, { lean: -0.25 }),
    garter([724, 1236], 68, -12, 'rot', -50),
  ];
}

/** The shoe of the foot that pushes off, with a raised heel. */
const liftedShoe = (): Drawing => [
  area(curve('906,1514! 928,1538! 896,1582! 868,1558! z'), 'weinrot', 6),
  area(curve('694,1616! 720,1634 760,1640 800,1632! 830,1602 862,1574 886,1558! 876,1530! 780,1590! z'), 'weinrot', 6),
  area(
    curve(
      '798,1474! 776,1512 744,1548 712,1576 690,1596 686,1612 700,1622! 750,1628 790,1618! 818,1586 852,1558 884,1544! 906,1524 902,1486 872,1452! 836,1482 z',
    ),
    'ink',
    6,
  ),
  area(curve('800,1490! 780,1474 764,1488 770,1514! 796,1530 822,1514! 818,1498 z'), 'weinrot', 5),
  area(curve('756,1526! 778,1510! 818,1536! 796,1556! z'), 'ocker', 5),
  area(curve('772,1527! 782,1520! 802,1536! 792,1543! z'), 'ink', 3),
  line(curve('704,1606 750,1612 780,1602 806,1576 840,1550'), 3.5, 1, 'grau'),
];

function back(): Drawing {
  const pleats = [520, 560, 600, 640, 680];
  return [
    // Skirt of the bodice
    area(curve('496,846! 478,900 458,966! 520,1000 610,1010 700,1000 762,960! 736,900 714,846! z'), 'rot'),
    cuts(
      pleats.map((x) => `${x},880 ${x + (x - 610) * 0.14},930 ${x + (x - 610) * 0.26},972`),
      7,
    ),
    area(
      curve('468,936! 530,968 610,978 692,968 750,930! 766,964! 700,1002 610,1014 520,1004 454,970! z'),
      'ocker',
      6.5,
    ),
    {
      d: beads(
        along([-132, 0], [132, 0], 9).map(([u]): Point => [610 + u, 994 - 28 * (u / 140) ** 2]),
        6,
      ),
      fill: 'rot',
      stroke: 'ink',
      width: 3.5,
      from: 1,
    },
    // Back of the bodice
    area(
      curve(
        '506,462! 450,492 428,548 440,640 470,740 488,846! 600,868 722,846! 736,760 752,650 746,560 710,498 650,460! z',
      ),
      'rot',
    ),
    // Seam from the armhole to the waist, shoulder blades, spine
    line(curve('746,600 694,680 668,760 660,842'), 4.5, 1),
    cuts(['536,566 530,616 506,664 462,688', '706,590 712,630 728,664 750,684', '640,650 632,740 634,846'], 10),
    cuts(['466,740 490,790 496,836', '724,740 706,790 704,830'], 7),
    comb('750,580 748,680 730,790 720,840', 46),
    strap([716, 496], [494, 852]),
    // Belt
    area(curve('484,834! 600,858 724,832! 728,884! 604,912 482,888! z'), 'gruen', 7),
    line('M488,850Q604,874 722,848M488,876Q604,898 724,872', 3.5, 1, 'ocker'),
    comb('700,840 706,882', 60, { step: 8 }),
  ];
}

function strap([ax, ay]: Point, [bx, by]: Point): Drawing {
  const length = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = [(-(by - ay) / length) * 23, ((bx - ax) / length) * 23];
  return [
    area(
      poly([
        [ax - nx, ay - ny],
        [bx - nx, by - ny],
        [bx + nx, by + ny],
        [ax + nx, ay + ny],
      ]),
      'ocker',
      6.5,
    ),
    line([-0.62, 0.62].map((t) => `M${ax + nx * t},${ay + ny * t}L${bx + nx * t},${by + ny * t}`).join(''), 3.5, 1),
    { d: beads(along([ax, ay], [bx, by], 10).slice(1, -1), 5), fill: 'rot', from: 1 },
  ];
}

/** The falling collar, unbroken from behind. */
const collar = (): Drawing => [
  area(
    curve(
      '506,440! 470,466 446,506 444,532! 464,552 488,540! 506,568 532,554! 554,580 582,564! 608,584 634,564! 660,576 684,554! 710,558 726,530! 716,494 680,468 640,452! 590,470 540,466 z',
    ),
    'paper',
    6.5,
  ),
  line(curve('456,520 500,528 560,546 620,548 680,532 716,518'), 3.5, 1),
];

/** Puffed sleeve and forearm towards the front hand. */
const farArm = (): Drawing => [
  area(curve('296,648! 270,600 246,520 246,462! 308,444! 330,520 362,590 386,640! 350,676 316,670 z'), 'blau'),
  cuts(['300,630 320,600 330,560', '268,480 276,540 292,590'], 8),
  comb('310,450 332,524 370,610', 30),
  area(curve('486,500! 430,500 376,540 322,590 286,640 296,686 340,708! 400,700 446,670 476,630 490,590 z'), 'gruen'),
  cuts(['470,530 400,560 320,640', '480,560 420,610 346,680', '478,600 440,640 390,686'], 10),
  comb('340,704 400,698 450,664 480,620', -34),
];

const nearArm = (): Drawing => [
  area(curve('902,640! 914,700 912,770 906,854! 840,852! 826,780 816,720 818,650! z'), 'blau'),
  cuts(['902,684 876,706 842,706', '904,720 886,744 860,750', '846,830 872,838 904,826'], 8),
  comb('913,700 911,770 905,850', 34),
  area(curve('664,494! 720,470 790,496 846,550 894,620 908,672 880,706 820,700! 756,690 704,650 672,594! z'), 'gruen'),
  area(curve('706,508! 770,546 830,610 858,684! 800,650 740,584 z'), 'rot', 5.5),
  area(curve('764,502! 826,546 884,612 900,660! 850,620 800,556 z'), 'rot', 5.5),
  cuts('690,556 730,630 806,684', 10),
  comb('806,508 852,556 896,624 906,676', 24),
];

function spear(): Drawing {
  const [[ax, ay], [bx, by]] = [gripOf(FORE), gripOf(REAR)];
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  /** Returns the point at a distance along the shaft from the front hand, and at an offset across the shaft. */
  const at = (along_: number, off = 0): string => `${ax + ux * along_ - uy * off},${ay + uy * along_ + ux * off}`;
  return [
    cord(`M${at(-170)}L${at(860)}`, 'weinrot', 19, 5.5),
    line(`M${at(-150, -4)}L${at(850, -4)}`, 3, 1, 'rot'),
    area(
      curve(
        `${at(-340)}! ${at(-270, -30)} ${at(-204, -46)} ${at(-176, -16)}! ${at(-176, 16)}! ${at(-204, 46)} ${at(-270, 30)} z`,
      ),
      'ocker',
      7.5,
    ),
    line(`M${at(-322)}L${at(-182)}`, 4.5, 0),
    comb(`${at(-320, 8)} ${at(-270, 30)} ${at(-206, 44)}`, -22, { step: 8 }),
    area(
      curve(`${at(-182, -20)}! ${at(-170, -26)} ${at(-158, -20)}! ${at(-158, 20)}! ${at(-170, 26)} ${at(-182, 20)}! z`),
      'ocker',
      5.5,
    ),
    // Tassel of cut silk around the socket
    [
      [-40, 30],
      [-14, 42],
      [14, 40],
      [38, 26],
    ].map(([off, long]): Drawing => [
      area(
        curve(
          `${at(-158, off * 0.35)}! ${at(-150 + long * 0.5, off - 14)} ${at(-140 + long, off)}! ${at(-146 + long * 0.5, off + 12)} z`,
        ),
        'rot',
        5,
      ),
    ]),
    area(disc(...(at(-152).split(',').map(Number) as unknown as Point), 17), 'rot', 5.5),
  ];
}

const HEAD: Head = {
  over: [unterFace, unterBeard, unterHair],
  at: [536, 310],
  scale: 1.1,
};

export const unter: CardArt = courtCard({
  sign: { use: heart, at: [230, 1459], scale: 2.4 },
  figure,
});
