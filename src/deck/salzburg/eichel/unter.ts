import { beads, curve } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import type { Token } from '../../palette.js';
import type { Drawing, Point } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { courtCard } from '../courts.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';
import { bush, hillock, land, soleShade, tuft } from '../shared/ground.js';
import { gripOf, handOpen } from '../shared/hands.js';
import { type Head, head } from '../shared/head.js';
import { acorn } from '../shared/pips.js';
import { eichelSabre, grasped } from './gear.js';
import { garter, shin } from './legs.js';
import { epaulette, knot, shoeBuckle } from './unter-gear.js';
import { unterFace } from './unter-head.js';

const HEAD: Head = { over: [unterFace], at: [514, 276], scale: 1.1, flip: true };

/** A piece of cloth: colour, shading, folds, and finally the outline. */
const piece = (d: string, fill: Token, ...within: Drawing): Drawing => [
  flat(curve(d), fill),
  within,
  line(curve(d), 8.5, 0),
];

const buttons = (r: number, ...points: Point[]): Drawing => [
  { d: beads(points, r), fill: 'ocker', stroke: 'ink', width: 4, from: 1 },
];

/** Two coat tails down to the hollow of the knee, with corners buttoned back to show the green lining. */
const tails = (): Drawing => [
  piece(
    '410,820! 340,980 286,1080 250,1196! 296,1232 352,1240! 410,1120 470,960 500,820! z',
    'rot',
    cuts(['390,930 330,1050 296,1160', '420,940 376,1060 346,1160'], 9),
  ),
  area(curve('250,1196! 296,1232 352,1240! 372,1174! 330,1140 316,1064! 280,1120 z'), 'gruen', 6),
  buttons(8, [312, 1176]),
  piece(
    '540,820! 600,980 680,1120 740,1262! 800,1244 846,1204! 788,1090 720,960 640,800! z',
    'rot',
    cuts(['640,930 720,1060 780,1160', '610,930 680,1060 720,1170'], 9),
  ),
  area(curve('740,1262! 800,1244 846,1204! 804,1114! 764,1132 700,1146! z'), 'gruen', 6),
  buttons(8, [766, 1186]),
];

/**
 * The breeches. The straight leg carries the weight, so its hip is higher and farther out. The other knee is bent and
 * turned out.
 */
const breeches = (): Drawing => [
  piece(
    '500,930! 570,1050 640,1150 676,1252! 738,1262 804,1220! 814,1160 782,1080 722,1000 630,920! z',
    'ocker',
    comb('722,1000 782,1080 812,1170', '668,1010 724,1096 752,1190', { step: 14 }),
    cuts(['550,1010 620,1070 660,1140', '690,1248 698,1206 684,1166', '770,1232 772,1190 754,1150'], 8),
  ),
  piece(
    '410,890! 384,960 366,1060 352,1150 352,1226! 404,1252 460,1236! 492,1150 518,1070 540,1016 560,920! z',
    'ocker',
    comb('540,1016 518,1070 492,1150 464,1230', '496,1010 470,1070 448,1150 424,1230', { step: 14 }),
    cuts(['520,1014 470,1064 430,1110', '372,1224 386,1190 384,1150', '420,1240 428,1200 418,1164'], 8),
  ),
  area(curve('432,894! 520,932 604,914! 600,984 580,1020! 524,1030 470,1006! 444,964 z'), 'ocker', 6),
  buttons(7, [454, 932], [586, 948], [518, 952]),
  { use: knot, at: [420, 1110], turn: 8, scale: 0.72 },
  { use: knot, at: [702, 1110], turn: -30, scale: 0.72 },
];

const coat = (): Drawing => [
  piece(
    '456,474! 540,460 604,478! 616,590 600,700 598,790 606,906! 570,966! 522,912! 470,944! 410,880! 406,810 432,720 464,620 z',
    'paper',
    comb('614,620 600,700 598,800 604,890', '580,620 570,700 564,800 570,890', { step: 14 }),
    cuts(
      ['410,800 446,824 500,822', '590,780 556,808 514,812', '466,650 486,670 516,676', '602,664 580,684 540,690'],
      6,
    ),
  ),
  line('M536,484C522,560 538,630 524,710C508,790 508,850 522,912', 4, 1),
  buttons(
    9,
    ...([
      [514, 540],
      [518, 596],
      [519, 652],
      [510, 708],
      [499, 764],
      [492, 820],
      [496, 872],
    ] as const),
  ),
  line('M428,842L476,860M538,868L590,862', 4, 1),
  piece(
    '404,486! 460,466 500,470! 462,560 464,640 432,740 408,820! 400,920 376,1030 330,1122! 300,1100 282,1068! 332,970 360,880 376,780 384,660 368,560 z',
    'rot',
    cuts(['400,600 414,700 394,820', '388,830 376,920 336,1040', '398,860 386,970 340,1084'], 8),
  ),
  piece(
    '638,480! 590,464 560,470! 606,560 608,640 606,740 612,820! 652,920 712,1010 790,1106! 812,1082 830,1050! 756,966 702,880 676,800 672,660 684,560 z',
    'rot',
    cuts(['640,620 630,720 640,810', '632,820 680,910 756,1020', '660,860 710,960 780,1050'], 8),
    comb('676,790 706,880 756,960', '652,800 680,890 724,970', { step: 16 }),
  ),
  area(curve('500,470! 456,550 444,660 440,760! 408,680! 424,610! 398,560! 440,500 z'), 'gruen', 6),
  area(curve('560,470! 602,550 612,660 604,760! 648,680! 638,610! 664,560! 622,500 z'), 'gruen', 6),
  buttons(7, [430, 570], [434, 660], [632, 570], [628, 660]),
];

