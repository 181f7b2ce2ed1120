import { beads, curve, disc, tube } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import type { Drawing, Point, Shape } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { courtCard } from '../courts.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';
import { bush, hillock, land, soleShade, tuft } from '../shared/ground.js';
import { gripOf } from '../shared/hands.js';
import { type Head, head } from '../shared/head.js';
import { acorn } from '../shared/pips.js';
import { cuffPoints, eichelSabre, grasped } from './gear.js';
import { garter, shin } from './legs.js';
import { shieldOak, shoeRed } from './ober-gear.js';
import { oberFace } from './ober-head.js';

const HEAD: Head = { over: [oberFace], at: [556, 300], scale: 1.1, flip: true };

/** Breeches: the left leg carries the weight, the right one is bent at the knee. */
const breeches = (): Drawing => {
  const [left, right] = [
    '436,930! 414,1040 408,1150 418,1236! 470,1256 526,1240! 548,1150 566,1060 586,1000 600,930! z',
    '520,930! 556,1040 610,1130 660,1226! 716,1250 776,1214! 776,1110 738,1010 680,930! z',
  ];
  return [
    flat(curve(left), 'gruen'),
    comb('586,1000 566,1060 548,1150 526,1236', '540,1000 520,1070 504,1150 484,1240', { step: 15 }),
    cuts(
      [
        '440,990 456,1060 446,1150',
        '560,1010 516,1060 490,1140',
        '430,1226 440,1190 436,1150',
        '470,1244 474,1200 466,1160',
        '510,1238 508,1196 520,1160',
      ],
      8,
    ),
    line(curve(left), 8.5, 0),
    flat(curve(right), 'gruen'),
    comb('728,1000 770,1100 774,1212', '680,1000 714,1100 722,1226', { step: 15 }),
    cuts(
      [
        '560,1000 610,1060 640,1130',
        '590,990 650,1040 700,1060',
        '680,1230 674,1184 652,1150',
        '722,1242 726,1194 710,1154',
        '760,1224 756,1184 764,1150',
      ],
      8,
    ),
    line(curve(right), 8.5, 0),
    {
      d: beads(
        [
          [434, 1120],
          [432, 1160],
          [432, 1200],
        ],
        8,
      ),
      fill: 'ocker',
      stroke: 'ink',
      width: 3.5,
      from: 1,
    },
  ];
};

/** Doublet with a short pleated skirt, turned to the right. */
const doublet = (): Drawing => {
  const body = '440,490! 540,462 660,484! 706,520 716,620 694,740 668,836! 560,862 446,838! 424,740 406,640 408,540 z';
  const skirt =
    '446,826! 424,890 392,958 386,1004! 440,1030 490,1016 540,1040 600,1022 660,1040 730,1006! 712,950 682,880 668,826! z';
  return [
    flat(curve(skirt), 'rot'),
    comb('668,830 690,890 728,1000', '620,840 636,900 662,1030', { step: 13 }),
    cuts(
      ['470,850 452,920 440,1010', '510,856 500,930 494,1004', '556,860 556,940 546,1026', '650,850 690,920 704,1000'],
      9,
    ),
    // The front edge shows the turn of the body
    area(curve('596,850! 628,850! 652,930 660,1030! 624,1026! 616,930 z'), 'ocker', 5.5),
    line(curve(skirt), 8.5, 0),
    area(
      curve(
        '392,962! 440,992 490,978 540,1002 600,984 660,1002 724,972! 734,1008! 660,1046 600,1026 540,1044 490,1020 440,1034 382,1008! z',
      ),
      'ocker',
      6,
    ),
    {
      d: beads(
        [
          [412, 998],
          [440, 1010],
          [468, 1004],
          [496, 1000],
          [524, 1014],
          [552, 1018],
          [580, 1008],
          [608, 1006],
          [636, 1016],
          [664, 1022],
          [692, 1010],
          [716, 998],
        ],
        5,
      ),
      fill: 'ink',
      from: 2,
    },
    flat(curve(body), 'rot'),
    comb('410,560 408,640 424,740 446,836', '428,567 428,647 442,740 463,832', { step: 16 }),
    cuts(['450,560 470,660 460,800', '480,700 476,780 490,836'], 8),
    line(curve(body), 8.5, 0),
    area(curve('444,806! 560,834 670,804! 676,850! 560,880 438,852! z'), 'ocker', 6),
    {
      d: beads(
        [
          [462, 834],
          [486, 840],
          [510, 844],
        ],
        5,
      ),
      fill: 'ink',
      from: 2,
    },
  ];
};

const sleeve = (d: string, colour: 'rot' | 'gruen', shading: Shape, pulls: Drawing): Drawing => [
  flat(curve(d), colour),
  shading,
  pulls,
  line(curve(d), 8.5, 0),
];

/** Slits in a puffed sleeve that show the lining. */
const slits = (...texts: readonly string[]): Drawing => texts.map((text) => area(curve(text), 'ocker', 4.5));

