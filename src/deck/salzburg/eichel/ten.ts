import { beads, curve } from '../../curve.js';
import { area, cord } from '../../draw.js';
import type { Drawing } from '../../shape.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';
import { cuts } from '../shared/burin.js';
import { comb } from '../shared/comb.js';
import { bush, hillock, tuft } from '../shared/ground.js';
import { handSmall } from '../shared/hands.js';
import { fir, peaks } from '../shared/scenery.js';
import { fist, folkHat, folkHead, piece, shoe, SIZE, sleeve } from './folk.js';

/** The drinker of the seven, who smokes while lying on the bank and leaning on an elbow. */
const smoker = (): Drawing => [
  hillock(
    [
      [110, 1722],
      [190, 1672],
      [300, 1648],
      [520, 1640],
      [700, 1652],
      [840, 1690],
      [900, 1722],
    ],
    'gruen',
  ),
  // Far leg stretched out, its toe up
  shoe([814, 1628], -72),
  piece('704,1598! 730,1594 768,1612 802,1614! 806,1638! 768,1646 734,1656 704,1648! z', 'paper'),
  comb('728,1654 768,1646 800,1638', '728,1636 764,1632 796,1626', { step: 8 }),
  piece('540,1590! 600,1582 706,1590! 716,1620 706,1652! 600,1656 540,1646 z', 'ocker'),
  piece('694,1586! 718,1590! 726,1620 716,1654! 692,1656! 702,1620 z', 'rot', 5),
  // Shade of the bent leg on the lying one
  comb('556,1648 606,1653 694,1652', '566,1616 606,1608 692,1620', { step: 9 }),
  // Near leg: knee up, foot on the ground
  shoe([666, 1668]),
  piece('614,1540! 602,1572 622,1612 640,1656! 670,1656! 682,1606 680,1560 668,1524! z', 'paper'),
  comb('608,1566 624,1606 642,1646', '630,1566 644,1606 656,1640', { step: 8 }),
  piece(
    '512,1566! 552,1534 598,1486 638,1474 664,1494 664,1530! 640,1548 616,1540! 600,1590 566,1634 526,1646! 540,1600 z',
    'ocker',
    7,
  ),
  cuts(['540,1600 580,1572 610,1520', '620,1496 640,1500 650,1516', '548,1624 574,1604 590,1576'], 7),
  piece('608,1522! 638,1544 670,1516! 674,1534 640,1562 604,1540! z', 'rot', 5),
  // Shirt and belt between jacket and breeches
  piece('480,1540! 520,1560 546,1596 536,1644! 484,1646 z', 'paper'),
  piece('500,1548! 528,1566 546,1602 536,1646! 514,1648! 522,1606 506,1578 486,1560! z', 'gruen', 5.5),
  // Jacket
  piece(
    '270,1492! 296,1468 340,1470 380,1500 440,1528 492,1544! 508,1586 502,1646! 430,1648 350,1644 300,1630 274,1570 z',
    'rot',
    7,
  ),
  comb('500,1640 430,1644 350,1640', '492,1608 426,1614 350,1612', { step: 12 }),
  cuts(
    [
      '396,1512 440,1544 492,1556',
      '330,1600 380,1616 440,1612',
      '292,1520 290,1560 306,1600',
      '470,1546 482,1590 478,1632',
    ],
    8,
  ),
  {
    d: beads(
      [
        [420, 1536],
        [446, 1550],
        [470, 1562],
      ],
      6,
    ),
    fill: 'ocker',
    stroke: 'ink',
    width: 3.5,
    from: 1,
  },
  // The supporting arm, its forearm flat on the grass
  sleeve([288, 1506, 30], [262, 1580, 26], [270, 1648, 25], [352, 1660, 19]),
  cuts(['250,1600 266,1612 282,1614', '248,1628 268,1628 284,1616', '296,1530 280,1556 276,1580'], 7),
  comb('260,1672 300,1680 346,1678', '272,1652 304,1662 340,1664', { step: 9 }),
  piece('342,1638! 366,1644 370,1680! 348,1684! z', 'gruen', 5),
  { use: handSmall, at: [366, 1663], turn: 92, scale: SIZE },
  piece('290,1478! 320,1464 352,1480! 350,1500 318,1494 292,1502! z', 'gruen', 5),
  { use: folkHead, at: [322, 1430], turn: -4, scale: SIZE },
  { use: folkHat, at: [318, 1424], turn: -8, scale: SIZE },
  // Pipe: from the lips down, its bowl in the hand
  cord(curve('356,1462 386,1472 398,1500 412,1532'), 'ocker', 6, 3.5),
  piece('404,1500! 446,1500! 448,1532 436,1552 416,1552 404,1534 z', 'weinrot', 5.5),
  area('M400,1486H450V1502H400Z', 'ocker', 4.5),
  sleeve([322, 1518, 30], [366, 1600, 25], [406, 1576, 19]),
  cuts(['312,1540 324,1580 346,1604', '372,1570 384,1584 390,1600', '346,1560 358,1572 364,1584'], 7),
  piece('388,1568! 404,1552 428,1572! 416,1594 z', 'gruen', 5),
  fist([416, 1566], 18),
  piece(
    '424,1482! 424,1456 450,1434 496,1432 540,1440 584,1434 616,1406 610,1382 588,1388! 606,1354 650,1368 652,1408 622,1454 568,1476 516,1472 470,1460 442,1466 z',
    'paper',
    5,
  ),
  cuts(['446,1452 484,1444 536,1456', '556,1460 604,1446 634,1412'], 5),
];

export const ten: CardArt = numberCard('E10', {
  behind: () => [{ use: peaks, at: [680, 1570], scale: 0.84 }],
  before: () => [
    { use: fir, at: [150, 1640], scale: 1.14 },
    bush([888, 1650], 0.62),
    smoker(),
    tuft([470, 1700], 0.7),
    tuft([214, 1700], 0.8),
  ],
});
