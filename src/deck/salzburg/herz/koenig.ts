import { along, beads, curve, disc, moved } from '../../curve.js';
import { area, cord, flat, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';
import { cuts } from '../burin.js';
import { comb } from '../comb.js';
import { soleShade } from '../ground.js';
import { holding, type Hand } from '../hands.js';
import { floor } from '../thrones.js';
import { buckleShoe, garter } from './legs.js';

const SCEPTRE: Hand = { at: [238, 862], turn: -95, flip: true };

/** The Herz-König sits facing us, his left hand on the rim of the shield with the anchor. */
export function koenig([hairBehind, face, ...hairAndCrown]: Drawing): Drawing {
  return [
    floor(),
    { use: 'throne-heart', at: [754, 1060] },
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
    { use: 'hand-rest', at: [768, 1116], turn: 184 },
    lace([768, 1112], 4),
  ];
}

/** Both shins stand upright below the knees; the thighs that reach them lie under the skirt of the tunic. */
function legs(): Drawing {
  return [
    // His left leg comes straight toward us, its foot is drawn in before the shield
    area(curve('500,1250! 488,1320 496,1400 506,1470 504,1550! 568,1556! 576,1480 598,1400 612,1320 606,1240! z'), 'paper'),
    cuts('536,1300 526,1360 532,1430', 5, 2),
    comb('608,1290 598,1390 576,1480 570,1540', 34, { step: 12 }),
    buckleShoe([536, 1552], 'front'),
    area(curve('476,1150! 470,1200 478,1250! 540,1276 620,1252! 668,1210 690,1150! z'), 'rot'),
    cuts(['494,1240 530,1222 566,1232', '512,1196 548,1180 592,1192', '630,1176 644,1200 626,1236'], 8),
    comb('676,1190 650,1228 620,1252', 44, { step: 10 }),
    garter([548, 1256], 64, -2, 'ocker'),
    // His right leg is turned aside
    area(curve('240,1236! 226,1300 238,1390 268,1470 270,1548! 334,1554! 340,1480 364,1400 374,1310 360,1236! z'), 'paper'),
    cuts(['286,1290 278,1350 290,1420', '280,1530 298,1542 324,1538'], 5, 2),
    comb('373,1296 366,1380 346,1480 340,1534', 34, { step: 12 }),
    line('M300,1520V1450M290,1502L300,1514L310,1502M290,1484L300,1496L310,1484M290,1466L300,1478L310,1466', 4, 2, 'blau'),
    buckleShoe([300, 1550], 'left'),
    area(curve('200,1090! 190,1150 204,1214 232,1240! 300,1262 366,1238! 400,1200 430,1160 440,1120! z'), 'rot'),
    cuts(['254,1226 294,1208 334,1222', '244,1182 282,1164 324,1178', '216,1150 226,1190 228,1216', '380,1170 358,1200 356,1226'], 8),
    comb('426,1160 396,1206 366,1238', 46, { step: 10 }),
    garter([300, 1244], 68, 2, 'ocker'),
  ];
}

/** The skirt is drawn tight over either thigh, breaks at the knees and sinks between them on the seat. */
const HEM = '192,1122! 240,1146 300,1140 350,1118! 366,1186 406,1236 448,1216! 458,1170 482,1136! 536,1166 616,1168 692,1142!';
const SKIRT = `414,900! 340,950 262,1006 214,1052 190,1090 ${HEM} 734,1090 750,1030 738,960 690,900!`;

function tunic(): Drawing {
  return [
    flat(curve(`${SKIRT} z`), 'blau'),
    // Shade between the thighs and on the far side of each knee
    comb('694,1138 734,1080 748,1020 730,950', -58, { step: 12 }),
    comb('442,1212 426,1150 420,1100 440,1040', '400,1224 376,1170 366,1130 404,1070', { step: 12 }),
    cuts(['436,934 360,990 280,1040 236,1090', '460,950 410,1020 350,1080 330,1130', '480,960 440,1050 414,1130 412,1210', '510,966 470,1060 446,1140 440,1204', '560,964 528,1040 506,1110', '620,956 640,1020 630,1090', '670,940 704,1000 690,1070', '250,1060 230,1090 230,1124', '262,1108 290,1086 326,1090', '514,1106 556,1080 612,1088', '640,1120 660,1096 664,1060'], 9),
    line(curve(`${SKIRT} z`), 8.5, 0),
    line(curve(HEM), 26, 0),
    line(curve(HEM), 14, 0, 'ocker'),
    { d: beads([[212, 1132], [250, 1145], [294, 1141], [332, 1128], [360, 1168], [388, 1216], [430, 1226], [454, 1182], [496, 1146], [536, 1163], [580, 1168], [624, 1165], [664, 1152]], 5), fill: 'rot', from: 1 },
    area(curve('404,620! 380,720 388,820 396,904! 540,930 692,904! 700,800 690,700 650,620! z'), 'blau'),
    comb('698,740 700,820 690,900', 70, { step: 10 }),
    cuts(['420,760 430,830 426,890', '640,760 652,820 650,890'], 8),
    // Frogs: cords that end in knots on both sides
    [746, 800, 854].map((y): Drawing => [
      cord(curve(`462,${y} 500,${y + 12} 540,${y + 16} 580,${y + 12} 618,${y}`), 'ocker', 8, 4),
      ([462, 618] as const).map((x) => area(disc(x, y - 2, 13), 'ocker', 5)),
      area(disc(540, y + 15, 12), 'rot', 5),
    ]),
    area(curve('390,884! 540,912 696,884! 702,936! 540,962 386,934! z'), 'rot', 7),
    line('M394,900Q540,928 698,900M392,922Q540,948 700,922', 4, 1, 'ocker'),
    area(curve('504,890! 576,890! 582,966! 500,966! z'), 'ocker', 6.5),
    area(curve('540,950! 518,930 516,910 530,904 540,914! 550,904 564,910 562,930 z'), 'rot', 4.5),
  ];
}

function ermine(): Drawing {
  const tails: readonly Point[] = [[394, 640], [432, 600], [456, 668], [500, 640], [470, 730], [540, 700], [590, 640], [576, 748], [624, 690], [640, 610], [676, 660], [384, 700], [420, 752], [660, 742], [700, 706], [530, 770]];
  return [
    area(
      curve('430,532! 470,560 540,574 610,560 640,532! 700,570 746,650 752,740 734,770! 706,752 690,790! 660,768 640,806! 606,784 582,818! 552,796 526,816! 498,790 470,806! 448,772 420,790! 402,756 368,770! 336,740 340,660 376,576 z'),
      'paper',
      8.5,
    ),
    { d: tails.map(([x, y]) => `M${x},${y}q-8,14 -5,30l5,-6l5,6q3,-16 -5,-30Z`).join(''), fill: 'ink', from: 1 },
    cuts(['420,580 396,650 400,740', '660,580 690,650 684,750'], 5),
    comb('716,590 746,646 754,740 738,762', 34, { step: 10 }),
    area(curve('430,532! 452,524 484,548 540,560 600,548 620,524 640,532! 640,556 600,584 540,592 476,584 436,556 z'), 'ocker', 6),
    { d: beads([[462, 560], [500, 572], [540, 576], [580, 572], [612, 558]], 7), fill: 'rot', stroke: 'ink', width: 3.5, from: 1 },
  ];
}

/** Slits of a puffed sleeve, wide in the middle. */
const slit = (text: string): Drawing => [area(curve(text), 'ocker', 5)];

function rulingArm(): Drawing {
  return [
    holding('grip', SCEPTRE, [{ use: 'sceptre', at: [164, 858], turn: -5 }]),
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
  area(curve('786,828! 846,830 878,862 878,908 850,1000 816,1106! 736,1102! 748,1020 762,950 774,890! z'), 'rot'),
  cuts(['778,890 810,884 846,894', '774,910 808,926 850,920', '752,1040 780,1050 810,1038'], 8),
  comb('876,910 850,1000 818,1096', 36),
  area(curve('676,604! 744,626 812,694 856,776 868,840 840,878! 800,884 764,862! 716,810 680,720 z'), 'rot'),
  slit('728,668! 760,726 798,790 806,856! 768,804 738,732 z'),
  slit('772,680! 814,740 844,800 848,850! 814,800 784,742 z'),
  area(curve('764,850! 800,874 844,864 872,826! 880,850 850,890 800,898 756,872 z'), 'ocker', 6),
  cuts('706,680 720,740 752,816', 8),
  comb('820,706 856,778 866,830', 22, { step: 9 }),
];

function lace([x, y]: Point, turn: number): Drawing {
  const angle = (turn * Math.PI) / 180;
  const at = (u: number, v: number): string => `${x + u * Math.cos(angle) - v * Math.sin(angle)},${y + u * Math.sin(angle) + v * Math.cos(angle)}`;
  const points = along([-50, 0], [50, 0], 6);
  const side = turn < -45 ? -1 : 1;
  const teeth = points.flatMap(([u], i) => (i === 0 ? [] : [at(u - 10, side * 34), `${at(u, side * 20)}!`]));
  return [
    area(curve(`${at(-44, side * -14)}! ${at(-50, side * 20)}! ${teeth.join(' ')} ${at(44, side * -14)}! z`), 'paper', 5.5),
    line(points.slice(1, -1).map(([u]) => `M${at(u * 0.8, side * -6)}L${at(u, side * 14)}`).join(''), 3, 1),
  ];
}

/** Anchor with a wooden stock and a length of rope, on a rosy field within scrolls. */
function shield([x, y]: Point): Drawing {
  const at = (text: string): string => curve(moved(text, (u, v) => [x + u, y + v]));
  return [
    area(at('-132,-168! -70,-196 -24,-176 0,-196! 24,-176 70,-196 132,-168! 172,-150 176,-100 152,-84! 170,-20 152,70 100,150 0,206! -100,150 -152,70 -170,-20 -152,-84! -176,-100 -172,-150 z'), 'ocker', 8.5),
    area(at('-112,-134! -60,-152 -24,-140 0,-152! 24,-140 60,-152 112,-134! 132,-60 118,50 76,116 0,164! -76,116 -118,50 -132,-60 z'), 'haut', 6.5),
    comb(([[120, -110], [130, -50], [118, 50], [76, 116], [20, 152]] as const).map(([u, v]) => `${x + u},${y + v}`).join(' '), 30, { step: 9 }),
    line(at('-132,-150 -154,-142 -154,-116 -134,-114') + at('132,-150 154,-142 154,-116 134,-114'), 6, 1),
    { d: beads(([[-140, -40], [-132, 40], [-96, 106], [140, -40], [132, 40], [96, 106], [0, -174]] as const).map(([u, v]): Point => [x + u * 1.03, y + v]), 8), fill: 'rot', stroke: 'ink', width: 4, from: 1 },
    // Rope behind the shank
    cord(at('0,-104 46,-112 74,-80 40,-40 -20,-10 -56,30 -30,62 20,70 60,96'), 'paper', 9, 4),
    line(at('-2,-84 -2,0 0,100'), 26, 0),
    line(at('-6,-80 -6,0 -4,80'), 4, 1, 'grau'),
    { d: at('-94,18! -104,70 -62,118 0,134 62,118 104,70 94,18! 122,62! 96,60! 84,88 46,104 0,108 -46,104 -84,88 -96,60! -122,62! z'), fill: 'ink', stroke: 'ink', width: 5 },
    { d: disc(x, y - 106, 20), stroke: 'ink', width: 13 },
    area(at('-82,-66! 0,-74 82,-66! 90,-52 82,-38! 0,-40 -82,-38! -90,-52 z'), 'ocker', 6),
    line(at('-70,-54 0,-60 70,-54') + at('-40,-47 10,-50 60,-46'), 3, 1),
    line(at('-16,-72 -16,-56 -16,-40') + at('16,-72 16,-56 16,-40'), 7, 0),
  ];
}
