import { along, beads, curve, disc, poly } from '../../curve.js';
import { area, cloth, cord, flat, line } from '../../draw.js';
import type { Token } from '../../palette.js';
import type { Drawing } from '../../shape.js';
import { cuts, swell } from '../burin.js';
import { comb } from '../comb.js';
import { hillock, land, soleShade, tuft } from '../ground.js';
import { head, type Head } from '../head.js';
import { oberFace, oberBeard, oberHair } from './faces.js';
import { gripPalm, gripFingers, hiltFist } from './hands.js';
import type { CardArt } from '../card-art.js';
import { courtCard } from '../courts.js';
import { bellWithRing } from '../pips.js';

const HEAD: Head = {
  over: [oberFace, oberBeard, oberHair],
  at: [556, 292],
  scale: 1.12,
};

/** Slits along a sleeve through which its lining shows. */
export const slits = (texts: readonly string[], lining: Token): Drawing =>
  texts.map((text) => area(swell(text, 22), lining, 4.5));

/** The leg that bears him, in blue breeches and a boot with a heel; the toe to the left. */
const standingLeg = (): Drawing => [
  soleShade([484, 1602], 118),
  flat(curve('500,1604! 512,1580 554,1578 560,1604! z'), 'ink'),
  area(
    curve(
      '462,1200! 456,1280 474,1370 486,1450 482,1506 462,1536 410,1556 366,1574 358,1600! 440,1604 506,1600! 512,1586 550,1584! 552,1602! 600,1602! 598,1544 602,1470 622,1390 630,1310 614,1200! z',
    ),
    'rot',
    8.5,
  ),
  flat(
    curve('596,1300! 592,1390 570,1470 566,1540 576,1580 594,1584 594,1540 600,1460 618,1380 624,1310 z'),
    'weinrot',
  ),
  line('M362,1590C420,1592 470,1590 510,1588', 4, 1),
  cuts(
    [
      '486,1470 520,1484 566,1476',
      '480,1500 520,1512 570,1500',
      '470,1530 500,1540 540,1534',
      '474,1280 492,1340 496,1400',
    ],
    6,
  ),
  comb('630,1310 622,1390 602,1470 598,1544', 32),
  cloth(curve('430,1000! 424,1080 436,1160 462,1206! 540,1228 612,1204! 628,1120 628,1020! z'), 'blau', {
    angle: 24,
    step: 14,
    share: 0.24,
    longest: 40,
  }),
  cuts(
    [
      '470,1030 462,1110 482,1196',
      '520,1040 520,1120 536,1214',
      '590,1040 596,1120 580,1206',
      '440,1130 456,1170 480,1200',
      '612,1130 600,1170 586,1196',
    ],
    7,
  ),
  bootTop(
    '444,1178! 530,1206 630,1174! 642,1248! 536,1284 436,1252! z',
    [
      [436, 1252],
      [536, 1284],
      [642, 1248],
    ],
    'M446,1196C500,1222 580,1220 632,1192',
  ),
];

/** The turned-down top of a boot: red with a gold edge and fringe. */
const bootTop = (
  d: string,
  [[ax, ay], [mx, my], [bx, by]]: readonly (readonly [number, number])[],
  seam: string,
): Drawing => {
  const at = (t: number): readonly [number, number] => [
    (1 - t) ** 2 * ax + 2 * t * (1 - t) * (2 * mx - (ax + bx) / 2) + t * t * bx,
    (1 - t) ** 2 * ay + 2 * t * (1 - t) * (2 * my - (ay + by) / 2) + t * t * by,
  ];
  const tassels = along([0.02, 0], [0.98, 0], 13).map(([t]) => at(t));
  const rim = tassels.map(([x, y]) => `${x},${y - 10}`).join(' ');
  return [
    area(curve(d), 'rot', 7),
    line(tassels.map(([x, y]) => `M${x},${y - 4}v32`).join(''), 15, 0),
    line(tassels.map(([x, y]) => `M${x},${y - 4}v29`).join(''), 7, 0, 'ocker'),
    { d: curve(rim), stroke: 'ink', width: 24 },
    { d: curve(rim), stroke: 'ocker', width: 13 },
    line(seam, 3.5, 1),
  ];
};

