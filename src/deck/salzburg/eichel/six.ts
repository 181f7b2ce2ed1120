import { hillock } from '../ground.js';
import { chestnuts, sheller, smoke } from './wayside.js';
import { chestnut, roaster } from './lads.js';
import { chestnutFire } from '../gear.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';

export const six: CardArt = numberCard('E6', {
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
    { use: chestnut, at: [136, 1640], scale: 1.6 },
    sheller(),
    smoke(),
    { use: roaster, at: [840, 1664], scale: 1.2, flip: true },
    { use: chestnutFire, at: [516, 1664], scale: 1.12 },
    chestnuts(),
  ],
});
