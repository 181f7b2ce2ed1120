import { beads, curve, disc } from '../../curve.js';
import { area, flat, line } from '../../draw.js';
import type { Drawing, Point } from '../../shape.js';
import { cuts } from '../burin.js';
import { comb } from '../comb.js';
import type { Court } from '../courts.js';
import { bush, hillock, land, soleShade, tuft } from '../ground.js';
import { head, type Head } from '../heads.js';
import { garter, shin } from './legs.js';

const HEAD: Head = {
  behind: ['laub-drummer-back'],
  over: ['laub-drummer', 'laub-drummer-front', 'laub-drummer-whiskers', 'bicorne-athwart'],
  at: [566, 312],
  scale: 1.06,
  turn: 3,
};

const ground = (): Drawing => [
  land([1566, 1584, 1592, 1580, 1560], 'gruen'),
  bush([150, 1606], 0.9, 'ocker'),
  bush([868, 1590], 0.8, 'gruen'),
  hillock([[24, 1640], [160, 1636], [330, 1664], [470, 1722]], 'rot'),
  hillock([[560, 1722], [700, 1676], [860, 1648], [976, 1650]], 'ocker'),
  tuft([300, 1690], 0.9),
  tuft([820, 1694], 0.8),
];

/** The weight on his right leg, seen from the toe; the left one steps out. */
const legs = (): Drawing => [
  soleShade([800, 1612], 90),
  { use: 'laub-shoe', at: [770, 1550], flip: true },
  shin([700, 1236], [770, 1550], -1),
  area(curve('560,960! 572,1100 628,1240 650,1284! 704,1296 760,1270! 766,1180 752,1060 716,960! z'), 'rot', 8.5),
  comb('760,1266 768,1180 752,1070', [-64, 8]),
  cuts(['640,1200 683,1200 740,1180', '648,1240 694,1235 748,1220', '664,1256 672,1266 672,1284'], 6),
  garter([706, 1288], [746, 1288], 'blau', -10),
  soleShade([458, 1634], 80),
  { use: 'laub-shoe-front', at: [460, 1566], flip: true },
  shin([470, 1250], [460, 1566], 1),
  area(curve('412,950! 398,1080 402,1200 414,1290! 470,1306 528,1290! 548,1180 570,1080 590,970! z'), 'rot', 8.5),
  comb('528,1288 548,1180 566,1090', [-64, 0]),
  cuts(['440,1010 438,1128 446,1260', '560,1010 520,1092 500,1160', '470,1230 469,1262 474,1294'], 7),
  garter([470, 1300], [428, 1304], 'blau', 2),
];

const LACES: readonly number[] = [590, 640, 690, 740, 790];

const coat = (): Drawing => [
  // Skirts, the one at the left swings out
  area(curve('436,800! 402,890 356,1000! 420,1036 500,1040! 520,940 540,820! z'), 'gruen', 8.5),
  area(curve('540,820! 560,940 580,1046! 680,1050 766,1020! 736,920 700,800! z'), 'gruen', 8.5),
  area(curve('366,974! 426,1008 506,1010! 500,1042! 420,1038 354,1004! z'), 'ocker', 6),
  area(curve('500,840! 506,920 490,1000! 540,1020 590,1006! 570,920 566,840! z'), 'rot', 6.5),
  cuts(['452,850 429,918 404,984', '490,850 476,926 456,996', '640,850 650,928 660,1000'], 8),
  comb('500,1000 512,930 520,860', [-30, 0], { step: 10 }),
  // Chest
  area(curve('420,506! 490,474 560,466 640,474 704,506! 716,600 704,700 690,806! 560,836 442,806! 424,700 412,600 z'), 'gruen', 8.5),
  comb('692,800 706,690 712,600', [-70, 16]),
  cuts(['436,640 456,718 470,790', '668,660 652,735 640,800', '690,690 678,748 670,800'], 7),
  // Gold lacing across the chest, buttons down the middle
  LACES.map((y, i): Drawing => {
    const reach = 62 - i * 7;
    return [
      line(`M${560 - reach},${y - 8}C${540 - reach / 3},${y + 4} ${576 + reach / 3},${y + 4} ${560 + reach},${y - 8}`, 16, 0),
      line(`M${560 - reach},${y - 8}C${540 - reach / 3},${y + 4} ${576 + reach / 3},${y + 4} ${560 + reach},${y - 8}`, 8, 0, 'ocker'),
    ];
  }),
  line('M560,500V830', 5, 0),
  { d: beads(LACES.map((y): Point => [560, y]), 9), fill: 'ocker', stroke: 'ink', width: 4 },
  area(curve('438,790! 560,822 692,790! 696,838! 560,872 434,838! z'), 'weinrot', 6.5),
  area('M530,808L590,808L592,866L528,866Z', 'ocker', 5.5),
  line('M544,822H576V852H544Z', 4, 1),
];

