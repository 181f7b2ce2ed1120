import type { Drawing } from '../../shape.js';
import { line } from '../../draw.js';
import { hillock, land } from '../ground.js';

/** Two bells, much white, and the hunted boar that gives the card its name Sau. */
export function schellAss(): Drawing {
  return [
    land([1500, 1486, 1502, 1490, 1500], 'blau'),
    line('M90,1520H260M300,1512H420M520,1516H700M740,1520H900', 4, 1),
    land([1560, 1540, 1550, 1534, 1552], 'gruen'),
    hillock([[-20, 1760], [160, 1640], [360, 1630], [600, 1750]], 'ocker'),
    hillock([[460, 1760], [680, 1650], [840, 1640], [1000, 1700]], 'rot'),
    { use: 'bush', at: [140, 1600], scale: 0.7 },
    { use: 'fir', at: [880, 1560], scale: 0.9 },
    { use: 'boar', at: [480, 1640], scale: 1.06 },
    { use: 'hound', at: [600, 1428], scale: 0.92, turn: -14 },
    { use: 'pip-S-ring', at: [490, 548], scale: 2.9 },
    { use: 'pip-S', at: [490, 274], scale: 2.9 },
  ];
}
