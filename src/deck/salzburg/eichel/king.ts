import { beads, curve, disc, tube } from '../../curve.js';
import { area, cloth, flat, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { courtCard } from '../courts.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';
import { floor } from '../shared/floor.js';
import { soleShade } from '../shared/ground.js';
import { type Head, head } from '../shared/head.js';
import { lilySceptre } from '../shared/lily-sceptre.js';
import { acorn } from '../shared/pips.js';
import { cuffPoints, grasped } from './gear.js';
import { shieldPutto, shoeSlashed, wovenScroll } from './king-gear.js';
import { kingCrown, kingFace } from './king-head.js';
import { throneOak } from './king-throne.js';
import { garter, shin } from './legs.js';

const HEAD: Head = { over: [kingFace, kingCrown], at: [512, 424], scale: 1.06 };

const scrolls = (...places: readonly (readonly [x: number, y: number, turn: number, flip: boolean])[]): Drawing =>
  places.map(([x, y, turn, flip]) => ({
    use: wovenScroll,
    at: [x, y] as Point,
    turn,
    flip,
    scale: 0.94,
    tokens: { weinrot: 'ocker' as const },
  }));

/** The cape behind the king, falling over the seat and next to it. */
const capeBehind = (): Drawing => [
  cloth(curve('430,610! 372,690 350,800 356,930 396,1040! 560,1060 700,1000! 640,620 z'), 'rot', {
    angle: 12,
    step: 15,
    share: 0.2,
  }),
  cloth(
    curve(
      '650,610! 760,640 842,730 872,880 866,1060 884,1180 868,1300! 780,1330 690,1280 620,1330! 610,1100 690,900 z',
    ),
    'rot',
    { angle: 24, step: 15, share: 0.26, longest: 60 },
  ),
  scrolls([842, 960, 70, false], [838, 1120, 110, true]),
  cuts(['800,760 838,900 826,1060', '852,1080 846,1180 856,1280', '700,1180 690,1240 700,1276'], 9),
];

/** The cloth that hangs from the seat to the floor. */
const seatCloth = (): Drawing => [
  area('M420,1110H700V1590H420Z', 'weinrot', 7.5),
  cuts(['446,1240 440,1380 448,1540', '574,1240 586,1380 572,1540'], 9),
  area('M420,1546H700V1590H420Z', 'ocker', 6),
  line('M438,1566V1588M454,1566V1588M470,1566V1588M560,1566V1588M576,1566V1588M592,1566V1588M424,1560H696', 3.5, 1),
];

const [HEM, SEAM] = [
  '216,1160! 228,1210 260,1240 306,1242 342,1222! 356,1224 362,1236! 384,1282 424,1308 480,1304 524,1262! 590,1208 656,1168 732,1132!',
  '722,1098! 640,1134 570,1174 504,1226! 470,1260 430,1264 396,1250 380,1212! 366,1190 336,1188! 300,1206 264,1204 240,1180 222,1132! z',
];

/** The skirt of the tunic over both thighs: tight from the hips to the knees, sunken between the thighs. */
const lap = (): Drawing => [
  flat(curve(`432,920! 384,980 306,1036 252,1084 ${HEM} 738,1050 718,980 682,920 z`), 'blau'),
  comb('516,1246 580,1198 650,1158 726,1122', '484,1200 546,1150 616,1110 700,1060', { step: 14 }),
  comb('536,946 478,1024 414,1090 382,1150 376,1220', '480,970 430,1030 370,1090 344,1140 340,1196', { step: 15 }),
  comb('306,1218 340,1196 352,1150', '290,1190 312,1170 320,1140', { step: 12 }),
  cuts(['540,940 478,1024 410,1096 384,1160 378,1226'], 13),
  cuts(
    [
      '450,950 400,1006 320,1060',
      '486,950 430,1030 350,1090',
      '256,1120 274,1092 310,1088',
      '252,1186 262,1204 284,1208',
      '590,950 550,1030 470,1110',
      '640,950 620,1040 540,1130',
      '690,980 690,1060 610,1120',
      '410,1170 424,1136 464,1126',
      '404,1236 418,1258 446,1264',
      '500,1170 504,1206 484,1240',
      '430,1050 400,1070 384,1096',
    ],
    9,
  ),
  line(curve(`432,920! 384,980 306,1036 252,1084 ${HEM} 738,1050 718,980 682,920`), 8.5, 0),
  area(curve(`${HEM} ${SEAM}`), 'ocker', 6),
  {
    d: beads(
      [
        [230, 1180],
        [252, 1212],
        [288, 1224],
        [324, 1214],
        [366, 1214],
        [384, 1256],
        [418, 1284],
        [466, 1283],
        [508, 1252],
        [548, 1216],
        [592, 1187],
        [638, 1162],
        [686, 1136],
      ],
      6,
    ),
    fill: 'rot',
    stroke: 'ink',
    width: 3,
    from: 1,
  },
];

const trunk = (): Drawing => [
  flat(curve('414,610! 530,580 660,610! 688,720 690,840 684,934! 560,962 424,934! 418,840 400,720 z'), 'blau'),
  comb('690,650 692,760 688,924', '622,660 630,760 640,900', { step: 14 }),
  comb('402,740 416,830 424,920', '426,754 437,830 442,913', { step: 16 }),
  cuts(['430,700 450,790 446,900', '640,700 616,800 622,910', '590,690 576,790 580,900'], 8),
  line(curve('414,610! 530,580 660,610! 688,720 690,840 684,934! 560,962 424,934! 418,840 400,720 z'), 8.5, 0),
  // Placket, which follows the turn of the chest
  area(curve('470,590! 530,590! 522,700 520,820 536,946! 482,942! 468,820 464,700 z'), 'ocker', 6),
  {
    d: beads(
      [
        [496, 700],
        [493, 754],
        [494, 808],
        [499, 862],
        [507, 914],
      ],
      11,
    ),
    fill: 'rot',
    stroke: 'ink',
    width: 4,
    from: 1,
  },
  line('M478,720H512M476,774H510M477,828H511M482,882H516', 3, 2),
];

const belt = (): Drawing => [
  area(curve('422,898! 540,930 692,896! 694,942! 550,978 420,944! z'), 'weinrot', 6.5),
  area('M468,916L526,924L528,970L472,960Z', 'ocker', 5),
  { d: 'M482,930L512,934L513,954L484,949Z', fill: 'weinrot', stroke: 'ink', width: 3 },
];

const mantle = (): Drawing => [
  flat(
    curve(
      '500,566! 412,584 338,646 304,730 312,796 350,826 398,800! 420,752 452,712 500,700! 540,690! 596,706 644,746 676,800! 730,846 796,828 826,778 800,690 726,610 620,574 z',
    ),
    'rot',
  ),
  comb('826,778 800,690 726,610', '762,776 744,704 690,644', { step: 14 }),
  comb('350,826 312,796 304,730 338,646', '361,797 336,775 331,725 357,664', { step: 16 }),
  scrolls([366, 728, 20, false], [430, 648, -30, true], [636, 650, 10, false], [738, 736, 60, true]),
  cuts(['470,600 400,640 352,740', '600,610 690,680 714,790', '540,610 600,660 640,730'], 8),
  line(
    curve(
      '500,566! 412,584 338,646 304,730 312,796 350,826 398,800! 420,752 452,712 500,700! 540,690! 596,706 644,746 676,800! 730,846 796,828 826,778 800,690 726,610 620,574 z',
    ),
    8.5,
    0,
  ),
  area(
    curve(
      '312,772! 320,812 350,826 398,800! 420,752 452,712 500,700! 540,690! 596,706 644,746 676,800! 730,846 796,828 824,786! 832,812 808,856 736,872 664,826! 630,770 590,734 540,716! 500,724 462,738 436,772 412,818! 350,856 306,826 z',
    ),
    'ocker',
    5.5,
  ),
];

/** The sleeves of the arm on the shield and of the arm with the sceptre. */
const [NEAR, FAR] = [
  '664,690! 720,700 790,780 838,880 856,946! 850,1040 820,1144! 752,1132! 756,1040 754,970 704,890 664,800 z',
  '384,700! 420,740 418,800 394,880 368,932 340,954 306,944 268,912 226,862! 250,800! 296,820 326,850 334,880! 330,800 330,720 z',
];

/** The hand on the shield, with the thumb along the rim and four fingers over it. */
const shieldHand = (): Drawing => [
  area(
    tube(
      [
        [748, 1166, 15],
        [718, 1204, 14],
        [694, 1240, 9],
      ],
      { roundEnd: true },
    ),
    'haut',
    5,
  ),
  area(curve('752,1140! 738,1176 736,1216! 834,1216! 836,1176 818,1140! z'), 'haut', 5),
  [824, 800, 775, 750].map((x, i) =>
    area(
      tube(
        [
          [x, 1206, 13],
          [x + 1 - i, 1236, 13.5],
          [x - 2 - i, 1268 - [12, 2, 0, 4][i], 10],
        ],
        { roundStart: true, roundEnd: true },
      ),
      'haut',
      5,
    ),
  ),
  line('M744,1232q8,6 15,0M768,1230q8,6 15,0M793,1230q8,6 15,0M818,1228q7,5 13,0', 2.8, 2),
];

function figure(): Drawing {
  const far = { at: [244, 838] as Point, turn: -95, flip: true };
  return [
    floor(),
    { use: throneOak, at: [754, 1060] },
    seatCloth(),
    capeBehind(),
    soleShade([460, 1630], 110),
    soleShade([244, 1596], 110),
    // Far leg in front, near leg drawn back
    shin([292, 1176], [290, 1536], 'left', 'rot', 'ocker'),
    { use: shoeSlashed, at: [290, 1534] },
    garter([294, 1270], 'gruen', 3),
    shin([452, 1226], [506, 1568], 'left', 'rot', 'ocker'),
    { use: shoeSlashed, at: [506, 1566], turn: -4 },
    garter([462, 1330], 'gruen', -8),
    trunk(),
    lap(),
    belt(),
    // Near arm with its hand on the rim of the shield
    flat(curve(NEAR), 'gruen'),
    comb('836,880 846,960 834,1060 812,1130', '790,890 796,960 790,1050 776,1120', { step: 16 }),
    cuts(
      [
        '752,960 790,950 820,970',
        '754,984 786,990 810,1016',
        '744,930 776,900 812,896',
        '700,780 740,850 756,910',
        '760,1080 784,1100 806,1100',
      ],
      8,
    ),
    line(curve(NEAR), 8.5, 0),
    { use: shieldPutto, at: [742, 1424], scale: 1.04 },
    shieldHand(),
    lace([787, 1128], 188),
    // Sceptre and the raised arm that holds it
    grasped(far, [{ use: lilySceptre, at: [168, 866], turn: -4 }]),
    flat(curve(FAR), 'gruen'),
    comb('418,800 390,880 352,944', '372,800 354,870 334,916', { step: 14 }),
    cuts(
      ['330,884 342,900 350,930', '322,852 334,820 360,800', '330,900 312,912 290,912', '396,740 370,800 348,850'],
      8,
    ),
    line(curve(FAR), 8.5, 0),
    lace([252, 834], -66),
    mantle(),
    head(HEAD),
    collar(),
  ];
}

const lace = (at: Point, turn: number): Drawing => [{ use: cuffPoints, at, turn }];

const collar = (): Drawing => [
  area(
    curve(
      '400,590! 440,556 480,566 512,590! 560,566 606,552 648,588! 668,628 640,664 606,648 590,684 556,666 534,700 506,664! 486,690 460,668 436,676 418,644 388,640 z',
    ),
    'paper',
    6.5,
  ),
  line(
    'M424,612C440,640 456,640 464,616C470,652 490,652 500,622M624,612C610,642 592,642 582,620C576,654 556,656 540,626',
    3.2,
    1,
  ),
  {
    d: beads(
      [
        [412, 626],
        [440, 652],
        [474, 664],
        [506, 650],
        [536, 678],
        [570, 656],
        [604, 636],
        [638, 640],
      ],
      4.5,
    ),
    fill: 'ink',
    from: 2,
  },
  area(disc(512, 606, 15), 'ocker', 5),
];

export const king: CardArt = courtCard({ sign: { use: acorn, at: [235, 239], scale: 2.4 }, figure });
