import { beads, curve } from '../../curve.js';
import { area, line } from '../../draw.js';
import type { Point } from '../../shape.js';
import type { Court } from '../courts.js';
import { hillock, land } from '../ground.js';
import { head, type Head } from '../heads.js';
import { arm, drape, leg } from '../limbs.js';
import { floor } from '../thrones.js';

const KING: Head = {
  view: 'profile',
  over: ['beard-profile-full', 'hair-profile-long', 'crown-cap'],
  at: [600, 376],
  scale: 1.1,
};

const OBER: Head = {
  view: 'front',
  behind: ['hair-front-back'],
  over: ['hair-front-front', 'beard-front-curl', 'bicorne-athwart'],
  at: [560, 320],
  scale: 1.06,
};

const UNTER: Head = {
  view: 'three',
  behind: ['hair-three-back'],
  over: ['hair-three-front', 'bicorne-athwart'],
  at: [610, 312],
  scale: 1.06,
  turn: -8,
  tokens: { grau: 'weinrot' },
};

const tails = (points: readonly Point[]): string => points.map(([x, y]) => `M${x},${y}v24M${x - 8},${y + 24}l8,-11l8,11`).join('');

export const LAUB: Readonly<Record<'K' | 'O' | 'U', Court>> = {
  K: {
    head: KING,
    sign: { use: 'pip-L', at: [235, 239], scale: 2.4 },
    figure: () => [
      floor(),
      // The train falls behind him to the floor, fur outward
      drape('640,600! 800,700 880,900 900,1200 960,1590! 640,1610 560,1500! 600,1000 z', 'paper', 'M800,900C820,1100 830,1300 860,1560'),
      line(tails([[760, 860], [820, 980], [846, 1100], [870, 1240], [860, 1400], [900, 1500], [800, 1480], [700, 1520], [640, 1560]]), 6, 1),
      { use: 'stool', at: [640, 1110], scale: 0.96 },
      leg({ hip: [640, 1060], knee: [470, 1130], ankle: [520, 1540], toe: 'left', breeches: 'rot', garter: 'ocker', stout: 1.1 }),
      leg({ hip: [560, 1060], knee: [350, 1140], ankle: [330, 1550], toe: 'left', breeches: 'rot', garter: 'ocker', stout: 1.1 }),
      drape('470,900! 400,980 340,1060! 400,1120 520,1150 640,1170 760,1150! 760,1020 720,900! z', 'gruen', 'M480,970C450,1020 430,1060 424,1100M560,970C544,1030 540,1090 540,1140M660,970C664,1040 668,1100 670,1160'),
      area(curve('338,1056! 400,1112 520,1142 640,1162 762,1142! 766,1172! 640,1194 520,1174 396,1140 322,1080! z'), 'ocker', 6),
      { d: beads([[388, 1118], [450, 1142], [520, 1158], [590, 1170], [660, 1176], [720, 1168]], 9), fill: 'rot', stroke: 'ink', width: 4, from: 1 },
      drape('480,610! 600,570 690,610! 730,740 728,920! 600,944 470,920! 470,740 z', 'gruen', 'M520,700C512,780 512,850 516,910M650,700C660,780 664,850 660,910'),
      area(curve('464,904! 600,930 732,904! 734,942! 600,968 462,944! z'), 'ocker', 6.5),
      { use: 'sceptre', at: [200, 850], turn: -8 },
      arm({ shoulder: [450, 690], elbow: [340, 890], wrist: [230, 880], puff: 'gruen', sleeve: 'gruen', bend: 74 }),
      { use: 'orb', at: [560, 880] },
      arm({ shoulder: [716, 700], elbow: [786, 880], wrist: [650, 960], puff: 'gruen', sleeve: 'gruen', bend: 20, flip: true }),
      drape('600,560! 470,600 400,690 370,800 440,850 520,800! 580,740 640,740 690,810! 770,880 850,820 820,690 740,600 z', 'ocker', 'M420,770C440,700 480,660 530,640M800,780C780,700 740,660 690,640'),
      { use: 'collar-ermine', at: [606, 566], scale: 0.92, tokens: { paper: 'grau' } },
      head(KING),
    ],
  },
  O: {
    head: OBER,
    sign: { use: 'pip-L', at: [235, 239], scale: 2.4 },
    figure: () => [
      land([1580, 1600, 1586, 1600, 1576], 'gruen'),
      hillock([[-10, 1740], [140, 1640], [300, 1640], [440, 1740]], 'rot'),
      hillock([[540, 1740], [700, 1650], [860, 1640], [980, 1700]], 'ocker'),
      leg({ hip: [500, 980], knee: [430, 1230], ankle: [400, 1560], toe: 'left', breeches: 'rot', garter: 'blau' }),
      leg({ hip: [610, 980], knee: [660, 1230], ankle: [690, 1560], toe: 'right', breeches: 'rot', garter: 'blau' }),
      { use: 'doublet', at: [555, 480], scale: [1.12, 1.04], tokens: { rot: 'gruen', gruen: 'weinrot' } },
      { use: 'bandolier', at: [555, 480], scale: [1.12, 1.06] },
      head(OBER),
      { use: 'collar-lace', at: [555, 476], scale: 0.94 },
      { use: 'drum', at: [640, 1040], turn: 12, scale: 1.04 },
      { use: 'drumstick', at: [430, 870], turn: 62, scale: 1.1 },
      arm({ shoulder: [420, 560], elbow: [316, 760], wrist: [404, 864], puff: 'rot', sleeve: 'blau', bend: -40, slashes: 'ocker' }),
      { use: 'drumstick', at: [846, 850], turn: -58, scale: 1.1 },
      arm({ shoulder: [690, 560], elbow: [820, 720], wrist: [852, 836], puff: 'rot', sleeve: 'blau', bend: 30, flip: true, slashes: 'ocker' }),
    ],
  },
  U: {
    head: UNTER,
    sign: { use: 'pip-L', at: [225, 1480], scale: 2.3 },
    figure: () => [
      land([1596, 1600, 1580, 1590, 1570], 'ocker'),
      hillock([[300, 1740], [480, 1640], [680, 1626], [860, 1660], [980, 1740]], 'gruen'),
      { use: 'sabre-sheathed', at: [806, 880], turn: -14, scale: 1.1 },
      leg({ hip: [660, 980], knee: [730, 1230], ankle: [750, 1560], toe: 'right', breeches: 'rot', garter: 'blau' }),
      leg({ hip: [560, 980], knee: [500, 1230], ankle: [460, 1560], toe: 'left', breeches: 'rot', garter: 'blau' }),
      { use: 'doublet', at: [620, 470], scale: [1.1, 1.06], tokens: { gruen: 'blau' } },
      { use: 'bandolier', at: [620, 470], scale: [1.1, 1.06], tokens: { blau: 'paper', paper: 'ocker' } },
      head(UNTER),
      { use: 'collar-coat', at: [620, 466], tokens: { rot: 'gruen' } },
      arm({ shoulder: [490, 560], elbow: [330, 600], wrist: [262, 484], puff: 'rot', sleeve: 'gruen', slashes: 'ocker' }),
      { use: 'fife', at: [584, 384], turn: -12, scale: 0.84 },
      arm({ shoulder: [744, 560], elbow: [650, 640], wrist: [458, 478], puff: 'rot', sleeve: 'gruen', flip: true, bend: 30, slashes: 'ocker' }),
    ],
  },
};
