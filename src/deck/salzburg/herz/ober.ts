import { beads, curve, disc, poly } from '../../curve.js';
import { area, cord, flat, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { courtCard } from '../courts.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';
import { bush, hillock, land, soleShade, tuft } from '../shared/ground.js';
import { type Hand, handBackBefore, handBackBehind, handGripBefore, handGripBehind } from '../shared/hands.js';
import { head, type Head } from '../shared/head.js';
import { heart } from '../shared/pips.js';
import { buckleShoe, garter } from './legs.js';
import { oberBeard, oberFace, oberHair, oberHat } from './ober-head.js';

/** The angle of the sabre. The sabre's grip is at `GRIP`. */
const LEAN = -40.5;

const SWORD: Hand = { at: [760, 748], turn: 180 + LEAN, flip: true };

const SHEATH: Hand = { at: [652, 1032], turn: LEAN, flip: true };

/** The Herz-Ober, about to draw, with the chest turned at the waist and both hands on the sabre. */
function figure(): Drawing {
  return [
    ground(),
    tails(),
    legs(),
    coat(),
    head(HEAD),
    collar(),
    hangingArm(),
    { use: handGripBehind, ...SHEATH },
    { use: handBackBehind, ...SWORD },
    sabre(),
    { use: handGripBefore, ...SHEATH },
    wrist(),
    { use: handBackBefore, ...SWORD },
    guardBow(),
    cuff([
      [606, 1072],
      [676, 1112],
      [716, 1050],
      [646, 1004],
    ]),
    crossingArm(),
    epaulette([452, 520], -26),
    epaulette([728, 506], 20),
  ];
}

const ground = (): Drawing => [
  land([1586, 1572, 1590, 1580, 1566], 'gruen'),
  bush([150, 1600], 0.86),
  bush([884, 1588], 0.7),
  hillock(
    [
      [330, 1740],
      [470, 1650],
      [640, 1622],
      [820, 1640],
      [970, 1700],
    ],
    'ocker',
  ),
  hillock(
    [
      [40, 1690],
      [130, 1650],
      [250, 1664],
      [330, 1740],
    ],
    'rot',
  ),
  soleShade([372, 1632], 104),
  soleShade([742, 1664], 86),
  tuft([512, 1668], 0.7),
  tuft([866, 1690], 0.6),
  tuft([216, 1690], 0.6),
];

const tails = (): Drawing => [
  area(curve('446,850! 406,930 380,1040 366,1140! 400,1130! 460,960 z'), 'blau'),
  area(curve('640,850! 752,880 816,990 856,1130 872,1262! 800,1286 716,1270! 690,1120 650,980 z'), 'blau'),
  area(curve('872,1262! 800,1286 716,1270! 742,1190 776,1080 790,1000! 828,1100 z'), 'rot', 6.5),
  line(curve('722,1262 746,1190 778,1090 788,1030'), 5, 1, 'ocker'),
  {
    d: beads(
      [
        [764, 1226],
        [784, 1156],
        [797, 1092],
      ],
      9,
    ),
    fill: 'ocker',
    stroke: 'ink',
    width: 4,
    from: 1,
  },
  cuts(['760,900 800,980 820,1060', '724,900 752,980 764,1060'], 8),
  comb('780,916 826,1010 856,1130 868,1250', 44, { step: 12 }),
];

function legs(): Drawing {
  return [
    // Stockings: the standing leg is seen from the side, the other from the front
    area(
      curve('384,1236! 370,1310 376,1400 382,1480 374,1562! 438,1566! 442,1490 468,1410 486,1330 484,1236! z'),
      'paper',
    ),
    cuts(['446,1300 456,1350 444,1420', '388,1540 402,1552 424,1552'], 5, 2),
    comb('486,1290 478,1380 450,1460 442,1520', 30, { step: 12 }),
    area(
      curve('654,1232! 642,1310 660,1410 678,1500 680,1566! 744,1566! 744,1500 764,1410 774,1320 756,1226! z'),
      'paper',
    ),
    cuts(['694,1290 688,1350 700,1420', '734,1290 744,1350 734,1420'], 5, 2),
    comb('775,1290 770,1380 750,1460 746,1530', 34, { step: 12 }),
    clock([400, 1536]),
    clock([708, 1540]),
    buckleShoe([406, 1566], 'left'),
    buckleShoe([712, 1570], 'front'),
    // Breeches in one piece: fall front, seat, knees
    area(
      curve(
        '448,872! 436,960 408,1060 386,1150 378,1226! 430,1246 492,1232! 516,1160 548,1090 578,1036! 606,1100 632,1170 646,1232! 706,1248 764,1222! 772,1120 760,1020 738,950 704,872! 576,890 z',
      ),
      'ocker',
    ),
    line(curve('578,1040 572,1000 580,950'), 5, 1),
    line('M474,908L488,986Q560,1004 640,984L664,904', 5, 1),
    {
      d: beads(
        [
          [486, 972],
          [642, 970],
        ],
        9,
      ),
      fill: 'rot',
      stroke: 'ink',
      width: 4,
      from: 1,
    },
    cuts(
      [
        '570,1040 530,1050 492,1046',
        '580,1046 610,1076 650,1084',
        '700,930 716,980 712,1030',
        '426,1200 460,1186 488,1200',
        '650,1200 690,1180 740,1192',
        '742,1000 724,1070 736,1140',
      ],
      8,
    ),
    comb('382,1216 404,1120 440,990', 20, { step: 14, lean: -0.35 }),
    comb('738,956 762,1030 770,1120 764,1214', 60, { lean: -0.25 }),
    comb('500,1212 530,1120 574,1050', -42),
    knot([484, 1010], 22),
    knot([712, 1140], -6),
    garter([436, 1238], 58, 8),
    garter([706, 1236], 60, -6),
  ];
}

/** The clock of a stocking, a little flower on a stalk. */
const clock = ([x, y]: Point): Drawing => [
  line(
    `M${x},${y}V${y - 62}M${x},${y - 20}q-12,-4 -14,-18M${x},${y - 20}q12,-4 14,-18M${x},${y - 40}q-10,-4 -11,-15M${x},${y - 40}q10,-4 11,-15`,
    4,
    2,
    'blau',
  ),
  { d: beads([[x, y - 72]], 6), fill: 'blau', from: 2 },
];

/** The Hungarian braid on a hussar's thigh: loops within loops. */
function knot([x, y]: Point, turn: number): Drawing {
  const angle = (turn * Math.PI) / 180;
  const at = (u: number, v: number): string =>
    `${x + u * Math.cos(angle) - v * Math.sin(angle)},${y + u * Math.sin(angle) + v * Math.cos(angle)}`;
  const braid =
    curve(
      [at(0, 88), at(0, 40), at(-34, 8), at(-40, -36), at(-16, -44), at(-6, -16), at(-14, 8), at(0, 40)].join(' '),
    ) +
    curve([at(0, 40), at(34, 8), at(40, -36), at(16, -44), at(6, -16), at(14, 8), at(0, 40)].join(' ')) +
    curve([at(0, 20), at(-18, -50), at(0, -104), at(18, -50), at(0, 20)].join(' '));
  return [line(braid, 13, 0), line(braid, 7.5, 0, 'rot')];
}

function coat(): Drawing {
  const row = (from: Point, to: Point): readonly Point[] =>
    [0, 1, 2, 3].map((i): Point => [from[0] + ((to[0] - from[0]) * i) / 3, from[1] + ((to[1] - from[1]) * i) / 3]);
  const left = row([492, 560], [526, 762]);
  const right = row([652, 552], [618, 762]);
  return [
    area(
      curve(
        '548,452! 494,474 436,514! 424,640 440,780 452,876! 578,900 712,874! 730,760 752,640 752,510! 696,474 634,448! z',
      ),
      'blau',
    ),
    cuts(['724,600 716,700 690,800', '740,660 726,740 712,800', '446,640 462,740 480,800'], 7),
    comb('752,540 750,640 732,760 714,860', 46),
    // The lapels meet left of the middle, because the chest is turned to the left
    area(curve('552,456! 504,494 468,556 472,640 502,760 546,872! 562,872! 552,760 550,620 z'), 'rot', 7),
    area(curve('576,456! 640,484 690,544 684,640 644,770 590,872! 562,872! 556,740 558,600 z'), 'rot', 7),
    line(
      curve('548,470 482,556 486,640 514,756 550,858') + curve('582,468 674,546 670,638 634,762 588,858'),
      5,
      1,
      'ocker',
    ),
    line(
      left.map(([x, y]) => `M${x},${y}l44,8`).join('') + right.map(([x, y]) => `M${x},${y}l-58,10`).join(''),
      6,
      1,
      'ocker',
    ),
    { d: beads([...left, ...right], 10.5), fill: 'ocker', stroke: 'ink', width: 4 },
    comb('688,560 684,640 650,750 610,840', 30, { step: 12 }),
    // Waistband
    area(curve('450,862! 576,888 714,860! 716,906! 576,936 446,908! z'), 'gruen', 7),
    line('M452,886Q576,912 714,884', 4, 1),
    comb('700,866 702,906', 60, { step: 8 }),
    area(
      poly([
        [540, 876],
        [592, 880],
        [594, 934],
        [540, 930],
      ]),
      'ocker',
      6,
    ),
    line('M556,892L578,894L578,918L556,916Z', 4, 1),
  ];
}

/** Frill at the throat, stock, and the standing collar around it. */
const collar = (): Drawing => [
  area(curve('508,480! 500,450 512,428! 540,448 566,452! 600,446 640,412! 660,440 672,484! 610,510 540,504 z'), 'rot'),
  line(curve('514,474 508,452 516,438') + curve('572,462 606,456 644,424'), 5, 1, 'ocker'),
  area(curve('526,424! 546,414 580,420 606,404! 614,428 600,446! 570,458 540,446 z'), 'paper', 6),
  area(
    curve(
      '556,458! 524,476 518,506 536,500! 528,536 544,552 556,530! 566,566 584,548 584,520! 600,528 604,500 588,464! z',
    ),
    'paper',
    6,
  ),
  cuts(['556,470 546,496 548,530', '570,470 572,500 570,536', '534,430 562,440 602,424'], 5),
  comb('642,416 660,444 668,480', 30, { step: 9 }),
];

/** The drawing arm, across the body, with a forearm that tapers from the elbow to the cuff. */
const crossingArm = (): Drawing => [
  area(
    curve(
      '470,506! 412,514 372,576 352,650 342,740 334,800 340,838! 356,866 388,876 424,870 480,854 544,832 612,812 684,802! 674,722! 612,736 554,734 506,716! 498,684 512,640 514,580 504,530 z',
    ),
    'blau',
  ),
  cuts(
    [
      '506,716 470,750 400,764',
      '500,706 446,722 376,716',
      '512,724 484,784 432,836',
      '390,590 376,650 370,700',
      '440,560 430,620 440,670',
      '354,830 374,814 404,818',
      '590,744 572,776 582,812',
      '634,736 622,764 630,796',
    ],
    9,
  ),
  comb('372,872 424,870 480,854 544,832 612,812 674,802', -34, { lean: 0.35 }),
  comb('508,556 510,620 500,680', 30),
  cuff([
    [650, 700],
    [662, 822],
    [744, 804],
    [734, 706],
  ]),
];

const cuff = ([a, b, c, d]: readonly [Point, Point, Point, Point]): Drawing => {
  const mid = (p: Point, q: Point, t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  const inside = (t: number): Point => mid(mid(a, b, t), mid(d, c, t), 0.5);
  return [
    area(poly([a, b, c, d]), 'rot', 7),
    line(poly([mid(a, d, 0.16), mid(b, c, 0.16)], false), 5, 1, 'ocker'),
    { d: beads([inside(0.24), inside(0.5), inside(0.76)], 8), fill: 'ocker', stroke: 'ink', width: 4 },
  ];
};

/** The other arm, which hangs behind the hilt and comes back to the mouth of the scabbard. */
const hangingArm = (): Drawing => [
  area(
    curve(
      '724,500! 784,514 828,574 852,650 874,722 900,776! 896,818 868,870 830,926 776,992 700,1080! 638,1008! 710,932 762,874 794,822! 746,770 728,690 722,600 z',
    ),
    'blau',
  ),
  cuts(
    [
      '794,822 830,812 872,818',
      '800,836 826,852 838,886',
      '826,780 850,786 880,776',
      '760,560 788,640 796,720',
      '804,594 832,670 846,740',
      '722,958 742,984 750,1012',
    ],
    9,
  ),
  comb('830,590 854,660 874,722 894,766', 40),
  comb('892,820 866,870 828,926 782,984', 34),
];

/** A board with a padded edge and a fringe of bullion. */
function epaulette([x, y]: Point, turn: number): Drawing {
  const angle = (turn * Math.PI) / 180;
  const at = (u: number, v: number): Point => [
    x + u * Math.cos(angle) - v * Math.sin(angle),
    y + u * Math.sin(angle) + v * Math.cos(angle),
  ];
  const text = (u: number, v: number): string => at(u, v).join(',');
  const strands = [-60, -43, -26, -9, 8, 25, 42, 59];
  const fringe = strands.map((u) => `M${text(u, 8 - (u / 24) ** 2)}L${text(u * 1.14, 54 - (u / 20) ** 2)}`).join('');
  return [
    line(fringe, 18, 0),
    line(fringe, 10, 0, 'ocker'),
    area(
      curve(`${text(-72, 4)}! ${text(-56, -24)} ${text(0, -36)} ${text(56, -24)} ${text(72, 4)}! ${text(0, 22)} z`),
      'ocker',
      7,
    ),
    line(curve(`${text(-54, -2)} ${text(0, 8)} ${text(54, -2)}`), 4, 1),
    { d: disc(...at(0, -16), 8), fill: 'rot', stroke: 'ink', width: 3.5, from: 1 },
  ];
}

const SCABBARD =
  '652,904! 544,1004 424,1110 304,1214 190,1304! 174,1324 170,1356 196,1354! 216,1344! 334,1254 458,1150 580,1042 686,942! z';

/** The sabre, with a hand's breadth of blade drawn. */
const sabre = (): Drawing => [
  line('M520,914L550,1018M446,906L404,1108', 15, 0),
  line('M520,914L550,1018M446,906L404,1108', 7, 0, 'weinrot'),
  area(curve(SCABBARD), 'ink', 7),
  line(curve('624,952 524,1044 404,1148 284,1242'), 5, 1, 'grau'),
  area(
    poly([
      [700, 930],
      [656, 886],
      [632, 908],
      [674, 954],
    ]),
    'ocker',
    6,
  ),
  [
    [550, 1018],
    [404, 1140],
  ].map(([x, y]): Drawing => [
    area(
      poly([
        [x - 30, y - 6],
        [x - 12, y - 22],
        [x + 30, y + 26],
        [x + 12, y + 42],
      ]),
      'ocker',
      5.5,
    ),
    { d: disc(x - 14, y - 28, 13), stroke: 'ink', width: 11 },
    { d: disc(x - 14, y - 28, 13), stroke: 'ocker', width: 4.5 },
  ]),
  area(curve('278,1236! 190,1304 174,1324 170,1356 196,1354 216,1344! 310,1272! z'), 'ocker', 6),
  line('M272,1254L298,1280', 4, 1),
  // Blade, grip
  area(
    poly([
      [684, 888],
      [760, 820],
      [778, 842],
      [700, 912],
    ]),
    'paper',
    6,
  ),
  line('M696,896L766,836', 3, 2),
  area(
    poly([
      [748, 827],
      [844, 745],
      [868, 773],
      [774, 857],
    ]),
    'weinrot',
    6,
  ),
  line('M766,817L788,843M786,799L808,825M806,781L828,807M826,765L848,789', 4, 1, 'ocker'),
  area(curve('838,743! 860,717 894,725 902,757 870,779! z'), 'ocker', 6.5),
  area(disc(878, 745, 10), 'rot', 4),
  area(curve('704,793! 722,781 736,797! 798,873! 808,891 790,901 776,889! 716,817! z'), 'ocker', 6.5),
];

/** The skin between the cuff and the hand on the hilt. The hand bends down at the wrist. */
const wrist = (): Drawing => [
  flat(curve('722,719! 752,715 774,725 784,737! 746,771! 738,787 722,793! z'), 'haut'),
  line(curve('722,719! 752,715 774,725 786,741') + curve('722,793 736,785 744,769'), 5, 0),
];

/** The bow that guards the knuckles, in front of the fingers. */
const guardBow = (): Drawing => [cord(curve('788,889 852,883 898,837 894,761'), 'ocker', 13, 5)];

const HEAD: Head = {
  over: [oberFace, oberBeard, oberHair, oberHat],
  at: [588, 288],
  scale: 1.1,
};

export const ober: CardArt = courtCard({
  sign: { use: heart, at: [235, 239], scale: 2.4 },
  figure,
});
