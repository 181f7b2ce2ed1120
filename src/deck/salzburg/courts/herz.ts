import { curve } from '../../curve.js';
import { area } from '../../draw.js';
import type { Court } from '../courts.js';
import { hillock, land } from '../ground.js';
import { head, type Head } from '../heads.js';
import { arm, drape, leg } from '../limbs.js';
import { floor } from '../thrones.js';

const KING: Head = {
  view: 'front',
  behind: ['hair-front-back'],
  over: ['hair-front-front', 'beard-front-full', 'crown-arch'],
  at: [510, 410],
  scale: 1.06,
};

const OBER: Head = {
  view: 'profile',
  over: ['beard-profile-curl', 'hair-profile-tied', 'bicorne-along'],
  at: [580, 318],
  scale: 1.12,
  tokens: { grau: 'weinrot' },
};

const UNTER: Head = {
  view: 'profile',
  over: ['beard-profile-thin', 'hair-profile-long'],
  at: [540, 290],
  scale: 1.08,
};

export const HERZ: Readonly<Record<'K' | 'O' | 'U', Court>> = {
  K: {
    head: KING,
    sign: { use: 'pip-H', at: [235, 239], scale: 2.4 },
    figure: () => [
      floor(),
      { use: 'throne', at: [754, 1060] },
      leg({ hip: [620, 1060], knee: [700, 1160], ankle: [660, 1540], toe: 'right', breeches: 'rot', garter: 'ocker', stout: 1.06 }),
      leg({ hip: [470, 1060], knee: [370, 1160], ankle: [400, 1540], toe: 'left', breeches: 'rot', garter: 'ocker', stout: 1.06 }),
      drape('396,900! 350,980 320,1050! 420,1100 520,1070! 530,1044! 540,1070! 640,1100 770,1040! 730,960 690,900! z', 'blau', 'M440,960C420,1010 410,1040 404,1076M520,960C514,1000 512,1030 516,1056M620,960C634,1010 640,1040 652,1076'),
      area(curve('316,1050! 420,1096 522,1066! 526,1094! 420,1124 308,1078! z'), 'ocker', 6),
      area(curve('536,1066! 640,1096 768,1036! 782,1062! 640,1124 540,1094! z'), 'ocker', 6),
      drape('390,580! 510,550 640,580! 676,740 690,916! 540,940 396,916! 400,740 z', 'blau', 'M446,740C446,800 448,860 450,900M634,740C636,800 636,860 634,904'),
      [736, 796, 856].map((y) => area(curve(`466,${y}! 540,${y + 14} 616,${y}! 616,${y + 20}! 540,${y + 34} 466,${y + 20}! z`), 'ocker', 5)),
      area(curve('390,900! 540,922 696,900! 698,940! 540,964 388,940! z'), 'ocker', 6.5),
      arm({ shoulder: [690, 650], elbow: [806, 840], wrist: [764, 1040], puff: 'rot', sleeve: 'rot', flip: true, slashes: 'ocker' }),
      { use: 'sceptre', at: [200, 850], turn: -8 },
      arm({ shoulder: [372, 660], elbow: [296, 890], wrist: [224, 884], puff: 'rot', sleeve: 'rot', bend: 66, slashes: 'ocker' }),
      { use: 'collar-ermine', at: [520, 570], scale: 1.14 },
      head(KING),
      { use: 'shield-anchor', at: [750, 1400], scale: 1.06 },
    ],
  },
  O: {
    head: OBER,
    sign: { use: 'pip-H', at: [235, 239], scale: 2.4 },
    figure: () => [
      land([1600, 1576, 1590, 1572, 1590], 'gruen'),
      hillock([[380, 1730], [520, 1640], [700, 1626], [860, 1650], [960, 1700]], 'ocker'),
      hillock([[40, 1680], [120, 1640], [230, 1650], [300, 1730]], 'rot'),
      { use: 'tails', at: [600, 490], scale: [0.98, 1.02], tokens: { rot: 'blau', gruen: 'rot' } },
      { use: 'sabre-sheathed', at: [780, 870], turn: 52, scale: 1.5 },
      leg({ hip: [640, 980], knee: [690, 1220], ankle: [700, 1560], toe: 'left', breeches: 'ocker', garter: 'rot', stout: 0.95 }),
      leg({ hip: [540, 980], knee: [470, 1220], ankle: [436, 1570], toe: 'left', breeches: 'ocker', garter: 'rot', stout: 0.95 }),
      { use: 'knot', at: [504, 1096], turn: 14, scale: 0.84 },
      { use: 'knot', at: [672, 1096], turn: -10, scale: 0.84 },
      { use: 'tailcoat', at: [590, 470], scale: [1.12, 1.14], tokens: { rot: 'blau', gruen: 'rot', weinrot: 'gruen' } },
      head(OBER),
      { use: 'collar-coat', at: [590, 462], tokens: { rot: 'rot' } },
      arm({ shoulder: [722, 540], elbow: [836, 720], wrist: [800, 800], puff: 'blau', sleeve: 'blau', cuff: 'rot', bend: 20 }),
      arm({ shoulder: [452, 550], elbow: [470, 770], wrist: [688, 838], puff: 'blau', sleeve: 'blau', cuff: 'rot', bend: -16 }),
      { use: 'epaulette', at: [452, 500], turn: -24 },
      { use: 'epaulette', at: [726, 496], turn: 22 },
    ],
  },
  U: {
    head: UNTER,
    sign: { use: 'pip-H', at: [230, 1459], scale: 2.4 },
    figure: () => [
      land([1590, 1606, 1580, 1596, 1580], 'ocker'),
      hillock([[280, 1740], [430, 1650], [620, 1630], [800, 1650], [980, 1740]], 'gruen'),
      { use: 'sabre-sheathed', at: [690, 900], turn: -30, scale: 1.06 },
      arm({ shoulder: [436, 560], elbow: [330, 650], wrist: [322, 510], puff: 'gruen', sleeve: 'blau' }),
      leg({ hip: [630, 990], knee: [726, 1220], ankle: [820, 1500], toe: 'left', breeches: 'blau', garter: 'rot', tilt: -32 }),
      leg({ hip: [530, 990], knee: [486, 1230], ankle: [500, 1560], toe: 'left', breeches: 'blau', garter: 'rot' }),
      { use: 'doublet-back', at: [560, 470], scale: [1.06, 1.08], tokens: { blau: 'ocker' } },
      { use: 'sash', at: [560, 470], scale: [1.06, 1.08] },
      head(UNTER),
      { use: 'collar-coat', at: [560, 464], tokens: { rot: 'paper' } },
      { use: 'spear', at: [512, 604], turn: -57, scale: 0.76 },
      arm({ shoulder: [690, 560], elbow: [800, 740], wrist: [700, 730], puff: 'gruen', sleeve: 'blau', bend: 20, flip: true }),
    ],
  },
};
