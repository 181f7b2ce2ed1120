import { listOf } from '../../../base/list-of.js';
import { beads, curve, disc, scallops } from '../../curve.js';
import { area, cord, flat, line } from '../../draw.js';
import type { Drawing, Point, Shape } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { courtCard } from '../courts.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';
import { floor } from '../shared/floor.js';
import { soleShade } from '../shared/ground.js';
import { type Head, head } from '../shared/head.js';
import { lilySceptre } from '../shared/lily-sceptre.js';
import { leaf } from '../shared/pips.js';
import { claspFingers, claspPalm, cupFingers, cupPalm } from './king-hands.js';
import { kingBeard, kingCap, kingFace, kingHair } from './king-head.js';
import { kingShoe } from './king-shoe.js';
import { stoolLion } from './king-stool.js';
import { garter, shin } from './legs.js';

const HEAD: Head = { over: [kingFace, kingHair, kingBeard, kingCap], at: [610, 382], scale: 1.1 };

/** Ermine tails, each a tuft of three strokes that point down. */
const tails = (points: readonly Point[], k = 1): Shape => ({
  d: points
    .map(
      ([x, y]) =>
        `M${x},${y}Q${x + 7 * k},${y + 14 * k} ${x + 3 * k},${y + 34 * k}L${x},${y + 26 * k}L${x - 3 * k},${y + 36 * k}L${x - 6 * k},${y + 26 * k}L${x - 10 * k},${y + 32 * k}Q${x - 6 * k},${y + 12 * k} ${x},${y}Z`,
    )
    .join(''),
  fill: 'ink',
  from: 1,
});

/** A sunflower on the gold hem. */
const sunflower = ([x, y]: Point): Drawing => [
  listOf(8, (i) => {
    const [c, s] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
    return area(disc(x + c * 13, y + s * 13, 9, 6, i * 45), 'rot', 3.5);
  }),
  area(disc(x, y, 8), 'gruen', 3.5),
];

const HEM_MIDDLE: readonly Point[] = [
  [474, 1012],
  [506, 1062],
  [544, 1110],
  [590, 1144],
  [650, 1148],
  [708, 1138],
];

/** The long ermine train, which falls to the floor behind the king and the stool. */
const train = (): Drawing => [
  area(scallops([936, 1602], [726, 1608], 4, -26), 'weinrot', 6.5),
  area(
    curve(
      '700,620! 800,680 866,800 896,960 916,1160 930,1380 940,1600! 880,1612 800,1596 722,1612! 752,1500 764,1300 740,1100! z',
    ),
    'paper',
    8.5,
  ),
  area(curve('820,800! 856,980 870,1200 880,1400 900,1596! 868,1606 846,1602! 850,1400 838,1180 z'), 'grau', 5.5),
  comb('900,960 916,1160 930,1380 936,1560', [-34, 8], { step: 13 }),
  comb('884,1400 892,1500 900,1590', [-18, 4], { step: 10 }),
  tails([
    [806, 760],
    [776, 900],
    [800, 1040],
    [812, 1180],
    [804, 1330],
    [820, 1460],
    [792, 1540],
    [896, 1100],
    [908, 1270],
    [918, 1440],
    [920, 1550],
    [752, 1548],
    [866, 880],
  ]),
];

/** The legs, with the thighs forward under the skirt, the far foot forward and the near foot drawn back. */
const legs = (): Drawing => [
  soleShade([170, 1608], 90),
  { use: kingShoe, at: [198, 1540], turn: -9 },
  shin([270, 1256], [196, 1546], 1),
  area(
    curve(
      '490,980! 400,1008 318,1056 256,1112 218,1160 204,1220 214,1288! 268,1304 324,1294! 344,1220 380,1160 440,1100! z',
    ),
    'rot',
    7.5,
  ),
  comb('326,1290 344,1220 372,1170', [-40, -8], { step: 10 }),
  cuts(['262,1140 246,1200 256,1258', '310,1150 288,1210 286,1262'], 5),
  garter([269, 1300], [222, 1302], 'ocker', 8),
  soleShade([430, 1612], 90),
  { use: kingShoe, at: [452, 1550] },
  shin([422, 1266], [452, 1550], 1),
  area(
    curve(
      '660,980! 540,992 440,1038 380,1090 354,1150 358,1230 368,1302! 424,1316 484,1300! 492,1240 514,1196 566,1164 660,1150! z',
    ),
    'rot',
    7.5,
  ),
  comb('484,1298 492,1240 514,1196 560,1166', [-30, -34], { step: 10 }),
  cuts(['400,1120 382,1200 394,1276', '520,1076 450,1120 424,1170', '540,1120 480,1160 452,1220'], 6),
  garter([425, 1312], [376, 1316], 'ocker', -4),
];

