import { curve } from '../../curve.js';
import { line } from '../../draw.js';
import { bush, hillock, tuft } from '../ground.js';
import { brokenTree, chestnuts, sheller, smoke, smoker, waver, whiteDog } from '../eichel/wayside.js';
import type { Scene } from '../vignettes.js';

export const EICHEL_SCENES: Readonly<Record<string, Scene>> = {
  10: {
    behind: () => [{ use: 'peaks', at: [680, 1570], scale: 0.84 }],
    before: () => [
      { use: 'fir', at: [150, 1640], scale: 1.14 },
      bush([888, 1650], 0.62),
      smoker(),
      tuft([470, 1700], 0.7),
      tuft([214, 1700], 0.8),
    ],
  },
  9: {
    behind: () => [{ use: 'peaks', at: [530, 1576], scale: 0.56 }],
    before: () => [brokenTree(), waver(), whiteDog(), tuft([852, 1692], 0.8), tuft([132, 1690], 0.8)],
  },
  8: {
    behind: () => [{ use: 'peaks', at: [300, 1570], scale: 0.8 }],
    before: () => [
      { use: 'tree', at: [104, 1630], scale: 0.86 },
      line(curve('520,1318 570,1308 630,1280 690,1236'), 4, 0),
      { use: 'bird-flying', at: [710, 1196], scale: 0.98, turn: -10 },
      { use: 'bird-flying', at: [860, 1340], scale: 0.4 },
      { use: 'bird-flying', at: [230, 1240], scale: 0.44, flip: true },
      { use: 'bird-flying', at: [306, 1150], scale: 0.34, flip: true },
      { use: 'runner-lad', at: [376, 1652], scale: 1.2 },
      { use: 'poodle', at: [730, 1664], scale: 0.92 },
    ],
  },
  6: {
    behind: () => [
      hillock(
        [
          [370, 1590],
          [560, 1520],
          [690, 1440],
          [750, 1456],
          [840, 1420],
          [950, 1590],
        ],
        'blau',
      ),
    ],
    before: () => [
      { use: 'chestnut-sweet', at: [136, 1640], scale: 1.6 },
      sheller(),
      smoke(),
      { use: 'roaster-standing', at: [840, 1664], scale: 1.2, flip: true },
      { use: 'chestnut-fire', at: [516, 1664], scale: 1.12 },
      chestnuts(),
    ],
  },
  7: {
    behind: () => [{ use: 'farmhouse', at: [262, 1612], scale: 1.12 }],
    before: () => [
      { use: 'tree', at: [882, 1630], scale: 1.14 },
      bush([130, 1646], 0.7),
      tuft([330, 1676], 0.8),
      { use: 'drinker-merry', at: [600, 1668], scale: 1.34 },
      { use: 'chicken', at: [790, 1676], scale: 1.1 },
    ],
  },
};