/** The leg that is set on a rock; the toe to the right and towards us. */
const raisedLeg = (): Drawing => [
  { d: disc(790, 1540, 116, 13, 9), fill: 'ink' },
  flat(curve('702,1480! 702,1528! 752,1540! 760,1500! z'), 'ink'),
  area(
    curve(
      '686,1210! 680,1290 694,1370 710,1420 708,1460 700,1500! 740,1508 772,1530 812,1552 856,1560 888,1548 892,1524 872,1494 842,1464 832,1420 838,1350 852,1280 850,1196! z',
    ),
    'rot',
    8.5,
  ),
  flat(
    curve('828,1260! 812,1340 804,1420 820,1466 860,1510 884,1530 872,1494 842,1464 830,1420 836,1350 846,1280 z'),
    'weinrot',
  ),
  line('M704,1494C744,1500 776,1522 814,1542C848,1554 874,1552 888,1542', 4, 1),
  cuts(
    [
      '712,1434 750,1450 826,1432',
      '708,1462 754,1480 840,1458',
      '716,1482 756,1498 800,1490',
      '700,1290 720,1350 734,1396',
    ],
    6,
  ),
  comb('852,1280 838,1350 832,1420', 30),
  cloth(curve('580,1020! 612,1090 650,1160 696,1212! 770,1212 838,1170! 846,1110 812,1050 756,980! z'), 'blau', {
    angle: 40,
    step: 14,
    share: 0.24,
    longest: 40,
  }),
  cuts(
    [
      '640,1060 690,1110 720,1190',
      '700,1040 750,1090 770,1190',
      '760,1030 806,1090 812,1160',
      '806,1110 780,1150 740,1180',
    ],
    7,
  ),
  bootTop(
    '684,1184! 766,1210 838,1152! 858,1220! 776,1276 688,1262! z',
    [
      [688, 1262],
      [776, 1274],
      [858, 1222],
    ],
    'M688,1202C740,1224 800,1206 842,1172',
  ),
];

const DOUBLET = '446,566! 490,510 560,486 630,478 712,506! 724,600 704,720 682,812! 580,838 484,834! 464,740 448,650 z';

const doublet = (): Drawing => [
  // Skirt in four flaps with a gold hem
  cloth(curve('484,832! 452,920 410,1004! 500,1046 600,1056 700,1034 764,984! 722,900 682,810 z'), 'rot', {
    angle: 20,
    step: 15,
    share: 0.24,
    longest: 50,
  }),
  flat(curve('540,846! 530,940 520,1042 548,1048 552,940 z'), 'weinrot'),
  flat(curve('640,836! 660,930 690,1024 712,1014 682,920 z'), 'weinrot'),
  cuts(
    [
      '540,846 532,940 516,1034',
      '596,850 604,940 606,1040',
      '640,836 664,930 696,1020',
      '500,850 476,920 456,1004',
      '676,826 704,890 738,980',
    ],
    7,
  ),
  area(
    curve('422,970! 500,1008 600,1018 696,998 748,954! 768,986! 700,1036 600,1058 500,1048 406,1006! z'),
    'ocker',
    6.5,
  ),
  {
    d: beads(
      [
        [440, 1000],
        [478, 1016],
        [518, 1026],
        [560, 1033],
        [604, 1036],
        [646, 1031],
        [686, 1020],
        [722, 1000],
        [746, 982],
      ],
      6,
    ),
    fill: 'ink',
    from: 1,
  },
  // Trunk, turned towards the blade
  flat(curve(DOUBLET), 'rot'),
  flat(curve('690,540! 706,600 690,720 664,816 682,812 708,720 726,600 712,520 z'), 'weinrot'),
  comb('700,560 706,640 690,730 668,810', 40),
  cuts(
    [
      '664,520 668,600 654,680',
      '470,600 466,660 480,720',
      '510,790 496,740 494,690',
      '640,800 654,740 658,700',
      '620,500 626,560 616,620',
      '590,790 606,740 608,690',
    ],
    6.5,
  ),
  line(curve(DOUBLET), 8.5, 0),
  // Gold front with red buttons, a little open at the foot
  area(curve('522,486! 572,476! 568,560 556,660 560,760 572,838! 520,838! 510,760 506,660 514,560 z'), 'ocker', 6.5),
  {
    d: beads(
      [
        [544, 532],
        [539, 584],
        [535, 636],
        [534, 688],
        [536, 740],
        [542, 790],
      ],
      10,
    ),
    fill: 'rot',
    stroke: 'ink',
    width: 4.5,
    from: 1,
  },
  line(
    'M484,560L508,566M480,610L504,614M478,660L502,664M480,710L502,712M574,560L606,552M568,610L602,604M566,660L600,654M566,710L602,704',
    7,
    1,
    'ocker',
  ),
  area(curve('482,814! 580,834 684,794! 690,836! 584,874 480,852! z'), 'blau', 6.5),
  {
    d: beads(
      [
        [610, 846],
        [640, 838],
        [668, 827],
      ],
      6,
    ),
    fill: 'ocker',
    stroke: 'ink',
    width: 3,
    from: 1,
  },
];

