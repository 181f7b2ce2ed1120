import { beads, curve, disc } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { courtCard } from '../courts.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';
import { bush, hillock, land, soleShade, tuft } from '../shared/ground.js';
import { type Head, head } from '../shared/head.js';
import { leaf } from '../shared/pips.js';
import { buckleShoe, garter, shin } from './legs.js';
import { buckleShoeFront, drum, stick } from './ober-gear.js';
import { drumOver, drumRaised } from './ober-hands.js';
import { bicorneAthwart, drummer, drummerBack, drummerFront, drummerWhiskers } from './ober-head.js';

const HEAD: Head = {
  behind: [drummerBack],
  over: [drummer, drummerFront, drummerWhiskers, bicorneAthwart],
  at: [566, 312],
  scale: 1.06,
  turn: 3,
};

const ground = (): Drawing => [
  land([1566, 1584, 1592, 1580, 1560], 'gruen'),
  bush([150, 1606], 0.9, 'ocker'),
  bush([868, 1590], 0.8, 'gruen'),
  hillock(
    [
      [24, 1640],
      [160, 1636],
      [330, 1664],
      [470, 1722],
    ],
    'rot',
  ),
  hillock(
    [
      [560, 1722],
      [700, 1676],
      [860, 1648],
      [976, 1650],
    ],
    'ocker',
  ),
  tuft([300, 1690], 0.9),
  tuft([820, 1694], 0.8),
];

/** The legs. The right one, seen from the toe, carries the weight, and the left one steps out. */
const legs = (): Drawing => [
  soleShade([800, 1612], 90),
  { use: buckleShoe, at: [770, 1550], flip: true },
  shin([700, 1236], [770, 1550], -1),
  area(
    curve('560,960! 572,1100 628,1240 650,1284! 704,1296 760,1270! 800,1216 806,1130 770,1040 716,960! z'),
    'rot',
    8.5,
  ),
  comb('762,1268 798,1216 804,1140', [-58, 8]),
  cuts(['640,1200 683,1200 740,1180', '648,1240 694,1235 748,1220', '664,1256 672,1266 672,1284'], 6),
  garter([706, 1288], [746, 1288], 'blau', -10),
  soleShade([458, 1634], 80),
  { use: buckleShoeFront, at: [460, 1558], flip: true },
  shin([470, 1250], [460, 1566], 1),
  area(curve('412,950! 398,1080 402,1200 414,1290! 470,1306 528,1290! 548,1180 570,1080 590,970! z'), 'rot', 8.5),
  comb('528,1288 548,1180 566,1090', [-64, 0]),
  cuts(['440,1010 438,1128 446,1260', '560,1010 520,1092 500,1160', '470,1230 469,1262 474,1294'], 7),
  garter([470, 1300], [428, 1304], 'blau', 2),
];

const LACES: readonly number[] = [590, 640, 690];