/** The shield, strapped to the forearm, with the fingers around its far rim. */
const shieldArm = (): Drawing => [
  sleeve(
    '836,680! 866,716 884,766! 862,812 806,842 730,860! 716,776! 752,768 778,754 792,730 z',
    'gruen',
    comb('882,768 860,812 806,842', '846,764 830,792 790,812', { step: 12 }),
    [cuts(['796,738 828,746 858,738', '792,752 820,768 850,770'], 7)],
  ),
  area(curve('776,752! 790,776 800,812 798,846! 830,834! 832,800 824,766 804,738! z'), 'weinrot', 6),
  { d: disc(812, 792, 7), fill: 'ocker', stroke: 'ink', width: 4, from: 1 },
  sleeve(
    '676,510! 740,520 806,580 840,660 836,716 790,740 736,722! 690,660 670,580 z',
    'rot',
    comb('780,552 826,620 838,690', '744,580 780,640 790,700', { step: 13 }),
    [
      slits('716,556! 768,600 792,670! 744,622 z', '690,600! 730,650 750,706! 704,664 z'),
      cuts('800,580 820,630 818,690', 6),
    ],
  ),
];

/** For each finger, the point where it comes around the rim, and its tip. */
const FINGERS: readonly (readonly [x: number, y: number, tipX: number, tipY: number])[] = [
  [497, 800, 542, 767],
  [513, 822, 560, 784],
  [533, 842, 577, 801],
  [555, 858, 589, 820],
];

const swordArm = (): Drawing => {
  const hand = { at: [262, 866] as Point, turn: -93, flip: true, scale: 1.16 };
  const [gx, gy] = gripOf(hand);
  return [
    sleeve(
      '346,690! 336,730 324,766! 296,800 252,824! 254,906! 318,908 376,884 430,828! 440,786 440,740 440,700! z',
      'gruen',
      comb('430,828 376,884 318,908', '396,814 356,856 310,874', { step: 12 }),
      [
        cuts(
          ['328,768 360,776 394,768', '322,780 350,800 382,806', '312,796 332,830 336,866', '372,724 384,744 412,750'],
          8,
        ),
      ],
    ),
    sleeve(
      '476,500! 410,496 352,548 322,628 330,702 380,730 436,712! 462,640 478,570 z',
      'rot',
      comb('436,712 380,730 334,704', '424,684 386,694 356,680'),
      [
        slits('406,530! 358,590 346,668! 384,606 z', '444,548! 404,620 394,700! 432,634 z'),
        cuts(['352,570 336,620 344,680', '460,580 446,640 424,694'], 6),
      ],
    ),
    grasped(hand, [{ use: eichelSabre, at: [gx, gy], turn: -3, scale: 0.92 }]),
    { use: cuffPoints, at: [262, 866], turn: -86 },
  ];
};

function figure(): Drawing {
  return [
    land([1586, 1568, 1580, 1600, 1584], 'ocker'),
    bush([150, 1596], 1),
    bush([916, 1600], 0.6),
    hillock(
      [
        [40, 1740],
        [220, 1650],
        [420, 1640],
        [620, 1740],
      ],
      'gruen',
    ),
    hillock(
      [
        [640, 1740],
        [780, 1664],
        [900, 1652],
        [990, 1700],
      ],
      'rot',
    ),
    soleShade([460, 1610], 96),
    soleShade([752, 1614], 100),
    shin([474, 1200], [454, 1546], 'left', 'paper', 'blau'),
    { use: shoeRed, at: [454, 1546], scale: [0.7, 1.06], turn: -4 },
    shin([718, 1190], [700, 1556], 'right', 'paper', 'blau'),
    { use: shoeRed, at: [700, 1556], flip: true },
    tuft([330, 1660], 1),
    tuft([590, 1640], 0.8),
    breeches(),
    garter([470, 1262], 'rot', 4, -10),
    garter([718, 1250], 'rot', -4, 16),
    doublet(),
    shieldArm(),
    head(HEAD),
    collar(),
    { use: shieldOak, at: [612, 682], turn: -28 },
    FINGERS.map(([x, y, tipX, tipY]) =>
      area(
        tube(
          [
            [x, y, 15],
            [(x + tipX) / 2, (y + tipY) / 2 - 3, 14],
            [tipX, tipY, 10],
          ],
          { roundStart: true, roundEnd: true },
        ),
        'haut',
        5,
      ),
    ),
    swordArm(),
  ];
}

/** One row of lace over both shoulders, with the neck in it. */
const collar = (): Drawing => [
  area(
    curve(
      '440,500! 452,462 486,440 522,440! 556,470 596,468 616,438! 654,440 688,466 702,506! 704,534 674,544 660,522! 650,552 618,558 606,534! 594,564 562,566 552,540! 538,566 506,562 500,534! 484,556 458,550 454,528! 438,532 432,514 z',
    ),
    'paper',
    6,
  ),
  line(
    'M454,528C458,506 462,496 470,484M500,534C502,508 504,500 508,488M552,540C552,520 552,512 554,500M606,534C604,516 602,508 598,496M660,522C656,504 650,494 642,484',
    3.2,
    1,
  ),
  line(curve('452,498 480,462 520,456 558,486 598,484 620,454 660,464 690,500'), 3, 2),
  {
    d: beads(
      [
        [446, 512],
        [476, 534],
        [524, 544],
        [578, 546],
        [632, 538],
        [682, 522],
      ],
      4.5,
    ),
    fill: 'ink',
    from: 2,
  },
];

export const ober: CardArt = courtCard({ sign: { use: acorn, at: [235, 239], scale: 2.4 }, figure });
