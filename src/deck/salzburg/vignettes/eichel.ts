import { line } from '../../draw.js';
import { hillock } from '../ground.js';
import type { Scene } from '../vignettes.js';

export const EICHEL_SCENES: Readonly<Record<string, Scene>> = {
  10: {
    behind: () => [{ use: 'peaks', at: [720, 1570], scale: 0.7 }],
    before: () => [
      { use: 'fir', at: [176, 1640], scale: 1.1 },
      hillock([[260, 1722], [360, 1636], [520, 1630], [720, 1640], [860, 1722]], 'gruen'),
      { use: 'smoker', at: [500, 1650], scale: 1.06 },
      { use: 'bush', at: [850, 1650], scale: 0.8 },
    ],
  },
  9: {
    behind: () => [{ use: 'peaks', at: [220, 1580], scale: 0.6 }],
    before: () => [
      { use: 'stump-broken', at: [760, 1650], scale: 1.3 },
      { use: 'stump', at: [326, 1660], scale: 0.9 },
      { use: 'waver', at: [342, 1668], scale: 0.98 },
      { use: 'dog-sitting', at: [580, 1670], scale: 1.05 },
    ],
  },
  8: {
    behind: () => [{ use: 'peaks', at: [300, 1570], scale: 0.8 }],
    before: () => [
      { use: 'tree', at: [130, 1630], scale: 1.05 },
      line('M492,1250C560,1180 620,1170 660,1180', 3.5, 0),
      { use: 'bird', at: [712, 1184], scale: 1.35 },
      { use: 'bird', at: [860, 1300], scale: 0.55 },
      { use: 'bird', at: [270, 1210], scale: 0.5, flip: true },
      { use: 'bird', at: [820, 1090], scale: 0.5 },
      { use: 'runner', at: [370, 1640], scale: 1.35 },
      { use: 'poodle', at: [690, 1610], scale: 1.3, turn: 10 },
    ],
  },
  6: {
    behind: () => [{ use: 'peaks', at: [806, 1570], scale: 0.7 }],
    before: () => [
      { use: 'chestnut-tree', at: [164, 1630], scale: 1.56 },
      { use: 'sheller', at: [240, 1664], scale: 1.5 },
      { use: 'smoke', at: [510, 1400], scale: 1.3 },
      { use: 'roaster', at: [842, 1660], scale: 1.55 },
      { use: 'chestnut-fire', at: [516, 1664], scale: 1.12 },
    ],
  },
  7: {
    behind: () => [{ use: 'house', at: [250, 1600], scale: 1.75 }],
    before: () => [
      { use: 'tree', at: [850, 1630], scale: 1.3 },
      { use: 'bush', at: [130, 1630], scale: 1 },
      { use: 'drinker', at: [560, 1650], scale: 1.35 },
      { use: 'chicken', at: [740, 1670], scale: 0.9 },
    ],
  },
};
