import { soleShade } from '../ground.js';
import { fir } from '../scenery.js';
import { lime } from './places.js';
import { houndBay, hunter, houndRun } from './hunt.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';

export const ten: CardArt = numberCard('L10', {
  before: () => [
    { use: fir, at: [112, 1590], scale: 0.58 },
    { use: lime, at: [866, 1612], scale: 0.6 },
    soleShade([180, 1694], 90),
    { use: houndBay, at: [180, 1692], scale: 0.94 },
    soleShade([384, 1700], 90),
    { use: hunter, at: [386, 1696], scale: 1.13 },
    soleShade([692, 1702], 96),
    { use: houndRun, at: [680, 1694], scale: 1.04 },
  ],
});
