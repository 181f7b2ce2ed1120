import { soleShade } from '../ground.js';
import { fir } from '../scenery.js';
import { sheepSide, stump, youth, sheepGrazing } from './idler.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';

export const nine: CardArt = numberCard('L9', {
  before: () => [
    { use: fir, at: [876, 1592], scale: 0.86 },
    { use: fir, at: [806, 1584], scale: 0.56 },
    { use: sheepSide, at: [220, 1676], scale: 1.2 },
    { use: stump, at: [490, 1672] },
    soleShade([630, 1694], 50),
    { use: youth, at: [592, 1678], scale: 1.06 },
    soleShade([800, 1696], 84),
    { use: sheepGrazing, at: [814, 1694], scale: 0.98 },
  ],
});
