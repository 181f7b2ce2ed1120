import { beads, curve } from '../../curve.js';
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
import { fife, sabreSheathed } from './unter-gear.js';
import { pipeBack, pipeFingers, pipePalm, pipeThumb } from './unter-hands.js';
import { fifer, fiferBack, fiferFront, fiferHat } from './unter-head.js';

const HEAD: Head = {
  behind: [fiferBack],
  over: [fifer, fiferFront, fiferHat],
  at: [600, 329],
  scale: 1.06,
  turn: -10,
  tokens: { grau: 'weinrot' },
};

const ground = (): Drawing => [
  land([1560, 1578, 1590, 1576, 1566], 'ocker'),
  bush([902, 1590], 0.44, 'gruen'),
  hillock(
    [
      [24, 1690],
      [180, 1664],
      [330, 1676],
      [440, 1722],
    ],
    'rot',
  ),
  hillock(
    [
      [380, 1722],
      [560, 1668],
      [760, 1650],
      [976, 1676],
    ],
    'gruen',
  ),
  tuft([120, 1668], 0.9),
  tuft([640, 1694], 0.9, 'ocker'),
];

/** The legs, marching to the left, with the front foot flat and the rear foot leaving the ground. */
const legs = (): Drawing => [
  soleShade([748, 1606], 70),
  { use: buckleShoe, at: [826, 1478], turn: -34, tokens: { weinrot: 'ink' } },
  shin([744, 1236], [822, 1486], 1),
  area(curve('596,940! 620,1080 672,1200 694,1266! 746,1284 800,1254! 812,1160 780,1050 744,940! z'), 'rot', 8.5),
  comb('800,1252 812,1160 780,1050', [-64, 6]),
  cuts(['680,1190 728,1186 790,1160', '690,1226 737,1224 798,1204', '640,1000 665,1078 680,1150'], 6),
  garter([748, 1270], [792, 1274], 'blau', -14),
  soleShade([462, 1612], 96),
  { use: buckleShoe, at: [494, 1550] },
  shin([556, 1248], [494, 1550], 1),
  area(curve('500,930! 486,1060 488,1200 498,1284! 554,1300 614,1282! 640,1180 664,1080 690,950! z'), 'rot', 8.5),
  comb('614,1280 640,1180 660,1090', [-66, 0]),
  cuts(['530,1010 523,1125 530,1250', '650,1010 606,1090 580,1170', '552,1220 551,1252 556,1288'], 7),
  garter([556, 1294], [512, 1298], 'blau', 4),
];

const coat = (): Drawing => [
  flat(curve('580,840! 552,1010 600,1014 620,840! z'), 'weinrot'),
  area(curve('520,800! 488,890 446,976! 500,1012 560,1018! 590,930 606,820! z'), 'rot', 8.5),
  area(curve('606,820! 600,930 588,1022! 690,1032 796,996! 770,910 744,800! z'), 'rot', 8.5),
  area(curve('456,950! 506,984 566,990! 560,1020! 500,1014 444,980! z'), 'ocker', 6),
  area(curve('592,992! 690,1002 786,966! 797,998! 690,1034 588,1024! z'), 'ocker', 6),
  {
    d: beads(
      [
        [484, 986],
        [520, 1000],
        [622, 1010],
        [660, 1014],
        [700, 1010],
        [740, 1000],
        [772, 988],
      ],
      5,
    ),
    fill: 'ink',
    from: 2,
  },
  cuts(
    [
      '540,850 518,908 492,960',
      '580,850 564,918 544,980',
      '640,850 638,920 632,988',
      '690,840 700,912 700,986',
      '728,830 747,899 756,966',
    ],
    8,
  ),
  comb('786,966 766,900 748,830', [-60, 8]),
  area(
    curve('500,500! 560,474 630,464 700,476 752,506! 764,600 756,700 740,806! 620,836 516,804! 500,700 492,600 z'),
    'rot',
    8.5,
  ),
  comb('742,800 758,700 764,610', [-64, 14]),
  cuts(['520,620 528,708 534,790', '690,700 686,758 676,810', '560,640 560,720 570,800'], 7),
  // Green lapels turned back from a laced front
  area(curve('560,478! 526,560 530,640 556,700! 580,720 586,820! 606,826! 612,640 600,470! z'), 'gruen', 6.5),
  {
    d: beads(
      [
        [568, 540],
        [572, 590],
        [580, 640],
        [592, 690],
        [596, 740],
        [598, 786],
      ],
      9,
    ),
    fill: 'ocker',
    stroke: 'ink',
    width: 4,
  },
  area(curve('512,790! 620,824 744,790! 748,836! 620,872 508,838! z'), 'blau', 6.5),
  area('M560,812L612,820L612,876L560,866Z', 'ocker', 5.5),
  line('M574,828L598,832V860L574,856Z', 4, 1),
];

/** The white belt of the sabre, over the shoulder, under the raised arm and to the other hip. */
const crossbelt = (): Drawing => [
  area(curve('512,516! 558,482! 640,590 730,720 806,850! 764,884! 680,760 590,630 z'), 'paper', 7),
  line(curve('524,512 600,622 690,752 774,876') + curve('554,492 632,600 722,730 796,852'), 3, 2),
  {
    d: beads(
      [
        [556, 528],
        [592, 580],
        [628, 632],
        [664, 684],
        [700, 738],
        [736, 794],
        [766, 838],
      ],
      8,
    ),
    fill: 'ocker',
    stroke: 'ink',
    width: 4,
  },
  // Shod end of the belt, from there to the mouth of the scabbard
  area('M808,846L762,886L786,916L832,876Z', 'ocker', 6),
  line('M784,890L806,872', 4, 1),
];

