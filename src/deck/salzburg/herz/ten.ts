import { rest } from './village.js';
import { peaks, chapel } from '../scenery.js';
import type { CardArt } from '../card-art.js';
import { numberCard } from '../numbers.js';

export const ten: CardArt = numberCard('H10', {
  behind: () => [
    { use: peaks, at: [540, 1576], scale: 0.95 },
    { use: chapel, at: [884, 1580], scale: 0.74 },
  ],
  before: rest,
});