const tunic = (): Drawing => [
  // The skirt of the gown ends on the thighs
  area(
    curve('496,900! 458,948 432,994! 466,1052 516,1116 562,1166! 640,1176 738,1158! 752,1070 756,990 736,900! z'),
    'gruen',
    8.5,
  ),
  area(
    curve(
      '474,964! 510,1026 550,1082 592,1118! 650,1128 748,1110! 738,1158! 640,1176 562,1166! 516,1116 466,1052 434,992! z',
    ),
    'ocker',
    7,
  ),
  HEM_MIDDLE.map(sunflower),
  cuts(
    [
      '560,976 552,1030 566,1076',
      '610,980 602,1050 616,1112',
      '664,976 668,1050 660,1116',
      '706,960 720,1040 714,1106',
    ],
    8,
  ),
  comb('754,1000 754,1060 748,1104', [-46, -6], { step: 9 }),
  // Chest
  area(curve('516,640! 474,700 462,790 482,870 494,930! 620,956 738,930! 748,800 740,660! z'), 'gruen', 8.5),
  cuts(['540,700 530,800 540,900', '590,720 588,818 600,910', '680,740 670,835 650,920'], 7),
  area(curve('486,640! 512,640! 498,720 490,800 508,880 514,926! 490,922! 478,870 462,790 470,710 z'), 'ocker', 6),
  {
    d: beads(
      [
        [484, 712],
        [477, 752],
        [476, 792],
        [483, 832],
        [492, 872],
      ],
      7,
    ),
    fill: 'rot',
    stroke: 'ink',
    width: 3.5,
    from: 1,
  },
  area(curve('484,906! 612,936 744,906! 748,950! 612,980 486,950! z'), 'weinrot', 6.5),
  area('M520,912L570,922L570,972L520,962Z', 'ocker', 5.5),
  line('M536,930L556,934V956L536,952Z', 4, 1),
];

/** The right arm, which reaches forward to the sceptre. */
const sceptreArm = (): Drawing => [
  { use: claspPalm, at: [202, 872], turn: 6 },
  { use: lilySceptre, at: [202, 860], turn: -6 },
  { use: claspFingers, at: [202, 872], turn: 6 },
  area(curve('268,838! 254,862 250,890 256,918! 274,934 300,936! 304,880 300,836! z'), 'paper', 5.5),
  line('M262,848C280,860 286,852 300,860M254,886C270,894 284,886 302,892M260,916C274,912 286,918 300,914', 3, 2),
  area(curve('288,838! 340,842 400,820 440,780! 480,800 486,900! 430,950 360,950 290,936! 284,890 z'), 'gruen', 7.5),
  comb('300,938 360,952 430,950 480,904', [-4, -46]),
  area(curve('284,834! 312,834! 318,888 312,940! 286,938! 280,888 z'), 'ocker', 6),
  cuts(['330,860 344,892 346,930', '400,850 402,892 390,940'], 5),
];

/** The near arm, which comes from under the cape, with the elbow at the seat. */
const orbSleeve = (): Drawing => [
  area(curve('676,884! 720,872 770,830 790,760! 850,800 876,880 850,950 780,996 682,976! 690,930 z'), 'gruen', 8),
  comb('684,978 780,998 848,954 874,890', [-18, -52]),
  cuts(['720,890 755,918 780,980', '780,850 818,885 850,930', '740,880 778,862 810,830'], 6),
];

