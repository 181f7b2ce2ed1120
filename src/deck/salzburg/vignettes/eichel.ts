import { line } from '../../draw.js';
import { bush, hillock, tuft } from '../ground.js';
import type { Scene } from '../vignettes.js';

export const EICHEL_SCENES: Readonly<Record<string, Scene>> = {
  10: {
    behind: () => [{ use: 'peaks', at: [720, 1570], scale: 0.7 }],
    before: () => [
      { use: 'fir', at: [176, 1640], scale: 1.1 },
      hillock([[260, 1722], [360, 1636], [520, 1630], [720, 1640], [860, 1722]], 'gruen'),
      { use: 'smoker-lying', at: [540, 1654] },
      bush([860, 1656], 0.7),
      tuft([300, 1690], 0.7),
      tuft([700, 1694], 0.7),
    ],
  },
  9: {
    behind: () => [{ use: 'peaks', at: [220, 1580], scale: 0.6 }],
    before: () => [
      { use: 'stump-broken', at: [760, 1650], scale: 1.3 },
      { use: 'stump', at: [270, 1672], scale: 0.96 },
      { use: 'waver-seated', at: [276, 1676] },
      { use: 'dog-white', at: [590, 1676], scale: 0.9 },
      tuft([660, 1690], 0.7),
    ],
  },
  8: {
    behind: () => [{ use: 'peaks', at: [300, 1570], scale: 0.8 }],
    before: () => [
      { use: 'tree', at: [130, 1630], scale: 1.05 },
      line('M522,1310C570,1250 620,1240 690,1216', 3.5, 0),
      { use: 'bird-flying', at: [710, 1196], scale: 0.98, turn: -10 },
      { use: 'bird-flying', at: [860, 1340], scale: 0.4 },
      { use: 'bird-flying', at: [230, 1240], scale: 0.44, flip: true },
      { use: 'bird-flying', at: [306, 1150], scale: 0.34, flip: true },
      { use: 'runner-lad', at: [376, 1652], scale: 1.2 },
      { use: 'poodle', at: [690, 1610], scale: 1.3, turn: 10 },
    ],
  },
  6: {
    behind: () => [{ use: 'peaks', at: [806, 1570], scale: 0.7 }],
    before: () => [
      { use: 'chestnut-fingered', at: [164, 1634], scale: 1.56 },
      { use: 'sheller', at: [240, 1664], scale: 1.5 },
      { use: 'smoke', at: [510, 1400], scale: 1.3 },
      { use: 'roaster-standing', at: [850, 1664], scale: 1.2, flip: true },
      { use: 'chestnut-fire', at: [516, 1664], scale: 1.12 },
    ],
  },
  7: {
    behind: () => [{ use: 'farmhouse', at: [266, 1612], scale: 1.06 }],
    before: () => [
      { use: 'tree', at: [850, 1630], scale: 1.3 },
      bush([130, 1646], 0.7),
      tuft([400, 1660], 0.7),
      { use: 'drinker-merry', at: [580, 1660], scale: 1.12 },
      { use: 'chicken', at: [740, 1670], scale: 0.9 },
    ],
  },
};