const sling = (): Drawing => [
  area(curve('432,500! 488,476! 560,620 640,770 722,918! 660,950! 580,800 510,660 z'), 'blau', 7),
  line(curve('444,500 520,650 590,790 668,938') + curve('480,484 552,622 632,772 712,920'), 3.5, 1, 'paper'),
  [[492, 556], [530, 632], [570, 708], [612, 784], [654, 862]].map(([x, y]): Drawing => [
    area(`M${x - 4},${y - 22}L${x + 16},${y - 4}L${x + 4},${y + 22}L${x - 16},${y + 4}Z`, 'ocker', 4.5),
    flat(disc(x, y, 5), 'rot', 1),
  ]),
];

/** His right arm: elbow out, hand over the stick. */
const rightArm = (): Drawing => [
  area(curve('306,720! 296,780 330,842 400,876 470,890! 486,860 484,832! 420,820 380,790 378,730! z'), 'blau', 8),
  comb('340,846 400,878 460,890', [6, -40], { step: 10 }),
  cuts(['330,760 348,798 380,830', '360,760 378,789 410,816'], 5),
  area(curve('452,500! 400,496 346,540 312,610 292,690 310,744! 350,762 396,752! 430,700 470,620 484,560 z'), 'rot', 8.5),
  [[[346, 590], [330, 640], [336, 700]], [[396, 560], [376, 630], [374, 710]], [[440, 560], [424, 620], [410, 690]]].map(([[ax, ay], [bx, by], [cx, cy]]) =>
    area(`M${ax},${ay}Q${bx - 14},${by} ${cx},${cy}Q${bx + 20},${by} ${ax},${ay}Z`, 'ocker', 4.5),
  ),
  comb('312,744 352,760 396,750', [6, -40], { step: 9 }),
  area(curve('300,714! 350,742 404,728! 408,752! 352,768 302,746! z'), 'ocker', 6),
];

/** His left arm comes back from the elbow, the palm turned up. */
const leftArm = (): Drawing => [
  area(curve('776,700! 838,690! 890,740 900,800 880,850! 850,866 824,850! 830,800 800,760 z'), 'blau', 8),
  comb('884,846 900,800 888,740', [-40, 6], { step: 10 }),
  cuts(['800,730 839,748 876,760', '820,770 851,788 884,800'], 5),
  area(curve('664,500! 716,496 776,536 818,600 846,670 850,712! 812,744 768,734! 720,680 676,620 652,560 z'), 'rot', 8.5),
  [[[700, 560], [716, 620], [760, 690]], [[738, 550], [772, 610], [792, 690]], [[776, 570], [806, 620], [818, 680]]].map(([[ax, ay], [bx, by], [cx, cy]]) =>
    area(`M${ax},${ay}Q${bx - 16},${by + 8} ${cx},${cy}Q${bx + 18},${by - 8} ${ax},${ay}Z`, 'ocker', 4.5),
  ),
  comb('768,736 812,742 848,712 840,660', [-22, -36], { step: 9 }),
  area(curve('762,712! 812,716 850,680! 862,704! 818,746 762,740! z'), 'ocker', 6),
];

const drumming = (): Drawing => [
  { use: 'laub-drum', at: [646, 1088], turn: -10, scale: 1.06 },
  // The sling ends in a hook on the upper hoop
  area('M672,914L712,894L728,924L690,946Z', 'ocker', 6),
  line('M706,936C716,950 712,968 698,964', 7, 0),
  { use: 'laub-stick', at: [596, 992], turn: -44, scale: 1.06 },
  { use: 'laub-drum-over', at: [520, 914], turn: 6, scale: 0.96 },
  area(curve('436,850! 474,832 488,838! 506,856 500,892! 480,914 448,914! 444,880 z'), 'paper', 5.5),
  line('M448,860C464,862 478,854 494,858M446,884C466,888 482,880 502,880M450,904C464,904 474,900 486,902', 3, 2),
  { use: 'laub-drum-palm', at: [816, 892], turn: -40 },
  { use: 'laub-stick', at: [700, 984], turn: 52, scale: 1.06 },
  { use: 'laub-drum-under', at: [816, 892], turn: -40 },
  area(curve('818,822! 850,812 896,834! 910,862 902,882! 872,902 828,882! 812,852 z'), 'paper', 5.5),
  line('M838,832C838,850 832,862 836,880M862,832C864,852 858,872 862,890M884,842C888,858 884,874 886,886', 3, 2),
];

const collar = (): Drawing => [
  area(curve('470,470! 500,440 566,432 634,440 664,470! 680,516 654,548 622,536 600,560 574,528! 560,528! 532,560 508,536 478,546 456,512 z'), 'paper', 6.5),
  line('M484,500C490,520 506,520 512,504C518,534 538,534 546,512M650,500C644,520 628,520 622,504C616,534 596,534 588,512M500,468C530,484 604,484 636,468', 3, 2),
  { d: beads([[494, 486], [520, 494], [546, 498], [588, 498], [614, 494], [640, 486]], 4.5), fill: 'ink', from: 2 },
];

export const OBER: Court = {
  head: HEAD,
  sign: { use: 'pip-L', at: [235, 239], scale: 2.4 },
  figure: () => [ground(), legs(), coat(), sling(), head(HEAD), rightArm(), leftArm(), collar(), drumming()],
};
