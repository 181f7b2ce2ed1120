import { beads, curve } from '../../curve.js';
import { area, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';
import { cuts } from '../burin.js';
import { comb } from '../comb.js';
import type { Court } from '../courts.js';
import { bush, hillock, land, soleShade, tuft } from '../ground.js';
import { head, type Head } from '../heads.js';
import { garter, shin } from './legs.js';

const HEAD: Head = {
  behind: ['laub-fifer-back'],
  over: ['laub-fifer', 'laub-fifer-front', 'laub-fifer-hat'],
  at: [600, 322],
  scale: 1.06,
  turn: -10,
  tokens: { grau: 'weinrot' },
};

const ground = (): Drawing => [
  land([1560, 1578, 1590, 1576, 1566], 'ocker'),
  bush([884, 1584], 0.72, 'gruen'),
  hillock([[24, 1690], [180, 1664], [330, 1676], [440, 1722]], 'rot'),
  hillock([[380, 1722], [560, 1668], [760, 1650], [976, 1676]], 'gruen'),
  tuft([120, 1668], 0.9),
  tuft([640, 1694], 0.9, 'ocker'),
];

/** He marches to the left: the front foot flat, the hind one leaves the ground. */
const legs = (): Drawing => [
  soleShade([748, 1606], 70),
  { use: 'laub-shoe', at: [826, 1478], turn: -34 },
  shin([744, 1236], [822, 1486], 1),
  area(curve('596,940! 620,1080 672,1200 694,1266! 746,1284 800,1254! 812,1160 780,1050 744,940! z'), 'rot', 8.5),
  comb('800,1252 812,1160 780,1050', [-64, 6]),
  cuts(['680,1190 728,1186 790,1160', '690,1226 737,1224 798,1204', '640,1000 665,1078 680,1150'], 6),
  garter([748, 1270], [792, 1274], 'blau', -14),
  soleShade([462, 1612], 96),
  { use: 'laub-shoe', at: [494, 1550] },
  shin([556, 1248], [494, 1550], 1),
  area(curve('500,930! 486,1060 488,1200 498,1284! 554,1300 614,1282! 640,1180 664,1080 690,950! z'), 'rot', 8.5),
  comb('614,1280 640,1180 660,1090', [-66, 0]),
  cuts(['530,1010 523,1125 530,1250', '650,1010 606,1090 580,1170', '552,1220 551,1252 556,1288'], 7),
  garter([556, 1294], [512, 1298], 'blau', 4),
];

const coat = (): Drawing => [
  area(curve('520,800! 488,890 446,976! 500,1012 560,1018! 590,930 606,820! z'), 'rot', 8.5),
  area(curve('606,820! 600,930 588,1022! 690,1032 796,996! 770,910 744,800! z'), 'rot', 8.5),
  area(curve('456,950! 506,984 566,990! 560,1020! 500,1014 444,980! z'), 'ocker', 6),
  area(curve('592,992! 690,1002 786,966! 797,998! 690,1034 588,1024! z'), 'ocker', 6),
  { d: beads([[484, 986], [520, 1000], [622, 1010], [660, 1014], [700, 1010], [740, 1000], [772, 988]], 5), fill: 'ink', from: 2 },
  cuts(['540,850 518,908 492,960', '580,850 564,918 544,980', '640,850 638,920 632,988', '690,840 700,912 700,986', '728,830 747,899 756,966'], 8),
  comb('786,966 766,900 748,830', [-60, 8]),
  area(curve('500,500! 560,474 630,464 700,476 752,506! 764,600 756,700 740,806! 620,836 516,804! 500,700 492,600 z'), 'rot', 8.5),
  comb('742,800 758,700 764,610', [-64, 14]),
  cuts(['520,620 528,708 534,790', '690,700 686,758 676,810', '560,640 560,720 570,800'], 7),
  // Green lapels turned back from a laced front
  area(curve('560,478! 526,560 530,640 556,700! 580,720 586,820! 606,826! 612,640 600,470! z'), 'gruen', 6.5),
  { d: beads([[568, 540], [572, 590], [580, 640], [592, 690], [596, 740], [598, 786]], 9), fill: 'ocker', stroke: 'ink', width: 4 },
  area(curve('512,790! 620,824 744,790! 748,836! 620,872 508,838! z'), 'blau', 6.5),
  area('M560,812L612,820L612,876L560,866Z', 'ocker', 5.5),
  line('M574,828L598,832V860L574,856Z', 4, 1),
];

/** The white belt that his sabre hangs from: over the shoulder, under the raised arm, to the other hip. */
const crossbelt = (): Drawing => [
  area(curve('512,516! 558,482! 640,590 730,720 806,850! 764,884! 680,760 590,630 z'), 'paper', 7),
  line(curve('524,512 600,622 690,752 774,876') + curve('554,492 632,600 722,730 796,852'), 3, 2),
  { d: beads([[556, 528], [592, 580], [628, 632], [664, 684], [700, 738], [736, 794], [770, 846]], 8), fill: 'ocker', stroke: 'ink', width: 4 },
];

const slits = (marks: readonly (readonly [Point, Point, Point])[]): Drawing =>
  marks.map(([[ax, ay], [bx, by], [cx, cy]]) => {
    const length = Math.hypot(cx - ax, cy - ay);
    const [nx, ny] = [((cy - ay) / length) * 18, (-(cx - ax) / length) * 18];
    return area(`M${ax},${ay}Q${Math.round(bx + nx)},${Math.round(by + ny)} ${cx},${cy}Q${Math.round(bx - nx)},${Math.round(by - ny)} ${ax},${ay}Z`, 'ocker', 4.5);
  });

/** His right arm, at the foot of the fife: elbow down, forearm straight up. */
const rightArm = (): Drawing => [
  area(curve('280,574! 262,640 256,700 276,750! 330,776 392,750! 388,690 372,640 362,578! z'), 'gruen', 8),
  comb('388,740 384,680 366,600', [-40, 4], { step: 10 }),
  cuts(['282,700 310,725 340,760', '276,660 306,680 350,700'], 5),
  area(curve('274,548! 300,534 344,536 368,556! 374,576 364,596! 318,606 276,594! 268,572 z'), 'paper', 5.5),
  line('M290,542C290,560 284,576 288,594M316,536C316,556 312,580 316,602M344,540C344,560 342,580 346,598', 3, 2),
  area(curve('548,520! 500,516 440,556 380,600 300,670 262,724! 272,770 316,796 366,790! 430,760 500,720 552,660 z'), 'rot', 8.5),
  slits([[[480, 560], [420, 590], [330, 690]], [[510, 600], [450, 650], [370, 730]], [[536, 640], [490, 690], [420, 740]]]),
  comb('366,788 430,760 500,720 548,664', [-8, -20], { step: 9 }),
  area(curve('262,722! 268,752 300,776 336,788 368,790! 356,814 300,806 258,782 244,742! z'), 'ocker', 6),
];

/** His left arm: elbow out and high, so that the belt shows below it. */
const leftArm = (): Drawing => [
  area(curve('690,496! 750,488 822,530 866,600 884,680! 876,730 840,756 796,744! 730,690 690,640 664,570 z'), 'rot', 8.5),
  slits([[[720, 520], [776, 566], [836, 660]], [[766, 512], [828, 566], [868, 650]]]),
  comb('842,754 876,728 884,676 864,600', [-46, -4], { step: 10 }),
  area(curve('514,524! 562,496! 660,560 760,600 856,650! 882,690 868,744 812,766! 700,716 600,650 z'), 'gruen', 8),
  comb('812,764 700,714 606,650', [26, -44], { step: 10 }),
  cuts(['640,560 645,618 640,670', '720,590 724,652 716,716', '850,660 820,690 790,740'], 6),
  area(curve('826,636! 856,644! 846,700 806,768! 778,756! 818,694 z'), 'ocker', 6),
  area(curve('494,514! 520,490 552,476 570,486! 584,510 578,528! 552,556 524,568! 504,550 z'), 'paper', 5.5),
  line('M512,506C524,520 526,536 540,552M534,488C546,506 550,524 562,538M554,478C564,492 570,506 580,516', 3, 2),
];

const fifing = (): Drawing => [
  { use: 'laub-pipe-palm', at: [266, 490], turn: -10 },
  { use: 'laub-fife', at: [578, 414], turn: -13.7 },
  { use: 'laub-pipe-fingers', at: [266, 490], turn: -13 },
  { use: 'laub-pipe-back', at: [440, 448], turn: -13 },
];

const collar = (): Drawing => [
  area(curve('546,500! 552,448 580,424! 640,452 690,420! 710,444 716,498! 640,524 z'), 'gruen', 6.5),
  line('M560,488C600,506 668,506 704,486', 3.5, 1, 'ocker'),
  area(curve('606,452! 640,462 668,446! 660,480 668,528! 640,548 612,530! 616,490 z'), 'paper', 5),
  line('M636,470V536M622,490V524M652,490V526', 3, 2),
];

export const UNTER: Court = {
  head: HEAD,
  sign: { use: 'pip-L', at: [225, 1480], scale: 2.3 },
  figure: () => [
    ground(),
    { use: 'sabre-sheathed', at: [836, 900], turn: -10, scale: 1.14 },
    legs(),
    coat(),
    crossbelt(),
    head(HEAD),
    collar(),
    rightArm(),
    leftArm(),
    fifing(),
  ],
};