const coat = (): Drawing => [
  // Skirts, the left one swinging out
  area(curve('436,800! 402,890 356,1000! 420,1036 500,1040! 520,940 540,820! z'), 'gruen', 8.5),
  area(curve('540,820! 560,940 580,1046! 680,1050 766,1020! 736,920 700,800! z'), 'gruen', 8.5),
  area(curve('366,974! 426,1008 506,1010! 500,1042! 420,1038 354,1004! z'), 'ocker', 6),
  area(curve('500,840! 506,920 490,1000! 540,1020 590,1006! 570,920 566,840! z'), 'rot', 6.5),
  cuts(['452,850 429,918 404,984', '490,850 476,926 456,996', '640,850 650,928 660,1000'], 8),
  comb('500,1000 512,930 520,860', [-30, 0], { step: 10 }),
  // Chest
  area(
    curve('420,506! 490,474 560,466 640,474 704,506! 716,600 704,700 690,806! 560,836 442,806! 424,700 412,600 z'),
    'gruen',
    8.5,
  ),
  comb('692,800 706,690 712,600', [-70, 16]),
  cuts(['436,640 456,718 470,790', '668,660 652,735 640,800', '690,690 678,748 670,800'], 7),
  // Gold lacing across the chest, buttons down the middle
  LACES.map((y, i): Drawing => {
    const reach = 62 - i * 7;
    return [
      line(
        `M${560 - reach},${y - 8}C${540 - reach / 3},${y + 4} ${576 + reach / 3},${y + 4} ${560 + reach},${y - 8}`,
        16,
        0,
      ),
      line(
        `M${560 - reach},${y - 8}C${540 - reach / 3},${y + 4} ${576 + reach / 3},${y + 4} ${560 + reach},${y - 8}`,
        8,
        0,
        'ocker',
      ),
    ];
  }),
  line('M560,500V830', 5, 0),
  {
    d: beads(
      LACES.map((y): Point => [560, y]),
      9,
    ),
    fill: 'ocker',
    stroke: 'ink',
    width: 4,
  },
  area(curve('438,790! 560,822 692,790! 696,838! 560,872 434,838! z'), 'weinrot', 6.5),
  area('M530,808L590,808L592,866L528,866Z', 'ocker', 5.5),
  line('M544,822H576V852H544Z', 4, 1),
];

const sling = (): Drawing => [
  area(curve('432,500! 488,476! 560,620 640,770 722,918! 660,950! 580,800 510,660 z'), 'blau', 7),
  line(curve('444,500 520,650 590,790 668,938') + curve('480,484 552,622 632,772 712,920'), 3.5, 1, 'paper'),
  [
    [492, 556],
    [530, 632],
    [570, 708],
  ].map(([x, y]): Drawing => [
    area(`M${x - 4},${y - 22}L${x + 16},${y - 4}L${x + 4},${y + 22}L${x - 16},${y + 4}Z`, 'ocker', 4.5),
    flat(disc(x, y, 5), 'rot', 1),
  ]),
];

/** The right arm, with the elbow out and the hand over the stick. */
const rightArm = (): Drawing => [
  area(
    curve(
      '296,720! 280,768 276,806 292,826! 316,846 372,878 426,894! 446,838! 420,818 396,796 384,772! 392,750 396,730! z',
    ),
    'blau',
    8,
  ),
  comb('300,834 360,870 420,890', [10, -34], { step: 10 }),
  cuts(['384,772 352,780 320,802', '380,764 348,760 316,766', '298,800 316,822 350,838'], 6),
  area(
    curve('452,526! 400,522 350,556 314,616 292,690 310,744! 350,762 396,752! 430,700 470,620 484,560 z'),
    'rot',
    8.5,
  ),
  [
    [
      [346, 590],
      [330, 640],
      [336, 700],
    ],
    [
      [396, 560],
      [376, 630],
      [374, 710],
    ],
    [
      [440, 560],
      [424, 620],
      [410, 690],
    ],
  ].map(([[ax, ay], [bx, by], [cx, cy]]) =>
    area(`M${ax},${ay}Q${bx - 14},${by} ${cx},${cy}Q${bx + 20},${by} ${ax},${ay}Z`, 'ocker', 4.5),
  ),
  comb('312,744 352,760 396,750', [6, -40], { step: 9 }),
  area(curve('300,714! 350,742 404,728! 408,752! 352,768 302,746! z'), 'ocker', 6),
];

