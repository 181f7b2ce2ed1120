import { beads, curve, disc, moved } from '../../curve.js';
import { area, cord, flat, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { courtCard } from '../courts.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';
import { floor } from '../shared/floor.js';
import { soleShade } from '../shared/ground.js';
import { type Hand, handAround } from '../shared/hands.js';
import { head, type Head } from '../shared/head.js';
import { lilySceptre } from '../shared/lily-sceptre.js';
import { heart } from '../shared/pips.js';
import { crownArch, kingBeard, kingFace, longHair, longHairBehind } from './king-head.js';
import { throneHeart } from './king-throne.js';
import { lace } from './lace.js';
import { buckleShoe, garter } from './legs.js';

const SCEPTRE: Hand = { at: [238, 862], turn: -95, flip: true };

/** The Herz-König, seated and seen from the front, with the left hand on the rim of the anchor shield. */
function figure(): Drawing {
  const [hairBehind, face, ...hairAndCrown] = head(HEAD);
  return [
    floor(),
    { use: throneHeart, at: [754, 1060] },
    soleShade([274, 1620], 100),
    soleShade([560, 1640], 80),
    legs(),
    tunic(),
    hairBehind,
    face,
    restingArm(),
    rulingArm(),
    ermine(),
    hairAndCrown,
    shield([756, 1396]),
    hand(),
    lace([810, 1084], 188),
  ];
}

/** Both shins, upright below the knees. The wide breeches hide the thighs. */
function legs(): Drawing {
  return [
    // The left leg comes straight towards the viewer, with its foot drawn in before the shield
    area(
      curve('500,1250! 488,1320 496,1400 506,1470 504,1550! 568,1556! 576,1480 598,1400 612,1320 606,1240! z'),
      'paper',
    ),
    cuts('536,1300 526,1360 532,1430', 5, 2),
    comb('608,1290 598,1390 576,1480 570,1540', 34, { step: 12 }),
    buckleShoe([536, 1552], 'front'),
    area(curve('476,1150! 470,1200 478,1250! 540,1276 620,1252! 668,1210 690,1150! z'), 'rot'),
    cuts(['494,1240 530,1222 566,1232', '512,1196 548,1180 592,1192', '630,1176 644,1200 626,1236'], 8),
    comb('676,1190 650,1228 620,1252', 44, { step: 10 }),
    garter([548, 1256], 64, -2, 'ocker'),
    // The right leg is turned aside
    area(
      curve('240,1236! 226,1300 238,1390 268,1470 270,1548! 334,1554! 340,1480 364,1400 374,1310 360,1236! z'),
      'paper',
    ),
    cuts(['286,1290 278,1350 290,1420', '280,1530 298,1542 324,1538'], 5, 2),
    comb('373,1296 366,1380 346,1480 340,1534', 34, { step: 12 }),
    line(
      'M300,1520V1450M290,1502L300,1514L310,1502M290,1484L300,1496L310,1484M290,1466L300,1478L310,1466',
      4,
      2,
      'blau',
    ),
    buckleShoe([300, 1550], 'left'),
    area(curve('200,1090! 190,1150 204,1214 232,1240! 300,1262 366,1238! 384,1204 390,1160 376,1108! z'), 'rot'),
    cuts(
      [
        '254,1226 294,1208 334,1222',
        '244,1182 282,1164 324,1178',
        '216,1150 226,1190 228,1216',
        '380,1170 358,1200 356,1226',
      ],
      8,
    ),
    comb('390,1156 384,1204 366,1238', 36, { step: 10 }),
    garter([300, 1244], 68, 2, 'ocker'),
  ];
}

/** A leg of the wide breeches with its golden hem. */
const lap = (from: string, hem: string): Drawing => [
  flat(curve(`${from} ${hem} z`), 'rot'),
  line(curve(`${from} ${hem} z`), 7, 0),
  line(curve(hem), 26, 0),
  line(curve(hem), 14, 0, 'ocker'),
];

/** Wide red breeches, tight over the thighs down to the knees, below the belt of the frogged tunic. */
function tunic(): Drawing {
  return [
    lap(
      '694,1140! 736,1090 752,1030 740,960 690,900! 500,930! 484,1010 472,1080',
      '474,1136! 536,1170 616,1174 694,1140!',
    ),
    lap(
      '366,1112! 414,1074 474,1032 520,980! 400,900! 330,950 262,1006 210,1060',
      '192,1122! 240,1150 306,1146 366,1112!',
    ),
    comb('372,1108 414,1074 474,1032 512,990', -40, { step: 10 }),
    comb('694,1138 734,1090 750,1030 730,950', -58, { step: 12 }),
    cuts(
      [
        '430,962 350,1002 286,1066',
        '410,940 330,980 250,1046',
        '560,964 536,1030 530,1100',
        '620,958 622,1020 606,1090',
        '664,950 690,1000 676,1080',
        '236,1104 270,1082 316,1088',
        '514,1116 560,1092 620,1100',
      ],
      9,
    ),
    {
      d: beads(
        [
          [212, 1133],
          [252, 1148],
          [298, 1145],
          [338, 1130],
          [496, 1150],
          [536, 1167],
          [580, 1173],
          [624, 1170],
          [664, 1155],
        ],
        5,
      ),
      fill: 'rot',
      from: 1,
    },
    area(curve('404,620! 380,720 388,820 396,904! 540,930 692,904! 700,800 690,700 650,620! z'), 'blau'),
    comb('698,740 700,820 690,900', 70, { step: 10 }),
    cuts(['420,760 430,830 426,890', '640,760 652,820 650,890'], 8),
    // Frogs, whose cords end in knots on both sides
    [746, 800, 854].map((y): Drawing => [
      cord(curve(`462,${y} 500,${y + 12} 540,${y + 16} 580,${y + 12} 618,${y}`), 'ocker', 8, 4),
      ([462, 618] as const).map((x) => area(disc(x, y - 2, 13), 'ocker', 5)),
      area(disc(540, y + 15, 12), 'rot', 5),
    ]),
    area(curve('390,884! 540,912 696,884! 702,936! 540,962 386,934! z'), 'gruen', 7),
    line('M394,900Q540,928 698,900M392,922Q540,948 700,922', 4, 1, 'ocker'),
    area(curve('504,890! 576,890! 582,966! 500,966! z'), 'ocker', 6.5),
    area(curve('540,950! 518,930 516,910 530,904 540,914! 550,904 564,910 562,930 z'), 'rot', 4.5),
  ];
}

/** A short cape, parted on the breast. */
function ermine(): Drawing {
  const tails: readonly Point[] = [
    [384, 650],
    [440, 604],
    [430, 690],
    [476, 650],
    [352, 700],
    [396, 752],
    [456, 752],
    [500, 690],
    [590, 670],
    [640, 606],
    [640, 690],
    [696, 648],
    [614, 748],
    [668, 756],
    [724, 700],
    [746, 744],
  ];
  return [
    area(
      curve('452,534! 396,570 340,632 314,706 322,764! 372,800 424,812 478,796! 506,740 526,670 540,590! z'),
      'paper',
      8.5,
    ),
    area(
      curve('628,534! 690,570 752,632 784,706 778,762! 728,800 664,814 600,798! 576,740 554,670 540,590! z'),
      'paper',
      8.5,
    ),
    { d: tails.map(([x, y]) => `M${x},${y}q-8,14 -5,30l5,-6l5,6q3,-16 -5,-30Z`).join(''), fill: 'ink', from: 1 },
    cuts(['410,590 366,660 356,740', '676,590 720,660 734,740'], 5),
    comb('700,580 754,634 784,706 778,758', 32, { step: 10 }),
    area(
      curve('430,532! 452,524 484,548 540,560 600,548 620,524 640,532! 640,556 600,584 540,592 476,584 436,556 z'),
      'ocker',
      6,
    ),
    area(disc(540, 590, 24), 'ocker', 6),
    {
      d: beads(
        [
          [462, 560],
          [500, 572],
          [540, 590],
          [580, 572],
          [612, 558],
        ],
        7,
      ),
      fill: 'rot',
      stroke: 'ink',
      width: 3.5,
      from: 1,
    },
  ];
}

/** Slits of a puffed sleeve, wide in the middle. */
const slit = (text: string): Drawing => [area(curve(text), 'ocker', 5)];

function rulingArm(): Drawing {
  return [
    handAround('grip', SCEPTRE, [{ use: lilySceptre, at: [164, 858], turn: -5 }]),
    area(curve('286,800! 264,820 236,818! 230,896! 290,922 352,938 398,926 424,890 424,840 404,792! z'), 'rot'),
    cuts(['420,850 392,880 384,924', '330,838 322,880 334,918', '286,826 278,860 286,904'], 8),
    comb('236,896 292,922 352,936 400,922', -30, { step: 9 }),
    lace([238, 858], -86),
    area(curve('368,596! 320,630 274,690 262,750 282,806! 330,832 388,828 418,800! 426,740 420,660 410,610! z'), 'rot'),
    slit('318,660! 292,710 286,760 300,804! 316,760 324,710 z'),
    slit('354,664! 344,716 340,770 346,816! 362,770 366,720 z'),
    area(curve('280,796! 330,820 388,816 420,790! 424,812 390,840 330,844 276,818 z'), 'ocker', 6),
    cuts(['338,640 322,700 318,770', '382,700 386,750 378,800'], 7),
  ];
}

const restingArm = (): Drawing => [
  area(curve('786,828! 850,824 892,852 902,896 884,970 852,1090! 776,1084! 784,1020 796,950 794,900! z'), 'rot'),
  cuts(
    ['794,904 830,910 868,892', '800,930 836,942 880,930', '796,960 822,968 846,964', '784,1050 814,1058 844,1046'],
    8,
  ),
  comb('902,900 884,970 854,1084', 34),
  area(curve('676,604! 744,626 812,694 856,776 868,840 840,878! 800,884 764,862! 716,810 680,720 z'), 'rot'),
  slit('728,668! 760,726 798,790 806,856! 768,804 738,732 z'),
  slit('772,680! 814,740 844,800 848,850! 814,800 784,742 z'),
  area(curve('764,850! 800,874 844,864 872,826! 880,850 850,890 800,898 756,872 z'), 'ocker', 6),
  cuts('706,680 720,740 752,816', 8),
  comb('820,706 856,778 866,830', 22, { step: 9 }),
];

/** The left hand on the rim of the shield, with the thumb along the rim and the fingers over it. */
const hand = (): Drawing => [
  area(
    curve(
      '786,1088! 766,1112 744,1132! 722,1150 704,1172 710,1188 724,1184 744,1170! 736,1196 732,1226 742,1240 754,1232 760,1202! 758,1232 764,1254 778,1252 784,1232 786,1202! 788,1232 796,1252 808,1246 810,1230 810,1198! 814,1222 822,1236 830,1228 834,1200 838,1160 836,1088! z',
    ),
    'haut',
    5,
  ),
  line(
    'M740,1166q10,-10 22,0M766,1162q9,-9 20,0M790,1162q9,-8 19,1M813,1166q8,-6 16,2M760,1202V1180M786,1202V1178M810,1198V1180M738,1208l16,2M763,1218h18M790,1218h16M815,1210l14,1M708,1174q8,0 10,8M764,1120C756,1132 752,1142 750,1152M788,1112C782,1128 778,1140 776,1150M808,1112C806,1128 804,1140 802,1150',
    2.8,
    2,
  ),
  comb('836,1100 838,1160 832,1200', 14, { step: 7 }),
];

/** Anchor with a wooden stock and a length of rope, on a rosy field within scrolls. */
function shield([x, y]: Point): Drawing {
  const at = (text: string): string => curve(moved(text, (u, v) => [x + u, y + v]));
  return [
    area(
      at(
        '-132,-168! -70,-196 -24,-176 0,-196! 24,-176 70,-196 132,-168! 172,-150 176,-100 152,-84! 170,-20 152,70 100,150 0,206! -100,150 -152,70 -170,-20 -152,-84! -176,-100 -172,-150 z',
      ),
      'ocker',
      8.5,
    ),
    area(
      at(
        '-112,-134! -60,-152 -24,-140 0,-152! 24,-140 60,-152 112,-134! 132,-60 118,50 76,116 0,164! -76,116 -118,50 -132,-60 z',
      ),
      'haut',
      6.5,
    ),
    comb(
      (
        [
          [120, -110],
          [130, -50],
          [118, 50],
          [76, 116],
          [20, 152],
        ] as const
      )
        .map(([u, v]) => `${x + u},${y + v}`)
        .join(' '),
      30,
      { step: 9 },
    ),
    line(at('-132,-150 -154,-142 -154,-116 -134,-114') + at('132,-150 154,-142 154,-116 134,-114'), 6, 1),
    {
      d: beads(
        (
          [
            [-140, -40],
            [-132, 40],
            [-96, 106],
            [140, -40],
            [132, 40],
            [96, 106],
            [0, -174],
          ] as const
        ).map(([u, v]): Point => [x + u * 1.03, y + v]),
        8,
      ),
      fill: 'rot',
      stroke: 'ink',
      width: 4,
      from: 1,
    },
    // Rope behind the shank
    cord(at('0,-104 46,-112 74,-80 40,-40 -20,-10 -56,30 -30,62 20,70 60,96'), 'paper', 9, 4),
    line(at('-2,-84 -2,0 0,100'), 26, 0),
    line(at('-6,-80 -6,0 -4,80'), 4, 1, 'grau'),
    {
      d: at(
        '-94,18! -104,70 -62,118 0,134 62,118 104,70 94,18! 122,62! 96,60! 84,88 46,104 0,108 -46,104 -84,88 -96,60! -122,62! z',
      ),
      fill: 'ink',
      stroke: 'ink',
      width: 5,
    },
    { d: disc(x, y - 106, 20), stroke: 'ink', width: 13 },
    area(at('-82,-66! 0,-74 82,-66! 90,-52 82,-38! 0,-40 -82,-38! -90,-52 z'), 'ocker', 6),
    line(at('-70,-54 0,-60 70,-54') + at('-40,-47 10,-50 60,-46'), 3, 1),
    line(at('-16,-72 -16,-56 -16,-40') + at('16,-72 16,-56 16,-40'), 7, 0),
  ];
}

const HEAD: Head = {
  behind: [longHairBehind],
  over: [kingFace, longHair, kingBeard, crownArch],
  at: [534, 410],
  scale: 1.06,
};

export const king: CardArt = courtCard({
  sign: { use: heart, at: [235, 239], scale: 2.4 },
  figure,
});