/** Sabre, a hand's breadth out of its scabbard, which runs as far as the frame; along x. */
export const sabre = (): Drawing => [
  area(curve('20,-18! 80,-21 170,-21! 170,20! 80,20 20,18! z'), 'paper', 7),
  line('M24,-5L160,-8', 3, 1),
  line('M60,14l10,-12M86,15l10,-12M112,16l10,-12', 2.8, 2),
  flat(curve('150,-34! 270,-26 400,-6 520,28! 520,86! 400,52 270,32 150,32! z'), 'ink'),
  line(curve('330,-6 400,8 500,36'), 4, 0, 'grau'),
  area(curve('146,-38! 164,-34 192,-37! 192,36! 164,33 146,37! z'), 'ocker', 6.5),
  line('M160,-34V34M178,-34V34', 3, 1),
  area(curve('318,-24! 344,-20! 340,46! 314,42! z'), 'ocker', 6),
  area(
    poly([
      [-108, -14],
      [18, -14],
      [18, 14],
      [-108, 14],
    ]),
    'weinrot',
    6,
  ),
  area(disc(-120, 0, 22, 24), 'ocker', 6),
];

/** Guard and knuckle bow, before the fingers. */
export const guard = (): Drawing => [
  cord(curve('14,20 -10,66 -70,74 -112,52 -122,18'), 'ocker', 13, 4.5),
  area(curve('6,-46! 24,-52 34,-40 30,-10 34,20 32,44 16,48! 10,20 8,-10 z'), 'ocker', 6),
  area(disc(20, -48, 15), 'ocker', 5),
  line('M20,-30V30', 3, 2),
];

/** The arm that draws: red slits in a green puff, the forearm across the body. */
const drawingArm = (): Drawing => [
  cloth(
    curve('276,668! 248,692 240,720 254,748 296,778 346,812 384,836! 424,784! 388,764 352,740 326,718! z'),
    'gruen',
    { angle: 120, step: 13, share: 0.26, longest: 36 },
  ),
  cuts(['252,724 280,730 312,718', '262,748 290,748 320,734', '350,742 346,770 334,796', '382,766 374,790 376,816'], 6),
  cloth(
    curve('452,540! 404,544 350,574 306,622 282,656! 300,690 332,714! 380,716 432,694 462,650 476,596! z'),
    'gruen',
    { angle: 60, step: 14, share: 0.24, longest: 40 },
  ),
  area(curve('280,644! 268,668! 284,700 322,730! 342,714! 306,686 z'), 'rot', 5.5),
  slits(['430,580 380,606 324,660', '452,620 404,650 350,698', '404,566 350,596 304,644'], 'rot'),
];