/** The left arm, with the elbow out and the forearm coming in. */
const leftArm = (): Drawing => [
  area(
    curve('852,698! 888,714 910,738 914,762! 902,790 866,822 834,850! 778,796! 800,780 814,766 822,746! z'),
    'blau',
    8,
  ),
  comb('908,778 872,816 838,846', [-22, -22], { step: 10 }),
  cuts(['822,750 850,746 876,752', '818,768 844,772 862,784'], 6),
  area(
    curve('664,526! 716,522 774,552 816,606 846,670 850,712! 812,744 768,734! 720,680 676,620 652,560 z'),
    'rot',
    8.5,
  ),
  [
    [
      [700, 560],
      [716, 620],
      [760, 690],
    ],
    [
      [738, 550],
      [772, 610],
      [792, 690],
    ],
    [
      [776, 570],
      [806, 620],
      [818, 680],
    ],
  ].map(([[ax, ay], [bx, by], [cx, cy]]) =>
    area(`M${ax},${ay}Q${bx - 16},${by + 8} ${cx},${cy}Q${bx + 18},${by - 8} ${ax},${ay}Z`, 'ocker', 4.5),
  ),
  comb('768,736 812,742 848,712 840,660', [-22, -36], { step: 9 }),
  area(curve('762,712! 812,716 850,680! 862,704! 818,746 762,740! z'), 'ocker', 6),
];

const drumming = (): Drawing => [
  { use: drum, at: [646, 1088], turn: -10, scale: 1.06 },
  { use: stick, at: [680, 962], turn: -81, scale: [1.14, 1.28] },
  { use: drumOver, at: [510, 934], turn: 9, scale: 0.95 },
  area(curve('440,820! 466,828 490,846! 484,884 462,914! 432,910 406,898! 416,858 z'), 'paper', 5.5),
  line('M450,834C444,856 434,876 424,894M466,840C462,862 452,884 444,900M478,856C476,874 470,888 462,902', 3, 2),
  { use: stick, at: [549, 740], turn: 134, scale: [1.14, 1.34] },
  { use: drumRaised, at: [722, 908], turn: 44, scale: 0.95, flip: true },
  area(curve('782,788! 814,812 840,848! 828,868 808,882! 780,862 746,820! 760,804 z'), 'paper', 5.5),
  line('M788,806C780,812 772,818 766,826M806,822C798,828 790,836 782,844M822,840C814,846 806,852 800,860', 3, 2),
];

/** A lace collar on the shoulders that leaves the neck free. */
const collar = (): Drawing => [
  area(
    curve(
      '500,448! 530,463 566,467 602,463 632,448! 674,472 706,496 722,526! 712,550 688,540! 676,568 650,548! 634,580 608,556! 590,584 566,560! 542,584 524,556! 498,580 482,548! 456,568 444,540! 420,550 410,526! 426,496 458,476 z',
    ),
    'paper',
    6.5,
  ),
  line(
    'M484,468C512,490 540,498 566,498C592,498 620,490 648,468M444,532C440,524 440,516 446,508M482,540C478,530 480,522 486,514M524,546C522,538 524,530 528,524M566,550V532M608,546C610,538 608,530 604,524M650,540C654,530 652,522 646,514M688,532C692,524 692,516 686,508',
    3,
    2,
  ),
  {
    d: beads(
      [
        [466, 506],
        [506, 528],
        [546, 540],
        [586, 540],
        [626, 528],
        [666, 506],
      ],
      4.5,
    ),
    fill: 'ink',
    from: 2,
  },
];

/** Three feathers on the hat, in the colours of the regiment. */
const plume = (): Drawing => [
  area(curve('572,158! 540,146 524,112 530,78! 552,92 574,116 582,150! z'), 'ocker', 5.5),
  area(curve('584,158! 616,144 630,110 622,76! 600,92 582,116 574,150! z'), 'gruen', 5.5),
  area(curve('566,160! 552,124 560,88 578,68! 598,90 602,126 590,160! z'), 'rot', 5.5),
  line(
    'M578,152V86M570,112l8,10l8,-10M568,132l10,10l10,-10M548,104C556,124 566,138 570,150M608,102C600,122 590,138 586,150',
    3,
    1,
  ),
];

export const ober: CardArt = courtCard({
  sign: { use: leaf, at: [235, 239], scale: 2.4 },
  figure: () => [ground(), legs(), coat(), sling(), head(HEAD), plume(), rightArm(), leftArm(), collar(), drumming()],
});
