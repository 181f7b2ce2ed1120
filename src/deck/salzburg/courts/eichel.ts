import { beads, curve } from '../../curve.js';
import { area } from '../../draw.js';
import type { Point } from '../../shape.js';
import type { Court } from '../courts.js';
import { hillock, land } from '../ground.js';
import { head, type Head } from '../heads.js';
import { arm, drape, leg } from '../limbs.js';
import { floor } from '../thrones.js';

const KING: Head = {
  view: 'three',
  behind: ['hair-three-back'],
  over: ['hair-three-front', 'beard-three-curl', 'crown-knobs'],
  at: [520, 420],
  scale: 1.06,
};

const OBER: Head = {
  view: 'profile',
  over: ['beard-profile-full', 'hair-profile-curls'],
  at: [560, 290],
  scale: 1.1,
  flip: true,
};

const UNTER: Head = {
  view: 'profile',
  over: ['beard-profile-droop', 'hair-profile-tied'],
  at: [510, 270],
  scale: 1.1,
  flip: true,
};

const scrolls = (points: readonly Point[]) =>
  points.map(([x, y], i) => ({ use: 'scroll', at: [x, y] as Point, flip: i % 2 === 1, scale: 0.95, turn: (i * 50) % 120 }));

export const EICHEL: Readonly<Record<'K' | 'O' | 'U', Court>> = {
  K: {
    head: KING,
    sign: { use: 'pip-E', at: [235, 239], scale: 2.4 },
    figure: () => [
      floor(),
      { use: 'throne', at: [754, 1060], tokens: { gruen: 'rot' } },
      drape('420,590! 300,700 270,900 284,1200 240,1560! 400,1590 620,1560 840,1580! 830,1200 860,900 780,700 640,590! z', 'rot', 'M330,900C330,1100 320,1300 300,1540M800,1000C800,1200 800,1400 800,1540'),
      scrolls([[344, 1190], [338, 1310], [324, 1430], [800, 1000], [806, 1150]]),
      leg({ hip: [610, 1060], knee: [676, 1160], ankle: [640, 1540], toe: 'left', breeches: 'rot', stocking: 'rot', garter: 'gruen' }),
      leg({ hip: [480, 1060], knee: [410, 1160], ankle: [400, 1550], toe: 'left', breeches: 'rot', stocking: 'rot', garter: 'gruen' }),
      drape('420,900! 350,1010 330,1120! 440,1170 540,1176 660,1170 760,1110! 720,1000 680,900! z', 'blau', 'M450,970C420,1040 410,1100 410,1150M520,970C510,1050 510,1110 514,1166M620,970C640,1050 650,1110 656,1160'),
      area(curve('328,1110! 440,1162 540,1168 660,1162 762,1100! 772,1128! 660,1192 540,1200 440,1192 320,1138! z'), 'ocker', 6),
      drape('410,600! 530,570 650,600! 680,740 686,920! 540,944 412,920! 416,740 z', 'blau', 'M450,700C450,780 452,850 456,900M640,700C642,780 642,850 640,904'),
      area(curve('500,600! 548,600! 552,760 556,934! 502,934! 498,760 z'), 'ocker', 6),
      { d: beads([680, 740, 800, 860].map((y): Point => [526, y]), 10), fill: 'rot', stroke: 'ink', width: 4, from: 1 },
      area(curve('406,906! 540,930 692,906! 694,944! 540,970 404,944! z'), 'ocker', 6.5),
      arm({ shoulder: [700, 690], elbow: [806, 860], wrist: [764, 1060], puff: 'gruen', sleeve: 'gruen', flip: true }),
      { use: 'sceptre', at: [200, 850], turn: -8 },
      arm({ shoulder: [376, 690], elbow: [296, 890], wrist: [224, 884], puff: 'gruen', sleeve: 'gruen', bend: 66 }),
      drape('520,560! 400,590 310,660 280,780 330,830 400,790! 450,700 530,680 610,700 680,790! 760,840 812,770 770,650 650,590 z', 'rot', 'M330,740C350,690 400,650 440,640M750,740C730,690 680,650 640,640'),
      scrolls([[372, 716], [700, 716]]),
      { use: 'collar-lace', at: [526, 578], scale: 1.2 },
      head(KING),
      { use: 'shield-cupid', at: [740, 1410], scale: 1.06 },
    ],
  },
  O: {
    head: OBER,
    sign: { use: 'pip-E', at: [235, 239], scale: 2.4 },
    figure: () => [
      land([1590, 1570, 1590, 1604, 1580], 'ocker'),
      hillock([[60, 1740], [240, 1640], [420, 1626], [600, 1740]], 'gruen'),
      hillock([[640, 1740], [760, 1650], [880, 1640], [980, 1700]], 'rot'),
      leg({ hip: [510, 970], knee: [440, 1220], ankle: [400, 1550], toe: 'right', breeches: 'gruen', garter: 'rot' }),
      leg({ hip: [610, 970], knee: [670, 1220], ankle: [690, 1560], toe: 'right', breeches: 'gruen', garter: 'rot' }),
      { use: 'doublet', at: [550, 460], scale: [1.1, 1.06], flip: true },
      arm({ shoulder: [680, 540], elbow: [800, 700], wrist: [690, 770], puff: 'rot', sleeve: 'gruen', slashes: 'ocker' }),
      head(OBER),
      { use: 'collar-lace', at: [550, 456] },
      { use: 'shield-leaves', at: [606, 690], turn: -28, scale: 1.0 },
      { use: 'sabre', at: [182, 866], turn: -4, scale: 0.98 },
      arm({ shoulder: [420, 540], elbow: [330, 760], wrist: [208, 862], puff: 'rot', sleeve: 'gruen', bend: 50, slashes: 'ocker' }),
    ],
  },
  U: {
    head: UNTER,
    sign: { use: 'pip-E', at: [460, 1482], scale: 2.1 },
    figure: () => [
      land([1580, 1600, 1610, 1590, 1580], 'gruen'),
      hillock([[-20, 1740], [120, 1640], [290, 1640], [400, 1740]], 'rot'),
      hillock([[580, 1740], [720, 1646], [860, 1640], [980, 1700]], 'ocker'),
      { use: 'tails', at: [510, 460], scale: [1.1, 1.08] },
      leg({ hip: [460, 960], knee: [350, 1220], ankle: [260, 1550], toe: 'left', breeches: 'ocker', garter: 'rot', stout: 0.95 }),
      leg({ hip: [570, 960], knee: [660, 1220], ankle: [700, 1560], toe: 'right', breeches: 'ocker', garter: 'rot', stout: 0.95 }),
      { use: 'knot', at: [408, 1100], turn: 22, scale: 0.84 },
      { use: 'knot', at: [616, 1100], turn: -18, scale: 0.84 },
      { use: 'coat-open', at: [510, 450], scale: [1.1, 1.12], flip: true },
      head(UNTER),
      { use: 'collar-coat', at: [510, 446], tokens: { rot: 'gruen' } },
      { use: 'sabre', at: [316, 950], turn: 107, scale: [1.2, 1.34] },
      arm({ shoulder: [640, 520], elbow: [760, 700], wrist: [800, 860], puff: 'rot', sleeve: 'rot', cuff: 'blau', hand: 'palm', bend: -70 }),
      arm({ shoulder: [380, 520], elbow: [270, 740], wrist: [300, 880], puff: 'rot', sleeve: 'rot', cuff: 'blau', bend: -10 }),
      { use: 'epaulette', at: [376, 478], turn: -24 },
      { use: 'epaulette', at: [644, 476], turn: 22 },
    ],
  },
};