/** The sword arm. The elbow stands out, and the folds of the cloth start in the crook of the arm. */
const swordArm = (): Drawing => {
  const hand = { at: [304, 884] as Point, turn: 196 };
  return [
    piece(
      '404,488! 346,504 308,574 274,650 244,714! 242,744 254,784 256,836! 342,850! 352,796 368,744 404,690 430,620 440,550 z',
      'rot',
      comb('430,620 404,690 368,744 350,840', '396,620 368,690 336,744 318,836', { step: 15 }),
      cuts(
        ['366,742 320,744 284,724', '362,764 322,774 276,752', '340,600 320,650 312,690', '372,650 350,690 330,706'],
        8,
      ),
    ),
    grasped(hand, [{ use: eichelSabre, at: gripOf(hand), turn: 106, scale: [0.94, 1.18], flip: true }]),
    area(curve('236,806! 296,824 354,812! 362,884! 300,900 230,878! z'), 'blau', 7),
    line('M240,824Q296,842 356,830', 4, 1, 'ocker'),
    buttons(7, [254, 852], [292, 862], [332, 858]),
  ];
};

/** The other arm, bent at the elbow, with the forearm forward and the hand open. */
const openArm = (): Drawing => [
  { use: handOpen, at: [787, 884], turn: 84, scale: 0.96 },
  piece(
    '636,478! 688,482 726,530 742,600 746,676! 776,748 808,818! 738,884! 696,824 660,748! 648,690 640,620 628,560 z',
    'rot',
    comb('660,748 696,824 734,880', '686,732 722,800 758,856', { step: 12 }),
    comb('726,530 742,600 746,670', '692,550 708,620 716,680', { step: 15 }),
    cuts(['744,682 714,704 676,720', '752,698 732,728 696,750', '672,570 682,620 700,660'], 8),
  ),
  area(curve('722,870! 776,850 812,802! 844,848! 808,884 750,916! z'), 'blau', 7),
  line('M730,880Q786,860 820,814', 4, 1, 'ocker'),
  buttons(7, [756, 894], [792, 874], [822, 846]),
];

function figure(): Drawing {
  return [
    land([1576, 1596, 1606, 1590, 1578], 'gruen'),
    bush([136, 1600], 0.8),
    bush([914, 1602], 0.7),
    hillock(
      [
        [20, 1740],
        [130, 1650],
        [300, 1650],
        [420, 1740],
      ],
      'rot',
    ),
    hillock(
      [
        [560, 1740],
        [720, 1660],
        [860, 1650],
        [980, 1700],
      ],
      'ocker',
    ),
    soleShade([340, 1616], 90),
    soleShade([800, 1616], 76),
    tails(),
    // The bent leg stands on its toes
    shin([756, 1196], [698, 1532], 'right', 'paper', 'blau'),
    { use: shoeBuckle, at: [698, 1532], flip: true, turn: 15 },
    shin([406, 1200], [386, 1554], 'left', 'paper', 'blau'),
    { use: shoeBuckle, at: [386, 1554], scale: [0.74, 1.04], turn: -5 },
    tuft([462, 1616], 0.9),
    tuft([596, 1616], 0.9),
    breeches(),
    garter([408, 1256], 'rot', -4, -14),
    garter([742, 1258], 'rot', -12, 18),
    coat(),
    head(HEAD),
    // Standing collar, cravat
    area(curve('448,466! 452,420 470,400! 540,424 586,398! 604,424 612,466! 566,482 532,470 496,482 z'), 'gruen', 6.5),
    line('M460,440Q530,462 602,436', 3.5, 1, 'ocker'),
    area(
      curve('512,424! 540,430 572,418! 574,470 592,506! 566,498 556,530 536,504 516,530 508,496 488,506! 508,462 z'),
      'paper',
      5.5,
    ),
    cuts(['520,440 518,470 512,490', '544,440 544,470 540,500', '562,436 564,466 572,488'], 5),
    openArm(),
    swordArm(),
    { use: epaulette, at: [398, 486], turn: -24 },
    { use: epaulette, at: [650, 484], turn: 22 },
  ];
}

export const unter: CardArt = courtCard({ sign: { use: acorn, at: [534, 1494], scale: 1.96 }, figure });