const slits = (marks: readonly (readonly [Point, Point, Point])[]): Drawing =>
  marks.map(([[ax, ay], [bx, by], [cx, cy]]) => {
    const length = Math.hypot(cx - ax, cy - ay);
    const [nx, ny] = [((cy - ay) / length) * 18, (-(cx - ax) / length) * 18];
    return area(
      `M${ax},${ay}Q${Math.round(bx + nx)},${Math.round(by + ny)} ${cx},${cy}Q${Math.round(bx - nx)},${Math.round(by - ny)} ${ax},${ay}Z`,
      'ocker',
      4.5,
    );
  });

/** The right arm, at the foot of the fife. The puff ends above the elbow, from which the forearm rises straight. */
const rightArm = (): Drawing => [
  area(
    curve(
      '264,588! 256,640 240,700 228,766! 232,800 252,816! 300,824 350,808 402,772! 376,716! 344,714 328,692! 334,640 338,590! z',
    ),
    'gruen',
    8,
  ),
  comb('392,776 346,806 270,818', [8, -34], { step: 10 }),
  comb('336,596 334,640 328,688', [-30, 6], { step: 10 }),
  cuts(['328,692 300,726 258,744', '334,704 316,750 266,786', '276,620 268,670 262,716'], 6),
  area(
    curve('556,512! 506,508 446,546 392,602 336,670! 350,716 384,748 428,756! 474,720 510,680 524,630! z'),
    'rot',
    8.5,
  ),
  slits([
    [
      [488, 560],
      [430, 600],
      [366, 678],
    ],
    [
      [508, 590],
      [456, 642],
      [396, 708],
    ],
    [
      [512, 628],
      [480, 676],
      [426, 730],
    ],
  ]),
  comb('432,752 474,718 508,680 522,640', [-10, -18], { step: 9 }),
  area(curve('334,664! 346,712 384,748 436,754! 434,780! 376,778 330,734 312,684! z'), 'ocker', 6),
  line('M328,694C342,732 376,760 424,766', 3, 2),
];

/** The left arm in front of the breast, with the elbow low at the side and the forearm rising to the mouth. */
const leftArm = (): Drawing => [
  area(curve('690,496! 752,490 806,524 838,584 850,648! 820,684 770,700 730,690! 694,640 664,570 z'), 'rot', 8.5),
  slits([
    [
      [718, 522],
      [766, 566],
      [796, 640],
    ],
    [
      [760, 516],
      [812, 564],
      [834, 636],
    ],
  ]),
  comb('850,646 838,584 810,530', [-40, 0], { step: 9 }),
  area(
    curve('574,494! 640,538 700,586 742,632! 800,640 854,650! 856,704 826,752 782,762! 700,716 616,644 536,562! z'),
    'gruen',
    8,
  ),
  comb('782,760 700,714 616,642 560,588', [22, -40], { step: 10 }),
  comb('850,660 852,704 826,748', [-38, -6], { step: 9 }),
  cuts(['742,634 752,668 776,692', '750,640 784,668 800,704', '660,566 664,602 656,640'], 5),
  area(curve('740,618! 790,640 850,624! 862,650! 798,670 734,644! z'), 'ocker', 6),
];

const leftCuff = (): Drawing => [
  area(
    curve(
      '556,480! 582,478 596,494! 592,530 572,560! 548,580 526,572! 516,560 506,560! 508,546 502,536! 514,524 514,512! 530,506 534,494! 548,492 556,480! z',
    ),
    'paper',
    5.5,
  ),
  line('M562,494C566,510 566,522 574,538M538,508C546,520 550,532 560,548M518,530C526,540 534,550 546,562', 3, 2),
];

const rightCuff = (): Drawing => [
  area(
    curve('262,560! 276,548 288,556! 300,544 314,554! 328,544 340,556! 352,574 350,598! 304,614 256,598! 250,574 z'),
    'paper',
    5.5,
  ),
  line('M274,562C270,576 272,590 276,602M302,558C300,574 302,592 304,608M328,558C328,574 330,588 332,600', 3, 2),
];

const fifing = (): Drawing => [
  { use: pipePalm, at: [284, 486], turn: -13.7 },
  { use: pipeThumb, at: [474, 440], turn: -13.7 },
  { use: fife, at: [578, 414], turn: -13.7 },
  { use: pipeFingers, at: [284, 486], turn: -13.7 },
  rightCuff(),
  { use: pipeBack, at: [474, 440], turn: -13.7 },
  leftCuff(),
];

const collar = (): Drawing => [
  area(curve('546,500! 552,448 580,424! 640,452 690,420! 710,444 716,498! 640,524 z'), 'gruen', 6.5),
  line('M560,488C600,506 668,506 704,486', 3.5, 1, 'ocker'),
  area(curve('606,452! 640,462 668,446! 660,480 668,528! 640,548 612,530! 616,490 z'), 'paper', 5),
  line('M636,470V536M622,490V524M652,490V526', 3, 2),
];

export const unter: CardArt = courtCard({
  sign: { use: leaf, at: [225, 1480], scale: 2.3 },
  figure: () => [
    ground(),
    { use: sabreSheathed, at: [836, 900], turn: -10, scale: 1.14 },
    legs(),
    coat(),
    crossbelt(),
    head(HEAD),
    collar(),
    rightArm(),
    leftArm(),
    fifing(),
  ],
});
