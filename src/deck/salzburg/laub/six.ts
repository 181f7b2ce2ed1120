import { curve } from '../../curve.js';
import { cord } from '../../draw.js';
import { land } from '../ground.js';
import { fir } from '../scenery.js';
import { laubPeaks, tracks, hay, sledgeHorn } from './places.js';
import { sledgeMan } from './couples.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';

export const six: CardArt = numberCard('L6', {
  behind: () => [{ use: laubPeaks, at: [400, 1424], scale: [0.9, 1.5] }],
  before: () => [
    { use: fir, at: [866, 1590], scale: 1.25 },
    { use: fir, at: [776, 1556], scale: 0.8 },
    land([1410, 1440, 1496, 1556, 1588], 'paper'),
    { use: tracks },
    { use: hay, at: [410, 1548], scale: 1.14, turn: 11 },
    // The horn of the far runner
    cord(curve('560,1644 690,1616 776,1560 818,1470 810,1388'), 'weinrot', 15, 4),
    { use: sledgeMan, at: [770, 1640], scale: 1.34 },
    { use: sledgeHorn, at: [410, 1548], scale: 1.14, turn: 11 },
  ],
});
