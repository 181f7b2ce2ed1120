import { beads, curve } from '../../curve.js';
import { area, cord } from '../../draw.js';
import type { Point } from '../../shape.js';
import type { Court } from '../courts.js';
import { hillock, land } from '../ground.js';
import { head, type Head } from '../heads.js';
import { arm, drape, leg } from '../limbs.js';
import { floor } from '../thrones.js';

const KING: Head = {
  view: 'three',
  behind: ['hair-three-back'],
  over: ['hair-three-front', 'crown-leaves'],
  at: [560, 400],
  scale: 1.06,
  flip: true,
  tokens: { grau: 'ocker' },
};

const OBER: Head = {
  view: 'profile',
  over: ['beard-profile-droop', 'hair-profile-curls'],
  at: [550, 276],
  scale: 1.1,
};

const UNTER: Head = {
  view: 'profile',
  over: ['beard-profile-curl', 'hair-profile-long'],
  at: [550, 390],
  scale: 1.06,
  flip: true,
  tokens: { grau: 'weinrot' },
};

const scroll = (points: readonly Point[]) =>
  points.map(([x, y], i) => ({ use: 'scroll', at: [x, y] as Point, flip: i % 2 === 1, scale: 0.9, turn: (i * 40) % 100 }));

export const SCHELL: Readonly<Record<'K' | 'O' | 'U', Court>> = {
  K: {
    head: KING,
    sign: { use: 'pip-S-ring', at: [235, 239], scale: 2.4 },
    figure: () => [
      floor(),
      { use: 'throne', at: [770, 1060], tokens: { gruen: 'blau' } },
      { use: 'slipper', at: [340, 1590] },
      { use: 'slipper', at: [590, 1596], flip: true },
      drape(
        '420,590! 400,760 396,930 330,1030 262,1110 250,1250 262,1420 236,1560! 400,1590 560,1580 700,1590 850,1560! 824,1400 826,1240 800,1120 730,1000 700,900 690,760 680,590! z',
        'rot',
        'M400,940C470,980 620,990 704,930M290,1130C360,1100 420,1120 450,1180C440,1320 430,1440 420,1560M780,1130C700,1100 640,1120 610,1180C620,1320 640,1440 650,1560M330,1200C320,1320 320,1440 312,1550M740,1200C750,1320 756,1440 764,1556',
      ),
      scroll([[330, 1300], [370, 1450], [700, 1250], [480, 700], [640, 700], [470, 830], [640, 840], [690, 1420], [440, 1080], [640, 1070]]),
      area(curve('524,600! 576,600! 580,930 566,1100 580,1580! 500,1580! 520,1100 520,930 z'), 'ocker', 6.5),
      { d: beads([660, 740, 820, 900, 980, 1060, 1140, 1240, 1340, 1440, 1520].map((y): Point => [546, y]), 11), fill: 'rot', stroke: 'ink', width: 4, from: 1 },
      area(curve('238,1540! 400,1570 560,1562 700,1570 846,1540! 854,1574! 700,1606 560,1596 400,1606 232,1574! z'), 'ocker', 6.5),
      area(curve('398,918! 540,950 706,912! 708,950! 540,990 396,954! z'), 'ocker', 6.5),
      arm({ shoulder: [706, 660], elbow: [826, 850], wrist: [770, 1040], puff: 'rot', sleeve: 'rot', flip: true, slashes: 'ocker' }),
      { use: 'sceptre', at: [200, 850], turn: -8, tokens: { rot: 'blau' } },
      arm({ shoulder: [404, 670], elbow: [306, 890], wrist: [230, 884], puff: 'rot', sleeve: 'rot', bend: 66, slashes: 'ocker' }),
      { use: 'collar-ruff', at: [546, 566], scale: 1.3 },
      head(KING),
      { use: 'shield-castle', at: [754, 1380], scale: 1.1 },
    ],
  },
  O: {
    head: OBER,
    sign: { use: 'pip-S-ring', at: [235, 239], scale: 2.4 },
    figure: () => [
      land([1576, 1600, 1580, 1604, 1580], 'gruen'),
      hillock([[30, 1690], [160, 1646], [330, 1640], [480, 1740]], 'ocker'),
      hillock([[560, 1740], [700, 1656], [840, 1640], [980, 1680]], 'rot'),
      leg({ hip: [630, 960], knee: [690, 1190], ankle: [712, 1560], toe: 'left', breeches: 'blau', boot: 'rot' }),
      leg({ hip: [530, 960], knee: [450, 1190], ankle: [400, 1570], toe: 'left', breeches: 'blau', boot: 'rot' }),
      { use: 'doublet', at: [575, 450], scale: [1.1, 1.06], tokens: { gruen: 'blau' } },
      head(OBER),
      { use: 'collar-lace', at: [575, 446] },
      cord('M560,830L960,1006', 'ink', 40, 4),
      cord('M560,830L960,1006', 'weinrot', 26, 3),
      area(curve('636,846! 664,858! 648,898! 620,886! z'), 'ocker', 5),
      { use: 'sabre', at: [486, 796], turn: 114, scale: [0.95, 0.3] },
      arm({ shoulder: [704, 530], elbow: [846, 720], wrist: [772, 880], puff: 'gruen', sleeve: 'gruen', bend: 20, slashes: 'rot' }),
      arm({ shoulder: [444, 530], elbow: [346, 720], wrist: [440, 812], puff: 'gruen', sleeve: 'gruen', bend: -30, slashes: 'rot' }),
    ],
  },
  U: {
    head: UNTER,
    sign: { use: 'pip-S-ring', at: [480, 1480], scale: 2.3 },
    figure: () => [
      land([1580, 1600, 1612, 1600, 1576], 'ocker'),
      hillock([[30, 1640], [170, 1612], [330, 1650], [440, 1740]], 'gruen'),
      hillock([[620, 1740], [740, 1650], [880, 1630], [980, 1660]], 'rot'),
      leg({ hip: [510, 1000], knee: [340, 1220], ankle: [180, 1520], toe: 'right', breeches: 'rot', garter: 'blau', tilt: 14 }),
      leg({ hip: [610, 1010], knee: [800, 1170], ankle: [784, 1550], toe: 'right', breeches: 'rot', garter: 'blau' }),
      arm({ shoulder: [438, 640], elbow: [300, 790], wrist: [230, 930], puff: 'rot', sleeve: 'gruen', slashes: 'ocker' }),
      { use: 'doublet-back', at: [560, 556], scale: [1.06, 1.0], tokens: { rot: 'gruen' }, turn: 4 },
      head(UNTER),
      { use: 'collar-lace', at: [556, 556], scale: 0.92 },
      { use: 'sabre', at: [700, 214], turn: -100, scale: [1.1, 1.26], flip: true },
      arm({ shoulder: [690, 640], elbow: [830, 500], wrist: [730, 276], puff: 'rot', sleeve: 'gruen', slashes: 'ocker', flip: true }),
    ],
  },
};
