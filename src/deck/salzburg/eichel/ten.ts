import { bush, tuft } from '../ground.js';
import { smoker } from './wayside.js';
import { peaks, fir } from '../scenery.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';

export const ten: CardArt = numberCard('E10', {
  behind: () => [{ use: peaks, at: [680, 1570], scale: 0.84 }],
  before: () => [
    { use: fir, at: [150, 1640], scale: 1.14 },
    bush([888, 1650], 0.62),
    smoker(),
    tuft([470, 1700], 0.7),
    tuft([214, 1700], 0.8),
  ],
});