const holdingArm = (): Drawing => [
  cloth(curve('806,690! 852,700 876,740 862,790 826,850! 780,850 756,812! 776,770 790,730 z'), 'gruen', {
    angle: 40,
    step: 13,
    share: 0.26,
    longest: 36,
  }),
  cuts(['842,724 826,770 800,812', '800,730 790,770 776,800', '860,760 840,790 820,806'], 6),
  cloth(
    curve('704,498! 752,516 800,560 846,620 880,680 892,724 870,752 826,750 784,726 740,680 706,620 688,560! z'),
    'gruen',
    { angle: 40, step: 14, share: 0.24, longest: 40 },
  ),
  slits(['740,556 792,610 850,690', '716,588 760,650 816,720', '770,548 822,598 868,664'], 'rot'),
  area(curve('794,720! 832,738 868,736 894,712! 898,738! 870,764 826,764 780,740! z'), 'rot', 5.5),
  comb('800,560 846,620 880,680 892,724', 30),
];

/** A falling collar of lace, seen from his left. */
const collar = (): Drawing => [
  area(
    curve(
      '488,476! 536,452 600,450 644,464! 690,478 706,506 694,528 676,518 664,544 640,530 624,556 602,538 584,560 566,540 548,560 532,538 514,552 502,530 484,538 474,516 z',
    ),
    'paper',
    6.5,
  ),
  line('M506,480C516,496 530,504 548,508M642,472C632,490 612,504 588,508M548,458L558,508M600,456L584,508', 3, 1),
  line(
    'M488,520q10,-12 20,-4M518,534q10,-14 22,-4M552,540q10,-14 22,-4M588,540q12,-14 24,-6M626,532q12,-14 26,-8M664,518q12,-12 22,-8',
    3,
    1,
  ),
  {
    d: beads(
      [
        [530, 514],
        [566, 522],
        [604, 518],
        [642, 508],
        [672, 496],
        [502, 502],
      ],
      4.5,
    ),
    fill: 'ink',
    from: 2,
  },
];

const cuffAt = (d: string, pleats: string): Drawing => [area(curve(d), 'paper', 5.5), line(pleats, 3, 1)];

const figure = (): Drawing => [
  land([1560, 1590, 1604, 1560, 1520], 'gruen'),
  hillock(
    [
      [30, 1700],
      [150, 1652],
      [320, 1634],
      [520, 1720],
    ],
    'ocker',
  ),
  area(curve('650,1720! 668,1600 700,1530 760,1510 860,1508 946,1520! 946,1720! z'), 'grau', 7),
  comb(['946,1526 940,1620 946,1712', '860,1512 876,1580 862,1640 880,1712'], 44),
  tuft([690, 1640], 0.8),
  cuts(
    [
      '700,1534 720,1590 706,1660 716,1704',
      '770,1520 790,1580 780,1640',
      '880,1530 866,1600 890,1670',
      '720,1600 760,1612 800,1606',
      '840,1650 880,1640 920,1650',
    ],
    7,
  ),
  raisedLeg(),
  standingLeg(),
  tuft([296, 1626], 0.8, 'tanne'),
  doublet(),
  head(HEAD),
  collar(),
  { use: gripPalm, at: [716, 918], turn: -54, scale: 0.98 },
  { use: sabre, at: [486, 846], turn: 16 },
  { use: gripFingers, at: [716, 918], turn: -54, scale: 0.98 },
  holdingArm(),
  cuffAt(
    '742,818! 728,836 744,848 740,862 760,866 766,884 784,876 800,890 810,874 830,872 828,850! 790,836 760,806 z',
    'M752,824L756,856M770,836L774,870M790,846L796,874M808,852L814,868',
  ),
  drawingArm(),
  { use: hiltFist, at: [462, 840], turn: 14, scale: 1.02 },
  { use: guard, at: [486, 846], turn: 16 },
  cuffAt(
    '396,744! 414,752 410,768 426,778 416,794 428,810 414,822 416,840 398,842 390,858 370,848 350,840! 346,806 366,772 z',
    'M390,762L412,774M380,782L414,798M370,800L410,820M362,816L394,840M354,826L374,846',
  ),
];

export const ober: CardArt = courtCard({ head: HEAD, sign: { use: bellWithRing, at: [235, 239], scale: 2.4 }, figure });
