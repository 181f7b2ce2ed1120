import { line } from '../../draw.js';
import { land, soleShade, tuft } from '../ground.js';
import type { Scene } from '../vignettes.js';

export const LAUB_SCENES: Readonly<Record<string, Scene>> = {
  10: {
    before: () => [
      { use: 'fir', at: [122, 1612], scale: 0.72 },
      { use: 'fir', at: [880, 1616], scale: 0.66 },
      { use: 'fir', at: [820, 1604], scale: 0.46 },
      soleShade([420, 1684], 44),
      { use: 'laub-hunter', at: [410, 1682], scale: 0.92 },
      { use: 'laub-hound-scent', at: [222, 1680], scale: 0.9 },
      { use: 'laub-hound-sitting', at: [640, 1680], scale: 1.02 },
      tuft([572, 1694], 0.6, 'gruen'),
      tuft([800, 1692], 0.7, 'gruen'),
    ],
  },
  9: {
    before: () => [
      { use: 'fir', at: [860, 1592], scale: 0.9 },
      { use: 'fir', at: [780, 1580], scale: 0.5 },
      { use: 'laub-stump', at: [420, 1676] },
      soleShade([540, 1682], 60),
      { use: 'laub-youth', at: [524, 1680], scale: 1.06 },
      { use: 'laub-sheep-side', at: [226, 1672], scale: 1.14 },
      { use: 'laub-sheep-front', at: [724, 1676], scale: 1.12 },
      tuft([610, 1694], 0.7, 'gruen'),
      tuft([96, 1690], 0.7, 'gruen'),
    ],
  },
  8: {
    behind: () => [{ use: 'laub-peaks', at: [300, 1580], scale: 1.1 }],
    before: () => [
      { use: 'laub-marterl', at: [158, 1640], scale: 1.35 },
      { use: 'laub-lime', at: [846, 1626], scale: 1.16 },
      soleShade([382, 1676], 100),
      { use: 'laub-lamb-woman', at: [370, 1670], scale: 1.42 },
      soleShade([666, 1694], 80),
      { use: 'laub-rake-man', at: [656, 1690], scale: 1.42 },
      tuft([520, 1694], 0.8, 'gruen'),
      tuft([250, 1694], 0.7, 'gruen'),
    ],
  },
  7: {
    behind: () => [{ use: 'laub-castle', at: [356, 1600], scale: 1.3 }],
    before: () => [
      land([1606, 1610, 1640, 1700, 1740], 'blau'),
      line('M90,1640q20,-10 40,0t40,0t40,0M210,1672q20,-10 40,0t40,0t40,0M100,1684q18,-8 36,0t36,0M360,1690q16,-8 32,0t32,0', 4, 1),
      { use: 'laub-jetty', at: [620, 1620], scale: 1.2 },
      { use: 'laub-basket-woman', at: [786, 1650], scale: 1.36 },
      { use: 'laub-angler', at: [610, 1622], scale: 1.3 },
      tuft([900, 1694], 0.8, 'gruen'),
    ],
  },
  6: {
    behind: () => [{ use: 'laub-peaks', at: [372, 1424], scale: [1.2, 1.5] }],
    before: () => [
      { use: 'fir', at: [866, 1590], scale: 1.25 },
      { use: 'fir', at: [776, 1556], scale: 0.8 },
      land([1410, 1440, 1496, 1556, 1588], 'paper'),
      { use: 'laub-tracks' },
      { use: 'laub-hay', at: [410, 1548], scale: 1.14, turn: 11 },
      { use: 'laub-sledge-man', at: [770, 1640], scale: 1.34 },
      { use: 'laub-horn', at: [410, 1548], scale: 1.14, turn: 11 },
    ],
  },
};
