import { curve } from '../../curve.js';
import { cord, line } from '../../draw.js';
import { land, soleShade, tuft } from '../ground.js';
import type { Scene } from '../vignettes.js';

export const LAUB_SCENES: Readonly<Record<string, Scene>> = {
  10: {
    before: () => [
      { use: 'fir', at: [112, 1590], scale: 0.58 },
      { use: 'laub-lime', at: [866, 1612], scale: 0.6 },
      soleShade([180, 1694], 90),
      { use: 'laub-hound-bay', at: [180, 1692], scale: 0.94 },
      soleShade([384, 1700], 90),
      { use: 'laub-hunter', at: [386, 1696], scale: 1.13 },
      soleShade([692, 1702], 96),
      { use: 'laub-hound-run', at: [680, 1694], scale: 1.04 },
    ],
  },
  9: {
    before: () => [
      { use: 'fir', at: [876, 1592], scale: 0.86 },
      { use: 'fir', at: [806, 1584], scale: 0.56 },
      { use: 'laub-sheep-side', at: [220, 1676], scale: 1.2 },
      { use: 'laub-stump', at: [490, 1672] },
      soleShade([630, 1694], 50),
      { use: 'laub-youth', at: [592, 1678], scale: 1.06 },
      soleShade([800, 1696], 84),
      { use: 'laub-sheep-grazing', at: [814, 1694], scale: 0.98 },
    ],
  },
  8: {
    behind: () => [{ use: 'laub-peaks', at: [300, 1580], scale: 1.1 }],
    before: () => [
      { use: 'laub-marterl', at: [158, 1640], scale: 1.35 },
      { use: 'laub-lime', at: [846, 1626], scale: 1.16 },
      soleShade([382, 1676], 100),
      { use: 'laub-lamb-woman', at: [370, 1670], scale: 1.42 },
      soleShade([648, 1698], 96),
      { use: 'laub-rake-man', at: [664, 1690], scale: 1.42 },
      tuft([250, 1694], 0.7, 'gruen'),
    ],
  },
  7: {
    behind: () => [{ use: 'laub-castle', at: [324, 1580], scale: 1.3 }],
    before: () => [
      land([1606, 1610, 1640, 1700, 1740], 'blau'),
      line(
        'M90,1640q20,-10 40,0t40,0t40,0M210,1672q20,-10 40,0t40,0t40,0M100,1684q18,-8 36,0t36,0M360,1690q16,-8 32,0t32,0',
        4,
        1,
      ),
      { use: 'laub-jetty', at: [732, 1602], scale: 1.2 },
      { use: 'laub-basket-woman', at: [784, 1634], scale: 1.36 },
      { use: 'laub-angler', at: [570, 1600], scale: 1.24 },
      tuft([900, 1694], 0.8, 'gruen'),
    ],
  },
  6: {
    behind: () => [{ use: 'laub-peaks', at: [400, 1424], scale: [0.9, 1.5] }],
    before: () => [
      { use: 'fir', at: [866, 1590], scale: 1.25 },
      { use: 'fir', at: [776, 1556], scale: 0.8 },
      land([1410, 1440, 1496, 1556, 1588], 'paper'),
      { use: 'laub-tracks' },
      { use: 'laub-hay', at: [410, 1548], scale: 1.14, turn: 11 },
      // The horn of the far runner
      cord(curve('560,1644 690,1616 776,1560 818,1470 810,1388'), 'weinrot', 15, 4),
      { use: 'laub-sledge-man', at: [770, 1640], scale: 1.34 },
      { use: 'laub-horn', at: [410, 1548], scale: 1.14, turn: 11 },
    ],
  },
};
