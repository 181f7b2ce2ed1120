import { curve, disc, tube } from '../../curve.js';
import { area, cloth, flat, joined, line } from '../../draw.js';
import type { Drawing, Parts } from '../../shape.js';
import { cuts } from '../burin.js';
import { grazing, resting } from './fleece.js';
import { comb } from '../comb.js';
import { soleShade, tuft } from '../ground.js';

/** A dead larch, bent by the wind, its ends splintered. */
const deadTree = (): Drawing => [
  joined(
    [
      curve('776,1650! 812,1618 828,1560 826,1490 818,1430 806,1380! 830,1392 846,1400 852,1380! 866,1400 866,1450 872,1520 886,1590 936,1646! 890,1634 866,1644 840,1632 810,1644! z'),
      curve('812,1420! 800,1370 770,1330 748,1292 738,1254! 747,1264! 749,1242! 758,1272! 784,1312 816,1346 842,1400! z'),
      curve('838,1420! 842,1370 862,1320 872,1266 870,1212! 877,1228! 884,1200! 888,1270 880,1330 868,1380 864,1430! z'),
      curve('868,1380! 890,1366 906,1344 911,1318! 917,1330! 923,1322! 922,1356 896,1388 862,1408! z'),
      curve('872,1300! 850,1286 842,1262 838,1238! 846,1248! 852,1240! 856,1266 874,1284! z'),
    ],
    'weinrot',
    5,
  ),
  cuts(['836,1430 846,1500 836,1600', '854,1430 850,1530 862,1626', '876,1250 872,1310 856,1390', '764,1290 800,1346 828,1400', '866,1560 880,1600 904,1634', '826,1560 822,1600 800,1634'], 5),
  comb('866,1440 872,1520 884,1584', 18),
  area(curve('846,1470! 858,1478 860,1504 850,1522! 838,1508 838,1482 z'), 'ink', 3),
  line('M838,1464q14,-6 22,10M836,1526q10,8 20,0', 3, 1),
];

/** A fist of four fingers side by side, from their knuckles at the top to the back of the hand; each stands `rise` above the one before. */
const fist = (back: string, xs: readonly number[], top: number, foot: number, rise = 2): Drawing => [
  joined([curve(back), ...xs.map((x, i) => tube([[x, top + i * rise, 6.5], [x + 3, foot + i * rise, 7]], { roundStart: true, roundEnd: true }))], 'haut', 3.8),
  line(xs.slice(1).map((x, i) => `M${x - 6},${top + i * rise}L${x - 3},${foot + i * rise}`).join(''), 3.5, 0),
];

