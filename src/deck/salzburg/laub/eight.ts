import { soleShade, tuft } from '../ground.js';
import { lime, laubPeaks, marterl } from './places.js';
import { lambWoman, rakeMan } from './couples.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';

export const eight: CardArt = numberCard('L8', {
  behind: () => [{ use: laubPeaks, at: [300, 1580], scale: 1.1 }],
  before: () => [
    { use: marterl, at: [158, 1640], scale: 1.35 },
    { use: lime, at: [846, 1626], scale: 1.16 },
    soleShade([382, 1676], 100),
    { use: lambWoman, at: [370, 1670], scale: 1.42 },
    soleShade([648, 1698], 96),
    { use: rakeMan, at: [664, 1690], scale: 1.42 },
    tuft([250, 1694], 0.7, 'gruen'),
  ],
});
