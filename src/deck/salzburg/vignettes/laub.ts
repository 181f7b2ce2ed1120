import { area, line } from '../../draw.js';
import { rect } from '../../curve.js';
import { hillock, land } from '../ground.js';
import type { Scene } from '../vignettes.js';

export const LAUB_SCENES: Readonly<Record<string, Scene>> = {
  10: {
    before: () => [
      { use: 'fir', at: [140, 1620], scale: 0.66 },
      { use: 'fir', at: [866, 1620], scale: 0.66 },
      { use: 'hunter', at: [520, 1678], scale: 0.74 },
      { use: 'dog-running', at: [310, 1666], scale: 1.05 },
      { use: 'dog-running', at: [730, 1670], scale: 1.05, flip: true },
    ],
  },
  9: {
    behind: () => [{ use: 'hut', at: [800, 1560], scale: 0.9 }],
    before: () => [
      { use: 'stump', at: [420, 1656], scale: [1, 1.1] },
      { use: 'youth', at: [494, 1664], scale: 0.92 },
      { use: 'sheep-lying', at: [236, 1668], scale: 1.15 },
      { use: 'sheep-lying', at: [720, 1676], scale: 1.1, flip: true },
    ],
  },
  8: {
    behind: () => [{ use: 'peaks', at: [280, 1580], scale: 1.05 }],
    before: () => [
      { use: 'marterl', at: [170, 1620], scale: 1.3 },
      { use: 'tree', at: [850, 1630], scale: 1.4 },
      { use: 'lamb-woman', at: [400, 1660], scale: 1.3 },
      { use: 'rake-man', at: [630, 1656], scale: 1.3 },
    ],
  },
  6: {
    behind: () => [{ use: 'peaks', at: [700, 1560], scale: 0.9 }],
    before: () => [
      { use: 'fir', at: [866, 1630], scale: 1.3 },
      hillock([[24, 1440], [300, 1486], [590, 1548], [976, 1664]], 'gruen'),
      line([[110, 1640], [230, 1690], [390, 1676], [540, 1694]].map(([x, y]) => `M${x},${y}q-4,-12 -16,-16M${x},${y}v-24M${x},${y}q4,-12 16,-16`).join(''), 3.5, 2),
      { use: 'hay-sledge', at: [430, 1610], scale: 1.2, turn: 10 },
      { use: 'sledge-man', at: [690, 1656], scale: 1.35 },
      { use: 'sledge-runner', at: [430, 1610], scale: 1.2, turn: 10 },
    ],
  },
  7: {
    behind: () => [{ use: 'castle-rock', at: [250, 1590], scale: 1.35 }],
    before: () => [
      land([1606, 1612, 1690, 1730, 1740], 'blau'),
      line('M90,1640H240M200,1664H330M110,1684H220', 4, 1),
      area(rect(470, 1610, 330, 26), 'ocker', 5),
      area(rect(500, 1636, 22, 44), 'weinrot', 4.5),
      area(rect(740, 1636, 22, 50), 'weinrot', 4.5),
      { use: 'basket-woman', at: [810, 1640], scale: 1.2 },
      { use: 'stump', at: [620, 1612], scale: 0.7 },
      { use: 'angler', at: [606, 1614], scale: 1.15 },
    ],
  },
};