/** He sits on a stump and blows, both hands at the horn. */
const shepherd = (): Drawing => [
  area(curve('600,1664! 612,1630 610,1580! 712,1580! 712,1630 728,1664! z'), 'weinrot', 5.5),
  area(disc(661, 1580, 52, 15), 'ocker', 5),
  cuts(['636,1604 632,1630 624,1656', '676,1600 680,1630 690,1660', '700,1604 702,1630 712,1654'], 5),
  soleShade([570, 1684], 70),
  // Far leg stretched out
  area(curve('560,1590! 538,1620 516,1648! 534,1668! 566,1642 590,1604! z'), 'paper', 5),
  area(curve('520,1644! 498,1654 484,1650 480,1664! 504,1680 536,1682! 542,1664! z'), 'ink', 4),
  area(curve('660,1546! 622,1544 580,1548 556,1566! 552,1588 566,1606 588,1608! 620,1600 650,1590! z'), 'ocker', 5),
  // Far arm
  area(curve('626,1470! 600,1508 552,1532 504,1528! 502,1502! 544,1506 580,1486 606,1452! z'), 'blau', 5),
  // Coat with a belt, shirt collar
  cloth(curve('618,1446! 650,1434 686,1444! 704,1490 708,1536 718,1572! 670,1588 626,1578! 618,1550 614,1500 z'), 'blau', { angle: 30, step: 12, share: 0.26, longest: 34 }, 6),
  line('M618,1542C650,1552 680,1550 708,1540', 10, 0),
  line('M619,1542C650,1551 680,1549 707,1540', 4, 0, 'ocker'),
  cuts(['640,1450 634,1490 638,1534', '690,1460 692,1500 690,1534'], 5),
  // Near leg: the thigh lies on the stump before the skirt of the coat
  area(curve('606,1606! 600,1636 612,1664! 636,1664! 650,1636 652,1614! z'), 'paper', 5),
  area(curve('610,1658! 590,1670 570,1672 568,1686! 604,1692 640,1690! 640,1658! z'), 'ink', 4),
  area(curve('726,1566! 690,1556 646,1560 612,1572 596,1588! 596,1610 612,1624 638,1626! 680,1622 714,1612 734,1598! z'), 'ocker', 5.5),
  line('M602,1608C616,1618 634,1620 650,1618M562,1596C570,1602 580,1604 592,1602', 4, 1),
  cuts(['608,1590 630,1582 652,1586', '670,1570 696,1576 716,1588'], 5),
  // Head in profile, cheeks blown out
  area(curve('632,1420! 634,1450! 670,1450! 668,1410! z'), 'haut', 4.5),
  area(curve('622,1442! 650,1452 678,1440! 686,1456 650,1470 616,1458! z'), 'paper', 4.5),
  area(curve('620,1370! 612,1384 602,1396! 610,1402! 604,1410 612,1416! 614,1432 634,1440 660,1430 672,1400 668,1370! z'), 'haut', 5),
  area(curve('650,1370! 646,1396 656,1410 662,1428! 684,1420 690,1390 676,1366! z'), 'weinrot', 4.5),
  area(disc(654, 1398, 7, 10), 'haut', 3.5),
  line('M655,1392q-5,5 0,11', 2.6, 1),
  line('M617,1391q8,-7 16,-1', 3.5, 0),
  flat(disc(624, 1394, 4), 'ink'),
  line('M630,1414l7,7M638,1408l7,7', 3.4, 1, 'rot'),
  area(curve('618,1360! 622,1326 650,1316 676,1330 682,1360! z'), 'gruen', 5),
  area(curve('586,1366! 620,1350 680,1348 706,1360! 690,1374 612,1376 z'), 'gruen', 5),
  line('M619,1350C640,1342 664,1342 682,1348', 7, 0, 'rot'),
  area(curve('672,1344! 700,1330 724,1334! 712,1354 684,1356! z'), 'paper', 4),
  // The horn of an ox, bound with red
  area(curve('612,1414! 576,1424 530,1440 486,1440 444,1414! 426,1436 418,1472! 468,1496 524,1486 580,1452 616,1424! z'), 'ocker', 5.5),
  area(disc(431, 1443, 11, 31, 24), 'weinrot', 4.5),
  line('M500,1441L505,1488M512,1441L519,1486M592,1421L600,1440', 5, 1, 'rot'),
  comb('468,1494 524,1484 580,1450', -16),
  // The far hand bears the bell from below
  fist('448,1494! 452,1514 474,1526 506,1528! 506,1502! 492,1490! z', [452, 464, 476, 487], 1472, 1498),
  // The near hand lies over the horn before the mouth
  area(tube([[572, 1486, 9], [552, 1483, 8], [538, 1475, 6]], { roundEnd: true }), 'haut', 3.5),
  fist('538,1450! 544,1476 566,1496 588,1512! 602,1472! 590,1440! z', [542, 555, 568, 580], 1438, 1462, -7),
  area(curve('588,1470! 604,1472! 602,1518! 584,1514! z'), 'paper', 4.5),
  cloth(curve('668,1452! 692,1462 698,1500 668,1534 636,1532 596,1520! 598,1472! 620,1484 638,1482! z'), 'blau', { angle: 40, step: 11, share: 0.26, longest: 26 }, 5.5),
  cuts(['638,1482 644,1500 638,1516', '668,1462 674,1494 660,1516'], 5),
];

export const shepherding = (): Drawing => [
  deadTree(),
  tuft([770, 1650], 0.8),
  { use: 'schell-shepherd', at: [-92, -186], scale: 1.11 },
  grazing(266, 1672),
  tuft([420, 1690], 0.7),
  { use: 'schell-sheep', at: [826, 1694], scale: 0.82 },
];

export const SHEPHERD_PARTS: Parts = { 'schell-shepherd': shepherd, 'schell-sheep': () => resting(0, 0) };
