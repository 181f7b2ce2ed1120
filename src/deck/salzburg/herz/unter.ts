import { along, beads, curve, disc, poly } from '../../curve.js';
import { area, cord, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';
import { cuts } from '../burin.js';
import { comb } from '../comb.js';
import { bush, hillock, land, soleShade, tuft } from '../ground.js';
import { gripOf, type Hand } from '../hands.js';
import { buckleShoe, garter } from './legs.js';

/** The spear lies on the far shoulder and comes down over the back: on the line through both hands. */
const SLANT = 46.4;
const FORE: Hand = { at: [278, 446], turn: SLANT };
const REAR: Hand = { at: [852, 835], turn: SLANT + 180, flip: true };

/** The Herz-Unter walks off to the left, half his back to us, leaning into his stride. */
export function unter([face, beard, hair]: Drawing): Drawing {
  return [
    ground(),
    sabre(),
    farArm(),
    legs(),
    back(),
    face,
    beard,
    collar(),
    hair,
    { use: 'hand-back-behind', ...FORE },
    { use: 'hand-back-behind', ...REAR },
    spear(),
    { use: 'hand-back-before', ...FORE },
    { use: 'hand-back-before', ...REAR },
    lace([278, 452], 12),
    nearArm(),
    lace([853, 828], 176),
  ];
}

const ground = (): Drawing => [
  land([1566, 1590, 1584, 1570, 1548], 'ocker'),
  bush([872, 1566], 0.62),
  hillock([[40, 1690], [150, 1640], [300, 1622], [480, 1640], [620, 1740]], 'gruen'),
  hillock([[560, 1740], [700, 1660], [830, 1640], [980, 1672]], 'rot'),
  soleShade([412, 1614], 108),
  soleShade([764, 1622], 60),
  tuft([600, 1642], 0.8),
  tuft([110, 1690], 0.7),
  tuft([880, 1698], 0.5),
];

/** Worn on the far hip: the hilt shows before the belly, the scabbard behind the legs. */
const sabre = (): Drawing => [
  area(curve('420,838! 448,858! 560,960 690,1084 796,1182 890,1254! 912,1280 900,1304 876,1292! 770,1214 640,1104 520,990 400,876! z'), 'ink', 7),
  line(curve('780,1190 830,1232 880,1272'), 5, 1, 'grau'),
  area(curve('836,1216! 890,1256 912,1280 900,1304 876,1292! 818,1248! z'), 'ocker', 6),
  line(curve('428,856 376,830 376,776 424,774'), 19, 0),
  line(curve('428,856 376,830 376,776 424,774'), 9, 0, 'ocker'),
  area(poly([[404, 790], [430, 774], [464, 838], [438, 856]]), 'weinrot', 6),
  line('M412,806l26,-14M422,824l26,-14M430,840l26,-14', 3.5, 1, 'ocker'),
  area(disc(412, 770, 20), 'ocker', 6),
];

function legs(): Drawing {
  return [
    buckleShoe([444, 1548], 'left'),
    area(curve('402,1226! 390,1310 402,1400 412,1470 410,1544! 478,1552! 486,1480 512,1400 522,1310 510,1230! z'), 'paper'),
    cuts(['440,1300 428,1360 436,1430', '424,1526 440,1536 466,1534'], 5, 2),
    comb('522,1280 516,1390 486,1470 480,1530', 34, { step: 12 }),
    clock(452, 1520, 0),
    area(curve('498,920! 470,1030 404,1134 386,1222! 448,1246 522,1232! 556,1130 620,1040 640,920! z'), 'blau'),
    cuts(['420,1196 452,1180 484,1196', '500,1000 478,1070 446,1120'], 8),
    comb('390,1216 416,1130 476,1016', 20, { step: 13, lean: -0.35 }),
    garter([452, 1236], 64, 4),
    liftedShoe(),
    area(curve('668,1232! 684,1316 730,1386 782,1438 806,1494! 868,1464! 866,1410 850,1336 822,1264 786,1212! z'), 'paper'),
    cuts(['742,1280 746,1340 790,1400', '816,1470 836,1470 856,1456'], 5, 2),
    comb('800,1228 842,1310 862,1390 868,1452', 40, { step: 12 }),
    clock(822, 1440, -32),
    area(curve('556,920! 566,1016 604,1106 646,1160 660,1240! 724,1258 790,1216! 792,1118 766,1010 730,920! z'), 'blau'),
    cuts(['600,960 640,1010 706,1030 750,1010', '676,1206 714,1180 760,1186', '690,1196 720,1196 750,1210', '620,1060 660,1100 680,1150', '566,1030 606,1056 660,1050', '600,996 592,1020 572,1036'], 9),
    comb('734,926 768,1010 792,1120 788,1206', 62, { lean: -0.25 }),
    garter([724, 1236], 68, -12),
  ];
}

/** He pushes off with the ball of the foot: the heel is up, the edge of the sole faces us. */
const liftedShoe = (): Drawing => [
  area(curve('738,1602! 744,1624 768,1636 794,1624! 808,1602 832,1584 850,1574! 860,1590! 890,1574 914,1536 918,1510! 900,1490! 780,1600! z'), 'weinrot', 6),
  area(curve('800,1476! 788,1514 758,1550 738,1584 736,1604! 750,1618 774,1618 790,1608! 804,1590 826,1572 846,1560! 876,1554 900,1526 910,1500! 902,1472 872,1452! 836,1480 z'), 'ink', 6),
  area(curve('800,1488! 784,1476 770,1490 778,1516! 800,1532 826,1520! 824,1500 z'), 'weinrot', 5),
  area(curve('766,1528! 786,1514! 822,1534! 800,1554! z'), 'ocker', 5),
  area(curve('781,1529! 790,1523! 808,1534! 798,1543! z'), 'ink', 3),
  line(curve('744,1602 766,1606 784,1596 806,1570 842,1544'), 3.5, 1, 'grau'),
];

const clock = (x: number, y: number, turn: number): Drawing => {
  const angle = (turn * Math.PI) / 180;
  const at = (u: number, v: number): string => `${x + u * Math.cos(angle) - v * Math.sin(angle)},${y + u * Math.sin(angle) + v * Math.cos(angle)}`;
  return [line(`M${at(0, 0)}L${at(0, -66)}M${at(-9, -20)}L${at(0, -8)}L${at(9, -20)}M${at(-9, -38)}L${at(0, -26)}L${at(9, -38)}M${at(-9, -56)}L${at(0, -44)}L${at(9, -56)}`, 4, 2, 'rot')];
};

function back(): Drawing {
  const pleats = [520, 560, 600, 640, 680];
  return [
    // Skirt of the bodice
    area(curve('496,846! 478,900 458,966! 520,1000 610,1010 700,1000 762,960! 736,900 714,846! z'), 'rot'),
    cuts(pleats.map((x) => `${x},880 ${x + (x - 610) * 0.14},930 ${x + (x - 610) * 0.26},972`), 7),
    area(curve('468,936! 530,968 610,978 692,968 750,930! 766,964! 700,1002 610,1014 520,1004 454,970! z'), 'ocker', 6.5),
    { d: beads(along([-132, 0], [132, 0], 9).map(([u]): Point => [610 + u, 994 - 28 * (u / 140) ** 2]), 6), fill: 'rot', stroke: 'ink', width: 3.5, from: 1 },
    line('M606,880V966', 6, 0),
    // Back of the bodice
    area(curve('506,462! 450,492 428,548 440,640 470,740 488,846! 600,868 722,846! 736,760 752,650 746,560 710,498 650,460! z'), 'rot'),
    // The parting down the spine, the seams from either armhole to the waist
    line(curve('578,520 574,640 582,740 598,850'), 6, 0),
    line(curve('440,556 484,640 510,740 524,842') + curve('742,556 694,640 668,740 660,842'), 4.5, 1),
    cuts(['462,560 456,620 474,680', '736,600 724,660 700,710'], 9),
    cuts(['590,800 606,824 612,846', '572,800 560,824 556,842', '474,770 494,800 500,836'], 7),
    comb('750,580 748,680 730,790 720,840', 58),
    strap([500, 480], [690, 848]),
    strap([668, 476], [516, 852]),
    area(curve('556,628! 578,606 606,620! 622,650 604,682! 580,698 556,680! 540,652 z'), 'ocker', 6.5),
    area(disc(581, 652, 18), 'rot', 5),
    area(disc(581, 652, 6), 'ocker', 3.5),
    // Belt
    area(curve('484,834! 600,858 724,832! 728,884! 604,912 482,888! z'), 'gruen', 7),
    line('M488,850Q604,874 722,848M488,876Q604,898 724,872', 3.5, 1, 'ocker'),
    comb('700,840 706,882', 60, { step: 8 }),
    area(curve('700,862! 742,882 764,930 752,960! 730,954! 716,912! z'), 'gruen', 6),
    area(disc(706, 862, 20, 24), 'gruen', 6),
  ];
}

function strap([ax, ay]: Point, [bx, by]: Point): Drawing {
  const length = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = [(-(by - ay) / length) * 23, ((bx - ax) / length) * 23];
  return [
    area(poly([[ax - nx, ay - ny], [bx - nx, by - ny], [bx + nx, by + ny], [ax + nx, ay + ny]]), 'ocker', 6.5),
    line([-0.62, 0.62].map((t) => `M${ax + nx * t},${ay + ny * t}L${bx + nx * t},${by + ny * t}`).join(''), 3.5, 1),
    { d: beads(along([ax, ay], [bx, by], 10).slice(1, -1), 5), fill: 'rot', from: 1 },
  ];
}

/** The falling collar, from behind. */
const collar = (): Drawing => [
  area(curve('486,486! 490,456 506,444! 540,462 576,462 610,448! 650,456 676,478! 690,506! 672,522 654,512! 646,542 622,532! 608,556 586,540! 566,558 550,538! 530,546 520,524! 500,530 488,510! z'), 'paper', 6.5),
  line(curve('500,500 560,520 620,518 672,498'), 3.5, 1),
  { d: beads([[512, 514], [540, 526], [570, 532], [602, 532], [632, 526], [660, 512]], 4), fill: 'ink', from: 2 },
];

/** Puffed sleeve and forearm toward the front hand. */
const farArm = (): Drawing => [
  area(curve('296,648! 270,600 246,520 246,462! 308,444! 330,520 362,590 386,640! 350,676 316,670 z'), 'blau'),
  cuts(['300,630 320,600 330,560', '268,480 276,540 292,590'], 8),
  comb('310,450 332,524 370,610', 30),
  area(curve('486,500! 430,500 376,540 322,590 286,640 296,686 340,708! 400,700 446,670 476,630 490,590 z'), 'gruen'),
  cuts(['470,530 400,560 320,640', '480,560 420,610 346,680', '478,600 440,640 390,686'], 10),
  comb('340,704 400,698 450,664 480,620', -34),
];

const nearArm = (): Drawing => [
  area(curve('906,690! 916,750 900,800 890,836! 816,832! 812,780 812,740 808,700! 850,664 z'), 'blau'),
  cuts(['896,710 870,730 836,730', '900,770 880,790 850,796'], 8),
  comb('912,716 906,780 892,832', 36),
  area(curve('664,494! 720,470 790,500 850,566 902,640 914,700 876,742 812,738! 756,716 704,668 672,600 z'), 'gruen'),
  area(curve('706,510! 770,556 830,640 852,716! 800,672 740,596 z'), 'rot', 5.5),
  area(curve('760,502! 826,560 880,640 892,690! 850,640 800,570 z'), 'rot', 5.5),
  cuts('690,560 730,650 800,716', 10),
  comb('800,508 856,568 908,650 912,710', 26),
];

/** A lace cuff across a wrist. */
function lace([x, y]: Point, turn: number): Drawing {
  const angle = (turn * Math.PI) / 180;
  const at = (u: number, v: number): string => `${x + u * Math.cos(angle) - v * Math.sin(angle)},${y + u * Math.sin(angle) + v * Math.cos(angle)}`;
  return [
    area(curve(`${at(-42, 10)}! ${at(-48, -12)} ${at(-38, -26)}! ${at(-26, -22)}! ${at(-18, -36)} ${at(-6, -24)}! ${at(6, -38)} ${at(18, -24)}! ${at(28, -34)} ${at(38, -22)}! ${at(50, -12)} ${at(42, 10)}! ${at(0, 18)} z`), 'paper', 5.5),
    line(`M${at(-40, 0)}Q${at(0, 10)} ${at(40, 0)}M${at(-22, -4)}L${at(-24, -16)}M${at(0, 0)}L${at(0, -16)}M${at(22, -4)}L${at(24, -16)}`, 3, 1),
  ];
}

function spear(): Drawing {
  const [[ax, ay], [bx, by]] = [gripOf(FORE), gripOf(REAR)];
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  /** Along the shaft from the front hand, and off it. */
  const at = (along_: number, off = 0): string => `${ax + ux * along_ - uy * off},${ay + uy * along_ + ux * off}`;
  return [
    cord(`M${at(-170)}L${at(860)}`, 'weinrot', 19, 5.5),
    line(`M${at(-150, -4)}L${at(850, -4)}`, 3, 1, 'rot'),
    area(curve(`${at(-340)}! ${at(-270, -30)} ${at(-204, -46)} ${at(-176, -16)}! ${at(-176, 16)}! ${at(-204, 46)} ${at(-270, 30)} z`), 'ocker', 7.5),
    line(`M${at(-322)}L${at(-182)}`, 4.5, 0),
    comb(`${at(-320, 8)} ${at(-270, 30)} ${at(-206, 44)}`, -22, { step: 8 }),
    area(curve(`${at(-182, -20)}! ${at(-170, -26)} ${at(-158, -20)}! ${at(-158, 20)}! ${at(-170, 26)} ${at(-182, 20)}! z`), 'ocker', 5.5),
    // Tassel: cut silk round the socket
    [[-40, 30], [-14, 42], [14, 40], [38, 26]].map(([off, long]): Drawing => [area(curve(`${at(-158, off * 0.35)}! ${at(-150 + long * 0.5, off - 14)} ${at(-140 + long, off)}! ${at(-146 + long * 0.5, off + 12)} z`), 'rot', 5)]),
    area(disc(...(at(-152).split(',').map(Number) as unknown as Point), 17), 'rot', 5.5),
  ];
}