/** The orb on the upturned hand, in front of the cape. */
const orbHand = (): Drawing => [
  { use: cupFingers, at: [566, 930] },
  orb([566, 876]),
  { use: cupPalm, at: [566, 930] },
  area(curve('652,884! 636,910 640,950 654,978! 676,982 690,974! 692,900 684,882! z'), 'paper', 5.5),
  line('M646,900C660,906 670,900 690,908M640,930C656,936 672,930 692,936M648,962C662,958 676,964 690,958', 3, 2),
  area(curve('668,880! 698,876! 706,930 698,984! 670,978! 680,930 z'), 'ocker', 6),
];

const orb = ([x, y]: Point): Drawing => [
  area(disc(x, y, 70), 'blau', 7.5),
  comb(`${x + 68},${y - 10} ${x + 60},${y + 34} ${x + 20},${y + 66}`, [-34, -14], { step: 8 }),
  area(
    curve(
      `${x - 70},${y - 12}! ${x},${y + 14} ${x + 70},${y - 12}! ${x + 68},${y + 16}! ${x},${y + 42} ${x - 68},${y + 16}! z`,
    ),
    'ocker',
    5.5,
  ),
  area(
    curve(
      `${x - 12},${y - 68}! ${x + 12},${y - 68}! ${x + 16},${y - 30} ${x + 15},${y + 8}! ${x - 15},${y + 8}! ${x - 16},${y - 30} z`,
    ),
    'ocker',
    5.5,
  ),
  {
    d: beads(
      [
        [x - 42, y + 18],
        [x + 42, y + 18],
      ],
      7,
    ),
    fill: 'rot',
    stroke: 'ink',
    width: 3.5,
    from: 1,
  },
  area(disc(x, y + 24, 9), 'paper', 4),
  area(disc(x, y - 78, 19, 12), 'ocker', 5),
  // A cross pattée
  area(
    `M${x - 7},${y - 122}L${x - 17},${y - 164}H${x + 17}L${x + 7},${y - 122}L${x + 40},${y - 134}V${y - 96}L${x + 7},${y - 108}L${x + 14},${y - 86}H${x - 14}L${x - 7},${y - 108}L${x - 40},${y - 96}V${y - 134}Z`,
    'ocker',
    6,
  ),
  flat(disc(x, y - 115, 6), 'rot', 1),
];

const cape = (): Drawing => [
  area(
    curve(
      '610,566! 500,600 424,672 380,780 398,838 452,852! 500,790 560,752 640,742 700,780 760,846! 836,850 868,800 850,700 770,616 z',
    ),
    'ocker',
    8.5,
  ),
  comb('866,800 850,710 780,630', [-56, 30], { step: 12 }),
  comb('454,850 510,788 566,754 640,746', [-16, -40], { step: 13 }),
  cuts(['420,780 450,725 500,680', '480,800 515,748 560,710', '800,800 775,745 740,700', '846,780 816,712 780,670'], 8),
  cord(curve('388,806 424,838 452,838 506,772 566,738 640,728 708,768 764,832 812,838 856,810'), 'rot', 7, 3),
  // The grey-lilac fur on the shoulders
  area(
    curve(
      '532,536! 476,596 452,648 470,690 508,676 530,716 576,692 610,726 652,694 700,716 724,676 766,684 776,636 744,584 696,536! 616,552 z',
    ),
    'grau',
    8,
  ),
  flat(
    curve(
      '538,550! 488,602 468,650 480,672 512,658 534,698 576,674 612,706 650,676 696,698 718,658 756,666 764,634 734,592 692,550! 616,564 z',
    ),
    'paper',
  ),
  tails([
    [500, 614],
    [546, 654],
    [614, 636],
    [656, 658],
    [712, 640],
    [752, 626],
  ]),
  tails(
    [
      [560, 612],
      [586, 676],
      [662, 606],
      [712, 600],
      [524, 584],
      [690, 682],
    ],
    0.66,
  ),
  comb('774,640 740,588 700,560', [-34, 26], { step: 9 }),
];

export const king: CardArt = courtCard({
  sign: { use: leaf, at: [235, 239], scale: 2.4 },
  figure: () => [
    floor(),
    train(),
    { use: stoolLion, at: [640, 1130], scale: [0.92, 0.98] },
    legs(),
    sceptreArm(),
    tunic(),
    orbSleeve(),
    cape(),
    orbHand(),
    head(HEAD),
  ],
});
